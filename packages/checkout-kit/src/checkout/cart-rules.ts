import type { Cart, Modality, OrderLine } from '@grocer/foundation/domain';

type Ordered = readonly Pick<OrderLine, 'gtin13' | 'quantity' | 'couponId'>[];

/** How much of each product is ordered from the cart: a flash sale is bought in the checkout itself. */
const wantedOf = (ordered: Ordered): ReadonlyMap<string, number> =>
  new Map(
    ordered
      .filter(({ couponId }) => couponId === undefined)
      .map(({ gtin13, quantity }) => [gtin13, quantity]),
  );

/** Does the cart still have, for that way of shopping, all that is ordered from it [C-2.14] [C-7.24]? */
export function hasOrdered(ordered: Ordered, { lines }: Pick<Cart, 'lines'>, modality: Modality): boolean {
  const inCart = new Map(
    lines.filter((line) => line.modality === modality).map(({ gtin13, quantity }) => [gtin13, quantity]),
  );
  return [...wantedOf(ordered)].every(([gtin13, quantity]) => (inCart.get(gtin13) ?? 0) >= quantity);
}

/**
 * Is what was ordered still in the cart, and nothing else of that way of shopping [C-4.12]? Whatever is in a line of another id
 * than those that were `seen` before the order was placed has been put there since, and is the next order's. Where none were
 * looked at, nobody can tell whose the same products are.
 */
export function isStillInCart(
  { ordered, seen }: { readonly ordered: Ordered; readonly seen: readonly string[] | undefined },
  cart: Pick<Cart, 'lines'>,
  modality: Modality,
): boolean | 'unknown' {
  const wanted = wantedOf(ordered);
  const inCart = cart.lines.filter((line) => line.modality === modality);
  if (wanted.size === 0) return false;
  if (!seen) return hasOrdered(ordered, cart, modality) && 'unknown';
  return (
    inCart.length === wanted.size &&
    inCart.every(({ id, gtin13, quantity }) => seen.includes(id) && wanted.get(gtin13) === quantity)
  );
}
