import type { Cart, Modality, OrderLine } from '@grocer/foundation/domain';

type Amount = Pick<OrderLine, 'gtin13' | 'quantity'>;

/** Is what was ordered still in the cart, and nothing else of that way of shopping [C-4.12]? */
export function isStillInCart(
  ordered: readonly (Amount & Pick<OrderLine, 'couponId'>)[],
  cart: Pick<Cart, 'lines'>,
  modality: Modality,
): boolean {
  // A flash sale is bought in the checkout itself.
  const wanted = new Map(
    ordered
      .filter(({ couponId }) => couponId === undefined)
      .map(({ gtin13, quantity }) => [gtin13, quantity]),
  );
  const inCart = cart.lines.filter((line) => line.modality === modality);
  return (
    inCart.length > 0 &&
    inCart.length === wanted.size &&
    inCart.every(({ gtin13, quantity }) => wanted.get(gtin13) === quantity)
  );
}
