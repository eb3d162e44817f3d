import { beginCheckout, shopperServices } from '@grocer/foundation/testing/checkouts';
import { createBrowserSandbox, untilMorning } from '@grocer/sandbox/browser';
import type { BrowserSandbox } from '@grocer/sandbox/browser';
import { http as mock, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CheckoutConfig } from '../config.ts';
import { mount } from '../mount.tsx';
import { MAP } from './map-rules.ts';

const API = 'http://api.localhost:8787';
const maps = { tileUrl: `${API}/maps/v1/tiles/{z}/{x}/{y}.svg`, attribution: 'Maps by nobody' };

let worker: SetupWorker;
let sandbox: BrowserSandbox;
beforeAll(async () => {
  sandbox = await createBrowserSandbox({
    apiOrigin: API,
    vaultOrigin: location.origin,
    clockOffsetMs: untilMorning(),
  });
  worker = setupWorker(...sandbox.handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
});
beforeEach(() => page.viewport(1280, 900));
afterAll(() => worker.stop());

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  worker.resetHandlers();
});

/** Places an order and opens its confirmation page. */
async function placed(more: Partial<CheckoutConfig> = {}) {
  await sandbox.controls.reset();
  const authConfig = { type: 'B2C', token: await sandbox.tokenFor('alice') } as const;
  const orderId = await beginCheckout(shopperServices(API, authConfig.token));
  const container = document.createElement('div');
  document.body.append(container);
  const navigation = { navigate: () => undefined };
  const handle = mount({
    environment: 'LOCAL',
    endpoints: { services: API },
    authConfig,
    orderId,
    container,
    navigation,
    ...more,
  });
  ends.push(() => {
    handle.unmount();
    container.remove();
  });
  const submit = page.getByRole('button', { name: 'Place your Pickup Order' });
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  const root = container.firstElementChild?.shadowRoot;
  const find = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  /** The time at which an element first appeared, by selector. */
  const since = new Map<string, number>();
  const look = (): void => {
    for (const selector of ['.leaflet-tile', '.grocer-map-pin'])
      if (!since.has(selector) && find(selector).length > 0) since.set(selector, performance.now());
  };
  const observer = new MutationObserver(look);
  if (root) observer.observe(root, { childList: true, subtree: true });
  ends.push(() => observer.disconnect());
  await submit.click();
  await expect.element(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  return { find, since };
}

it('shows the place at zoom 14 with a pin of 37 by 42 that appears after a short delay [C-1.2] [C-2.48] [C-2.53] [C-7.29] [C-9.11]', async () => {
  const { find, since } = await placed({ maps });
  const map = page.getByRole('img', { name: /^Map of / });
  await expect.element(map).toBeVisible();
  await expect.poll(() => find('.leaflet-tile').length).toBeGreaterThan(3);
  const zooms = find('.leaflet-tile').map(
    (tile) => /tiles\/(\d+)\//.exec(tile.getAttribute('src') ?? '')?.[1],
  );
  expect(new Set(zooms)).toEqual(new Set(['14']));
  await expect.poll(() => find('.grocer-map-pin').length).toBe(1);
  const waited = (since.get('.grocer-map-pin') ?? 0) - (since.get('.leaflet-tile') ?? Infinity);
  expect(waited).toBeGreaterThan(100);
  expect(MAP.pinDelayMs).toBe(200);
  await expect.poll(() => find('.leaflet-tile-loaded').length).toBeGreaterThan(3);
  const [pin] = find('.grocer-map-pin');
  const [frame] = find('.grocer-map-frame');
  if (!pin || !frame) throw new Error('There is no pin on the map.');
  const at = pin.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  expect([at.width, at.height]).toEqual([37, 42]);
  // The pin's tip is at the place, in the centre of the map.
  expect(Math.abs(at.left + at.width / 2 - (around.left + around.width / 2))).toBeLessThan(2);
  expect(Math.abs(at.bottom - (around.top + around.height / 2))).toBeLessThan(2);
  await expect.element(page.getByText('Maps by nobody')).toBeVisible();
});

it('has no focusable element and ignores the wheel and a double click', async () => {
  const { find } = await placed({ maps });
  await expect.poll(() => find('.grocer-map-pin').length).toBe(1);
  expect(find('.grocer-map [tabindex], .grocer-map a, .grocer-map button')).toEqual([]);
  const [frame] = find('.grocer-map-pictures');
  const before = find('.leaflet-tile').map((tile) => tile.getAttribute('src'));
  frame?.dispatchEvent(new WheelEvent('wheel', { deltaY: -500, bubbles: true, cancelable: true }));
  frame?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(find('.leaflet-tile').map((tile) => tile.getAttribute('src'))).toEqual(before);
});

it('shows a message and the address as text when no tile loads [C-8.22]', async () => {
  worker.use(mock.get(`${API}/broken/:z/:x/:y`, () => new HttpResponse(undefined, { status: 503 })));
  await placed({ maps: { ...maps, tileUrl: `${API}/broken/{z}/{x}/{y}.svg` } });
  await expect.element(page.getByText('The map isn’t available right now.')).toBeVisible();
  await expect.element(page.getByText(/, Cincinnati, OH/)).toBeVisible();
});

it('shows no map when the host provides no tiles [C-8.22]', async () => {
  const { find } = await placed();
  await expect.element(page.getByText(/, Cincinnati, OH/)).toBeVisible();
  expect(find('[data-part=map]')).toEqual([]);
});
