import { readPromise } from '@grocer/foundation/contract';
import { GrocerError, err } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { settingsOf } from '../../core/settings.ts';
import { createSelector } from '../../core/create-selector.ts';
import { depsForTests } from '../../testing/deps-for-tests.ts';
import { TIME, heldUntilInstant } from '../../testing/held-time.ts';
import { answering, serviceOf } from '../../testing/service-for-tests.ts';
import type { Held } from '../../times/hold/rules.ts';
import { createReservationActions } from './actions.ts';
import type { HoldWatcher } from './actions.ts';
import type { HoldPort, News } from './port.ts';
import { createReservationSlice } from './slice.ts';

type Reservations = ReturnType<Parameters<ReturnType<typeof createReservationActions>>[1]>;

const NOW = Date.parse('2026-11-21T17:00:00Z');
const held = heldUntilInstant(NOW + 30 * 60_000);
const NEVER = new Promise<never>(() => {});
const OPEN = { phase: 'open', trail: ['stores'], opening: 1 } as const;

interface Setting {
  readonly isSignedIn?: boolean;
  readonly kept?: Held;
  readonly state?: Partial<Reservations>;
  readonly answer?: Promise<Result<never>>;
}

/** The reservation alone, on a device whose clock stands still. By default the service does not answer. */
function reservations({ isSignedIn = true, kept, state, answer = NEVER }: Setting = {}) {
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const told: News[] = [];
  const emitted: unknown[] = [];
  const stored: (Held | undefined)[] = [kept];
  const asked = vi.fn();
  const holds: HoldPort = {
    read: () => stored.at(-1),
    keep: (one) => void stored.push(one),
    tell: (news) => void told.push(news),
    listen: () => {},
  };
  const read = answering(readPromise, (question) => {
    asked(question);
    return answer;
  });
  const selector = createSelector({ environment: 'LOCAL' });
  const fakes = {
    life: life.signal,
    signal: life.signal,
    standing: isSignedIn ? 'shopper' : 'visitor',
    serverClock: { now: () => NOW, isUnsure: () => false },
    http: serviceOf(read),
    emitter: { emit: (name: string, detail: object) => void emitted.push({ name, ...detail }) },
  } as const;
  const deps = depsForTests(fakes, selector);
  const store = createStore<Reservations>()((set, get) => ({
    settings: settingsOf({ environment: 'LOCAL' }),
    frame: { phase: 'closed' },
    reserving: { phase: 'idle' },
    choosing: { phase: 'idle' },
    hearChoice: async () => {},
    ...createReservationSlice(deps),
    ...createReservationActions(deps, holds)(set, get),
    ...state,
  }));
  /** Opens the window, which asks about a reservation that is held. */
  const open = (): void =>
    selector.emitter.emit('opened', { screen: 'STORE_SELECTION_MENU', view: 'stores' });
  return { state: store.getState, set: store.setState, told, emitted, stored, asked, open };
}

it('starts without a reservation, by the clock of the service', () => {
  const { state } = reservations();
  expect(state().reservation).toEqual({ phase: 'none' });
  expect(state().serviceTime()).toBe(NOW);
});

describe('holding a time', () => {
  it('stores it, tells the other tabs and emits it to the host', () => {
    const { state, told, emitted, stored } = reservations();
    state().hold(held);
    expect(state().reservation).toMatchObject({ phase: 'held', held });
    expect(stored.at(-1)).toBe(held);
    expect(told).toEqual([{ kind: 'held', held }]);
    const { optionId, vendorId, window } = TIME;
    const { id: reservationId, expiresAt } = held;
    expect(emitted).toEqual([
      { name: 'timeslot:reserved', reservationId, optionId, vendorId, window, expiresAt },
    ]);
  });

  it('updates it without another event', () => {
    const { state, emitted } = reservations();
    state().renew(held);
    expect(state().reservation).toMatchObject({ phase: 'held', held });
    expect(emitted).toEqual([]);
  });

  it('drops it here before the page is left', () => {
    const { state, emitted, stored } = reservations();
    state().renew(held);
    state().forgetReservation();
    expect(state().reservation).toEqual({ phase: 'none' });
    expect([stored.at(-1), emitted]).toEqual([undefined, []]);
  });
});

describe('asking about a reservation on screen', () => {
  const busy: HoldWatcher = { isInSight: () => true, isAtRest: () => false };
  const seen: HoldWatcher = { isInSight: () => true, isAtRest: () => true };
  const unseen: HoldWatcher = { isInSight: () => false, isAtRest: () => true };
  const saving = { phase: 'saving', place: 'x' } as const;

  it.each<[string, Partial<Reservations>, readonly HoldWatcher[], number]>([
    ['is done in an open window', { frame: OPEN }, [], 1],
    ['is done in an open window besides a page out of sight', { frame: OPEN }, [unseen], 1],
    ['is done on the page around a closed window', {}, [seen], 1],
    ['is not done out of sight', {}, [unseen], 0],
    ['is not done while a time is reserved', { frame: OPEN, reserving: { phase: 'saving' } }, [], 0],
    ['is not done while a choice is saved', { frame: OPEN, choosing: saving }, [], 0],
    ['is not done while the page is busy', { frame: OPEN }, [busy], 0],
  ])('%s', (_, state, watchers, times) => {
    const one = reservations({ state });
    one.state().watchReservation();
    for (const watcher of watchers) one.state().watchHeld(watcher);
    one.state().renew(held);
    one.open();
    expect(one.asked).toHaveBeenCalledTimes(times);
  });
});

describe('checking a reservation', () => {
  it('does nothing when there is none', () => {
    const { state, told, stored } = reservations();
    state().checkReservation();
    expect([told, stored.length, state().reservation.phase]).toEqual([[], 1, 'none']);
  });

  it('drops that of a shopper who has signed out', () => {
    const { state, stored, asked } = reservations({ isSignedIn: false, kept: held });
    state().checkReservation();
    expect([stored.at(-1), state().reservation.phase, asked.mock.calls]).toEqual([undefined, 'none', []]);
  });

  it('hides it until the service confirms it, and asks the other tabs', () => {
    const { state, told, asked } = reservations({ kept: held });
    state().checkReservation();
    expect(state().reservation).toEqual({ phase: 'checking' });
    expect(asked.mock.calls).toEqual([[held]]);
    expect(told).toEqual([{ kind: 'asked' }]);
  });

  it('asks about the one on screen rather than the stored one', () => {
    const { state, asked, stored } = reservations();
    state().renew(held);
    stored.push({ ...held, id: 'older' });
    state().checkReservation();
    expect(asked.mock.calls).toEqual([[held]]);
  });
});

it('keeps a reservation that has expired at the service while a time is being reserved', async () => {
  const answer = Promise.withResolvers<Result<never>>();
  const one = reservations({ state: { frame: OPEN }, answer: answer.promise });
  one.state().watchReservation();
  one.state().renew(held);
  one.open();
  one.set({ reserving: { phase: 'saving' } });
  answer.resolve(err(new GrocerError({ code: 'promise_expired', message: 'x', retryable: false })));
  await new Promise((resolve) => setImmediate(resolve));
  expect(one.state().reservation).toMatchObject({ phase: 'held', held });
});
