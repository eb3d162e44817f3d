import type { CartLine } from '@grocer/foundation/domain';
import { useSyncExternalStore } from 'react';
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
 */
export function useAmount(
  { id, quantity }: Pick<CartLine, 'id' | 'quantity'>,
  onSettled: (quantity: number, refused: string | undefined) => void,
): Amount {
  const { changeLine, amounts, isMoving: isLocked } = useShop();
  const wanted = useSyncExternalStore(amounts.subscribe, () => amounts.wanted().get(id));
  const want = (next: number): void => {
    if (!isLocked) amounts.want(id, next, work);
  };
  const work = { onSettled, send: async (next: number) => changeLine({ lineId: id, quantity: next }) };
  return {
    shown: wanted ?? quantity,
    isUnsaved: wanted !== undefined,
    isLocked,
    step(by) {
      const before = amounts.wanted().get(id) ?? quantity;
      const next = Math.max(1, before + by);
      if (next !== before && next <= MOST) want(next);
    },
    remove: () => want(0),
  };
}

/** Returns an `onSettled` callback that calls `run` once the line is removed. */
export const onceGone =
  (run: (() => void) | undefined) =>
  (quantity: number, refused: string | undefined): void => {
    if (quantity === 0 && refused === undefined) run?.();
  };

/** Returns lines with their unsaved quantities. */
export function useWantedLines(lines: readonly CartLine[]): readonly CartLine[] {
  const { amounts } = useShop();
  const wanted = useSyncExternalStore(amounts.subscribe, amounts.wanted);
  return lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }));
}
