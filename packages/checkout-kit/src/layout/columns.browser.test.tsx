import { beginCheckout, shopperServices } from '@grocer/foundation/testing/checkouts';
import { createBrowserSandbox, untilMorning } from '@grocer/sandbox/browser';
import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { mount } from '../mount.tsx';
import type { CheckoutHandle } from '../handle.ts';

const API = 'http://api.localhost:8787';
const container = document.createElement('div');
let worker: SetupWorker;
let handle: CheckoutHandle;

beforeAll(async () => {
  await page.viewport(1400, 900);
  const sandbox = await createBrowserSandbox({
    apiOrigin: API,
    vaultOrigin: location.origin,
    clockOffsetMs: untilMorning(),
  });
  worker = setupWorker(...sandbox.handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  const authConfig = { type: 'B2C', token: await sandbox.tokenFor('alice') } as const;
  const orderId = await beginCheckout(shopperServices(API, authConfig.token), { modality: 'DELIVERY' });
  document.body.append(container);
  const navigation = { navigate: () => undefined };
  handle = mount({
    environment: 'LOCAL',
    endpoints: { services: API },
    authConfig,
    navigation,
    orderId,
    container,
  });
});
beforeEach(() => expect.element(page.getByRole('button', { name: /^Flash Sales/ })).toBeVisible());
afterAll(async () => {
  handle.unmount();
  container.remove();
  await worker.stop();
});

const root = () => container.firstElementChild?.shadowRoot;
const boxOf = (selector: string): DOMRect => {
  const element = root()?.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element.getBoundingClientRect();
};

const PARTS = ['order', 'pay', 'items', 'sum'] as const;

/** Returns the columns at a width in pixels, each with its parts from top to bottom. */
async function columnsAt(width: number): Promise<readonly string[]> {
  container.style.width = `${width}px`;
  await new Promise(requestAnimationFrame);
  const boxes = PARTS.map((part) => ({ part, box: boxOf(`.grocer-payment-${part}`) }));
  const lefts = [...new Set(boxes.map(({ box }) => Math.round(box.left)))].toSorted((a, b) => a - b);
  return lefts.map((left) =>
    boxes
      .filter(({ box }) => Math.round(box.left) === left)
      .toSorted((a, b) => a.box.top - b.box.top)
      .map(({ part }) => part)
      .join(' '),
  );
}

it.each([
  [1400, ['order items', 'pay', 'sum']],
  [1100, ['order items', 'pay', 'sum']],
  [1099, ['order pay items', 'sum']],
  [641, ['order pay items', 'sum']],
  [640, ['order pay items sum']],
  [320, ['order pay items sum']],
])('arranges its parts in columns at %d px [C-2.22]', async (width, columns) => {
  expect(await columnsAt(width)).toEqual(columns);
  const shell = boxOf('[data-part=shell]');
  const overflowing = PARTS.filter((part) => boxOf(`.grocer-payment-${part}`).right > shell.right + 1);
  expect(overflowing).toEqual([]);
});

it('breaks neither the names of the steps nor the times at 320 px [C-2.18] [C-2.23]', async () => {
  await columnsAt(320);
  const heights = [...(root()?.querySelectorAll('.grocer-step > span, .grocer-line-whole') ?? [])].map(
    (words) => words.getBoundingClientRect().height,
  );
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.max(...heights)).toBeLessThan(30);
  expect(boxOf('.grocer-steps').right).toBeLessThanOrEqual(boxOf('.grocer-shell-header').right);
});

it('shows the error of a promo code below its field and buttons, in the full width [C-5.1] [C-8.20]', async () => {
  await columnsAt(1400);
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByText('You must enter a promo code')).toBeVisible();
  const [form, error, input] = ['', ' .grocer-why', ' .grocer-input'].map((part) =>
    boxOf(`.grocer-promo${part}`),
  );
  expect(error?.width).toBe(form?.width);
  expect(error?.top).toBeGreaterThan(input?.bottom ?? 0);
  expect(boxOf('[data-part=apply-promo]').top).toBe(input?.top);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

it('shows the tips and the chosen one in forced colors [C-4.25]', async () => {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await page.getByText('None', { exact: true }).click();
  await force('active');
  const borderOf = (selector: string): string =>
    getComputedStyle(root()?.querySelector(selector) ?? document.body).borderTopWidth;
  expect(borderOf('.grocer-tip:not([data-state])')).toBe('1px');
  expect(borderOf(".grocer-tip[data-state='chosen']")).toBe('3px');
  await force('none');
});

it('fixes the button to the bottom of the screen only in a single column [C-2.21] [C-2.22]', async () => {
  const position = () =>
    getComputedStyle(root()?.querySelector('.grocer-submit-row') ?? document.body).position;
  await columnsAt(641);
  expect(position()).toBe('static');
  await columnsAt(640);
  expect(position()).toBe('fixed');
});

it('has no gap above the columns when there is no message', async () => {
  await columnsAt(1400);
  const heading = boxOf('.grocer-shell-title');
  expect(boxOf('.grocer-payment-order').top - heading.bottom).toBeLessThanOrEqual(24);
});

it('prints a placed order with its items, and without links to other pages [C-2.48] [C-2.49]', async () => {
  const useMedia = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });
  await page.getByRole('button', { name: 'Place your Delivery Order' }).click();
  await expect.element(page.getByText(/Item\(s\) in Your Order$/)).toBeVisible();
  const shown = (selectors: readonly string[]) =>
    selectors.filter((selector) => root()?.querySelector(selector)?.checkVisibility());
  const links = ['.grocer-reminder', '[data-part=add-items]', '[data-part=coupons]', '.grocer-shell-footer'];
  const kept = ['[data-part=order]', '[data-part=time]', '[data-part=payment-summary]'];
  expect(shown(['.grocer-item', ...links, ...kept])).toEqual([...links, ...kept]);
  await useMedia('print');
  expect(shown(['.grocer-item', ...links, ...kept])).toEqual(['.grocer-item', ...kept]);
  await useMedia('');
});
