import type { CartLine, Product } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import {
  matching,
  pageOf,
  pagesOf,
  replacedBy,
  replacementOf,
  unavailableIn,
  unexpired,
  withoutReplacement,
  withPageTurned,
  withReplacement,
} from './rules.ts';

const line = (gtin13: string, quantity = 1): CartLine => ({ id: gtin13, gtin13, quantity }) as CartLine;
const product = (upc: string, name = upc): Product => ({ upc, name }) as Product;
const NOON = Date.parse('2026-11-21T17:00:00Z');
const HOUR = 3_600_000;

describe('unavailable items', () => {
  it('finds the cart lines that the quote excludes [F-2.69]', () => {
    const items = { included: [], excluded: [{ gtin13: '2', quantity: 1, code: 'OUT' }] };
    expect(unavailableIn([line('1'), line('2')], items).map(({ gtin13 }) => gtin13)).toEqual(['2']);
    expect(unavailableIn([line('1')], undefined)).toEqual([]);
  });
});

describe('similar items', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('splits them into pages of four [F-2.69] [F-9.8]', () => {
    expect([pageOf(six, 0), pageOf(six, 1)]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['e', 'f'],
    ]);
    expect([pagesOf(six), pagesOf([]), pagesOf(['a', 'b', 'c', 'd'])]).toEqual([2, 0, 1]);
  });

  it.each([
    ['to the next page', 0, 1, 1],
    ['and stay at the last one', 1, 1, 1],
    ['back to the first one', 1, -1, 0],
    ['and stay at the first one', 0, -1, 0],
  ] as const)('turns pages %s', (_, page, by, to) => {
    const items = six.map((upc) => product(upc));
    const similar = withPageTurned({ '1': { phase: 'ready', items, page } }, '1', by);
    expect(similar).toEqual({ '1': { phase: 'ready', items, page: to } });
  });

  it('keeps the page while they are loading', () => {
    const similar = { '1': { phase: 'loading' } } as const;
    expect(withPageTurned(similar, '1', 1)).toBe(similar);
  });

  it.each([
    ['', ['1', '2', '3']],
    [' RYE ', ['2']],
    ['3', ['3']],
    ['cake', []],
  ])('matches the search %j', (words, upcs) => {
    const all = [product('1', 'White Bread'), product('2', 'Rye Bread'), product('3', 'Rolls')];
    expect(matching(all, words).map(({ upc }) => upc)).toEqual(upcs);
  });
});

describe('a replacement', () => {
  const one = replacementOf({ line: line('1', 3), index: 2, product: product('9'), now: NOON });

  it('stores both items, their quantity and its expiry [F-3.13]', () =>
    expect(one).toEqual({
      originalLineItemUpc: '1',
      newLineItemUpc: '9',
      newLineItemQuantity: 3,
      previousQuantityValue: 3,
      itemIndex: 2,
      wasClicked: true,
      ttl: NOON + HOUR,
    }));

  it('expires after sixty minutes [F-4.27] [F-9.8] [C-9.10]', () => {
    expect(unexpired([one], NOON + HOUR - 1)).toEqual([one]);
    expect(unexpired([one], NOON + HOUR)).toEqual([]);
  });

  it('replaces another one for the same item', () => {
    const other = replacementOf({ line: line('1', 3), index: 2, product: product('8'), now: NOON });
    const apart = replacementOf({ line: line('2'), index: 0, product: product('7'), now: NOON });
    expect(withReplacement([apart, one], other)).toEqual([apart, other]);
    expect(replacedBy([apart, other], '1')).toBe(other);
    expect(withoutReplacement([apart, other], '1')).toEqual([apart]);
  });
});
