import type { Modality } from '@grocer/foundation/domain';

// [C-2.2] [C-2.4] [C-2.8] [C-2.9] [C-2.10] [C-2.11] [C-2.12] [C-2.13]
/** Pages of the shop that the checkout leads to. */
export const checkoutPaths = {
  home: '/',
  cart: '/cart',
  modifyCart: '/cart/modify',
  purchases: '/mypurchases',
  coupons: '/cl/coupons/',
  snapFaq: '/i/snap-ebt-faq',
  privacy: '/i/privacy-policy',
  accessibility: '/i/terms/accessibility',
} as const;

/** Text as a part of an address. What no address can hold, such as half a character, is replaced: `encodeURIComponent` throws. */
const addressPart = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The scheduling step for one way of shopping [C-2.2] [C-2.17]. */
export const schedulingPath = (modality: Modality): string => `/scheduling?fulfillmentType=${modality}`;

/** The cart in which an order is changed that was placed [C-2.5] [C-2.47]. */
export const modifyPath = (checkoutId: string): string =>
  `${checkoutPaths.modifyCart}?orderId=${addressPart(checkoutId)}`;

/** An order among the shopper's purchases, while it is not done [C-2.8]. */
export const pendingOrderPath = (orderNumber: string): string =>
  `/mypurchases/pending/${addressPart(orderNumber)}`;

/** The page of an order of an application that was placed, or changed [C-2.3]. */
export const completePath = (app: string, checkoutId: string, isModify = false): string =>
  `/checkout/${app.toLowerCase()}/${addressPart(checkoutId)}/complete${isModify ? '?im=true' : ''}`;
