import type { Product } from '@grocer/foundation/domain';

/** Returns a product for a test, with defaults for all fields that are not given. */
export const product = (about: Partial<Product> & Pick<Product, 'upc'>): Product => ({
  id: about.upc,
  name: 'Coffee',
  size: '12 oz',
  price: 899,
  isAlcohol: false,
  isAvailable: true,
  needsProp65Warning: false,
  membership: undefined,
  ...about,
});
