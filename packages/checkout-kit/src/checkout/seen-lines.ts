import type { Cart } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';

/** The lines of the cart that the page has seen, by their ids; undefined as long as it has seen no cart. */
export const seenLinesOf = oncePer(() => {
  let ids: readonly string[] | undefined;
  return {
    /** Notes what is in the cart, while the order is not placed. */
    see: ({ lines }: Pick<Cart, 'lines'>): void => void (ids = lines.map(({ id }) => id)),
    /** Begins anew: the next cart may be another person's. */
    forget: (): void => void (ids = undefined),
    ids: (): readonly string[] | undefined => ids,
  };
});
