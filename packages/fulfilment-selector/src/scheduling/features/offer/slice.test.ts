import { listPromisingTimeslots } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import type { TimeOption } from '@grocer/foundation/domain';
import { ok } from '@grocer/foundation/http';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { usedFromHost } from '../../../core/used-rules.ts';
import { pageDepsForTests } from '../../../testing/deps-for-tests.ts';
import { TIME, heldUntilInstant } from '../../../testing/held-time.ts';
import { offerWith } from '../../../testing/order-for-tests.ts';
import { HOME } from '../../../testing/places.ts';
import { answering, serviceOf } from '../../../testing/service-for-tests.ts';
import { createOfferSlice } from './slice.ts';

type Offers = ReturnType<Parameters<ReturnType<typeof createOfferSlice>>[1]>;

const NOW = Date.parse('2026-11-21T17:00:00Z');
const DATE = '2026-11-22';
const NEXT: TimeOption = {
  ...TIME,
  optionId: 'next',
  window: { ...TIME.window, value: '2026-11-23T18:00:00Z/PT2H' },
};
const DAYS = [
  { date: DATE, times: [TIME] },
  { date: '2026-11-23', times: [NEXT] },
];
const READY = offerWith({ days: DAYS });
const WITHOUT_TIME = offerWith({ days: DAYS.slice(1) });
const KEY = optionKey(TIME);
const held = heldUntilInstant(NOW + 1);

interface Setting {
  readonly isOwnDelivery?: boolean;
  readonly now?: number;
  readonly state?: Partial<Offers>;
}

/** The times alone, for a delivery to Alice; the service has a time on each of two days. */
function offers({ isOwnDelivery = false, now = NOW, state }: Setting = {}) {
  const dialogs: unknown[] = [];
  const requests: AbortSignal[] = [];
  const times = answering(listPromisingTimeslots, (_, { signal }) => {
    requests.push(signal);
    return ok({ days: DAYS, items: {}, message: undefined, membership: undefined });
  });
  const selector = {
    used: { ...usedFromHost(undefined), isOwnDelivery },
    serviceTime: () => now,
    // Saving a filter as the choice takes longer than a test.
    shop: () => new Promise<void>(() => {}),
  };
  const deps = pageDepsForTests({ selector }, { http: serviceOf(times) });
  const destination = { kind: 'address', address: HOME } as const;
  const store = createStore<Offers>()((set, get) => ({
    arrival: { phase: 'arrived', entry: { kind: 'ready', destination } },
    modality: 'DELIVERY',
    cart: undefined,
    reserving: { phase: 'idle' },
    forgetRefusal: () => {},
    modal: undefined,
    heldHere: () => undefined,
    showModal: (modal) => void dialogs.push(modal),
    hideModal: () => void dialogs.push('hidden'),
    ...createOfferSlice(deps)(set, get),
    ...state,
  }));
  return { state: store.getState, set: store.setState, dialogs, requests };
}

it('starts without times and filters', () => {
  expect(offers({ isOwnDelivery: true }).state()).toMatchObject({
    offer: { phase: 'idle' },
    choice: undefined,
    filter: 'all',
    filters: [],
    hasOwn: false,
    wantsNewTime: false,
  });
});

describe('loading the times', () => {
  it('chooses the first day, and a time only if it is held', async () => {
    const one = offers();
    await one.state().loadOffer();
    expect(one.state()).toMatchObject({ offer: { phase: 'ready' }, choice: { date: DATE, key: undefined } });
    const other = offers({ state: { heldHere: () => held } });
    await other.state().loadOffer();
    expect(other.state().choice).toEqual({ date: DATE, key: KEY });
  });

  it('drops why the shopper could not continue, if that is resolved, once the held time is chosen', async () => {
    const seen: unknown[] = [];
    const forgetRefusal = () => seen.push(one.state().choice);
    const one = offers({ state: { heldHere: () => held, forgetRefusal } });
    await one.state().loadOffer();
    expect(seen).toEqual([{ date: DATE, key: KEY }]);
  });

  it('restores a kept choice once', async () => {
    const one = offers();
    const choice = { date: '2026-11-23', key: optionKey(NEXT) };
    one.set({ choice });
    one.state().keepChoice();
    await one.state().loadOffer();
    expect(one.state().choice).toEqual(choice);
    await one.state().loadOffer();
    expect(one.state().choice).toEqual({ date: DATE, key: undefined });
  });

  it('starts afresh after the times were forgotten, also those in flight', async () => {
    const one = offers({ state: { choice: { date: '2026-11-23', key: optionKey(NEXT) } } });
    one.state().keepChoice();
    const loading = one.state().loadOffer();
    one.state().forgetOffer();
    expect(one.requests.map(({ aborted }) => aborted)).toEqual([true]);
    await loading;
    expect(one.state()).toMatchObject({ offer: { phase: 'idle' }, choice: undefined });
    await one.state().loadOffer();
    expect(one.state().choice).toEqual({ date: DATE, key: undefined });
  });

  it('forgets the day that a filter wanted to keep', async () => {
    const one = offers();
    await one.state().loadOffer();
    one.state().chooseDay('2026-11-23');
    void one.state().chooseFilter('own');
    expect(one.state()).toMatchObject({ filter: 'own', offer: { phase: 'loading' } });
    one.state().forgetOffer();
    await one.state().loadOffer();
    expect(one.state().choice?.date).toBe(DATE);
  });
});

