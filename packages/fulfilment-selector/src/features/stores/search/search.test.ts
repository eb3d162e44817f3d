import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSandbox } from '../../../testing/use-sandbox.ts';

const box = useSandbox();
const settled = (state: () => { results: { phase: string } }) =>
  expect.poll(() => !['idle', 'loading'].includes(state().results.phase)).toBeTruthy();

afterEach(() => vi.useRealTimers());

describe('a search by ZIP code', () => {
  it('starts with the shopper’s ZIP code and sends no request before the window opens', async () => {
    const { state, names } = await box.start('alice');
    expect(state().zip).toBe('45202');
    expect(box.calls('modality.options')).toBe(0);
    state().openWindow();
    await settled(state);
    expect(state().results.phase).toBe('ready');
    expect(names()).toEqual(['view:changed', 'opened']);
  });

  it('reports in the public state whether it is close to a store [F-7.8]', async () => {
    const { selector, state } = await box.start(undefined);
    expect(selector.getState().isCloseToStore).toBe(false);
    await state().searchZip('45202');
    expect(selector.getState().isCloseToStore).toBe(true);
  });

  it('starts without a ZIP code for a shopper in Canada', async () => {
    const { state } = await box.start('ivan');
    state().openWindow();
    expect(state()).toMatchObject({ zip: undefined, isDrawerOpen: true, results: { phase: 'idle' } });
  });

  it.each(['4520', '4520a', ''])('rejects %j as invalid without a request [F-5.1]', async (zip) => {
    const { state, heard } = await box.start(undefined);
    await state().searchZip(zip);
    expect(state()).toMatchObject({ isBadZip: true, isDrawerOpen: true });
    expect(heard('validation:failed')).toEqual([{ fields: ['postalCode'] }]);
    expect(box.calls('modality.options')).toBe(0);
  });

  it('passes through loading to the results and clears the previous error', async () => {
    const { state } = await box.start(undefined);
    await state().searchZip('x');
    const search = state().searchZip('45202');
    expect(state()).toMatchObject({ results: { phase: 'loading' }, isBadZip: false });
    await search;
    expect(state().results).toMatchObject({ phase: 'ready', found: { near: { zip: '45202' } } });
  });

  it.each([
    ['00000', 'bad-zip', true, 'F-8.7'],
    ['99998', 'no-stores', false, 'F-8.9'],
  ])('fails for %s as %s, invalid: %j, and opens the drawer [%s]', async (zip, problem, isBadZip) => {
    const { state } = await box.start(undefined);
    state().toggleDrawer();
    await state().searchZip(zip);
    expect(state()).toMatchObject({ results: { phase: 'failed', problem }, isBadZip, isDrawerOpen: true });
  });

  it('drops the results on a service failure, opens the drawer and emits an error [F-8.8]', async () => {
    const { state, heard } = await box.start(undefined);
    await state().searchZip('45202');
    state().toggleDrawer();
    box.sandbox.controls.addFault({ match: 'modality.options', when: 'before', kind: 'status', status: 403 });
    await state().searchZip('10001');
    expect(state()).toMatchObject({ results: { phase: 'failed', problem: 'service' }, isDrawerOpen: true });
    expect(heard('error')).toHaveLength(1);
    await state().searchAgain();
    expect(state()).toMatchObject({ zip: '10001', results: { phase: 'ready' } });
  });

  it('reports a network failure as offline [F-8.8]', async () => {
    const { state, selector } = await box.start(undefined);
    box.sandbox.controls.addFault({ match: 'modality.options', when: 'before', kind: 'reset', times: 9 });
    await state().searchZip('45202');
    expect(state().results).toEqual({ phase: 'failed', problem: 'offline' });
    expect(selector.getState().status).toBe('failed');
  });

  it('emits load:failed when the first search fails', async () => {
    const { state, heard, selector } = await box.start(undefined);
    box.sandbox.controls.addFault({ match: 'modality.options', when: 'before', kind: 'status', status: 403 });
    await state().searchZip('45202');
    expect(heard('load:failed')).toHaveLength(1);
    expect(selector.getState().status).toBe('failed');
  });

  it('ignores the response to an outdated search', async () => {
    const { state } = await box.start(undefined);
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'modality.options', when: 'before' });
    const first = state().searchZip('10001');
    await arrived;
    await state().searchZip('45202');
    letGo();
    await first;
    expect(state().results).toMatchObject({ phase: 'ready', found: { near: { zip: '45202' } } });
  });
});

