import { expect, it } from 'vitest';
import { cardMessages } from '../messages.ts';
import { cardLike } from '../../testing/card-like.ts';
import { rejectedText, spokenName } from './use-card-view.ts';

const text = { ...cardMessages, kinds: { gift: 'Tarjeta de regalo', snap: 'EBT de SNAP', other: 'Tarjeta' } };

it.each([
  [{ group: 'gift' }, 'Tarjeta de regalo'],
  [{ group: 'snap' }, 'EBT de SNAP'],
  [{ group: 'bank', brand: 'NONE', imageType: '' }, 'Tarjeta'],
  [{ group: 'bank', brand: 'VISA', imageType: '' }, 'Visa'],
  [{ group: 'bank', brand: 'NONE', imageType: 'RWC' }, 'Rewards World Credit'],
] as const)('names %j by the host’s word or by the card’s own name [W-2.12] [W-2.13]', (what, name) => {
  const card = cardLike({ ...what, lastFour: '4242' });
  expect(spokenName({ text }, card)).toBe(`${name} ending in 4242`);
});

it('names a rejected card by the host’s card type or its kind [W-6.6]', () => {
  const card = cardLike({ group: 'gift' });
  const told = (cardType: string | undefined) =>
    rejectedText(text, card, { cardType, fulfillment: 'delivery' });
  expect(told(undefined)).toBe('Tarjeta de regalo is not accepted for delivery at this time.');
  expect(told('Gift')).toBe('Gift is not accepted for delivery at this time.');
});
