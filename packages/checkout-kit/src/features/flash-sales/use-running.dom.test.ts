import type { FlashSaleOffer } from '@grocer/foundation/domain';
import { realTiming } from '@grocer/foundation/http';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRunning } from './use-running.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE_MS = 60_000;

const offer = (id: string, endsAt: number): FlashSaleOffer => ({
  id,
  gtin13: id,
  price: 300,
  endsAt,
  name: id,
  size: '1 ct',
  category: 'Bakery',
  regularPrice: 500,
  percentOff: 40,
  maxQuantity: 10,
  couponId: id,
  sourceStoreId: 's1',
});

/** Renders offers that end after the given minutes, on a clock that can be moved forward. */
function show(minutes: readonly number[]) {
  const clock = { ahead: 0 };
  const begin = Date.now();
  const parts = { serviceNow: () => Date.now() + clock.ahead, timing: realTiming() };
  const offers = minutes.map((after) => offer(`${after}`, begin + after * MINUTE_MS));
  const { result, unmount } = renderHook(() => useRunning(offers, parts));
  return { ids: () => result.current.map(({ id }) => id), clock, unmount };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('drops each offer when it ends, with a single timer', async () => {
  const { ids } = show([1, 3, 2]);
  await pass(MINUTE_MS - 1);
  expect([ids(), vi.getTimerCount()]).toEqual([['1', '3', '2'], 1]);
  await pass(1);
  expect([ids(), vi.getTimerCount()]).toEqual([['3', '2'], 1]);
  await pass(MINUTE_MS);
  expect(ids()).toEqual(['3']);
  await pass(MINUTE_MS);
  expect([ids(), vi.getTimerCount()]).toEqual([[], 0]);
});

it('drops offers that ended while the page slept once it is visible again', async () => {
  const { ids, clock } = show([1, 3]);
  clock.ahead = 2 * MINUTE_MS;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(ids()).toEqual(['3']);
});

it('keeps an offer until it ends even when a timer fires early', async () => {
  const { ids, clock } = show([1]);
  clock.ahead = -100;
  await pass(MINUTE_MS);
  expect(ids()).toEqual(['1']);
  await pass(100);
  expect(ids()).toEqual([]);
});

it('waits with one timer for an offer that ends in months', async () => {
  const { ids } = show([100_000]);
  await pass(1000);
  expect([ids(), vi.getTimerCount()]).toEqual([['100000'], 1]);
});

it('clears its timer on unmount', () => {
  const { unmount } = show([1]);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
