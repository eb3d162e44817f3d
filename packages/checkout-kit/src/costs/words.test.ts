import type { SummaryLine } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { costMessages } from './messages.ts';
import { lineAmount, lineLabel } from './words.ts';

const words = { text: costMessages, locale: 'en-US' };
const line = (more: Partial<SummaryLine>): SummaryLine => ({
  type: 'FEE',
  amount: 0,
  description: '',
  nested: [],
  ...more,
});

describe('the amount of a line', () => {
  it.each([
    ['a fee of nothing is free [C-9.8]', { type: 'FEE', amount: 0 }, 'Free'],
    ['a fee is an amount', { type: 'FEE', amount: 495 }, '$4.95'],
    ['a tax that is not known yet [C-9.8]', { type: 'TAX', amount: undefined }, 'TBD'],
    ['a tax of nothing is known', { type: 'TAX', amount: 0 }, '$0.00'],
    ['a tip of nothing is not free', { type: 'TIP', amount: 0 }, '$0.00'],
    ['a promo is taken off', { type: 'PROMO', amount: -500 }, '−$5.00'],
  ] as const)('%s', (_what, given, shown) => expect(lineAmount(line(given), words)).toBe(shown));
});

describe('the label of a line', () => {
  it.each([
    [1, 'Subtotal (1 item)'],
    [18, 'Subtotal (18 items)'],
    [1000, 'Subtotal (1,000 items)'],
  ])('counts %s items [C-2.27]', (count, label) =>
    expect(lineLabel(line({ type: 'SUBTOTAL', description: 'Subtotal' }), count, words)).toBe(label),
  );
  it('is the wording of the service, or else our own [C-3.7]', () => {
    expect(lineLabel(line({ type: 'FEE', description: 'Delivery fee' }), 1, words)).toBe('Delivery fee');
    expect(lineLabel(line({ type: 'TAX' }), 1, words)).toBe('Tax');
  });
});
