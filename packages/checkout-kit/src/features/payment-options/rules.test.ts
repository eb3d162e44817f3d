import { describe, expect, it } from 'vitest';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';
import { giftBarrier, withAdded, withBank, withGift } from './rules.ts';

const choice = { bankCardId: 'visa', snap: undefined, giftCardIds: ['one'] };

it('changes the bank card and leaves the gift cards as they are', () => {
  expect(withBank(choice, 'amex')).toEqual({ ...choice, bankCardId: 'amex' });
});

it('uses gift cards in the order in which they were chosen', () => {
  expect(withGift(choice, 'two').giftCardIds).toEqual(['one', 'two']);
  expect(withGift(withGift(choice, 'two'), 'one').giftCardIds).toEqual(['two']);
});

describe('a gift card', () => {
  it.each([
    [
      'needs a backup card [C-5.12]',
      { id: 'two', balance: 100 },
      { bankCardId: undefined },
      false,
      'needsBank',
    ],
    ['cannot be added to an order that is covered [C-4.9]', { id: 'two', balance: 100 }, {}, true, 'covered'],
    ['of nothing pays nothing', { id: 'two', balance: 0 }, {}, false, 'empty'],
    ['of unknown balance may be tried', { id: 'two', balance: undefined }, {}, false, undefined],
    ['that is chosen can be given up', { id: 'one', balance: 0 }, { bankCardId: undefined }, true, undefined],
  ] as const)('%s', (_what, card, more, isCovered, barrier) =>
    expect(giftBarrier(card, { choice: { ...choice, ...more }, isCovered })).toBe(barrier),
  );
});

const chosen: PaymentChoice = { bankCardId: 'bank', snap: undefined, giftCardIds: ['first'] };

it.each([
  ['a bank card', 'bank', { ...chosen, bankCardId: 'new' }],
  ['a gift card', 'gift', { ...chosen, giftCardIds: ['first', 'new'] }],
  ['a SNAP card', 'snap', { ...chosen, snap: { cardId: 'new', amount: 700 } }],
] as const)('selects %s that was just added [C-4.7]', (_what, group, paying) =>
  expect(withAdded(chosen, { id: 'new', group }, 700)).toEqual(paying),
);
