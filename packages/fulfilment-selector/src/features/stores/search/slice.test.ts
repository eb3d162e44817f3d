import { listModalityOptions } from '@grocer/foundation/contract';
import type { ModalityOptions } from '@grocer/foundation/domain';
import { GrocerError, err, ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { settingsOf } from '../../../core/settings.ts';
import { usedFromHost } from '../../../core/used-rules.ts';
import { depsForTests } from '../../../testing/deps-for-tests.ts';
import { STORE, pickup } from '../../../testing/places.ts';
import { answering, serviceOf } from '../../../testing/service-for-tests.ts';
import { createSearchSlice } from './slice.ts';

type Search = ReturnType<Parameters<ReturnType<typeof createSearchSlice>>[1]>;

const OPTIONS: ModalityOptions = {
  options: { PICKUP: [], DELIVERY: [], SHIP: [], IN_STORE: [] },
  stores: [],
  externalOnlineDeliveryUrl: undefined,
  closeToStore: false,
};
const POINT = { lat: 39.1, lng: -84.51 };
const HERE = { by: 'geolocation', point: POINT } as const;
const zipCode = (zip: string) => ({ by: 'postalCode', zip }) as const;
const found = (near: object) => ({ phase: 'ready', found: { near } });

/** The search alone, with three stores per page, and the places that it has asked the service about. */
function searching(zip?: string, state: Partial<Search> = {}) {
  const life = new AbortController();
  const answers: Result<ModalityOptions>[] = [];
  const told: string[] = [];
  const findShopper = vi.fn();
  const asked: { near: unknown; signal: AbortSignal }[] = [];
  const search = answering(listModalityOptions, ({ near }, { signal }) => {
    asked.push({ near, signal });
    return answers.shift() ?? ok(OPTIONS);
  });
  const deps = depsForTests({
    signal: life.signal,
    emitter: { emit: (name) => void told.push(name) },
    load: async () => ({ findShopper }),
    http: serviceOf(search),
  });
  const base = { environment: 'LOCAL', limits: { pageSize: 3 } } as const;
  const settings = settingsOf(zip === undefined ? base : { ...base, postalCode: zip });
  const store = createStore<Search>()((set, get) => ({
    settings,
    used: usedFromHost(pickup),
    start: { phase: 'ready' },
    ...createSearchSlice(deps, settings)(set, get),
    ...state,
  }));
  const places = () => asked.map(({ near }) => near);
  return { state: store.getState, set: store.setState, asked, places, answers, told, findShopper };
}
type One = ReturnType<typeof searching>;
const settled = ({ state }: One) => expect.poll(() => state().results.phase).toBe('ready');

it('starts by ZIP code with an open drawer and one page of stores', () => {
  expect(searching('45202').state()).toMatchObject({
    isDrawerOpen: true,
    mode: 'postalCode',
    zip: '45202',
    isBadZip: false,
    locating: { phase: 'idle' },
    results: { phase: 'idle' },
    shown: 3,
  });
});

it('opens and closes the drawer', () => {
  const { state } = searching();
  state().toggleDrawer();
  expect(state().isDrawerOpen).toBe(false);
  state().toggleDrawer();
  expect(state().isDrawerOpen).toBe(true);
});

it('shows one page more, and the first page again', () => {
  const { state } = searching();
  state().showMore();
  state().showMore();
  expect(state().shown).toBe(9);
  state().showFirst();
  expect(state().shown).toBe(3);
});

it('opens the drawer with the reason when the shopper was not located', () => {
  const { state } = searching(undefined, { mode: 'geolocation', isDrawerOpen: false });
  state().stayByZip({ phase: 'failed', why: 'denied' });
  expect(state()).toMatchObject({
    mode: 'postalCode',
    isDrawerOpen: true,
    locating: { phase: 'failed', why: 'denied' },
  });
  state().backToZip();
  expect(state().locating).toEqual({ phase: 'idle' });
});

describe('the first results', () => {
  it('are those at the known ZIP code, with the stores used before', async () => {
    const one = searching('45202');
    one.state().wantResults();
    await settled(one);
    expect(one.places()).toEqual([{ postalCode: '45202' }]);
    expect(one.state().results).toMatchObject({
      phase: 'ready',
      found: { near: zipCode('45202'), currentId: STORE, recentIds: [STORE] },
    });
  });

  it('are at a ZIP code that becomes known later', async () => {
    const one = searching();
    one.state().wantResults();
    expect(one.places()).toEqual([]);
    one.state().setZip('10001');
    one.state().wantResults();
    await settled(one);
    expect(one.places()).toEqual([{ postalCode: '10001' }]);
  });

  it('stay where they are when a ZIP code is suggested', async () => {
    const one = searching('45202');
    one.state().suggestZip('10001');
    expect(one.state().zip).toBe('10001');
    one.state().wantResults();
    await settled(one);
    one.state().suggestZip('45202');
    expect(one.state().zip).toBe('10001');
  });

  it.each<[string, Partial<Search>]>([
    ['the shopper’s data is loading', { start: { phase: 'loading' } }],
    ['a search has failed', { results: { phase: 'failed', problem: 'service' } }],
    ['the shopper is being located', { locating: { phase: 'busy' } }],
  ])('are not asked for while %s', (_, state) => {
    const one = searching('45202', state);
    one.state().wantResults();
    expect(one.places()).toEqual([]);
  });
});

it('emits load:failed when the first results fail, and error for later ones', async () => {
  const one = searching('45202');
  const failure = err(new GrocerError({ code: 'server_error', message: 'x', retryable: false }));
  one.answers.push(failure, ok(OPTIONS), failure);
  for (const zip of ['45202', '43215', '10001']) await one.state().searchZip(zip);
  expect(one.told).toEqual(['load:failed', 'error']);
});

it('looks for the shopper with actions that load when they are needed [F-4.12]', async () => {
  const one = searching('45202');
  const looked = one.state().searchHere();
  expect(one.state().locating).toEqual({ phase: 'busy' });
  await looked;
  expect(one.findShopper).toHaveBeenCalledExactlyOnceWith(false);
});

describe('searching again', () => {
  it('repeats the last search of the shopper, without the stores used before', async () => {
    const one = searching('45202');
    await one.state().searchAround(HERE);
    expect(one.state().results).toMatchObject({ found: { near: HERE, recentIds: [] } });
    await one.state().searchAgain();
    expect(one.places()).toEqual([{ location: POINT }, { location: POINT }]);
    expect(one.state()).toMatchObject({ mode: 'geolocation', results: { found: { recentIds: [] } } });
  });

  it('starts with the known ZIP code', async () => {
    const one = searching('45202');
    await one.state().searchAgain();
    expect(one.places()).toEqual([{ postalCode: '45202' }]);
  });

  it('searches where other results were adopted', async () => {
    const one = searching('45202');
    one.state().adopt('43215', OPTIONS);
    expect(one.state()).toMatchObject({ zip: '43215', results: found(zipCode('43215')) });
    await one.state().searchAgain();
    expect(one.places()).toEqual([{ postalCode: '43215' }]);
  });
});

describe('an inline search', () => {
  it('returns to the ZIP code after a choice and keeps its results [F-4.10]', async () => {
    const one = searching('45202');
    await one.state().searchAround(HERE);
    one.set({ isBadZip: true, locating: { phase: 'off' } });
    const { results } = one.state();
    one.state().leaveSearch();
    expect(one.state()).toMatchObject({ mode: 'postalCode', isBadZip: false, locating: { phase: 'idle' } });
    expect(one.state().results).toBe(results);
    await one.state().searchAgain();
    expect(one.places()).toEqual([{ location: POINT }, { postalCode: '45202' }]);
  });

  it('does not repeat a search by location after a choice when no ZIP code is known', async () => {
    const one = searching();
    await one.state().searchAround(HERE);
    one.state().leaveSearch();
    await one.state().searchAgain();
    expect(one.places()).toEqual([{ location: POINT }]);
  });
});

describe('a search in a window that closes', () => {
  it('keeps results by ZIP code, from the first page and with the store in use', async () => {
    const one = searching('45202');
    await one.state().searchZip('43215');
    one.state().showMore();
    const storeId = '02200001';
    one.set({ used: usedFromHost({ modality: 'PICKUP', storeId }), isBadZip: true, isDrawerOpen: false });
    one.set({ locating: { phase: 'off' } });
    one.state().resetSearch();
    expect(one.state()).toMatchObject({
      results: { phase: 'ready', found: { near: zipCode('43215'), options: OPTIONS, currentId: storeId } },
      shown: 3,
      isBadZip: false,
      isDrawerOpen: true,
      locating: { phase: 'idle' },
    });
  });

  it('forgets results by location', async () => {
    const one = searching('45202');
    await one.state().searchAround(HERE);
    one.state().showMore();
    one.set({ isBadZip: true });
    one.state().resetSearch();
    expect(one.state()).toMatchObject({
      results: { phase: 'idle' },
      mode: 'postalCode',
      shown: 3,
      isBadZip: false,
    });
    await one.state().searchAgain();
    expect(one.places()).toEqual([{ location: POINT }, { postalCode: '45202' }]);
  });

  it('aborts a search in flight', () => {
    const one = searching('45202');
    void one.state().searchZip('43215');
    one.state().resetSearch();
    expect(one.state().results).toEqual({ phase: 'idle' });
    expect(one.asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  });
});
