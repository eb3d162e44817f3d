import type { Cart, CartLine, Product } from '@grocer/foundation/domain';
import type { Offer, OfferState } from '../scheduling/features/offer/rules.ts';

/** A line of a cart, by default with one item to pick up. */
export const lineOf = (gtin13: string, more: Partial<CartLine> = {}): CartLine => ({
  id: `line-${gtin13}`,
  gtin13,
  quantity: 1,
  modality: 'PICKUP',
  substitutionPolicy: 'NONE',
  substitutionItems: [],
  instructions: '',
  sellerId: undefined,
  sourceStoreId: undefined,
  ...more,
});

export const cartOf = (...lines: readonly CartLine[]): Cart => ({ id: 'c', lines, modify: undefined });

export const productOf = (upc: string, name = upc): Product => ({
  id: upc,
  upc,
  name,
  size: '1 lb',
  price: 199,
  isAlcohol: false,
  isAvailable: true,
  needsProp65Warning: false,
  membership: undefined,
});

/** Times that have loaded, by default none. */
export const offerWith = (more: Partial<Offer> = {}): OfferState => ({
  phase: 'ready',
  offer: {
    days: [],
    items: {},
    zone: 'America/New_York',
    message: undefined,
    plan: undefined,
    freeThreshold: undefined,
    ...more,
  },
});
