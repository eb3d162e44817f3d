import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { depsForTests } from '../../../testing/deps-for-tests.ts';
import type { Consent } from '../../../window/search/rules.ts';
import { createLocationActions } from './actions.ts';

type Location = ReturnType<Parameters<ReturnType<typeof createLocationActions>>[1]>;

const POINT = { lat: 39.1, lng: -84.51 };

/** The actions that locate the shopper alone, with the consent and the position of a host. */
function locating(consent: Consent, geolocate: () => Promise<typeof POINT> = async () => POINT) {
  const life = new AbortController();
  const report = vi.fn();
  const said: unknown[] = [];
  const timing = { sleep: () => new Promise<void>(() => {}) };
  const deps = depsForTests({ signal: life.signal, timing, geolocate, report });
  const store = createStore<Location>()((set, get) => ({
    locating: { phase: 'idle' },
    searchAround: async (near) => void said.push(['searchAround', near]),
    stayByZip(state) {
      said.push(['stayByZip', state]);
      set({ locating: state });
    },
    checkConsent: async () => consent,
    askConsent: () => void said.push(['askConsent']),
    ...createLocationActions(deps)(set, get),
  }));
  return { state: store.getState, set: store.setState, said, report, life };
}

const search = ['searchAround', { by: 'geolocation', point: POINT }];
const idle = ['stayByZip', { phase: 'idle' }];

describe('looking for the shopper', () => {
  it.each<[Consent, boolean, unknown[]]>([
    ['given', false, [search]],
    ['missing', false, [idle, ['askConsent']]],
    ['denied', false, [['stayByZip', { phase: 'off' }]]],
    ['denied', true, [idle, ['askConsent']]],
  ])('with a consent that is %s, insisting: %j [F-4.12]', async (consent, isInsisting, calls) => {
    const one = locating(consent);
    const found = one.state().findShopper(isInsisting);
    expect(one.state().locating).toEqual({ phase: 'busy' });
    await found;
    expect(one.said).toEqual(calls);
  });

  it.each<Consent>(['given', 'missing'])('ends with a search that is newer: %s', async (consent) => {
    const one = locating(consent);
    const found = one.state().findShopper(false);
    // Another action has begun, which is busy as well.
    one.set({ locating: { phase: 'busy' } });
    await found;
    expect(one.said).toEqual([]);
  });

  it('ends with the selector', async () => {
    const one = locating('missing');
    const found = one.state().findShopper(false);
    one.life.abort();
    await found;
    expect(one.said).toEqual([]);
  });
});

describe('locating the shopper', () => {
  it.each([
    [1, 'denied'],
    [2, 'other'],
  ])('reports the browser’s error %i as %s and keeps the ZIP code [F-8.10]', async (code, why) => {
    const one = locating('given', () => Promise.reject(Object.assign(new Error('no'), { code })));
    await one.state().locate();
    expect(one.report.mock.calls).toEqual([[{ type: 'USER_CONSTRAINT_ERROR', code: `geo-${why}` }]]);
    expect(one.said).toEqual([['stayByZip', { phase: 'failed', why }]]);
  });

  it('ignores a position that arrives after a newer search', async () => {
    const place = Promise.withResolvers<typeof POINT>();
    const one = locating('given', () => place.promise);
    const located = one.state().locate();
    one.set({ locating: { phase: 'idle' } });
    place.resolve(POINT);
    await located;
    expect([one.said, one.report.mock.calls]).toEqual([[], []]);
  });
});
