import { describe, expect, it, vi } from 'vitest';
import type { SelectorConfig } from '../../config.ts';
import type { Shopping } from '../../events.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';

const box = useSandbox();
const viewOf = ({ frame }: { frame: Frame }) => (frame.phase === 'open' ? frame.trail.at(-1) : undefined);
const STORE = '01100147';
const pickup: Shopping = {
  modality: 'PICKUP',
  destination: { kind: 'store', locationId: STORE },
  isOwnDelivery: false,
};

/** A selector with an open window and results, and the writes to its storage. */
async function opened(shopper: string | undefined, more: Partial<SelectorConfig> = {}) {
  const write = vi.fn();
  const one = await box.start(shopper, { postalCode: '45202', persistence: { write }, ...more });
  one.state().openWindow();
  await expect.poll(() => one.state().results.phase).toBe('ready');
  return { ...one, write };
}

describe('choosing a store', () => {
  it('saves it as active, emits the events, persists it and closes [F-4.10]', async () => {
    const { state, heard, names, write } = await opened('alice');
    await state().shop(pickup, 'x');
    expect(box.calls('modality.preferences.set-active')).toBe(1);
    expect(heard('modality:changed')).toEqual([
      { from: undefined, to: pickup, isOtherModality: true, isOtherStore: true },
    ]);
    expect(heard('store:selected')).toEqual([{ modality: 'PICKUP', storeId: STORE }]);
    expect(write.mock.calls).toEqual([
      ['grocer_modality', 'PICKUP'],
      ['grocer_fulfillment', 'store'],
      ['grocer_store', STORE],
    ]);
    expect(names().at(-1)).toBe('closed');
    expect(heard('closed')).toEqual([{ reason: 'selected' }]);
    expect(state().frame.phase).toBe('closed');
  });

  it('returns from geolocation to the search by ZIP code [F-4.10]', async () => {
    const { state } = await opened('alice', { geolocate: async () => ({ lat: 39.1, lng: -84.51 }) });
    await state().locate();
    expect(state().mode).toBe('geolocation');
    await state().shop(pickup, 'x');
    expect(state()).toMatchObject({
      used: { active: { modality: 'PICKUP' } },
      mode: 'postalCode',
      frame: { phase: 'closed' },
    });
  });

  it('restores the store on the next visit [F-2.25]', async () => {
    const before = await opened('alice');
    await before.state().shop(pickup, 'x');
    const { state } = await opened('alice');
    expect(state().used.active?.destination).toEqual(pickup.destination);
    expect(state().results).toMatchObject({ found: { currentId: STORE } });
  });

  it('restores a store that could not be read at first when the window opens', async () => {
    await (await opened('alice')).state().shop(pickup, 'x');
    const match = 'modality.preferences.read';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403, times: 1 });
    const { state } = await box.start('alice', { postalCode: '45202' });
    expect(state().used.active).toBeUndefined();
    // It comes first among stores that are found after it; others keep their order.
    const search = box.sandbox.controls.hold({ match: 'modality.options', when: 'before' });
    state().openWindow();
    await expect.poll(() => state().used.active?.destination).toEqual(pickup.destination);
    search.letGo();
    await expect.poll(() => state().results).toMatchObject({ found: { currentId: STORE } });
  });

  it('emits the change for a visitor without a request [F-6.1]', async () => {
    const { state, heard } = await opened(undefined);
    await state().shop(pickup, 'x');
    expect(box.calls('modality.preferences.set-active')).toBe(0);
    expect(heard('modality:changed')).toHaveLength(1);
  });

  it('keeps the results in place in an inline selector', async () => {
    const { state } = await opened(undefined, { display: 'inline' });
    const before = state().results;
    await state().shop(pickup, 'x');
    expect(state().used.active?.destination).toEqual(pickup.destination);
    expect(state().results).toBe(before);
  });

  it('returns to the search by ZIP code in an inline selector [F-4.10]', async () => {
    const geolocate = async () => ({ lat: 39.1, lng: -84.51 });
    const { state, selector } = await opened(undefined, { display: 'inline', geolocate });
    await state().locate();
    await state().searchZip('x');
    expect(state()).toMatchObject({ mode: 'geolocation', isBadZip: true });
    const before = state().results;
    await state().shop(pickup, 'x');
    expect(state()).toMatchObject({ mode: 'postalCode', isBadZip: false });
    expect(state().results).toBe(before);
    await selector.refresh();
    expect(state()).toMatchObject({ mode: 'postalCode', results: { found: { near: { zip: '45202' } } } });
  });

  it.each([
    ['false', () => false],
    ['a promise of false', async () => false],
  ])('changes nothing when onBeforeChange returns %s', async (_, onBeforeChange) => {
    const { state, heard } = await opened('alice', { onBeforeChange });
    await state().shop(pickup, 'x');
    expect(box.calls('modality.preferences.set-active')).toBe(0);
    expect(heard('modality:changed')).toEqual([]);
    expect(state()).toMatchObject({ choosing: { phase: 'idle' }, frame: { phase: 'open' } });
  });

  it('passes the current and the new choice to onBeforeChange', async () => {
    const onBeforeChange = vi.fn(() => true);
    const { state } = await opened('alice', { onBeforeChange });
    await state().shop(pickup, 'x');
    expect(onBeforeChange).toHaveBeenCalledWith({ from: undefined, to: pickup });
  });

  it('reports an error that onBeforeChange throws, and allows a retry', async () => {
    const thrown = new Error('host');
    const onBeforeChange = vi.fn().mockImplementationOnce(() => {
      throw thrown;
    });
    const tracked = vi.fn();
    vi.stubGlobal('reportError', tracked);
    const { state, heard } = await opened('alice', { onBeforeChange });
    await state().shop(pickup, 'x');
    vi.unstubAllGlobals();
    expect(tracked).toHaveBeenCalledExactlyOnceWith(thrown);
    expect(state()).toMatchObject({ choosing: { phase: 'failed', place: 'x' }, frame: { phase: 'open' } });
    expect(heard('error')).toMatchObject([{ error: { code: 'unexpected', cause: thrown } }]);
    await state().shop(pickup, 'x');
    expect(heard('modality:changed')).toHaveLength(1);
  });

  it('shows a failure at its button and allows a retry', async () => {
    const { state, heard } = await opened('alice');
    const match = 'modality.preferences.set-active';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    await state().shop(pickup, 'x');
    expect(state()).toMatchObject({ choosing: { phase: 'failed', place: 'x' }, frame: { phase: 'open' } });
    expect(heard('error')).toHaveLength(1);
    await state().shop(pickup, 'x');
    expect(state().frame.phase).toBe('closed');
  });

  it.each([
    ['after-commit', 'closed'],
    ['before', 'open'],
  ] as const)(
    'looks up the outcome when the response is lost %s, and leaves the window %s',
    async (when, phase) => {
      const { state, heard } = await opened('alice');
      const match = 'modality.preferences.set-active';
      box.sandbox.controls.addFault({ match, when, kind: 'reset', times: 3 });
      await state().shop(pickup, 'x');
      expect(state().frame.phase).toBe(phase);
      expect(heard('modality:changed')).toHaveLength(phase === 'closed' ? 1 : 0);
    },
  );

  it('sends one request for two presses', async () => {
    const { state } = await opened('alice');
    await Promise.all([state().shop(pickup, 'x'), state().shop(pickup, 'x')]);
    expect(box.calls('modality.preferences.set-active')).toBe(1);
  });

  it('does not close a window that was reopened meanwhile', async () => {
    const answer = Promise.withResolvers<boolean>();
    const { state, heard } = await opened(undefined, { onBeforeChange: () => answer.promise });
    const choice = state().shop(pickup, 'x');
    state().closeWindow('close');
    state().openWindow();
    answer.resolve(true);
    await choice;
    expect(heard('modality:changed')).toHaveLength(1);
    expect(state().frame.phase).toBe('open');
  });

  it('clears a failure when the window closes', async () => {
    const { state } = await opened('alice');
    const match = 'modality.preferences.set-active';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    await state().shop(pickup, 'x');
    state().closeWindow('close');
    expect(state().choosing.phase).toBe('idle');
  });
});

