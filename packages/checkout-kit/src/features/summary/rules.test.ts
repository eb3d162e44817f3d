import { describe, expect, it } from 'vitest';
import { holdOf } from './rules.ts';

describe('the notice about the card', () => {
  const bank = {
    id: 'p',
    card: { id: 'b', group: 'bank', brand: 'VISA', lastFour: '4242', expired: false },
  } as const;
  it.each([
    ['a dollar where it pays nothing [C-9.5]', [{ ...bank, amount: 0 }], 'oneDollar'],
    ['a hold where it pays', [{ ...bank, amount: 100 }], 'hold'],
    ['nothing where there is none', [], undefined],
    [
      'nothing where others pay',
      [{ ...bank, amount: 100, card: { ...bank.card, group: 'gift' as const } }],
      undefined,
    ],
  ])('is %s', (_what, payments, said) => expect(holdOf({ payments })).toBe(said));
});
