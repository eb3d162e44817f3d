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

it('knows the email about deals by its banner and its name [C-1.2] [C-7.18]', () => {
  const list = [email('Weekly Ad'), email('Special Offers', 'ralphs'), deals];
  expect(dealsIn(list, { banner: 'kroger', name: 'Special Offers' })).toBe(deals);
  expect(dealsIn(list, { banner: 'kroger', name: 'Join e-VIC' })).toBeUndefined();
});

it.each([
  ['nothing is wanted', { phone, texts: false, deals: undefined }, {}],
  ['texts are wanted that are off', { phone, texts: true, deals: undefined }, { texts: true }],
  [
    'deals are wanted that are off',
    { phone, texts: false, deals: true },
    { deals: { ...deals, selected: true } },
  ],
  ['deals are not wanted, as before', { phone, texts: false, deals: false }, {}],
  ['there is no phone', { phone: undefined, texts: true, deals: undefined }, {}],
])('where %s, that alone is changed [C-7.16] [C-7.18]', (_when, wanted, changed) =>
  expect(changedOptIns({ phone, texts: false, deals }, wanted)).toEqual(changed),
);

it.each([
  ['turned off for a phone that has them', phone, false, { texts: false }],
  ['left on', phone, true, {}],
  ['turned on for another phone', '+15135550142', true, { texts: true }],
  ['not turned off for a phone that nobody asked about', '+15135550142', false, {}],
])('texts are %s [C-7.16]', (_what, wantedPhone, texts, changed) =>
  expect(
    changedOptIns({ phone, texts: true, deals: undefined }, { phone: wantedPhone, texts, deals: undefined }),
  ).toEqual(changed),
);
