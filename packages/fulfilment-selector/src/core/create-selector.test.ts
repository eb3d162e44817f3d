import { bannerOf } from '@grocer/foundation/domain';
import { isGrocerError } from '@grocer/foundation/http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SelectorConfig } from '../config.ts';
import { createSelector } from './create-selector.ts';
import type { Results } from '../window/results/rules.ts';
import { HOME } from '../testing/places.ts';
import { useSandbox } from '../testing/use-sandbox.ts';

const box = useSandbox();

function ownDelivery(results: Results) {
  const option = results.phase === 'ready' ? results.found.options.options.DELIVERY[0] : undefined;
  if (!option) throw new Error('Nothing is delivered there.');
  return option;
}

function problemsOf(config: object, isMounted = false): string {
  try {
    createSelector(config as SelectorConfig, { isMounted });
  } catch (thrown) {
    return isGrocerError(thrown) ? thrown.message : String(thrown);
  }
  return '';
}

describe('the selector config', () => {
  it('requires only an environment [F-1.9]', () => {
    expect(problemsOf({ environment: 'PROD' })).toBe('');
  });

  it.each([
    [{ environment: 'LOCAL', display: 'popup' }, '`display` must be modal or inline.'],
    [
      { environment: 'LOCAL', activeModality: { modality: 'FLY' } },
      '`activeModality.modality` must be one of',
    ],
    [{ environment: 'LOCAL', limits: { pageSize: 0 } }, '`limits.pageSize` must be at least 1.'],
    [{ environment: 'LOCAL', consent: { feature: 'Everything' } }, '`consent.feature` must be one of'],
    [{ environment: 'LOCAL', navigation: {} }, '`navigation.navigate`'],
    [{ environment: 'LOCAL', bannerTable: [{ key: 'corner' }] }, '`bannerTable.0.domain`'],
    [
      { environment: 'LOCAL', bannerTable: [{ ...bannerOf(undefined), behaviour: undefined }] },
      '`bannerTable.0.behaviour`',
    ],
    [{ environment: 'LOCAL', validateCountries: ['FR'] }, '`validateCountries.0` must be US or CA.'],
    [
      { environment: 'LOCAL', toggles: { addressBookV2: 'yes' } },
      '`toggles.addressBookV2` must be true or false.',
    ],
    [{ environment: 'LOCAL', persistence: true }, '`persistence` must be false or an object'],
    [{ environment: 'PROD', endpoints: { services: 'http://a.example' } }, 'must be https in PROD.'],
    [
      { environment: 'LOCAL', authConfig: { type: 'B2C', token: '' } },
      '`authConfig.token` must not be empty.',
    ],
  ])('rejects %j', (config, problem) => expect(problemsOf(config)).toContain(problem));

  it('rejects an inline display without a container only when mounted', () => {
    const config = { environment: 'LOCAL', display: 'inline' };
    expect(problemsOf(config, true)).toContain('`container` is missing');
    expect(problemsOf(config)).toBe('');
  });
});

