import type { CartLine } from '@grocer/foundation/domain';
import { useRef, useSyncExternalStore } from 'react';
import type { Refusal } from './cart-words.ts';
import { MOST } from './device-cart.ts';
import { useShop } from './ShopProvider.tsx';

/** The quantity of a cart line, and the actions that change it. */
export interface Amount {
  /** The unsaved quantity if there is one, else the quantity in the cart. */
  readonly shown: number;
  readonly isUnsaved: boolean;
  /** True while the quantity cannot be changed. */
  readonly isLocked: boolean;
  /** Adds or subtracts one; the quantity stays between one and the maximum. */
  step(by: 1 | -1): void;
  remove(): void;
}

/**
 * Returns the quantity of a cart line. Changes are shown at once and saved as fast as the service answers.
 * `onSettled` also gets the quantity that was shown before the line was removed. The cart shows the error of a
 * failed change, unless `isShown` returns true: then the caller does.
 */
export function useAmount(
  { id, quantity }: Pick<CartLine, 'id' | 'quantity'>,
  onSettled: (quantity: number, refusal: Refusal | undefined, before: number) => void,
  isShown?: () => boolean,
): Amount {
  const { changeLine, amounts, isMoving: isLocked } = useShop();
  const wanted = useSyncExternalStore(amounts.subscribe, () => amounts.wanted().get(id));
  const before = useRef(quantity);
  const latest = (): number => amounts.wanted().get(id) ?? quantity;
  const want = (next: number): void => {
    if (!isLocked) amounts.want(id, next, work);
  };
  const settle = (sent: number, refusal: Refusal | undefined): void =>
    onSettled(sent, refusal, before.current);
  const work = {
    onSettled: settle,
    send: async (next: number) => changeLine({ lineId: id, quantity: next }, { isShown }),
  };
  return {
    shown: wanted ?? quantity,
    isUnsaved: wanted !== undefined,
    isLocked,
    step(by) {
      const now = latest();
      const next = Math.max(1, now + by);
      if (next !== now && next <= MOST) want(next);
    },
    remove() {
      const now = latest();
      // After a second press, Undo would restore a quantity of zero.
      if (now === 0) return;
      before.current = now;
      want(0);
    },
  };
}

/** Returns an `onSettled` callback that calls `run` once the line is removed. */
export const onceGone =
  (run: ((before: number) => void) | undefined) =>
  (quantity: number, refusal: Refusal | undefined, before: number): void => {
    if (quantity === 0 && !refusal) run?.(before);
  };

/** Returns lines with their unsaved quantities. */
export function useWantedLines(lines: readonly CartLine[]): readonly CartLine[] {
  const { amounts } = useShop();
  const wanted = useSyncExternalStore(amounts.subscribe, amounts.wanted);
  return lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }));
}