describe('a search by location', () => {
  const point = { lat: 39.1, lng: -84.51 };

  it('asks for consent first and requests the position only on Continue [F-1.4] [F-4.12] [F-4.15]', async () => {
    const geolocate = vi.fn(async () => point);
    const { state, heard } = await box.start('alice', { geolocate });
    await state().searchHere();
    expect(state().asking).toEqual({ phase: 'asking', step: 0 });
    state().pressConsent('allow');
    expect(geolocate).not.toHaveBeenCalled();
    state().pressConsent('continue');
    await settled(state);
    expect(state()).toMatchObject({
      mode: 'geolocation',
      asking: { phase: 'closed' },
      results: { phase: 'ready' },
    });
    expect(heard('consent:changed')).toEqual([{ feature: 'Modality Selector', value: true }]);
    await expect.poll(() => box.calls('consent.add')).toBe(1);
    await state().searchHere();
    expect(state().asking.phase).toBe('closed');
    expect(geolocate).toHaveBeenCalledTimes(2);
  });

  it('asks again for the consent of another feature [F-6.7] [F-4.16]', async () => {
    const geolocate = vi.fn(async () => point);
    const one = await box.start('alice', { geolocate, consent: { feature: 'Find a Store' } });
    one.state().askConsent();
    one.state().pressConsent('allow');
    one.state().pressConsent('continue');
    await expect.poll(() => box.calls('consent.add')).toBe(1);
    expect(await one.state().checkConsent()).toBe('given');
    const other = await box.start('alice', { geolocate, consent: { feature: 'InStore' } });
    await other.state().searchHere();
    expect(other.state().asking).toEqual({ phase: 'asking', step: 0 });
    expect(geolocate).toHaveBeenCalledTimes(1);
  });

  it('keeps the ZIP code after No Thanks and shows on the next press that location is off [F-4.14] [F-4.12]', async () => {
    const geolocate = vi.fn(async () => point);
    const { state, heard } = await box.start('alice', { geolocate });
    await state().searchHere();
    state().pressConsent('decline');
    expect(heard('consent:changed')).toEqual([{ feature: 'Modality Selector', value: false }]);
    await expect.poll(() => box.calls('consent.add')).toBe(1);
    await state().searchHere();
    // Without a message, the press would look as if it had no effect.
    expect(state()).toMatchObject({
      mode: 'postalCode',
      asking: { phase: 'closed' },
      locating: { phase: 'off' },
    });
    expect(geolocate).not.toHaveBeenCalled();
    await state().searchZip('45202');
    expect(state().locating.phase).toBe('idle');
  });

  it('asks again on the second press after No Thanks', async () => {
    const geolocate = vi.fn(async () => point);
    const { state } = await box.start('alice', { geolocate });
    await state().searchHere();
    state().pressConsent('decline');
    await expect.poll(() => box.calls('consent.add')).toBe(1);
    await state().searchHere();
    expect(state().asking.phase).toBe('closed');
    await state().searchHere();
    expect(state()).toMatchObject({ asking: { phase: 'asking', step: 0 }, locating: { phase: 'idle' } });
    state().pressConsent('allow');
    state().pressConsent('continue');
    await expect.poll(() => state().mode).toBe('geolocation');
  });

  it('stores nothing when the consent dialog is dismissed', async () => {
    const { state, heard } = await box.start('alice');
    await state().searchHere();
    state().pressConsent('dismiss');
    expect(state()).toMatchObject({ mode: 'postalCode', asking: { phase: 'closed' } });
    expect(heard('consent:changed')).toEqual([]);
    expect(box.calls('consent.add')).toBe(0);
  });

  it.each([
    [1, 'denied'],
    [2, 'other'],
    [undefined, 'other'],
  ])('maps the browser’s error code %j to %s and keeps the results [F-8.10]', async (code, why) => {
    const geolocate = async (): Promise<never> => {
      throw Object.assign(new Error('no'), { code });
    };
    const { state } = await box.start(undefined, { geolocate });
    await state().searchZip('45202');
    const before = state().results;
    state().toggleDrawer();
    await state().locate();
    expect(state()).toMatchObject({
      locating: { phase: 'failed', why },
      mode: 'postalCode',
      isDrawerOpen: true,
    });
    expect(state().results).toBe(before);
  });

  it('fails when no position arrives within 30 seconds', async () => {
    const { state } = await box.start(undefined, { geolocate: () => new Promise(() => {}) });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const located = state().locate();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(state().locating.phase).toBe('busy');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await located;
    expect(state().locating).toEqual({ phase: 'failed', why: 'other' });
  });

  it('gives way to a search by ZIP code that started meanwhile', async () => {
    const place = Promise.withResolvers<typeof point>();
    const { state } = await box.start(undefined, { geolocate: () => place.promise });
    const located = state().locate();
    await state().searchZip('43085');
    place.resolve(point);
    await located;
    expect(state()).toMatchObject({
      mode: 'postalCode',
      locating: { phase: 'idle' },
      results: { phase: 'ready', found: { near: { zip: '43085' } } },
    });
  });

  it('is dropped when the window closes', async () => {
    const place = Promise.withResolvers<typeof point>();
    const { state } = await box.start(undefined, { geolocate: () => place.promise });
    state().openWindow();
    const located = state().locate();
    state().closeWindow('close');
    place.resolve(point);
    await located;
    expect(state()).toMatchObject({ locating: { phase: 'idle' }, results: { phase: 'idle' } });
  });

  it('asks for consent when the consent cannot be read within five seconds [F-4.16]', async () => {
    const { state } = await box.start('alice');
    box.sandbox.controls.addFault({ match: 'consent.list', when: 'before', kind: 'hang', ms: 8000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const search = state().searchHere();
    await vi.advanceTimersByTimeAsync(4999);
    expect(state()).toMatchObject({ locating: { phase: 'busy' }, asking: { phase: 'closed' } });
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await search;
    expect(state().asking).toEqual({ phase: 'asking', step: 0 });
  });
});

describe('the results', () => {
  it('shows ten at a time and starts over on another tab', async () => {
    const { state } = await box.start(undefined);
    await state().searchZip('45202');
    expect(state().shown).toBe(10);
    state().showMore();
    expect(state().shown).toBe(20);
    state().showTab('IN_STORE');
    expect(state().shown).toBe(10);
  });

  it('returns to the search by ZIP code when the window closes', async () => {
    const { state } = await box.start(undefined, { geolocate: async () => ({ lat: 39.1, lng: -84.51 }) });
    state().openWindow();
    await state().locate();
    state().closeWindow('close');
    expect(state()).toMatchObject({ mode: 'postalCode', results: { phase: 'idle' } });
  });
});
