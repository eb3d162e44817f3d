import type { Cart } from '@grocer/foundation/domain';
import { useCallback, useEffect, useState } from 'react';
import { orderPath } from '../paths.ts';
import { go, isEntryMarked, markEntry, useAddress } from '../use-path.ts';
import type { Address } from '../use-path.ts';
import type { Refusal } from './cart-words.ts';
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
  const { beginChanges, dropChanges, isSwitching } = useShop();
  const isShown = useIsShown();
  const address = useAddress();
  /** What a button of this page has started. */
  const [pressed, setPressed] = useState<'opening' | 'dropping'>();
  /** Why the last attempt failed. */
  const [refusal, setRefusal] = useState<Refusal>();
  const isOpen = changes !== undefined && changes.checkoutId === orderId;
  // They were opened elsewhere since then.
  if (isOpen && refusal) setRefusal(undefined);
  const begin = useCallback(
    (id: string): Promise<void> => beginChanges(id, { isShown }).then(setRefusal),
    [beginChanges, isShown],
  );
  useEffect(() => {
    if (orderId === undefined || isSwitching || !isUntried(address)) return;
    markEntry();
    if (!changes) void begin(orderId);
  }, [address, isSwitching, orderId, changes, begin]);
  return {
    isOpen,
    isNew: isUntried(address),
    pressed,
    refusal,
    async begin(id: string): Promise<void> {
      if (pressed) return;
      setPressed('opening');
      await begin(id);
      setPressed(undefined);
    },
    async drop(id: string): Promise<void> {
      if (pressed) return;
      setPressed('dropping');
      const here = location.href;
      const isDropped = (await dropChanges()) === undefined;
      // Until the order's page is there, nothing is said of changes that are no longer open.
      if (isDropped && isShown() && location.href === here) go(orderPath(id), { replace: true });
      else setPressed(undefined);
    },
  };
}
