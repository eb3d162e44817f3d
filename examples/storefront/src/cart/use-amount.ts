import type { CartLine } from '@grocer/foundation/domain';
import { useSyncExternalStore } from 'react';
import { MOST } from './device-cart.ts';
import { useShop } from './ShopProvider.tsx';

/** The amount of a line as it is shown, and how to change it. */
export interface Amount {
  /** What is wanted, and otherwise what is in the cart. */
  readonly shown: number;
  readonly isUnsaved: boolean;
  /** It cannot be changed right now. */
  readonly isLocked: boolean;
  /** So many more of it, or less; never less than one. */
  step(by: 1 | -1): void;
  remove(): void;
}

/** The amount of a line in the cart, which is shown as it is wanted and saved as fast as the service answers. */
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

/** Has something done once a line is gone. */
export const onceGone =
  (run: (() => void) | undefined) =>
  (quantity: number, refused: string | undefined): void => {
    if (quantity === 0 && refused === undefined) run?.();
  };

/** Lines with the amounts that are wanted of them. */
export function useWantedLines(lines: readonly CartLine[]): readonly CartLine[] {
  const { amounts } = useShop();
  const wanted = useSyncExternalStore(amounts.subscribe, amounts.wanted);
  return lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }));
}