/** A shopper whose session has expired and who has pressed a button. */
async function expired() {
  const { authConfig } = await box.sandbox.config('alice');
  const one = await opened('alice', {
    authConfig: { type: 'B2C', token: authConfig?.token ?? '', shopperId: 'alice' },
  });
  await box.sandbox.controls.expireTokens();
  await one.state().shop(pickup, 'x');
  return one;
}

describe('a new session', () => {
  it('is requested in the sign-in view when the old one has expired', async () => {
    const { state, heard } = await expired();
    expect(heard('sign-in:required')).toEqual([{ reason: 'expired' }]);
    expect(heard('error')).toEqual([]);
    expect(state().frame).toMatchObject({ phase: 'open', trail: ['stores', 'sign-in'] });
  });

  it('is required before a second press counts as a choice', async () => {
    const { state, heard } = await expired();
    await state().shop(pickup, 'x');
    expect(heard('modality:changed')).toEqual([]);
    expect(state().used.active).toBeUndefined();
  });

  it('starts without the data of the previous shopper', async () => {
    const before = await opened('alice');
    await before.state().shop(pickup, 'x');
    const { state, selector } = await expired();
    expect(state().used.preferences).toHaveLength(1);
    const { authConfig } = await box.sandbox.config('ivan');
    selector.update({ token: authConfig?.token ?? '' });
    expect(selector.getState()).toMatchObject({ shopping: undefined, preferences: [], stores: [] });
    await expect.poll(() => box.calls('modality.preferences.read')).toBe(3);
    expect(state()).toMatchObject({ used: { active: undefined, preferences: [] } });
    expect(viewOf(state())).toBe('stores');
  });

  it('keeps the results and the tab of the same shopper', async () => {
    const before = await opened('alice');
    await before.state().shop(pickup, 'x');
    const { state, selector } = await expired();
    state().showTab('DELIVERY');
    const { used, results } = state();
    const { authConfig } = await box.sandbox.config('alice');
    selector.update({ token: authConfig?.token ?? '', shopperId: 'alice' });
    expect(state()).toMatchObject({ used, results, tab: 'DELIVERY' });
    await expect.poll(() => box.calls('modality.preferences.read')).toBe(3);
    expect(state()).toMatchObject({ used, tab: 'DELIVERY' });
    expect(viewOf(state())).toBe('stores');
  });

  it('opens the tab of the next shopper, not that of the previous one', async () => {
    const bobs = await opened('bob');
    await bobs.state().shop(pickup, 'x');
    const { state, selector } = await expired();
    state().showTab('DELIVERY');
    const { authConfig } = await box.sandbox.config('bob');
    selector.update({ token: authConfig?.token ?? '' });
    await expect.poll(() => state().tab).toBe('PICKUP');
    expect(state().used.active?.modality).toBe('PICKUP');
  });

  it('drops a choice of the previous shopper that is waiting for onBeforeChange', async () => {
    const answer = Promise.withResolvers<boolean>();
    const { authConfig } = await box.sandbox.config('alice');
    const { state, selector, heard } = await opened('alice', {
      authConfig: { type: 'B2C', token: authConfig?.token ?? '' },
      onBeforeChange: () => answer.promise,
    });
    const choice = state().shop(pickup, 'x');
    await box.sandbox.controls.expireTokens();
    await state().loadBook();
    const next = await box.sandbox.config('ivan');
    selector.update({ token: next.authConfig?.token ?? '' });
    answer.resolve(true);
    await choice;
    await expect.poll(() => state().start.phase).toBe('ready');
    expect(box.calls('modality.preferences.set-active')).toBe(0);
    expect(heard('modality:changed')).toEqual([]);
    expect(state().used.active).toBeUndefined();
  });

  it('is not assumed when the same shopper gets a fresh token', async () => {
    const { selector, state } = await opened('alice');
    const { used, results } = state();
    const { authConfig } = await box.sandbox.config('alice');
    selector.update({ token: authConfig?.token ?? '' });
    expect(state()).toMatchObject({ used, results, start: { phase: 'ready' } });
    expect(box.calls('modality.preferences.read')).toBe(1);
  });
});

