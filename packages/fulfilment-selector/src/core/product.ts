/** The selector's name in messages for developers. */
export const PRODUCT = 'fulfilment selector';
