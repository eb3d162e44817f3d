import type { ProfileAddress } from '@grocer/foundation/domain';
import { useMemo } from 'react';
import { useSelectorStore } from '../../core/context.tsx';
import { CHECKOUT_MAX_ADDRESSES, currentOf, shortList } from './book-rules.ts';
import { listOf } from '../../core/address-rules.ts';

/** The addresses that a view shows. */
export interface Offered {
  readonly list: readonly ProfileAddress[];
  /** The delivery address in use. */
  readonly current: ProfileAddress | undefined;
  /** The first address that is hidden until the shopper asks for all. */
  readonly nextId: string | undefined;
}

/** Returns the addresses to show: during checkout only three, until the shopper asks for all [F-9.12]. */
export function useOffered(): Offered {
  const book = useSelectorStore((state) => state.book);
  const destination = useSelectorStore(({ used }) => used.active?.destination);
  const isCheckout = useSelectorStore(({ settings }) => settings.openedFrom === 'scheduling');
  const wantsAll = useSelectorStore((state) => state.wantsAll);
  return useMemo(() => {
    const all = listOf(book);
    const current = currentOf(book, destination);
    const most = isCheckout && !wantsAll ? CHECKOUT_MAX_ADDRESSES : all.length;
    const list = shortList(all, current, most);
    return { list, current, nextId: all.find((entry) => !list.includes(entry))?.id };
  }, [book, destination, isCheckout, wantsAll]);
}
