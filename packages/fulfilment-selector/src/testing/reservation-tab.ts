import { createShell } from '@grocer/foundation/embed';
import { createHttp, createServerClock } from '@grocer/foundation/http';
import { afterEach, beforeEach, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SelectorEvents } from '../events.ts';
import { createReservationActions } from '../features/reservation/actions.ts';
import type { ReservationActions } from '../features/reservation/actions.ts';
import type { HoldPort, News } from '../features/reservation/port.ts';
import type { Held } from '../times/hold/rules.ts';
import { createReservationSlice } from '../features/reservation/slice.ts';
import type { ReservationSlice } from '../features/reservation/slice.ts';
import type { Frame } from '../window/navigation/slice.ts';
import { settingsOf } from '../core/settings.ts';
import type { Settings } from '../core/settings.ts';
import type { Choosing } from '../features/shopping/slice.ts';
import { createSession } from '../core/session.ts';
import type { UpfrontState } from '../features/timeslots/slice.ts';
import { depsForTests } from './deps-for-tests.ts';

export const MINUTE = 60_000;
export const NOON = Date.parse('2026-11-21T17:00:00Z');

/** Functions that end the tabs of a test. */
const endings: (() => void)[] = [];

/** Starts the tests of a file at noon, and ends the tabs of each test. */
export function useNoon(): void {
  beforeEach(() => vi.useFakeTimers({ now: NOON }));
  afterEach(() => {
    for (const end of endings.splice(0)) end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A storage and channel for reservations, without other tabs. */
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
  /** The offset of the device's clock, in ms. */
  readonly ahead?: number;
  readonly offsetMinutes?: number;
  /** The storage and channel for reservations. Default: without other tabs. */
  readonly holds?: HoldPort;
}

interface Needs {
  readonly settings: Settings;
  readonly frame: Frame;
  readonly reserving: UpfrontState['reserving'];
  readonly choosing: Choosing;
  hearChoice(): Promise<void>;
}

/** A reservation on a device of its own, with a service that returns the correct time. */
export function reservationTab({ ahead = 0, offsetMinutes = 0, holds }: Tab = {}) {
  const { lives, emitter, timing } = createShell<SelectorEvents>({ environment: 'PROD' }, () =>
    Promise.reject(new Error('Nobody looks at names here.')),
  );
  endings.push(lives.end);
  const device = { ahead };
  const serverClock = createServerClock({ wall: () => Date.now() + device.ahead });
  const session = createSession(
    { type: 'B2C', token: 't' },
    { timing, life: () => lives.life, onExpired: () => {} },
  );
  const http = createHttp({
    baseUrl: 'http://nowhere.localhost',
    paths: {},
    application: 'CLICKLIST',
    tenant: 'kroger',
    session,
    timing,
    onDate: serverClock.hear,
  });
  const quiet = quietHolds();
  const deps = {
    ...depsForTests({ http, emitter, timing, serverClock }),
    session,
    get signal() {
      return lives.signal;
    },
    get life() {
      return lives.life;
    },
  };
  const settings: Settings = {
    ...settingsOf({ environment: 'LOCAL' }),
    reservationOffsetMinutes: offsetMinutes,
  };
  const store = createStore<ReservationSlice & ReservationActions & Needs>()((set, get) => ({
    settings,
    frame: { phase: 'open', trail: ['stores'], opening: 1 },
    reserving: { phase: 'idle' },
    choosing: { phase: 'idle' },
    hearChoice: async () => {},
    ...createReservationSlice(deps),
    ...createReservationActions(deps, holds ?? quiet.holds)(set, get),
  }));
  const expired = vi.fn<(told: SelectorEvents['reservation:expired']) => void>();
  emitter.on('reservation:expired', expired);
  store.getState().watchReservation();
  const phase = () => store.getState().reservation.phase;
  const answer = (): void => serverClock.hear(new Date(Date.now()).toUTCString());
  return { ...quiet, store, state: store.getState, phase, expired, device, answer, ...lives };
}

/** Dispatches an event that a page receives when the shopper returns to it. */
export const wake = (name: string): boolean => window.dispatchEvent(new Event(name));
