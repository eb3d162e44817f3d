import { describe, expect, it } from 'vitest';
import { chosenTip, tipChoices, typedTip } from './rules.ts';

const suggestions = [
  { label: '0%', value: 0 },
  { label: '10%', value: 841 },
  { label: '$5.00', value: 500 },
  { label: '$2.50', value: 250 },
];
const choices = tipChoices(suggestions);

it('offers no tip and the suggestions other than zero [C-3.13] [C-4.28]', () => {
  expect(choices.map(({ key, label, value }) => [label ?? key, value])).toEqual([
    ['none', 0],
    ['10%', 841],
    ['$5', 500],
    ['$2.50', 250],
  ]);
});

it.each([
  [0, 'none'],
  [841, '10%'],
  [777, undefined],
])('shows %s as the choice %s [C-4.27]', (tip, key) => expect(chosenTip(choices, tip)?.key).toBe(key));

describe('a typed amount [C-5.8]', () => {
  it.each([
    ['4.5', { tip: 450 }],
    ['$4.50', { tip: 450 }],
    ['0', { tip: 0 }],
    ['999.99', { tip: 99_999 }],
    ['1000', { problem: 'most' }],
    ['', { problem: 'required' }],
    ['-1', { problem: 'required' }],
    ['4.505', { problem: 'required' }],
    ['4,50', { tip: 450 }],
    ['$3,5', { tip: 350 }],
    ['1,000', { problem: 'most' }],
    ['4,505.1', { problem: 'most' }],
    ['four', { problem: 'required' }],
  ])('is read from %j', (typed, read) => expect(typedTip(typed)).toEqual(read));
});
