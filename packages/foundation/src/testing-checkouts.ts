// Used by tests and stories, so it must not import a test runner.
export { asOrdered, beginCheckout, HOME } from './testing/begin-checkout.ts';
export type { Beginning } from './testing/begin-checkout.ts';
export { senderOf, shopperServices } from './testing/shopper-services.ts';
export type { ShopperServices } from './testing/shopper-services.ts';
export { beginChanges, placeAndChange } from './testing/begin-changes.ts';
