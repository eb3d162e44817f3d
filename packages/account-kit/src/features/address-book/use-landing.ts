import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useAccountCore, useAccountStore } from '../../core/context.tsx';

/** Finds the heading of an address, else the add button. */
const targetIn = (place: HTMLElement | null, id: string | undefined): HTMLElement | null | undefined =>
  [...(place?.querySelectorAll<HTMLElement>('[data-landing]') ?? [])].find(
    ({ dataset }) => dataset['landing'] === id,
  ) ?? place?.querySelector<HTMLElement>('[data-part=add-address]');

/** Moves focus after an address was saved or removed. Returns the ref of the address book. */
export function useLanding(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const landing = useAccountStore((state) => state.landing);
  const isReady = useAccountStore(({ book }) => book.phase === 'ready');
  const { store } = useAccountCore();
  // An effect runs after a closing layer has returned focus, possibly to an element that is gone.
  useEffect(() => {
    if (landing === undefined || !isReady) return;
    targetIn(place.current, landing === 'add' ? undefined : landing.id)?.focus();
    store.setState({ landing: undefined });
  }, [landing, isReady, store]);
  return place;
}
