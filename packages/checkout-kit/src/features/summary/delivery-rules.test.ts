import type { Modality, SummaryLine } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { checkoutForTests } from '../../testing/checkout-for-tests.ts';
import { deliveryWordsOf } from './delivery-rules.ts';

const fee = (amount: number | undefined, saved = 0): SummaryLine => ({
  type: 'FEE',
  description: 'Delivery fee',
  amount,
  nested: saved > 0 ? [{ type: 'FEE', description: 'Savings', amount: -saved, nested: [] }] : [],
});

const { summary } = checkoutForTests();
const at = (itemTotal: number) => ({ ...summary, cost: { ...summary.cost, itemTotal } });

it.each<[number, Modality, string | undefined, SummaryLine, string | undefined]>([
  [3500, 'DELIVERY', undefined, fee(695), 'offer'],
  [3499, 'DELIVERY', undefined, fee(695), undefined],
  [3500, 'PICKUP', undefined, fee(0), undefined],
  [3500, 'DELIVERY', 'HTEL', fee(695), 'offer'],
  [3500, 'DELIVERY', 'BST', fee(0), 'memberFree'],
  [3500, 'DELIVERY', 'BSTL', fee(200, 495), 'memberLess'],
  [3500, 'DELIVERY', 'BST', fee(695), undefined],
  [3500, 'DELIVERY', 'BST', fee(undefined), undefined],
  [3499, 'DELIVERY', 'BST', fee(0), undefined],
])(
  'chooses the delivery message for %d cents by %s on plan %s [C-1.4] [C-9.6]',
  (total, modality, planCode, line, words) => {
    const checkout = { modality, summary: at(total), summaryLines: [line] };
    const membership = planCode === undefined ? undefined : { planCode };
    expect(deliveryWordsOf(checkout, membership)).toBe(words);
  },
);

it('tells a member about savings on the delivery line alone [C-1.4]', () => {
  const of = (summaryLines: readonly SummaryLine[]) =>
    deliveryWordsOf({ modality: 'DELIVERY', summary: at(3500), summaryLines }, { planCode: 'BST' });
  const subtotal: SummaryLine = { ...fee(0), type: 'SUBTOTAL' };
  expect(of([subtotal, fee(0)])).toBe('memberFree');
  expect(of([subtotal])).toBeUndefined();
  const nested = (amount: number | undefined) => [{ ...fee(amount), nested: [] }];
  expect([0, undefined, 100].map((amount) => of([{ ...fee(695), nested: nested(amount) }]))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
