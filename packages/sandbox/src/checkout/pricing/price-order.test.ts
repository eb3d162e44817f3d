import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOrder, spread } from './price-order.ts';
import type { AppliedPromo, Charges, PricedLine } from './price-order.ts';

const line = (more: Partial<PricedLine> = {}): PricedLine => ({
  quantity: 1,
  unitCents: 1000,
  regularCents: 1000,
  isSnap: true,
  taxClass: 'exempt',
  ...more,
});
const wine = line({ unitCents: 1299, regularCents: 1299, isSnap: false, taxClass: 'alcohol' });
const soap = line({ unitCents: 1199, regularCents: 1199, isSnap: false, taxClass: 'general' });
const charges = (more: Partial<Charges> = {}): Charges => ({
  fee: 0,
  waiver: 0,
  promos: [],
  tip: 0,
  ...more,
});
const save5: AppliedPromo = { code: 'SAVE5', kind: 'amount', value: 500, minimumCents: 2500 };
const tenOff: AppliedPromo = { code: 'TENOFF', kind: 'percent', value: 10, minimumCents: 0 };
const freeDelivery: AppliedPromo = { code: 'FREEDELIVERY', kind: 'delivery', value: 0, minimumCents: 0 };

describe('the price of an order [C-3.2]', () => {
  it.each([
    ['goods alone', [line(), line({ quantity: 2 })], {}, { itemTotal: 3000, total: 3000, ebtTotal: 3000 }],
    ['goods by weight, to the cent', [line({ quantity: 0.37, unitCents: 249 })], {}, { itemTotal: 92 }],
    [
      'a flash sale',
      [line({ unitCents: 699, regularCents: 899, quantity: 2 })],
      {},
      { itemTotal: 1398, discountTotal: 400 },
    ],
    ['fee, waiver and tip', [line()], { fee: 695, waiver: 200, tip: 300 }, { total: 1795, ebtTotal: 1000 }],
    [
      'a fee for bags, which SNAP does not pay',
      [line()],
      { bagFee: { amount: 10, description: 'Bag fee' } },
      { total: 1010, ebtTotal: 1000 },
    ],
    [
      'taxes of each kind',
      [wine, soap, line()],
      {},
      { taxTotal: 130 + 84, total: 1299 + 1199 + 1000 + 214, ebtTotal: 1000 },
    ],
    [
      'an amount off, from its minimum on',
      [line({ quantity: 3 })],
      { promos: [save5] },
      { promos: [{ code: 'SAVE5', amount: 500 }], total: 2500, ebtTotal: 2500 },
    ],
    [
      'nothing off below it',
      [line()],
      { promos: [save5] },
      { promos: [{ code: 'SAVE5', amount: 0 }], total: 1000 },
    ],
    [
      'a percentage off, taxed after it',
      [wine],
      { promos: [tenOff] },
      { promos: [{ code: 'TENOFF', amount: 130 }], taxTotal: 117 },
    ],
    [
      'the fee off, once',
      [line()],
      { fee: 995, promos: [freeDelivery, freeDelivery] },
      { total: 1000, fee: 995 },
    ],
    [
      'never less than nothing',
      [line({ unitCents: 300, regularCents: 300 })],
      { promos: [{ ...save5, minimumCents: 0 }, tenOff] },
      { total: 0, ebtTotal: 0 },
    ],
  ] as const)('%s', (_what, lines, more, expected) =>
    expect(priceOrder(lines, charges(more as Partial<Charges>))).toMatchObject(expected),
  );
});

const cents = fc.integer({ min: 0, max: 20_000 });
const anyLine = fc.record({
  quantity: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.double({ min: 0.01, max: 5, noNaN: true })),
  unitCents: cents,
  isSnap: fc.boolean(),
  taxClass: fc.constantFrom('exempt', 'general', 'alcohol'),
  saved: cents,
});

it('totals the parts of an order, none of them negative', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 8 }),
      fc.record({ fee: cents, tip: cents, share: fc.double({ min: 0, max: 1, noNaN: true }) }),
      fc.subarray([save5, tenOff, freeDelivery]),
      (drawn, { fee, tip, share }, promos) => {
        const lines = drawn.map(({ saved, unitCents, ...more }) => ({
          ...more,
          unitCents,
          regularCents: unitCents + saved,
        })) as PricedLine[];
        const waiver = Math.floor(fee * share);
        const price = priceOrder(lines, { fee, tip, waiver, promos });
        const off = price.promos.reduce((all, { amount }) => all + amount, 0);
        expect(price.total).toBe(price.itemTotal - off + fee - waiver + price.taxTotal + tip);
        expect(price.ebtTotal).toBeLessThanOrEqual(price.itemTotal);
        const amounts = [price.total, price.ebtTotal, price.taxTotal, price.discountTotal];
        expect(Math.min(...amounts, ...price.promos.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
        expect([...amounts, price.itemTotal].every(Number.isInteger)).toBe(true);
      },
    ),
  );
});

it('spreads an amount exactly over lines, at most up to their prices', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const whole = weights.reduce((all, one) => all + one, 0);
        const amount = Math.floor(whole * share);
        const parts = spread(amount, weights);
        expect(parts.reduce((all, one) => all + one, 0)).toBe(amount);
        expect(parts.every((part, index) => part <= (weights[index] ?? 0))).toBe(true);
      },
    ),
  );
});
