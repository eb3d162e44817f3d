/** The pages of the shop that others lead to. */
export const WAYS_TO_SHOP = '/ways-to-shop';
export const PRODUCTS = '/products';
export const CART = '/cart';
export const MODIFY_CART = '/cart/modify';
export const SCHEDULING = '/scheduling';
export const CHECKOUT = '/checkout';
export const SIGN_IN = '/sign-in';
export const HOSTED_PAYMENT = '/hosted-payment';

/** The payment step of a checkout. */
export const payPath = (orderId: string): string =>
  `${CHECKOUT}?orderId=${encodeURIComponent(orderId)}&nc=true`;

/** The step in which changes to an order are submitted. */
export const changesPath = (orderId: string): string => `${payPath(orderId)}&im=true`;

/** The page of an order that was placed. */
export const completePath = (orderId: string): string =>
  `${CHECKOUT}/clicklist/${encodeURIComponent(orderId)}/complete`;

/** The order whose page after paying is at a path: `/checkout/{application}/{order}/complete`. */
export function completedOrderAt(path: string): string | undefined {
  const [, id] = /^\/checkout\/[^/]+\/([^/]+)\/complete$/.exec(path) ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}
