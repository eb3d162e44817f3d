import type { FlashSale } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { product } from '../cart/product-for-tests.ts';
import type { ShopApi } from '../shop-api.ts';
import { keyOf } from './price-rules.ts';
import { useSales } from './use-sales.ts';
import type { AskedSales } from './use-sales.ts';

// Prices count as late after a while.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const error = new GrocerError({ code: 'network', message: 'no', retryable: true });

const coffee = product({ upc: '28' });
const END = 1000;
const saleAt = (price: number): FlashSale => ({ id: 'flash-28', gtin13: coffee.upc, price, endsAt: END });

/** Sales of a shop whose service answers when the test says so. */
function shop(asked: AskedSales) {
  const begun = Date.now();
  const open: { key: string; answer: (result: Result<readonly FlashSale[]>) => void }[] = [];
  const api: Pick<ShopApi, 'listSales' | 'now'> = {
    now: () => Date.now() - begun,
    listSales: (place) => new Promise((answer) => open.push({ key: keyOf(place), answer })),
  };
  const { result, rerender } = renderHook((props: AskedSales) => useSales(api, props), {
    initialProps: asked,
  });
  async function settle(key: string, how: Result<readonly FlashSale[]>): Promise<void> {
    const at = open.findIndex((one) => one.key === key);
    if (at < 0) throw new Error(`Nobody asks for ${key}.`);
    const [request] = open.splice(at, 1);
    await act(async () => request?.answer(how));
  }
  return {
    sales: () => result.current,
    ask: rerender,
    /** The places that are asked for and not answered yet. */
    asked: () => open.map(({ key }) => key),
    /** Answers the first open request for a place. */
    answer: (key: string, ...sales: FlashSale[]) => settle(key, { ok: true, value: sales }),
    /** Lets the first open request for a place fail. */
    fail: (key: string) => settle(key, { ok: false, error }),
  };
}

const pickup = { modality: 'PICKUP', storeId: '01' } as const;
const delivery = { modality: 'DELIVERY' } as const;
const cents = (one: ReturnType<typeof shop>, modality: 'PICKUP' | 'DELIVERY') =>
  one.sales().priceIn(modality, coffee).cents;

it('has the price of each way to shop, and knows nothing of those that have not answered', async () => {
  const one = shop({ own: [pickup], others: [delivery] });
  expect(one.asked()).toEqual(['PICKUP 01', 'DELIVERY ']);
  await one.answer('PICKUP 01', saleAt(699));
  expect([cents(one, 'PICKUP'), cents(one, 'DELIVERY')]).toEqual([699, 899]);
  expect([one.sales().arePricesReady, one.sales().areAllPricesReady]).toEqual([true, false]);
  await one.answer('DELIVERY ', saleAt(799));
  expect([cents(one, 'PICKUP'), cents(one, 'DELIVERY')]).toEqual([699, 799]);
  expect(one.sales().areAllPricesReady).toBe(true);
});

it('stays ready when another place is needed, and keeps the last sales of a way while it is loaded again', async () => {
  const one = shop({ own: [pickup], others: [] });
  await one.answer('PICKUP 01', saleAt(699));
  one.ask({ own: [delivery], others: [pickup] });
  expect(one.asked()).toEqual(['DELIVERY ']);
  expect([one.sales().arePricesReady, cents(one, 'PICKUP')]).toEqual([true, 699]);
  await one.answer('DELIVERY ');
  one.ask({ own: [delivery], others: [] });
  one.ask({ own: [pickup], others: [] });
  // Others may have begun since.
  expect(one.asked()).toEqual(['PICKUP 01']);
  expect(one.sales().priceOf(coffee).cents).toBe(699);
});

it('reduces a price without a way to shop only if all ways for it have the sale', async () => {
  const one = shop({ own: [pickup, delivery], others: [{ modality: 'SHIP' }] });
  await one.answer('PICKUP 01', saleAt(699));
  await one.answer('DELIVERY ', saleAt(699));
  await one.answer('SHIP ');
  expect(one.sales().priceOf(coffee).cents).toBe(699);
  act(() => one.sales().reloadSales());
  await one.answer('DELIVERY ');
  expect(one.sales().priceOf(coffee).cents).toBe(699);
  await one.answer('PICKUP 01', saleAt(699));
  expect(one.sales().priceOf(coffee).cents).toBe(899);
});

it('takes the own sales of a reload although another way does not answer, and no older answer', async () => {
  const one = shop({ own: [pickup], others: [delivery] });
  act(() => one.sales().reloadSales());
  expect(one.asked()).toEqual(['PICKUP 01', 'DELIVERY ', 'PICKUP 01', 'DELIVERY ']);
  await one.answer('PICKUP 01', saleAt(599));
  expect(one.sales().priceOf(coffee).cents).toBe(899);
  await one.answer('PICKUP 01', saleAt(699));
  expect(one.sales().priceOf(coffee).cents).toBe(699);
});

it('tells which way could not be loaded, and loads it on a retry', async () => {
  const one = shop({ own: [pickup], others: [delivery] });
  await one.answer('PICKUP 01', saleAt(699));
  await one.fail('DELIVERY ');
  const phases = () => [one.sales().sales.phase, one.sales().salesIn('DELIVERY').phase];
  expect(phases()).toEqual(['ready', 'failed']);
  act(() => one.sales().retrySales());
  expect(phases()).toEqual(['ready', 'loading']);
  await one.answer('DELIVERY ', saleAt(799));
  expect([...phases(), cents(one, 'DELIVERY')]).toEqual(['ready', 'ready', 799]);
});

it('loads sales again when one ends, and does not claim meanwhile that there are none', async () => {
  const one = shop({ own: [pickup], others: [delivery] });
  await one.answer('PICKUP 01', saleAt(699));
  await one.answer('DELIVERY ');
  await act(() => vi.advanceTimersByTimeAsync(END));
  expect(one.asked()).toEqual(['PICKUP 01']);
  expect(one.sales().sales).toEqual({ phase: 'loading', sales: [] });
  await one.fail('PICKUP 01');
  expect(one.sales().sales.phase).toBe('failed');
});
