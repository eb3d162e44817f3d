/** What the selector is called in messages for developers. */
export const PRODUCT = 'fulfilment selector';
