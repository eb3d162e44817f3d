import type { PastOrders } from '@grocer/foundation/contract';
import type { PastOrder } from '@grocer/foundation/domain';
import { err, GrocerError, ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { expect, it } from 'vitest';
import { findOrder } from './find-order.ts';

const order = (number: string): PastOrder => ({
  checkoutId: `checkout-${number}`,
  number,
  status: 'SUBMITTED',
  modality: 'PICKUP',
  total: 798,
  placedAt: 0,
  gtins: [],
});

/** A service with one order on each page, and optionally another answer for a page after them. */
function pagesOf(numbers: readonly string[], last?: Result<PastOrders>) {
  const asked: (string | undefined)[] = [];
  const listOrders = async ({ before }: { readonly before?: string | undefined }) => {
    asked.push(before);
    const index = Number(before ?? 0);
    const next =
      index + 1 < numbers.length || (last && index < numbers.length) ? String(index + 1) : undefined;
    const page = ok({ orders: [order(numbers[index] ?? '')], before: next });
    return Promise.resolve(last && index === numbers.length ? last : page);
  };
  return { asked, listOrders };
}

it('loads page by page until it finds the order, and then stops', async () => {
  const pages = pagesOf(['C', 'B', 'A']);
  expect(await findOrder(pages, 'B')).toEqual(ok([order('B')]));
  expect(pages.asked).toEqual([undefined, '1']);
});

it('finds an order by the id of its checkout', async () => {
  expect(await findOrder(pagesOf(['C', 'B', 'A']), 'checkout-B')).toEqual(ok([order('B')]));
});

it('finds nothing after reading all pages', async () => {
  const pages = pagesOf(['C', 'B', 'A']);
  expect(await findOrder(pages, 'Z')).toEqual(ok([]));
  expect(pages.asked).toEqual([undefined, '1', '2']);
});

it('returns the error of a page that could not be read', async () => {
  const lost = err(new GrocerError({ code: 'network', message: '', retryable: true }));
  expect(await findOrder(pagesOf(['C'], lost), 'A')).toBe(lost);
});
