import { addCartItems, changeCartLine } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ActiveModality } from '../../../config.ts';
import { STORE, delivery, pickup } from '../../../testing/places.ts';
import { useSandbox } from '../../../testing/use-sandbox.ts';

const box = useSandbox();
type Page = Awaited<ReturnType<typeof box.schedule>>;
const offered = ({ state }: Page) => expect.poll(() => state().offer.phase).toBe('ready');

describe('arriving at the scheduling page', () => {
  it('asks a visitor to sign in and does not read the cart [F-2.57] [F-6.5]', async () => {
    const { scheduling, heard } = await box.schedule(undefined);
    expect(scheduling.getState().page).toBe('sign-in');
    expect(heard('sign-in:required')).toEqual([{ reason: 'signed-out' }]);
    expect(box.calls('cart.get')).toBe(0);
  });

  it('redirects a shopper with an expired session to sign in once [F-8.28] [F-6.5]', async () => {
    const { authConfig } = await box.sandbox.config('alice');
    const redirectToSignIn = vi.fn();
    await box.sandbox.controls.expireTokens();
    const { scheduling, heard } = await box.schedule('alice', {
      authConfig: { type: 'B2C', token: authConfig?.token ?? '', redirectToSignIn },
    });
    expect(scheduling.getState().page).toBe('sign-in');
    expect(redirectToSignIn).toHaveBeenCalledTimes(1);
    expect(heard('sign-in:required')).toEqual([{ reason: 'expired' }]);
  });

  it('continues after the shopper has signed in', async () => {
    const page = await box.schedule(undefined, { activeModality: pickup });
    const { authConfig } = await box.sandbox.config('alice');
    page.scheduling.update({ token: authConfig?.token ?? '' });
    await offered(page);
    expect(page.scheduling.getState()).toMatchObject({ page: 'schedule', modality: 'PICKUP' });
  });

  it('shows the empty state for an empty cart [F-2.59]', async () => {
    const { scheduling, visited } = await box.schedule('dave', { activeModality: pickup });
    expect(scheduling.getState().page).toBe('empty');
    expect(visited).toEqual([]);
  });

  it('navigates to the cart when it has no items of the modality [F-2.2] [F-2.58]', async () => {
    const { visited } = await box.schedule('bob', { activeModality: pickup, fulfillmentType: 'PICKUP' });
    expect(visited).toEqual(['/cart']);
  });

  it('reports a host’s navigation that throws, and loads the page itself', async () => {
    const [reportError, replace] = [vi.fn(), vi.fn()];
    vi.stubGlobal('reportError', reportError);
    vi.stubGlobal('location', { replace });
    onTestFinished(() => void vi.unstubAllGlobals());
    const thrown = new Error('There is no router.');
    const navigate = vi.fn(() => {
      throw thrown;
    });
    await box.schedule('alice', { activeModality: pickup, isModify: true, navigation: { navigate } });
    expect(navigate).toHaveBeenCalledWith('/cart/modify', { replace: true });
    expect(reportError).toHaveBeenCalledWith(thrown);
    expect(replace).toHaveBeenCalledWith('/cart/modify');
  });

  it('navigates to the cart of an order that is being changed [F-2.2] [F-2.60]', async () => {
    const { visited } = await box.schedule('alice', { activeModality: pickup, isModify: true });
    expect(visited).toEqual(['/cart/modify']);
  });

  it('opens the store selection for another modality and continues after a choice [F-2.58]', async () => {
    const page = await box.schedule('alice', { activeModality: delivery, fulfillmentType: 'pickup' });
    const { selector } = page.scheduling;
    expect(page.scheduling.getState().page).toBe('choose-place');
    expect(selector.getState()).toMatchObject({ isOpen: true, screen: 'STORE_SELECTION_MENU' });
    expect(selector.store.getState().tab).toBe('PICKUP');
    const destination = { kind: 'store', locationId: STORE } as const;
    await selector.store.getState().shop({ modality: 'PICKUP', destination, isOwnDelivery: false }, 'x');
    await offered(page);
    expect(page.scheduling.getState()).toMatchObject({ page: 'schedule', modality: 'PICKUP' });
  });

  it('reads the flash sales again for another store and another modality [F-4.7] [F-4.10] [F-4.11]', async () => {
    const asked: string[] = [];
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const [input] = request;
      const url = new URL(input instanceof Request ? input.url : String(input));
      if (url.pathname.endsWith('/flash-sales')) asked.push(url.search);
      return real(...request);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const page = await box.schedule('alice', { activeModality: pickup });
    await offered(page);
    await expect.poll(() => page.state().sales.map(({ gtin13 }) => gtin13)).toContain('2000000000014');
    const { shop } = page.scheduling.selector.store.getState();
    const destination = { kind: 'store', locationId: '01100226' } as const;
    await shop({ modality: 'PICKUP', destination, isOwnDelivery: false }, 'x');
    await expect.poll(() => asked.length).toBe(2);
    const address = delivery.address;
    if (!address) throw new Error('There is no address.');
    await shop(
      { modality: 'DELIVERY', destination: { kind: 'address', address }, isOwnDelivery: false },
      'y',
    );
    await expect
      .poll(() => asked)
      .toEqual([
        `?modality=PICKUP&storeId=${STORE}`,
        '?modality=PICKUP&storeId=01100226',
        '?modality=DELIVERY',
      ]);
    await expect.poll(() => page.state().sales.map(({ gtin13 }) => gtin13)).not.toContain('2000000000028');
  });

  it('reads the flash sales of the modality that the service stored', async () => {
    const one = await box.start('alice');
    const address = delivery.address;
    if (!address) throw new Error('There is no address.');
    await one
      .state()
      .shop({ modality: 'DELIVERY', destination: { kind: 'address', address }, isOwnDelivery: false }, 'x');
    const page = await box.schedule('alice', {});
    await offered(page);
    await expect.poll(() => page.state().sales.map(({ gtin13 }) => gtin13)).toContain('2000000000014');
    // This sale is for pickup only.
    expect(page.state().sales.map(({ gtin13 }) => gtin13)).not.toContain('2000000000028');
  });

  it('does not wait for flash sales', async () => {
    box.sandbox.controls.addFault({ match: 'flash-sales.list', when: 'before', kind: 'hang' });
    const page = await box.schedule('alice', { activeModality: pickup });
    await offered(page);
    expect(page.state().sales).toEqual([]);
  });

  it('shows no flash sales and emits no error when they cannot be read', async () => {
    box.sandbox.controls.addFault({ match: 'flash-sales.list', when: 'before', kind: 'status', status: 403 });
    const page = await box.schedule('alice', { activeModality: pickup });
    await offered(page);
    expect(page.state().sales).toEqual([]);
    expect(page.heard('error')).toEqual([]);
  });

  it('opens the address book for a delivery to an incomplete address [F-2.58] [F-2.61]', async () => {
    const address = { ...delivery.address, street: '' } as NonNullable<ActiveModality['address']>;
    const page = await box.schedule('alice', { activeModality: { ...delivery, address } });
    expect(page.scheduling.getState().page).toBe('choose-place');
    expect(page.scheduling.selector.getState().screen).toMatch(/^ADDRESS_BOOK/);
  });

  it('loads the details of all products in the cart [F-2.60] [F-7.16]', async () => {
    const page = await box.schedule('alice', { activeModality: pickup });
    const { cart, products } = page.state();
    const names = cart?.lines.map(({ gtin13 }) => products[gtin13]?.name);
    expect(names).toHaveLength(6);
    expect(names?.every((name) => name !== undefined && name !== '')).toBe(true);
  });

  it('reports a failure when the cart cannot be read, and reads it again', async () => {
    box.sandbox.controls.addFault({ match: 'cart.get', when: 'before', kind: 'status', status: 403 });
    const page = await box.schedule('alice', { activeModality: pickup });
    expect(page.scheduling.getState()).toMatchObject({ page: 'failed', status: 'failed' });
    expect(page.heard('error')).toHaveLength(1);
    await page.scheduling.refresh();
    await offered(page);
  });

  it('does not ask for a store or address when the shopper’s choice cannot be read', async () => {
    const status = { kind: 'status', status: 403 } as const;
    box.sandbox.controls.addFault({ match: 'modality.preferences.read', when: 'before', ...status });
    const page = await box.schedule('alice');
    expect(page.scheduling.getState()).toMatchObject({ page: 'failed', selector: { isOpen: false } });
    await page.scheduling.refresh();
    await expect.poll(() => page.scheduling.getState().page).not.toBe('failed');
  });

  it('asks for sign-in when the session expires while the shopper’s choice is read', async () => {
    const { authConfig } = await box.sandbox.config('alice');
    const { controls } = box.sandbox;
    const { arrived, letGo } = controls.hold({ match: 'modality.preferences.read', when: 'before' });
    const opening = box.schedule('alice', {
      activeModality: pickup,
      authConfig: { type: 'B2C', token: authConfig?.token ?? '' },
    });
    await arrived;
    await expect.poll(() => box.calls('cart.get')).toBe(1);
    await controls.expireTokens();
    letGo();
    const page = await opening;
    expect(page.scheduling.getState()).toMatchObject({ page: 'sign-in', status: 'ready' });
  });

  it('clears options, times, checkout, flash sales and the reservation on unmount [F-4.25]', async () => {
    const page = await box.schedule('alice', { activeModality: pickup });
    await offered(page);
    const { offer } = page.state();
    const [time] = offer.phase === 'ready' ? offer.offer.days.flatMap((day) => day.times) : [];
    if (time) page.state().setTime(optionKey(time));
    await page.state().goOn();
    const { selector } = page.scheduling;
    await selector.store.getState().searchZip('45202');
    page.state().openDrawer();
    await expect.poll(() => page.state().sales).not.toEqual([]);
    expect(page.state()).toMatchObject({ checkout: { phase: 'created' }, drawer: { phase: 'items' } });
    expect(selector.store.getState()).toMatchObject({
      results: { phase: 'ready' },
      reservation: { phase: 'held' },
    });
    // As if the page's part were removed from the host's page.
    page.leave();
    await Promise.resolve();
    expect(page.state()).toMatchObject({
      offer: { phase: 'idle' },
      choice: undefined,
      checkout: { phase: 'idle' },
      drawer: { phase: 'closed' },
      cart: undefined,
      sales: [],
    });
    expect(selector.store.getState()).toMatchObject({
      results: { phase: 'idle' },
      reservation: { phase: 'none' },
    });
  });

  it('shows the empty state when the last item leaves the cart', async () => {
    const page = await box.schedule('carol', { activeModality: delivery });
    const { deps } = page.scheduling.selector;
    const [line] = page.state().cart?.lines ?? [];
    const change = { lineId: line?.id ?? '', quantity: 0 };
    const changed = await deps.http.send(changeCartLine, change, { signal: deps.signal });
    if (!changed.ok) throw changed.error;
    await page.state().setCart(changed.value);
    expect(page.scheduling.getState().page).toBe('empty');
  });

  it('splits a large product request into two', async () => {
    const page = await box.schedule('alice', { activeModality: pickup });
    const { deps } = page.scheduling.selector;
    const item = { gtin13: page.state().cart?.lines[0]?.gtin13 ?? '', quantity: 1 };
    const addition = { modality: 'SHIP', items: [item] } as const;
    const added = await deps.http.send(addCartItems, addition, { signal: deps.signal });
    if (!added.ok) throw added.error;
    const many = Array.from({ length: 150 }, (_, index) => ({
      ...added.value.lines[0],
      id: String(index),
      gtin13: String(10_000_000 + index),
    }));
    const before = box.calls('products.by-ids');
    await page.state().setCart({ ...added.value, lines: many as typeof added.value.lines });
    expect(box.calls('products.by-ids') - before).toBe(2);
  });
});
