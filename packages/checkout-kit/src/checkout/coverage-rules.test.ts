import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutForTests } from '../testing/checkout-for-tests.ts';
import { amountPaidBy, isCovered, paysRequestedSnap, snapMostOf } from './coverage-rules.ts';
import type { PaymentChoice } from './coverage-rules.ts';

const line = (group: 'bank' | 'snap' | 'gift', amount: number) => ({
  id: `${group}${amount}`,
  amount,
  card: { id: group, group, brand: 'VISA', lastFour: '4242', expired: false } as const,
});

interface Paid {
  readonly snap?: number | undefined;
  readonly gift?: readonly number[];
  readonly snapBalance?: number | undefined;
  readonly total?: number;
  readonly ebtTotal?: number;
}

/** Creates a checkout that a gift card, a SNAP card and a bank card pay. */
function paidBy({ snap, gift = [], snapBalance, total = 1000, ebtTotal = 600 }: Paid) {
  const { summary } = checkoutForTests();
  const payments = [
    ...gift.map((amount) => line('gift', amount)),
    ...(snap === undefined ? [] : [line('snap', snap)]),
    line('bank', 9),
  ];
  const cost = { ...summary.cost, total, ebtTotal };
  return checkoutForTests({ payments, snapBalance, summary: { ...summary, cost } });
}

describe('the most that SNAP may pay [C-5.13]', () => {
  it.each([
    ['the eligible amount', {}, 600],
    ['the balance of the card', { snapBalance: 300 }, 300],
    ['what gift cards leave', { gift: [700, 100], snap: 100 }, 200],
    ['nothing of what gift cards pay', { gift: [1000] }, 0],
  ])('is %s', (_what, paid, most) => expect(snapMostOf(paidBy(paid))).toBe(most));
});

it.each([
  ['gift cards pay everything', { gift: [400, 600] }, true],
  ['gift cards and SNAP pay everything', { gift: [500], snap: 500 }, true],
  ['a cent is left', { gift: [500], snap: 499 }, false],
  ['a bank card pays', {}, false],
])('an order is covered or not when %s [C-4.9]', (_what, paid, isIt) =>
  expect(isCovered(paidBy(paid))).toBe(isIt),
);

/** The reference: splits the total cent by cent. */
function countedOut(
  { snap, giftCardIds }: PaymentChoice,
  cost: { total: number; ebtTotal: number },
  balances: Readonly<Record<string, number>>,
) {
  const purse = giftCardIds.map((id) => ({ id, left: balances[id] ?? 0, paid: 0 }));
  const ebt = { left: Math.min(snap?.amount ?? 0, cost.ebtTotal, balances['snap'] ?? 0), paid: 0 };
  let bank = 0;
  for (let cent = 0; cent < cost.total; cent += 1) {
    const payer = purse.find(({ left }) => left > 0) ?? (snap && ebt.left > 0 ? ebt : undefined);
    if (payer) {
      payer.left -= 1;
      payer.paid += 1;
    } else bank += 1;
  }
  return { gift: purse.map(({ paid }) => paid).filter((paid) => paid > 0), snap: ebt.paid, bank };
}

it('knows of each split what a cent-by-cent reference knows of it', () => {
  const cents = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(
      fc.record({
        total: cents,
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        wanted: fc.option(cents),
      }),
      fc.array(cents, { maxLength: 5 }),
      cents,
      ({ total, share, wanted }, gifts, snapBalance) => {
        const cost = { total, ebtTotal: Math.floor(total * share) };
        const ids = gifts.map((_, index) => `gift${index}`);
        const balances = {
          ...Object.fromEntries(ids.map((id, index) => [id, gifts[index] ?? 0])),
          snap: snapBalance,
        };
        const asking = (amount: number | null): PaymentChoice => ({
          bankCardId: 'bank',
          giftCardIds: ids,
          snap: amount === null ? undefined : { cardId: 'snap', amount },
        });
        const { gift, snap, bank } = countedOut(asking(wanted), cost, balances);
        const checkout = paidBy({ ...cost, gift, snap: wanted === null ? undefined : snap, snapBalance });
        expect(isCovered(checkout)).toBe(bank === 0);
        expect(snapMostOf(checkout)).toBe(countedOut(asking(total), cost, balances).snap);
        expect(paysRequestedSnap(checkout, asking(wanted).snap)).toBe(true);
      },
    ),
  );
});

describe('the payments of a checkout', () => {
  it('are summed by group of cards', () => {
    const checkout = { payments: [line('gift', 100), line('gift', 20), line('bank', 7)] };
    expect([
      amountPaidBy(checkout, 'gift'),
      amountPaidBy(checkout, 'bank'),
      amountPaidBy(checkout, 'snap'),
    ]).toEqual([120, 7, 0]);
  });

  it.each([
    ['all that is wanted', 500, paidBy({ snap: 500 }), true],
    ['what is eligible, where more is wanted', 900, paidBy({ snap: 600 }), true],
    ['what gift cards leave, where more is wanted', 500, paidBy({ snap: 200, gift: [800] }), true],
    ['what is on the card, where more is wanted', 500, paidBy({ snap: 300, snapBalance: 300 }), true],
    ['less than it could', 500, paidBy({ snap: 499 }), false],
    ['less than it could, by what is on the card', 500, paidBy({ snap: 299, snapBalance: 300 }), false],
    ['less than gift cards leave', 500, paidBy({ snap: 199, gift: [800] }), false],
    ['more than is wanted', 500, paidBy({ snap: 501 }), false],
    ['nothing, where nothing is wanted', undefined, paidBy({}), true],
    ['something, where nothing is wanted', undefined, paidBy({ snap: 1 }), false],
    ['nothing, where something is wanted', 500, paidBy({}), false],
    ['nothing, where gift cards pay everything', 500, paidBy({ snap: 0, gift: [1000] }), true],
  ])('match the wanted SNAP amount or not when SNAP pays %s', (_what, amount, checkout, isIt) => {
    const wanted = amount === undefined ? undefined : { cardId: 'snap', amount };
    expect(paysRequestedSnap(checkout, wanted)).toBe(isIt);
  });
});