describe('a selector', () => {
  it('sends no request for preferences or addresses of a visitor', async () => {
    const { selector } = await box.start(undefined);
    expect(box.calls('modality.preferences.read')).toBe(0);
    expect(box.calls('profile.addresses.list')).toBe(0);
    expect(selector.getState()).toMatchObject({ status: 'ready', isOpen: false, shopping: undefined });
  });

  it('loads the wording of the service [F-7.19]', async () => {
    const { state } = await box.start(undefined);
    await expect.poll(() => state().strings['timeline.pickup']).toBe('Same-day');
  });

  it('starts with the modality that the host names', async () => {
    const activeModality = { modality: 'IN_STORE', storeId: '01100147' } as const;
    const { selector, state } = await box.start('alice', { activeModality });
    expect(selector.getState().shopping).toMatchObject({ modality: 'IN_STORE' });
    expect(state().tab).toBe('IN_STORE');
  });

  it('searches at the delivery address that the host names later, until the shopper has searched', async () => {
    const { selector, state } = await box.start(undefined, { postalCode: '45202' });
    const deliverTo = (postalCode: string): void =>
      selector.update({ activeModality: { modality: 'DELIVERY', address: { ...HOME, postalCode } } });
    deliverTo('98101');
    expect([state().zip, state().results.phase]).toEqual(['98101', 'idle']);
    await state().searchZip('45202');
    deliverTo('98101');
    expect(state().zip).toBe('45202');
  });

  it('searches at the address that the host names while it is open and waits for a ZIP code', async () => {
    const { selector, state } = await box.start(undefined);
    state().openWindow();
    expect(state().results.phase).toBe('idle');
    selector.update({ activeModality: { modality: 'DELIVERY', address: HOME } });
    await expect.poll(() => state().results.phase).toBe('ready');
  });

  it('keeps the tab that the shopper chose before the start was complete', async () => {
    const { store, retain } = createSelector(await box.sandbox.config('alice'));
    onTestFinished(retain());
    store.getState().openWindow();
    store.getState().showTab('IN_STORE');
    await store.getState().begin();
    expect(store.getState()).toMatchObject({ start: { phase: 'ready' }, tab: 'IN_STORE' });
  });

  it('reads the preferences of a visitor who signs in', async () => {
    const { selector, state } = await box.start(undefined);
    const { authConfig } = await box.sandbox.config('alice');
    selector.update({ token: authConfig?.token ?? '' });
    await expect.poll(() => state().zip).toBe('45202');
    expect(box.calls('modality.preferences.read')).toBe(1);
  });

  it('sends the tenant and the banner of the retailer’s own table [F-3.9]', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const own = { key: 'corner', domain: 'corner.example', tenantName: 'corner-shops', xBannerName: 'qfc' };
    const bannerTable = [{ ...bannerOf(undefined), ...own }];
    const { state } = await box.start(undefined, { bannerTable, bannerDomain: 'www.corner.example' });
    await state().searchZip('98101');
    const tenants = asked.mock.calls.map(([request]) => (request as Request).headers.get('x-tenant'));
    expect(new Set(tenants)).toEqual(new Set(['corner-shops']));
    const { results } = state();
    const stores =
      results.phase === 'ready' ? results.found.options.stores.filter((one) => !one.isCrossBanner) : [];
    expect(new Set(stores.map(({ banner }) => banner))).toEqual(new Set(['qfc']));
    asked.mockRestore();
  });

  it('sends requests to the host’s own service URL and paths [F-7.1]', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const { state } = await box.start(undefined);
    const { selector } = await box.start(undefined, {
      endpoints: {
        services: 'http://api.localhost:8787/of-the-host',
        paths: { 'modality.options': '/ways/to-shop' },
      },
    });
    const urls = () => asked.mock.calls.map(([request]) => (request as Request).url);
    await state().searchZip('45202');
    void selector.store.getState().searchZip('45202');
    await expect
      .poll(() => urls().includes('http://api.localhost:8787/of-the-host/ways/to-shop'))
      .toBeTruthy();
    expect(urls()).toContain('http://api.localhost:8787/modality/v1/options');
    asked.mockRestore();
  });

  it('becomes ready and emits an error when the preferences cannot be read', async () => {
    const match = 'modality.preferences.read';
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 403 });
    const { selector, heard } = await box.start('alice');
    expect(selector.getState().status).toBe('ready');
    expect(heard('error')).toHaveLength(1);
  });

  it('restores own delivery from persistence after a reload', async () => {
    const kept = new Map<string, string>();
    const persistence = {
      write: (name: string, value: string) => void kept.set(name, value),
      read: (name: string) => kept.get(name),
    };
    const { selector, state } = await box.start('alice', { persistence });
    await state().searchZip('45202');
    const { destination } = ownDelivery(state().results);
    await state().shop({ modality: 'DELIVERY', destination, isOwnDelivery: true }, 'own');
    const { selector: again } = await box.start('alice', { persistence });
    expect(again.getState().shopping).toEqual(selector.getState().shopping);
    expect(again.getState().shopping?.isOwnDelivery).toBe(true);
    const { selector: otherChoice } = await box.start('alice', { persistence: false });
    expect(otherChoice.getState().shopping?.isOwnDelivery).toBe(false);
  });

  it('resumes an aborted search when it is retained again', async () => {
    const selector = createSelector(box.sandbox.guest({ postalCode: '45202' }));
    const release = selector.retain();
    await expect.poll(() => selector.getState().status).toBe('ready');
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'modality.options', when: 'before' });
    const { openWindow } = selector.store.getState();
    openWindow();
    expect(selector.store.getState().results.phase).toBe('loading');
    await arrived;
    release();
    letGo();
    await expect.poll(() => selector.store.getState().results.phase).toBe('idle');
    const releaseAgain = selector.retain();
    await expect.poll(() => selector.store.getState().results.phase).toBe('ready');
    releaseAgain();
  });

  it('keeps the previous modality in the preferences when the host names another one', async () => {
    const { selector } = await box.start(undefined, {
      activeModality: { modality: 'PICKUP', storeId: '01100147' },
    });
    selector.update({ activeModality: { modality: 'IN_STORE', storeId: '01400441' } });
    expect(selector.getState().preferences.map(({ modality }) => modality)).toEqual(['IN_STORE', 'PICKUP']);
  });
});