describe('choosing', () => {
  it('a day clears the time of another day [F-4.21]', () => {
    const one = offers({ state: { offer: READY, choice: { date: DATE, key: KEY } } });
    one.state().chooseDay('2026-11-23');
    expect(one.state().choice).toEqual({ date: '2026-11-23', key: undefined });
  });

  it('the day of the reserved time chooses that time', () => {
    const choice = { date: '2026-11-23', key: undefined };
    const one = offers({ state: { offer: READY, choice, heldHere: () => held } });
    one.state().chooseDay(DATE);
    expect(one.state().choice).toEqual({ date: DATE, key: KEY });
  });

  it('the same day keeps its time', () => {
    const choice = { date: DATE, key: KEY };
    const one = offers({ state: { offer: READY, choice } });
    one.state().chooseDay(DATE);
    expect(one.state().choice).toBe(choice);
  });

  it('a day is possible before there are times or a choice', () => {
    const one = offers({ state: { heldHere: () => held } });
    one.state().chooseDay(DATE);
    expect(one.state().choice).toEqual({ date: DATE, key: undefined });
  });

  it('a time marks that the shopper wants a new one, until that is forgotten [F-4.21]', () => {
    const one = offers({ state: { choice: { date: DATE, key: undefined } } });
    one.state().setTime(KEY);
    expect(one.state()).toMatchObject({ choice: { date: DATE, key: KEY }, wantsNewTime: true });
    one.state().forgetNewTime();
    expect(one.state().wantsNewTime).toBe(false);
  });

  it('a time has no effect without a day', () => {
    const one = offers();
    one.state().setTime(KEY);
    expect(one.state()).toMatchObject({ choice: undefined, wantsNewTime: false });
  });
});

describe('the chosen time', () => {
  const choice = { date: DATE, key: KEY };

  it('is the one offered', () => {
    expect(
      offers({ state: { offer: READY, choice } })
        .state()
        .chosenTime(),
    ).toBe(TIME);
  });

  it.each<[string, Setting]>([
    ['is loading', { state: { offer: { phase: 'loading' }, choice } }],
    ['was not chosen', { state: { offer: READY } }],
    ['was chosen as a day only', { state: { offer: READY, choice: { date: DATE, key: undefined } } }],
    ['is not offered', { state: { offer: WITHOUT_TIME, choice } }],
    ['has begun', { now: NOW + 26 * 3_600_000, state: { offer: READY, choice } }],
  ])('is none when it %s', (_, setting) => {
    expect(offers(setting).state().chosenTime()).toBeUndefined();
  });
});

describe('a time that was reserved elsewhere', () => {
  it('is chosen, also if it is not offered', () => {
    const one = offers({ state: { offer: WITHOUT_TIME, heldHere: () => held } });
    one.state().adoptHeld();
    expect(one.state().choice).toEqual({ date: DATE, key: KEY });
    expect(one.state().chosenTime()).toBe(TIME);
  });

  it('is no longer missing', () => {
    const forgetRefusal = vi.fn();
    const one = offers({ state: { offer: WITHOUT_TIME, heldHere: () => held, forgetRefusal } });
    one.state().adoptHeld();
    expect(forgetRefusal).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<Offers>]>([
    ['the times are loading', { offer: { phase: 'loading' }, heldHere: () => held }],
    ['another one is being reserved', { reserving: { phase: 'saving' }, heldHere: () => held }],
    ['it is for another store', {}],
    [
      'its window cannot be read',
      { heldHere: () => ({ ...held, option: { ...TIME, window: { value: '', timeZone: '' } } }) },
    ],
  ])('is not chosen when %s', (_, state) => {
    const one = offers({ state: { offer: WITHOUT_TIME, ...state } });
    const { offer } = one.state();
    one.state().adoptHeld();
    expect(one.state()).toMatchObject({ offer, choice: undefined });
  });

  it.each<[string, Partial<Offers>, readonly string[]]>([
    ['closes the dialog about an expiry', { modal: 'reservationExpired', heldHere: () => held }, ['hidden']],
    ['keeps another dialog', { modal: 'offerFailed', heldHere: () => held }, []],
    ['does not close a dialog if it is for another store', { modal: 'reservationExpired' }, []],
  ])('%s', (_, state, dialogs) => {
    const one = offers({ state });
    one.state().adoptHeld();
    expect(one.dialogs).toEqual(dialogs);
  });
});
