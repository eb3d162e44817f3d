/** The pages of the shop that others lead to. */
export const WAYS_TO_SHOP = '/ways-to-shop';
export const PRODUCTS = '/products';
export const CART = '/cart';
export const SCHEDULING = '/scheduling';
export const CHECKOUT = '/checkout';
export const SIGN_IN = '/sign-in';

/** The payment step of a checkout. */
export const payPath = (orderId: string): string =>
  `${CHECKOUT}?orderId=${encodeURIComponent(orderId)}&nc=true`;

/** The order whose page after paying is at a path: `/checkout/{application}/{order}/complete`. */
export function completedOrderAt(path: string): string | undefined {
  const [, id] = /^\/checkout\/[^/]+\/([^/]+)\/complete$/.exec(path) ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}
