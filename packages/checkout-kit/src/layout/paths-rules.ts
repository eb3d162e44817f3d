import type { Modality } from '@grocer/foundation/domain';

// [C-2.1] [C-2.2] [C-2.4] [C-2.8] [C-2.9] [C-2.10] [C-2.11] [C-2.12] [C-2.13]
/** Pages of the shop that the checkout links to. */
export const checkoutPaths = {
  home: '/',
  pay: '/checkout',
  cart: '/cart',
  modifyCart: '/cart/modify',
  purchases: '/mypurchases',
  coupons: '/cl/coupons/',
  snapFaq: '/i/snap-ebt-faq',
  privacy: '/i/privacy-policy',
  accessibility: '/i/terms/accessibility',
} as const;

/** Encodes a URL component. Replaces lone surrogates, on which `encodeURIComponent` throws. */
const addressPart = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The scheduling page for a modality [C-2.2] [C-2.17]. */
export const schedulingPath = (modality: Modality): string => `/scheduling?fulfillmentType=${modality}`;

/** The cart in which a placed order is modified [C-2.5] [C-2.47]. */
export const modifyPath = (checkoutId: string): string =>
  `${checkoutPaths.modifyCart}?orderId=${addressPart(checkoutId)}`;

/** The purchases page of an order that is still pending [C-2.8]. */
export const pendingOrderPath = (orderNumber: string): string =>
  `/mypurchases/pending/${addressPart(orderNumber)}`;

/** The confirmation page of an application's order that was placed or modified [C-2.3]. */
export const completePath = (app: string, checkoutId: string, isModify = false): string =>
  `/checkout/${app.toLowerCase()}/${addressPart(checkoutId)}/complete${isModify ? '?im=true' : ''}`;
