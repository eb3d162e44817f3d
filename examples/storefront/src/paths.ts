/** The pages of the shop that others lead to. */
export const WAYS_TO_SHOP = '/ways-to-shop';
export const PRODUCTS = '/products';
export const CART = '/cart';
export const SCHEDULING = '/scheduling';
export const CHECKOUT = '/checkout';
export const SIGN_IN = '/sign-in';
