import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlarm } from './alarm.ts';

const lives: AbortController[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const life of lives.splice(0)) life.abort();
  vi.useRealTimers();
});

/** Creates an alarm with a clock that can be set, and a function that ends it. */
function set(more: { recheck?: () => Promise<unknown> } = {}) {
  const life = new AbortController();
  lives.push(life);
  const clock = { ahead: 0 };
  const alarm = createAlarm({ now: () => Date.now() + clock.ahead, signal: life.signal, ...more });
  const ring = vi.fn();
  return { alarm, ring, clock, end: () => life.abort() };
}
const wake = (name: string): boolean => window.dispatchEvent(new Event(name));

describe('an alarm', () => {
  it('rings once at its time with a single timer', () => {
    const { alarm, ring } = set();
    alarm.set(Date.now() + 60_000, ring);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(59_999);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rings at once when its time has passed', () => {
    const { alarm, ring } = set();
    alarm.set(Date.now() - 1, ring);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('rings only for the last time set, and not after it was cleared', () => {
    const { alarm, ring } = set();
    const early = vi.fn();
    alarm.set(Date.now() + 1000, early);
    alarm.set(Date.now() + 2000, ring);
    vi.advanceTimersByTime(5000);
    expect([early.mock.calls.length, ring.mock.calls.length]).toEqual([0, 1]);
    alarm.set(Date.now() + 1000, ring);
    alarm.clear();
    vi.advanceTimersByTime(5000);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('rings beyond the maximum delay of a browser timer', () => {
    const { alarm, ring } = set();
    alarm.set(Date.now() + 3_000_000_000, ring);
    vi.advanceTimersByTime(2_999_999_999);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it.each(['focus', 'pageshow', 'online'])('checks the time on %s when its timer was suspended', (name) => {
    const { alarm, ring, clock } = set();
    alarm.set(Date.now() + 60_000, ring);
    clock.ahead = 60_000;
    wake(name);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('checks the time when the page becomes visible, not when it is hidden', () => {
    const { alarm, ring, clock } = set();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    alarm.set(Date.now() + 60_000, ring);
    clock.ahead = 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ring).not.toHaveBeenCalled();
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ring).toHaveBeenCalledTimes(1);
    state.mockRestore();
  });

  it('rechecks the clock before it rings', async () => {
    const clock = { ahead: 0 };
    const life = new AbortController();
    const alarm = createAlarm({
      now: () => Date.now() + clock.ahead,
      signal: life.signal,
      recheck: async () => (clock.ahead = 0),
    });
    const ring = vi.fn();
    alarm.set(Date.now() + 60_000, ring);
    clock.ahead = 60_000;
    wake('focus');
    await vi.advanceTimersByTimeAsync(0);
    expect(ring).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(1);
  });

  it('removes its timer and its listeners when its owner ends', () => {
    const { alarm, ring, clock, end } = set();
    alarm.set(Date.now() + 60_000, ring);
    end();
    expect(vi.getTimerCount()).toBe(0);
    clock.ahead = 60_000;
    wake('focus');
    expect(ring).not.toHaveBeenCalled();
  });
});
