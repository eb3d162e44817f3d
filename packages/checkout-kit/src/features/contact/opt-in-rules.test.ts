import { expect, it } from 'vitest';
import { changedOptIns, dealsIn } from './opt-in-rules.ts';

const email = (shortDescription: string, banner = 'kroger', selected = false) => ({
  shortDescription,
  longDescription: '',
  selected,
  banner,
});
const deals = email('Special Offers');
const phone = '+16145550101';
const other = '+15135550142';
const known = { phone, texts: false, deals, getsDeals: false };

it('finds the email about deals by its banner and its name [C-1.2] [C-7.18]', () => {
  const list = [email('Weekly Ad'), email('Special Offers', 'ralphs'), deals];
  expect(dealsIn(list, { banner: 'kroger', name: 'Special Offers' })).toBe(deals);
  expect(dealsIn(list, { banner: 'kroger', name: 'Join e-VIC' })).toBeUndefined();
});

it.each([
  ['nothing was said', { phone, texts: undefined, deals: undefined }, {}],
  ['texts are wanted that are off', { phone, texts: true, deals: undefined }, { texts: true }],
  ['texts are not wanted, as before', { phone, texts: false, deals: undefined }, {}],
  ['texts are wanted on another phone', { phone: other, texts: true, deals: undefined }, { texts: true }],
  [
    'deals are wanted that are off',
    { phone, texts: undefined, deals: true },
    { deals: { ...deals, selected: true } },
  ],
  ['deals are not wanted, as before', { phone, texts: undefined, deals: false }, {}],
  [
    'texts are not wanted on another phone, of which nobody knows',
    { phone: other, texts: false, deals: undefined },
    { texts: false },
  ],
  ['nothing was said of another phone', { phone: other, texts: undefined, deals: undefined }, {}],
  ['there is no phone', { phone: undefined, texts: true, deals: undefined }, {}],
])('sends only what has changed when %s [C-7.16] [C-7.18]', (_when, wanted, changed) =>
  expect(changedOptIns(known, wanted)).toEqual(changed),
);

it('sends the last choice of the shopper when the current value is unknown', () =>
  expect(
    changedOptIns(
      { ...known, texts: undefined, getsDeals: undefined },
      { phone, texts: false, deals: false },
    ),
  ).toEqual({ texts: false, deals }));
