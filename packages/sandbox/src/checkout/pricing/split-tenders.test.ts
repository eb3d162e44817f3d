import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTenders } from './split-tenders.ts';

const cards = (...balances: readonly number[]) =>
  balances.map((balance, at) => ({ cardId: 'abc'.charAt(at), balance }));

describe('the split of an order over cards', () => {
  it.each([
    ['the bank card pays everything', { gifts: cards() }, { gift: [], snap: undefined, bank: 1000 }],
    [
      'gift cards pay first, in turn',
      { gifts: cards(300, 5000, 100) },
      {
        gift: [
          { cardId: 'a', cents: 300 },
          { cardId: 'b', cents: 700 },
          { cardId: 'c', cents: 0 },
        ],
        snap: undefined,
        bank: 0,
      },
    ],
    [
      'an empty one pays nothing',
      { gifts: cards(0) },
      { gift: [{ cardId: 'a', cents: 0 }], snap: undefined, bank: 1000 },
    ],
    ['SNAP pays what is asked of it', { snap: 400 }, { gift: [], snap: 400, bank: 600 }],
    ['SNAP pays no more than it may', { snap: 900 }, { gift: [], snap: 700, bank: 300 }],
    [
      'SNAP pays no more than gift cards leave',
      { gifts: cards(900), snap: 700 },
      { gift: [{ cardId: 'a', cents: 900 }], snap: 100, bank: 0 },
    ],
  ])('%s [C-5.13]', (_who, more, split) =>
    expect(splitTenders({ total: 1000, ebtTotal: 700, gifts: [], snap: undefined, ...more })).toEqual(split),
  );

  it('is exact to the cent for any amounts', () => {
    const amount = fc.nat({ max: 50_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.array(amount, { maxLength: 3 }),
        amount,
        (total, eligible, balances, snap) => {
          const ebtTotal = Math.min(total, eligible);
          const split = splitTenders({ total, ebtTotal, gifts: cards(...balances), snap });
          const gift = split.gift.reduce((sum, { cents }) => sum + cents, 0);
          expect(gift + (split.snap ?? 0) + split.bank).toBe(total);
          expect(split.snap).toBeLessThanOrEqual(ebtTotal);
          expect(Math.min(split.bank, ...split.gift.map(({ cents }) => cents))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
