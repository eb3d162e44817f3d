import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutForTests } from '../testing/checkout-for-tests.ts';
import { amountPaidBy, coverageOf, isCovered, paysRequestedSnap } from './coverage-rules.ts';
import type { PaymentChoice } from './coverage-rules.ts';

const cards = [
  { id: 'bank', balance: undefined },
  { id: 'snap', balance: 15_000 },
  { id: 'ten', balance: 1000 },
  { id: 'forty', balance: 4000 },
  { id: 'unasked', balance: undefined },
];
const order = { total: 9647, ebtTotal: 6000 };
const choice = (more: Partial<PaymentChoice>): PaymentChoice => ({
  bankCardId: 'bank',
  snap: undefined,
  giftCardIds: [],
  ...more,
});

describe('the split of a total', () => {
  it.each([
    ['the bank card everything', {}, { gift: [], snap: undefined, rest: 9647 }],
    [
      'gift cards in turn, each up to its balance [C-4.9]',
      { giftCardIds: ['ten', 'forty'] },
      {
        gift: [
          { cardId: 'ten', amount: 1000 },
          { cardId: 'forty', amount: 4000 },
        ],
        rest: 4647,
      },
    ],
    ['a gift card of unknown balance nothing', { giftCardIds: ['unasked'] }, { gift: [], rest: 9647 }],
    [
      'SNAP what was asked of it',
      { snap: { cardId: 'snap', amount: 4000 } },
      { snap: { cardId: 'snap', amount: 4000 }, rest: 5647, snapMost: 6000 },
    ],
    [
      'SNAP no more than is eligible',
      { snap: { cardId: 'snap', amount: 9000 } },
      { snap: { cardId: 'snap', amount: 6000 }, rest: 3647 },
    ],
    [
      'SNAP what gift cards leave of it',
      { snap: { cardId: 'snap', amount: 6000 }, giftCardIds: ['forty', 'ten'] },
      { snap: { cardId: 'snap', amount: 4647 }, rest: 0, snapMost: 4647 },
    ],
  ] as const)('charges %s', (_who, chosen, expected) => {
    expect(coverageOf(choice(chosen), { cost: order, cards })).toMatchObject(expected);
  });

  it('charges SNAP no more than the balance of the card [C-5.13]', () => {
    const poor = [{ id: 'snap', balance: 1200 }];
    const { snap, snapMost } = coverageOf(choice({ snap: { cardId: 'snap', amount: 4000 } }), {
      cost: order,
      cards: poor,
    });
    expect([snap?.amount, snapMost]).toEqual([1200, 1200]);
  });

  it.each([
    ['nothing is asked of it', { snap: { cardId: 'snap', amount: 0 } }, 6000],
    ['gift cards pay everything', { snap: { cardId: 'snap', amount: 100 }, giftCardIds: ['rich'] }, 6000],
    ['nothing is eligible', { snap: { cardId: 'snap', amount: 100 } }, 0],
  ])('charges SNAP nothing when %s', (_when, chosen, ebtTotal) => {
    const rich = [...cards, { id: 'rich', balance: 50_000 }];
    const { snap } = coverageOf(choice(chosen), { cost: { ...order, ebtTotal }, cards: rich });
    expect(snap).toBeUndefined();
  });

  it('is covered once nothing is left for the bank card [C-4.9]', () => {
    const small = { total: 1000, ebtTotal: 0 };
    expect(isCovered(coverageOf(choice({ giftCardIds: ['ten'] }), { cost: small, cards }))).toBe(true);
    expect(isCovered(coverageOf(choice({}), { cost: small, cards }))).toBe(false);
  });
});

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

it('splits a total like a cent-by-cent reference, and always adds up to it', () => {
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
      ({ total, share, wanted }, gifts, onSnap) => {
        const cost = { total, ebtTotal: Math.floor(total * share) };
        const ids = gifts.map((_, index) => `gift${index}`);
        const balances = Object.fromEntries(ids.map((id, index) => [id, gifts[index] ?? 0]));
        const chosen = choice({
          giftCardIds: ids,
          snap: wanted === null ? undefined : { cardId: 'snap', amount: wanted },
        });
        const all = { ...balances, snap: onSnap };
        const known = Object.entries(all).map(([id, balance]) => ({ id, balance }));
        const got = coverageOf(chosen, { cost, cards: known });
        const naive = countedOut(chosen, cost, all);
        expect({
          gift: got.gift.map(({ amount }) => amount),
          snap: got.snap?.amount ?? 0,
          bank: got.rest,
        }).toEqual(naive);
        const paid =
          got.gift.reduce((sum, { amount }) => sum + amount, 0) + (got.snap?.amount ?? 0) + got.rest;
        expect(paid).toBe(total);
      },
    ),
  );
});

describe('the payments of a checkout', () => {
  const line = (group: 'bank' | 'snap' | 'gift', amount: number) => ({
    id: `${group}${amount}`,
    amount,
    card: { id: group, group, brand: 'VISA', lastFour: '4242', expired: false } as const,
  });
  const paid = (snap: number | undefined, gift: number, snapBalance?: number) => {
    const { summary } = checkoutForTests();
    const cost = { ...summary.cost, total: 1000, ebtTotal: 600 };
    const payments = [
      line('gift', gift),
      ...(snap === undefined ? [] : [line('snap', snap)]),
      line('bank', 9),
    ];
    return checkoutForTests({ payments, snapBalance, summary: { ...summary, cost } });
  };

  it('are summed by group of cards', () => {
    const checkout = { payments: [line('gift', 100), line('gift', 20), line('bank', 7)] };
    expect([
      amountPaidBy(checkout, 'gift'),
      amountPaidBy(checkout, 'bank'),
      amountPaidBy(checkout, 'snap'),
    ]).toEqual([120, 7, 0]);
  });

  it.each([
    ['all that is wanted', 500, paid(500, 0), true],
    ['what is eligible, where more is wanted', 900, paid(600, 0), true],
    ['what gift cards leave, where more is wanted', 500, paid(200, 800), true],
    ['what is on the card, where more is wanted', 500, paid(300, 0, 300), true],
    ['less than it could', 500, paid(499, 0), false],
    ['less than it could, by what is on the card', 500, paid(299, 0, 300), false],
    ['less than gift cards leave', 500, paid(199, 800), false],
    ['more than is wanted', 500, paid(501, 0), false],
    ['nothing, where nothing is wanted', undefined, paid(undefined, 0), true],
    ['something, where nothing is wanted', undefined, paid(1, 0), false],
    ['nothing, where something is wanted', 500, paid(undefined, 0), false],
    ['nothing, where gift cards pay everything', 500, paid(0, 1000), true],
  ])('match the wanted SNAP amount or not when SNAP pays %s', (_what, amount, checkout, isIt) => {
    const wanted = amount === undefined ? undefined : { cardId: 'snap', amount };
    expect(paysRequestedSnap(checkout, wanted)).toBe(isIt);
  });
});
