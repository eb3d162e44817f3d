import type { Cart } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';

/** The lines of the cart that the page has seen, by their ids. */
export const seenLinesOf = oncePer(() => {
  let ids: ReadonlySet<string> = new Set();
  return {
    /** Notes what is in the cart, while the order is not placed. */
    see: ({ lines }: Pick<Cart, 'lines'>): void => void (ids = new Set(lines.map(({ id }) => id))),
    ids: (): ReadonlySet<string> => ids,
  };
});
