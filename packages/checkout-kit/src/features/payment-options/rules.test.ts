import { describe, expect, it } from 'vitest';
import type { PaymentInfo } from '@grocer/foundation/contract';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';
import { canAllPay, giftBarrier, withAdded, withBank, withGift } from './rules.ts';

const choice = { bankCardId: 'visa', snap: undefined, giftCardIds: ['one'] };

it('changes the bank card and leaves the gift cards as they are', () => {
  expect(withBank(choice, 'amex')).toEqual({ ...choice, bankCardId: 'amex' });
});

it('uses gift cards up in the order in which they were chosen', () => {
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
] as const)('%s that was just added pays [C-4.7]', (_what, group, paying) =>
  expect(withAdded(chosen, { id: 'new', group }, 700)).toEqual(paying),
);

it.each([
  ['nothing', {}, true],
  [
    'cards of all kinds that are there',
    { bankCardId: 'visa', snap: 'ebt', giftCardIds: ['one', 'two'] },
    true,
  ],
  ['a bank card that is gone', { bankCardId: 'amex' }, false],
  ['a SNAP card that is gone', { bankCardId: 'visa', snap: 'other' }, false],
  ['a gift card that is gone beside one that is there', { giftCardIds: ['one', 'three'] }, false],
])(
  'a choice of %s can be paid by: %o',
  (
    _what,
    {
      bankCardId,
      snap,
      giftCardIds = [],
    }: Partial<{ bankCardId: string; snap: string; giftCardIds: string[] }>,
    can,
  ) => {
    const named = (...ids: string[]) => ids.map((id) => ({ id }));
    const info = {
      bank: named('visa'),
      snap: named('ebt'),
      gift: named('one', 'two'),
    } as unknown as PaymentInfo;
    expect(
      canAllPay(
        { bankCardId, snap: snap === undefined ? undefined : { cardId: snap, amount: 1 }, giftCardIds },
        info,
      ),
    ).toBe(can);
  },
);
