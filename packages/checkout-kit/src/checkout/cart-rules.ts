import type { Cart, Modality, OrderLine } from '@grocer/foundation/domain';

type Ordered = readonly Pick<OrderLine, 'gtin13' | 'quantity' | 'couponId'>[];

/** Quantities ordered from the cart, by product. Flash sale items do not come from the cart. */
const orderedQuantities = (ordered: Ordered): ReadonlyMap<string, number> =>
  new Map(
    ordered
      .filter(({ couponId }) => couponId === undefined)
      .map(({ gtin13, quantity }) => [gtin13, quantity]),
  );

/**
 * Returns true when the cart still holds, for the modality, all that is ordered from it [C-2.14] [C-7.24].
 */
export function cartCoversOrder(
  ordered: Ordered,
  { lines }: Pick<Cart, 'lines'>,
  modality: Modality,
): boolean {
  const inCart = new Map(
    lines.filter((line) => line.modality === modality).map(({ gtin13, quantity }) => [gtin13, quantity]),
  );
  return [...orderedQuantities(ordered)].every(([gtin13, quantity]) => (inCart.get(gtin13) ?? 0) >= quantity);
}

/**
 * Returns true when the cart holds exactly what was ordered for this modality [C-4.12]. `seen` are the ids of
 * the cart lines before the order was placed; any other line was added since and belongs to the next order.
 * Without `seen`, returns `unknown` if the cart holds the ordered quantities.
 */
export function isStillInCart(
  { ordered, seen }: { readonly ordered: Ordered; readonly seen: readonly string[] | undefined },
  cart: Pick<Cart, 'lines'>,
  modality: Modality,
): boolean | 'unknown' {
  const wanted = orderedQuantities(ordered);
  const inCart = cart.lines.filter((line) => line.modality === modality);
  if (wanted.size === 0) return false;
  if (!seen) return cartCoversOrder(ordered, cart, modality) && 'unknown';
  return (
    inCart.length === wanted.size &&
    inCart.every(({ id, gtin13, quantity }) => seen.includes(id) && wanted.get(gtin13) === quantity)
  );
}
