import type { Cart } from '@grocer/foundation/domain';
import { useEffect, useState } from 'react';
import { orderPath } from '../paths.ts';
import { go, isEntryMarked, markEntry, useAddress } from '../use-path.ts';
import type { Address } from '../use-path.ts';
import { useShop } from './ShopProvider.tsx';
import { useIsShown } from './use-is-shown.ts';

/** The cart that changes a placed order. */
export type Changes = NonNullable<Cart['modify']>;

/** Returns true if nothing was opened at an address yet, and the shopper is not on the way to another one. */
const isUntried = ({ path, search }: Address): boolean =>
  path === location.pathname && search === location.search && !isEntryMarked();

/**
 * Opens the changes to an order when a link leads to its page, unless another order is being changed, and drops
 * them on request. Back, or a reload, does not open them again.
 */
export function useChanges(orderId: string | undefined, changes: Changes | undefined) {
  const { beginChanges, dropChanges, isSwitching, notOpened } = useShop();
  const isShown = useIsShown();
  const address = useAddress();
  /** What a button of this page has started. */
  const [pressed, setPressed] = useState<'opening' | 'dropping'>();
  useEffect(() => {
    if (orderId === undefined || isSwitching || !isUntried(address)) return;
    markEntry();
    if (!changes) void beginChanges(orderId);
  }, [address, isSwitching, orderId, changes, beginChanges]);
  return {
    isOpen: changes !== undefined && changes.checkoutId === orderId,
    isNew: isUntried(address),
    pressed,
    /** Why the last attempt failed. */
    refusal: notOpened?.orderId === orderId ? notOpened?.refusal : undefined,
    async begin(id: string): Promise<void> {
      if (pressed) return;
      setPressed('opening');
      // The shopper has seen which other changes are discarded.
      await beginChanges(id, changes?.checkoutId);
      setPressed(undefined);
    },
    async drop(id: string): Promise<void> {
      if (pressed) return;
      setPressed('dropping');
      const here = location.href;
      const isDropped = (await dropChanges(id)) === undefined;
      // Until the order's page is there, nothing is said of changes that are no longer open.
      if (isDropped && isShown() && location.href === here) go(orderPath(id), { replace: true });
      else setPressed(undefined);
    },
  };
}
