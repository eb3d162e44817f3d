import type { Cart } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';

/** Ids of the cart lines that the page has seen; undefined until a cart was read. */
export const seenLinesOf = oncePer(() => {
  let ids: readonly string[] | undefined;
  return {
    /** Records the lines of the cart while the order is not placed. */
    see: ({ lines }: Pick<Cart, 'lines'>): void => void (ids = lines.map(({ id }) => id)),
    /** Resets the ids, since the next cart may be another shopper's. */
    forget: (): void => void (ids = undefined),
    ids: (): readonly string[] | undefined => ids,
  };
});
