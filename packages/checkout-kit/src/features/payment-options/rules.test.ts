import { expect, it } from 'vitest';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';
import { canUseGift, withAdded, withBank, withGift } from './rules.ts';

const choice = { bankCardId: 'visa', snap: undefined, giftCardIds: ['one'] };

it('changes the bank card and leaves the gift cards as they are', () => {
  expect(withBank(choice, 'amex')).toEqual({ ...choice, bankCardId: 'amex' });
});

it('uses gift cards in the order in which they were chosen', () => {
  expect(withGift(choice, 'two').giftCardIds).toEqual(['one', 'two']);
  expect(withGift(withGift(choice, 'two'), 'one').giftCardIds).toEqual(['two']);
});

it.each([
  ['needs a backup card [C-5.12]', { id: 'two', balance: 100 }, { bankCardId: undefined }, false, false],
  ['cannot be added to an order that is paid [C-4.9]', { id: 'two', balance: 100 }, {}, true, false],
  ['of nothing pays nothing', { id: 'two', balance: 0 }, {}, false, false],
  ['of unknown balance may be tried', { id: 'two', balance: undefined }, {}, false, true],
  ['that is chosen can be given up', { id: 'one', balance: 0 }, { bankCardId: undefined }, true, true],
] as const)('a gift card %s', (_what, card, more, isPaid, isUsable) =>
  expect(canUseGift(card, { choice: { ...choice, ...more }, isPaid })).toBe(isUsable),
);

const chosen: PaymentChoice = { bankCardId: 'bank', snap: undefined, giftCardIds: ['first'] };

it.each([
  ['a bank card', 'bank', { ...chosen, bankCardId: 'new' }],
  ['a gift card', 'gift', { ...chosen, giftCardIds: ['first', 'new'] }],
  ['a SNAP card', 'snap', { ...chosen, snap: { cardId: 'new', amount: 700 } }],
] as const)('selects %s that was just added [C-4.7]', (_what, group, paying) =>
  expect(withAdded(chosen, { id: 'new', group }, 700)).toEqual(paying),
);
