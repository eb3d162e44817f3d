import type { Card } from '@grocer/foundation/domain';

/** A bank card for tables of cases, with what a case is about. */
export const cardLike = (about: Partial<Card> = {}): Card => ({
  id: 'card',
  versionKey: '1',
  group: 'bank',
  brand: 'VISA',
  imageType: 'VISA',
  lastFour: '4242',
  expirationMonth: '08',
  expirationYear: '2029',
  expired: false,
  saved: true,
  balance: undefined,
  paymentGram: 'gram',
  preferredFor: [],
  firstName: 'Ann',
  lastName: 'Lee',
  address: undefined,
  ...about,
});
