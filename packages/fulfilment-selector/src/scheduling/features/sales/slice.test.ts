import { listFlashSales } from '@grocer/foundation/contract';
import type { FlashSaleOffer } from '@grocer/foundation/domain';
import { GrocerError, err, ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ActiveModality } from '../../../config.ts';
import { usedFromHost } from '../../../core/used-rules.ts';
import { pageDepsForTests } from '../../../testing/deps-for-tests.ts';
import { STORE, delivery, pickup } from '../../../testing/places.ts';
import { answering, serviceOf } from '../../../testing/service-for-tests.ts';
import { createSalesSlice } from './slice.ts';
import type { SalesSlice } from './slice.ts';

const SALES = [{ gtin13: '2000000000014' } as FlashSaleOffer];
const FAILURE = err(new GrocerError({ code: 'server_error', message: 'x', retryable: false }));

/** The flash sales alone, for a choice and an answer that arrives when the test says so. */
function sales(active: ActiveModality | undefined, answer: Result<readonly FlashSaleOffer[]> = ok(SALES)) {
  const life = new AbortController();
  const arrival = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  const signals: AbortSignal[] = [];
  const list = answering(listFlashSales, async (question, { signal }) => {
    asked.push(question);
    signals.push(signal);
    await arrival.promise;
    return answer;
  });
  const selector = { used: usedFromHost(active) };
  const deps = pageDepsForTests({ selector }, { signal: life.signal, http: serviceOf(list) });
  const store = createStore<SalesSlice>()((set, get) => createSalesSlice(deps)(set, get));
  return { state: store.getState, set: store.setState, asked, signals, life, arrive: arrival.resolve };
}

describe('the flash sales', () => {
  it.each([
    [pickup, { modality: 'PICKUP', storeId: STORE }],
    [delivery, { modality: 'DELIVERY', storeId: undefined }],
    [undefined, { modality: undefined, storeId: undefined }],
  ])('are those of the store and modality: %j', async (active, question) => {
    const one = sales(active);
    expect(one.state().sales).toEqual([]);
    one.arrive();
    await one.state().loadSales();
    expect(one.asked).toEqual([question]);
    expect(one.state().sales).toEqual(SALES);
  });

  it('are none when they cannot be read', async () => {
    const one = sales(pickup, FAILURE);
    one.set({ sales: SALES });
    one.arrive();
    await one.state().loadSales();
    expect(one.state().sales).toEqual([]);
  });

  it('are dropped when the page is left, also those in flight [F-4.25]', async () => {
    const one = sales(pickup);
    one.set({ sales: SALES });
    const loaded = one.state().loadSales();
    one.state().forgetSales();
    expect(one.signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(one.state().sales).toEqual([]);
    one.arrive();
    await loaded;
    expect(one.state().sales).toEqual([]);
  });

  it('stay as they are for a shopper who has left', async () => {
    const one = sales(pickup, FAILURE);
    one.set({ sales: SALES });
    const loaded = one.state().loadSales();
    one.life.abort();
    one.arrive();
    await loaded;
    expect(one.state().sales).toBe(SALES);
  });
});