describe('a change of modality', () => {
  const ship: Shopping = {
    modality: 'SHIP',
    destination: {
      kind: 'address',
      address: {
        street: '',
        unit: '',
        locality: '',
        region: '',
        postalCode: '45202',
        countryCode: 'US',
      },
    },
    isOwnDelivery: false,
  };

  it('tells the host’s analytics the chosen modality, once', async () => {
    const callback = vi.fn();
    const { state } = await opened(undefined, { analyticsConfig: { callback } });
    await state().shop(ship, 'y');
    const told = callback.mock.calls.map(([event]) => event).filter(({ type }) => type === 'CHANGE_MODALITY');
    expect(told).toMatchObject([{ modality: 'SHIP' }]);
  });

  it('tells them nothing of a change that the service refused', async () => {
    const callback = vi.fn();
    const { state } = await opened('alice', { analyticsConfig: { callback } });
    box.sandbox.controls.addFault({
      match: 'modality.preferences.set-active',
      when: 'before',
      kind: 'status',
      status: 403,
    });
    await state().shop(ship, 'y');
    expect(state().choosing).toMatchObject({ phase: 'failed' });
    expect(callback.mock.calls.flat().map(({ type }) => type)).not.toContain('CHANGE_MODALITY');
  });

  it('reports the change and clears the previous store [F-4.11]', async () => {
    const { state, heard, write } = await opened(undefined);
    await state().shop(pickup, 'x');
    await state().shop(ship, 'y');
    expect(heard('modality:changed')[1]).toMatchObject({
      from: pickup,
      to: ship,
      isOtherModality: true,
      isOtherStore: true,
    });
    expect(write).toHaveBeenLastCalledWith('grocer_store', '');
  });

  it('reports no difference for the same store and modality', async () => {
    const { state, heard } = await opened(undefined);
    await state().shop(pickup, 'x');
    await state().shop(pickup, 'x');
    expect(heard('modality:changed')[1]).toMatchObject({ isOtherModality: false, isOtherStore: false });
  });
});
