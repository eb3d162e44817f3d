import { expect, it } from 'vitest';
import { cardLike } from '../../testing/card-like.ts';
import { pictureUrl } from './picture-url.ts';

it.each([
  [cardLike({ brand: 'VISA' }), 'visa'],
  [cardLike({ brand: 'MASTERCARD' }), 'mastercard'],
  [cardLike({ brand: 'AMEX' }), 'amex'],
  [cardLike({ brand: 'DISCOVER' }), 'discover'],
  [cardLike({ brand: 'NONE' }), 'default'],
  [cardLike({ brand: 'MASTERCARD', imageType: 'RWC' }), 'mastercard-world'],
  [cardLike({ brand: 'NONE', imageType: 'RC' }), 'store-card'],
  [cardLike({ brand: 'NONE', imageType: 'ACH' }), 'ach-type'],
  [cardLike({ brand: 'EBT', group: 'snap' }), 'ebt'],
  [cardLike({ brand: 'NONE', group: 'gift' }), 'gift-card'],
  [cardLike({ imageType: '../../evil' }), 'visa'],
  [cardLike({ imageType: 'constructor' }), 'visa'],
])('loads the picture of %o as %s from the payment host [W-7.25]', (card, icon) => {
  expect(pictureUrl('https://api.example', card)).toBe(`https://api.example/manage-payment/${icon}.png`);
});
