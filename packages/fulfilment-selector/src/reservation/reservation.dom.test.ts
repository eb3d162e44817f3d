import { createEmitter } from '@grocer/foundation/embed';
import { createAuthSession, createHttp, createServerClock, realTiming } from '@grocer/foundation/http';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SelectorEvents } from '../events.ts';
import { settingsOf } from '../settings.ts';
import type { Settings } from '../settings.ts';
import type { SelectorDeps } from '../slice.ts';
import { heldUntilInstant } from '../testing/held-time.ts';
import type { HoldPort, News } from './port.ts';
import type { Held } from './rules.ts';
import { createReservationActions } from './actions.ts';
import type { ReservationActions } from './actions.ts';
import { createReservationSlice } from './slice.ts';
import type { ReservationSlice } from './slice.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-21T17:00:00Z');

const held = heldUntilInstant(NOON + 30 * MINUTE);

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => {
  for (const end of endings.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What ends the tabs of a test. */
const endings: (() => void)[] = [];

/** A place to keep a reservation, and the other tabs: nobody else's. */
function quietHolds() {
  let kept: Held | undefined;
  let hear: ((news: News) => void) | undefined;
  const told: News[] = [];
  const holds: HoldPort = {
    read: () => kept,
    keep: (one) => (kept = one),
    tell: (news) => told.push(news),
    listen: (listener) => (hear = listener),
  };
  return { holds, told, kept: () => kept, hear: (news: News) => hear?.(news) };
}

interface Tab {
  /** How far the device's clock is off. */
  readonly ahead?: number;
  readonly offsetMinutes?: number;
}

interface Needs {
  readonly settings: Settings;
  lookElsewhere(): Promise<void>;
}

/** A selector's reservation on a device of its own, whose service answers with the right time. */
function tab({ ahead = 0, offsetMinutes = 0 }: Tab = {}) {
  const life = new AbortController();
  endings.push(() => life.abort());
  const device = { ahead };
  const serverClock = createServerClock({ wall: () => Date.now() + device.ahead });
  const emitter = createEmitter<SelectorEvents>();
  const timing = realTiming();
  const session = createAuthSession(
    { type: 'B2C', token: 't' },
    { timing, life: () => life.signal, onExpired: () => {} },
  );
  const http = createHttp({
    baseUrl: 'http://nowhere.localhost',
    paths: {},
    application: 'CLICKLIST',
    tenant: 'kroger',
    session,
    intent: undefined,
    telemetry: undefined,
    timing,
    onDate: serverClock.hear,
  });
  const quiet = quietHolds();
  const deps = { http, session, emitter, timing, serverClock, signal: life.signal };
  const settings: Settings = {
    ...settingsOf({ environment: 'LOCAL' }),
    reservationOffsetMinutes: offsetMinutes,
  };
  const store = createStore<ReservationSlice & ReservationActions & Needs>()((set, get) => ({
    settings,
    lookElsewhere: async () => {},
    ...createReservationSlice(deps),
    ...createReservationActions(deps as unknown as SelectorDeps, quiet.holds)(set, get),
  }));
  const expired = vi.fn();
  emitter.on('reservation:expired', expired);
  store.getState().watchReservation();
  const phase = () => store.getState().reservation.phase;
  const answer = (): void => serverClock.hear(new Date(Date.now()).toUTCString());
  return { ...quiet, store, state: store.getState, phase, expired, device, answer, end: () => life.abort() };
}

const wake = (name: string): boolean => window.dispatchEvent(new Event(name));

describe('a held time', () => {
  it('is held until the service’s time says otherwise, and then the host hears of it once [F-2.17]', () => {
    const one = tab();
    one.answer();
    one.state().hold(held);
    vi.advanceTimersByTime(30 * MINUTE - 1000);
    expect(one.phase()).toBe('held');
    vi.advanceTimersByTime(2000);
    expect(one.phase()).toBe('expired');
    expect(one.expired.mock.calls).toEqual([[{ reservationId: 'p1' }]]);
    expect(one.kept()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits by one timer, never by looking again and again', () => {
    const one = tab();
    one.state().hold(held);
    expect(vi.getTimerCount()).toBe(1);
    let looks = 0;
    const off = one.store.subscribe(() => (looks += 1));
    vi.advanceTimersByTime(29 * MINUTE);
    off();
    expect(vi.getTimerCount()).toBe(1);
    // Five, two and one minutes before the end.
    expect(looks).toBe(3);
  });

  it('counts as held for as much longer as the host says [F-9.8]', () => {
    const one = tab({ offsetMinutes: 2 });
    one.state().hold(held);
    vi.advanceTimersByTime(31 * MINUTE);
    expect(one.phase()).toBe('held');
    vi.advanceTimersByTime(MINUTE);
    expect(one.phase()).toBe('expired');
  });

  it.each([
    [25 * MINUTE, 5],
    [28 * MINUTE, 2],
    [29 * MINUTE, 1],
  ])('after %i ms is told to end in %i minutes', (ms, warning) => {
    const one = tab();
    one.state().hold(held);
    vi.advanceTimersByTime(ms - 1);
    expect(one.state().reservation).not.toMatchObject({ warning });
    vi.advanceTimersByTime(1);
    expect(one.state().reservation).toMatchObject({ phase: 'held', warning });
  });

  it.each([10 * MINUTE, -10 * MINUTE])('ends at its time on a device whose clock is %i ms off', (ahead) => {
    const one = tab({ ahead });
    one.answer();
    one.state().hold(held);
    vi.advanceTimersByTime(29 * MINUTE);
    expect(one.phase()).toBe('held');
    vi.advanceTimersByTime(MINUTE + 1000);
    expect(one.phase()).toBe('expired');
  });

  it.each(['focus', 'pageshow', 'online'])(
    'that ended while the page slept is found out on %s',
    async (name) => {
      const one = tab();
      one.answer();
      one.state().hold(held);
      // Timers stood still, time did not.
      vi.setSystemTime(NOON + 31 * MINUTE);
      vi.stubGlobal('performance', { now: () => 31 * MINUTE + 1_000_000 });
      one.answer();
      wake(name);
      await vi.advanceTimersByTimeAsync(0);
      expect(one.phase()).toBe('expired');
    },
  );

  it('that ended while the page was hidden is found out when it is shown', async () => {
    const one = tab();
    one.answer();
    one.state().hold(held);
    one.device.ahead = 0;
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.setSystemTime(NOON + 31 * MINUTE);
    one.answer();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(one.phase()).toBe('held');
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(one.phase()).toBe('expired');
    state.mockRestore();
  });

  it('asks the service what time it is after the device’s clock was set, and goes by that', async () => {
    const one = tab();
    one.answer();
    one.state().hold(held);
    const asked = vi.fn(
      async () => new Response('{}', { headers: { date: new Date(Date.now()).toUTCString() } }),
    );
    vi.stubGlobal('fetch', asked);
    one.device.ahead = 40 * MINUTE;
    wake('focus');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalled();
    expect(one.phase()).toBe('held');
    // Sure again: the next look needs no answer.
    asked.mockClear();
    wake('focus');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is looked after no more once the selector has ended', () => {
    const one = tab();
    one.state().hold(held);
    one.end();
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(NOON + 31 * MINUTE);
    wake('focus');
    expect(one.phase()).toBe('held');
  });

  it('is the last one that was promised', () => {
    const one = tab();
    one.state().hold(held);
    one.state().hold({ ...held, id: 'p2', expiresAt: NOON + 60 * MINUTE });
    vi.advanceTimersByTime(59 * MINUTE);
    expect(one.state().reservation).toMatchObject({ phase: 'held', held: { id: 'p2' } });
    expect(one.expired).not.toHaveBeenCalled();
  });
});

describe('other tabs', () => {
  it('hear of a time that is held, and of it again where one asks', () => {
    const one = tab();
    one.told.length = 0;
    one.state().hold(held);
    expect(one.told).toEqual([{ kind: 'held', held }]);
    one.hear({ kind: 'asked' });
    expect(one.told).toHaveLength(2);
  });

  it('are asked when this one is opened, and when the shopper comes back to it', () => {
    const one = tab();
    expect(one.told).toEqual([{ kind: 'asked' }]);
    wake('focus');
    expect(one.told).toEqual([{ kind: 'asked' }, { kind: 'asked' }]);
  });

  it('bring the newer version of the same time', () => {
    const one = tab();
    one.told.length = 0;
    one.state().hold(held);
    one.hear({ kind: 'held', held: { ...held, versionKey: 'v2' } });
    expect(one.state().reservation).toMatchObject({ held: { versionKey: 'v2' } });
    // Told on, it would go round for ever.
    expect(one.told).toHaveLength(1);
  });
});

/** What can happen to a tab with a held time, in any order. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 12 * MINUTE }) }),
  fc.record({ kind: fc.constant('sleep' as const), ms: fc.integer({ min: 0, max: 12 * MINUTE }) }),
  fc.record({ kind: fc.constant('hold' as const), minutes: fc.integer({ min: 1, max: 30 }) }),
);

it('never shows a time as held after its end once the page is awake, and tells each end once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 12 }),
      fc.integer({ min: -600_000, max: 600_000 }),
      async (all, ahead) => {
        vi.setSystemTime(NOON);
        const one = tab({ ahead });
        one.answer();
        let count = 0;
        let until: number | undefined;
        let ends = 0;
        for (const step of all) {
          if (step.kind === 'hold') {
            count += 1;
            until = Date.now() + step.minutes * MINUTE;
            one.state().hold({ ...held, id: `p${count}`, expiresAt: until });
          } else if (step.kind === 'pass') await vi.advanceTimersByTimeAsync(step.ms);
          else {
            vi.setSystemTime(Date.now() + step.ms);
            one.answer();
            wake('focus');
            await vi.advanceTimersByTimeAsync(0);
          }
          const over = until === undefined ? 0 : Date.now() - until;
          const isOver = until !== undefined && one.phase() === 'expired';
          // The header has whole seconds: within one of the end both are right.
          expect(until === undefined || Math.abs(over) <= 1000 || isOver === over > 0).toBe(true);
          if (isOver) {
            ends += 1;
            until = undefined;
          }
          expect(one.expired).toHaveBeenCalledTimes(ends);
          expect(vi.getTimerCount()).toBe(one.phase() === 'held' ? 1 : 0);
        }
        one.end();
      },
    ),
    { numRuns: 60 },
  );
});
