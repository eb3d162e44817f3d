import { listUpfrontTimeslots, readContent } from '@grocer/foundation/contract';
import { GrocerError, err } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { addressIn } from '../../core/address-rules.ts';
import { createSelector } from '../../core/create-selector.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import type { SelectorStore } from '../../core/store.ts';
import { usedFromHost } from '../../core/used-rules.ts';
import { depsForTests } from '../../testing/deps-for-tests.ts';
import { HOME, delivery, pickup } from '../../testing/places.ts';
import { answering, serviceOf } from '../../testing/service-for-tests.ts';
import { timesActions } from './actions.ts';

const OTHER = { ...HOME, street: '88 Larch Road' };
const ACTIVE = usedFromHost(delivery).active;
const PICKUP = usedFromHost(pickup).active;
const NONE = err(new GrocerError({ code: 'no_timeslots', message: 'x', retryable: false }));
const CHOICE = { date: '2026-11-22', key: 'a' };
const TRIED = { isTimeMissing: true, reserving: { phase: 'failed', why: 'taken' } } as const;
const READY: SelectorStore['times'] = {
  phase: 'ready',
  offer: { days: [], items: {}, zone: 'UTC', message: undefined, plan: undefined },
};

/** The state before a shopper has asked for times. */
const NOTHING = {
  times: { phase: 'idle' },
  timesAddress: undefined,
  timesActive: undefined,
  chosenTime: undefined,
  isOpeningTimes: false,
  isTimeMissing: false,
  reserving: { phase: 'idle' },
};

const nobodyWaits = () => Promise.reject(new Error('Nothing waits for time to pass.'));

/** The actions on timeslots, for requests that are refused because there are no times. */
function timeslots(state: Partial<SelectorStore> = {}, sleep: SelectorDeps['timing']['sleep'] = nobodyWaits) {
  const made = createSelector({ environment: 'LOCAL' });
  const streets: unknown[] = [];
  const told: unknown[] = [];
  const times = answering(listUpfrontTimeslots, ({ destination }) => {
    streets.push(addressIn(destination)?.street);
    return NONE;
  });
  const fakes = {
    timing: { sleep },
    emitter: { emit: (name: string, detail: object) => void told.push({ name, ...detail }) },
    http: serviceOf(
      times,
      answering(readContent, () => NONE),
    ),
  };
  const work = { signal: made.deps.signal };
  const deps = {
    ...depsForTests(fakes, made),
    get signal() {
      return work.signal;
    },
  };
  made.store.setState(state);
  const act = timesActions({ store: made.store, deps });
  return { act, state: made.store.getState, set: made.store.setState, streets, told, work };
}

it('starts without times, an address or a choice', () => {
  expect(timeslots().state()).toMatchObject({ ...NOTHING, timesStrings: undefined });
});

it('forgets the times of a shopper, and keeps the texts', () => {
  const texts = { a: 'b' };
  const { state } = timeslots({
    ...TRIED,
    times: READY,
    timesAddress: HOME,
    timesActive: ACTIVE,
    chosenTime: CHOICE,
    isOpeningTimes: true,
    timesStrings: texts,
  });
  state().forgetTimes();
  expect(state()).toMatchObject({ ...NOTHING, timesStrings: texts });
});

describe('loading the times', () => {
  it('fails without an address', async () => {
    const { act, state, streets } = timeslots();
    await act.wantTimes(PICKUP);
    expect(state()).toMatchObject({ times: { phase: 'failed', why: 'unknown' }, timesActive: PICKUP });
    expect(streets).toEqual([]);
  });

  it.each<[string, Partial<SelectorStore>, typeof ACTIVE, string]>([
    ['of a new choice', { timesAddress: OTHER }, ACTIVE, HOME.street],
    ['found for the same choice', { timesAddress: OTHER, timesActive: ACTIVE }, ACTIVE, OTHER.street],
    ['known before when the new choice has none', { timesAddress: OTHER }, PICKUP, OTHER.street],
  ])('is done for the address %s', async (_, before, active, street) => {
    const { act, state, streets } = timeslots(before);
    await act.wantTimes(active);
    expect(streets).toEqual([street]);
    expect(state()).toMatchObject({
      times: { phase: 'empty', why: 'unavailable' },
      timesAddress: { street },
      timesActive: active,
    });
  });

  it.each<[string, Partial<SelectorStore>, readonly string[]]>([
    ['is not repeated while it is in flight', { timesActive: ACTIVE }, []],
    ['starts again for another address', {}, [HOME.street]],
    ['starts again after a failure', { timesActive: ACTIVE, times: { phase: 'idle' } }, [OTHER.street]],
  ])('%s', async (_, more, requested) => {
    const { act, streets } = timeslots({ times: { phase: 'loading' }, timesAddress: OTHER, ...more });
    await act.wantTimes(ACTIVE);
    expect(streets).toEqual(requested);
  });

  it('waits a moment for a selector that is about to start again', async () => {
    const started = new AbortController().signal;
    const one = timeslots({}, async () => void (one.work.signal = started));
    one.work.signal = AbortSignal.abort();
    await one.act.wantTimes(ACTIVE);
    expect([one.streets, one.state().times.phase]).toEqual([[HOME.street], 'empty']);
  });

  it('says that the times are gone when it is repeated after a taken one [F-8.14]', async () => {
    const { act, state, set, streets } = timeslots();
    await act.chooseTimeAgain();
    expect([streets, state().times]).toEqual([[], { phase: 'idle' }]);
    set({ timesAddress: OTHER });
    await act.chooseTimeAgain();
    expect([streets, state().times]).toEqual([[OTHER.street], { phase: 'empty', why: 'gone' }]);
  });
});

describe('choosing', () => {
  it('a day clears the last attempt to reserve [F-4.19]', () => {
    const { act, state } = timeslots({ ...TRIED, chosenTime: CHOICE });
    act.chooseDay('2026-11-23', 'b');
    expect(state()).toMatchObject({
      chosenTime: { date: '2026-11-23', key: 'b' },
      isTimeMissing: false,
      reserving: { phase: 'idle' },
    });
  });

  it('a time keeps the day and clears the last attempt to reserve', () => {
    const { act, state } = timeslots({ ...TRIED, chosenTime: CHOICE });
    act.chooseTime('b');
    expect(state()).toMatchObject({
      chosenTime: { date: CHOICE.date, key: 'b' },
      isTimeMissing: false,
      reserving: { phase: 'idle' },
    });
  });

  it.each<[string, Partial<SelectorStore>]>([
    ['without a day', { ...TRIED, chosenTime: undefined }],
    ['while one is being reserved', { chosenTime: CHOICE, reserving: { phase: 'saving' } }],
  ])('a time has no effect %s', (_, before) => {
    const { act, state } = timeslots(before);
    act.chooseTime('b');
    expect(state()).toMatchObject(before);
  });
});

it('asks for a time before one can be reserved [F-5.10]', async () => {
  const { act, state, told } = timeslots({ times: READY, timesAddress: HOME });
  await act.reserveTime();
  expect(state().isTimeMissing).toBe(true);
  expect(told).toEqual([{ name: 'validation:failed', fields: ['time'] }]);
});
