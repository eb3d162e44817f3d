import { describe, expect, it } from 'vitest';
import {
  changeWords,
  feeOf,
  itemsWords,
  laterWords,
  minimumWords,
  orderFirst,
  splitWords,
} from './checkout-rules.ts';

describe('the order to check out first', () => {
  it.each([
    ['what was chosen', ['PICKUP', 'DELIVERY', 'DELIVERY'], 'PICKUP'],
    ['how the shopper shops, where nothing was chosen', [undefined, 'DELIVERY', 'PICKUP'], 'DELIVERY'],
    [
      'how the shopper shops, once what was chosen is not in the cart any more',
      ['SHIP', 'DELIVERY'],
      'DELIVERY',
    ],
    ['the one with a time held, where they shop otherwise', [undefined, 'IN_STORE', 'DELIVERY'], 'DELIVERY'],
    ['the first one, where no time is held either', [undefined, 'IN_STORE', undefined], 'PICKUP'],
    ['the first one, where nobody knows anything', [], 'PICKUP'],
  ] as const)('is %s', (_, wishes, first) =>
    expect(orderFirst({ ways: ['PICKUP', 'DELIVERY'], wishes })).toBe(first),
  );

  it('is none when nothing can be ordered', () =>
    expect(orderFirst({ ways: [], wishes: ['PICKUP'] })).toBeUndefined());
});

describe('the fee of a held time', () => {
  const [apples, bread] = [
    { gtin13: 'apples', quantity: 2 },
    { gtin13: 'bread', quantity: 1 },
  ];
  it.each([
    ['said of what it is held for', { fee: 0, items: [apples, bread] }, [bread, apples], 0],
    ['not known once something is taken out', { fee: 0, items: [apples, bread] }, [apples], undefined],
    ['not known once something is added', { fee: 695, items: [apples] }, [apples, bread], undefined],
    ['not known of another amount', { fee: 0, items: [apples] }, [{ ...apples, quantity: 1 }], undefined],
    [
      'said where a product comes in two lines',
      { fee: 695, items: [apples] },
      [
        { ...apples, quantity: 1 },
        { ...apples, quantity: 1 },
      ],
      695,
    ],
    ['not known where the service does not say', { fee: undefined, items: [apples] }, [apples], undefined],
  ])('is %s', (_, held, lines, fee) => expect(feeOf(held, lines)).toBe(fee));
});

it.each([
  [1498, 3500, '$20.02 more to reach the $35 minimum', false],
  [3499, 3500, '$0.01 more to reach the $35 minimum', false],
  [3500, 3500, 'Over the $35 minimum', true],
  [2000, 3550, '$15.50 more to reach the $35.50 minimum', false],
])('compares %i cents with a minimum of %i as “%s”', (total, minimum, words, isReached) => {
  const said = minimumWords(total, minimum);
  expect([`${said.missing}${said.rest}`, said.isReached]).toEqual([words, isReached]);
});

it.each([
  [[1], '1 item'],
  [[2, 3], '5 items'],
  // Fractions are rounded up.
  [[0.75, 1.5], '3 items'],
])('words the quantities %o as %s', (quantities, words) =>
  expect(itemsWords(quantities.map((quantity) => ({ quantity })))).toBe(words),
);

it.each([
  [1, undefined],
  [2, 'Two ways of shopping, two orders. Start with one; the other stays in your cart.'],
  [3, 'Each way of shopping is an order of its own. Start with one; the others stay in your cart.'],
])('explains %i ways to shop as “%s”', (ways, words) => expect(splitWords(ways)).toBe(words));

it.each([
  [0, false, undefined],
  [0, true, 'The total can change: items may be substituted.'],
  [1, false, 'The total can change: one item is weighed.'],
  [2, true, 'The total can change: 2 items are weighed, and items may be substituted.'],
])('explains %i weighed lines with substitutions %s as “%s”', (weighed, maySubstitute, words) =>
  expect(changeWords({ weighed, maySubstitute })).toBe(words),
);

it.each([
  ['DELIVERY', true, 'Other fees, tax and tip'],
  ['DELIVERY', false, 'Fees, tax and tip'],
  ['PICKUP', true, 'Other fees and tax'],
  ['SHIP', false, 'Fees and tax'],
] as const)('names the later costs of %s, with its fee known %s, as “%s”', (modality, isFeeKnown, words) =>
  expect(laterWords({ modality, isFeeKnown })).toBe(words),
);
