// For tests and stories alike: it stands on no test runner.
export { beginCheckout, HOME } from './testing/begin-checkout.ts';
export type { Beginning } from './testing/begin-checkout.ts';
export { senderOf, shopperServices } from './testing/shopper-services.ts';
export type { ShopperServices } from './testing/shopper-services.ts';
export { beginChanges, placeAndChange } from './testing/begin-changes.ts';
