import type { Product } from '@grocer/foundation/domain';

/** A product of which a test says what it is about. */
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
