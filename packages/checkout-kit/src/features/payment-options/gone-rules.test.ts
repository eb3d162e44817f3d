import type { PaymentInfo } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { canAllPay } from './gone-rules.ts';

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
  'decides whether a choice of %s can pay: %o',
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
