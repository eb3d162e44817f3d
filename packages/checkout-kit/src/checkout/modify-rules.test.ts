import type { OrderLine } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { checkoutForTests } from '../testing/checkout-for-tests.ts';
import { changesOf, isModification } from './modify-rules.ts';

const [milk] = checkoutForTests().lines;
if (!milk) throw new Error('There is no line.');
const of = (gtin13: string, quantity: number, couponId?: string): OrderLine => ({
  ...milk,
  gtin13,
  quantity,
  couponId,
});

it.each([
  ['nothing', [of('a', 1)], [of('a', 1)], []],
  [
    'what was added comes first',
    [of('a', 2), of('b', 1)],
    [of('a', 1)],
    [
      ['added', 'b', 0],
      ['changed', 'a', 1],
    ],
  ],
  ['less of something', [of('a', 1)], [of('a', 3)], [['changed', 'a', 3]]],
  [
    'what is gone comes last',
    [of('b', 1)],
    [of('a', 3)],
    [
      ['added', 'b', 0],
      ['removed', 'a', 3],
    ],
  ],
  ['a flash sale is another line', [of('a', 1), of('a', 2, 'sale')], [of('a', 1)], [['added', 'a', 0]]],
] as const)('lists what is different: %s', (_what, lines, originalLines, changes) =>
  expect(changesOf({ lines, originalLines }).map(({ kind, line, was }) => [kind, line.gtin13, was])).toEqual(
    changes,
  ),
);

it('recognizes a changed order by its original summary', () => {
  const { summary } = checkoutForTests();
  expect([isModification({ originalSummary: summary }), isModification(checkoutForTests())]).toEqual([
    true,
    false,
  ]);
});
