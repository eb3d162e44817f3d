import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { realTiming, within } from './timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns true when the promise has settled without advancing the timers. */
async function isOver(promise: Promise<unknown>): Promise<boolean> {
  let over = false;
  void promise.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

/** Counts the timers and listeners that would keep a page busy or a signal from being collected. */
const leftBy = (signal: AbortSignal) => [vi.getTimerCount(), getEventListeners(signal, 'abort').length];

it('does not wait for a promise whose signal has aborted before', async () => {
  const signal = AbortSignal.abort();
  const value = within({ ms: 10_000, timing: realTiming(), signal }, new Promise(() => {}));
  expect(await isOver(value)).toBe(true);
});

describe('a pause', () => {
  it('lasts as long as requested, and leaves no timer or listener behind', async () => {
    const life = new AbortController();
    const pause = realTiming().sleep(500, life.signal);
    await vi.advanceTimersByTimeAsync(499);
    expect(await isOver(pause)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(pause)).toBe(true);
    expect(leftBy(life.signal)).toEqual([0, 0]);
  });

  it('needs no signal', async () => {
    const pause = realTiming().sleep(500);
    await vi.advanceTimersByTimeAsync(500);
    expect(await isOver(pause)).toBe(true);
  });

  it('ends when its signal aborts, and leaves no timer or listener behind', async () => {
    const life = new AbortController();
    const pause = realTiming().sleep(500, life.signal);
    expect(await isOver(pause)).toBe(false);
    life.abort();
    expect(await isOver(pause)).toBe(true);
    expect(leftBy(life.signal)).toEqual([0, 0]);
  });

  it('ends at once when its signal is already aborted', async () => {
    const gone = AbortSignal.abort();
    expect(await isOver(realTiming().sleep(500, gone))).toBe(true);
    expect(leftBy(gone)).toEqual([0, 0]);
  });
});

it('takes the time from the device, or from the clock of the host', () => {
  vi.setSystemTime(1234);
  expect(realTiming().now()).toBe(1234);
  expect(realTiming(() => 7).now()).toBe(7);
  expect(realTiming().random()).toBeLessThan(1);
});

describe('a promise with a time limit', () => {
  const limited = (promise: Promise<string>, life = new AbortController()) => ({
    life,
    value: within({ ms: 10_000, timing: realTiming(), signal: life.signal }, promise),
  });
  const never = (): Promise<string> => new Promise(() => undefined);

  it('resolves with its value, and leaves no timer or listener behind', async () => {
    const { value, life } = limited(Promise.resolve('token'));
    expect(await value).toBe('token');
    expect(leftBy(life.signal)).toEqual([0, 0]);
  });

  it('resolves with nothing when the promise rejects', async () => {
    const { value, life } = limited(Promise.reject(new Error('no')));
    expect(await value).toBeUndefined();
    expect(leftBy(life.signal)).toEqual([0, 0]);
  });

  it('resolves with nothing once its time is up, and no sooner', async () => {
    const { value, life } = limited(never());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await isOver(value)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await value).toBeUndefined();
    expect(leftBy(life.signal)).toEqual([0, 0]);
  });

  it('resolves with nothing as soon as its signal aborts', async () => {
    const { value, life } = limited(never());
    expect(await isOver(value)).toBe(false);
    life.abort();
    expect(await isOver(value)).toBe(true);
    expect(await value).toBeUndefined();
    expect(leftBy(life.signal)).toEqual([0, 0]);
  });
});
