import { deepActiveElement } from '@grocer/foundation/embed';
import { describeMountContract } from '@grocer/foundation/testing';
import { beginCheckout, shopperServices } from '@grocer/foundation/testing/checkouts';
import { createBrowserSandbox, untilMorning } from '@grocer/sandbox/browser';
import { setupWorker } from 'msw/browser';
import type { SetupWorker } from 'msw/browser';
import { afterAll, beforeAll, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CheckoutConfig } from './config.ts';
import type { CheckoutHandle } from './handle.ts';
import { mount } from './mount.tsx';

const API = 'http://api.localhost:8787';
let worker: SetupWorker;
let config: CheckoutConfig;

beforeAll(async () => {
  const sandbox = await createBrowserSandbox({
    apiOrigin: API,
    vaultOrigin: location.origin,
    clockOffsetMs: untilMorning(),
  });
  worker = setupWorker(...sandbox.handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  const authConfig = { type: 'B2C', token: await sandbox.tokenFor('alice') } as const;
  const orderId = await beginCheckout(shopperServices(API, authConfig.token));
  config = { environment: 'LOCAL', endpoints: { services: API }, authConfig, orderId };
});
afterAll(() => worker.stop());

const dialog = () => page.getByRole('dialog', { name: 'Contact Information' });
const isCheckout = (handle: object): handle is CheckoutHandle => 'openDrawer' in handle;

describeMountContract('the checkout', {
  mount: (container) => mount({ ...config, container }),
  mountBroken: (container) =>
    Reflect.apply(mount, undefined, [{ ...config, container, environment: 'HERE', locale: 'en_US' }]),
  mountAnything: (anything) => Reflect.apply(mount, undefined, [anything]),
  overlay: {
    async ask(handle) {
      if (!isCheckout(handle)) return;
      await handle.ready;
      handle.openDrawer('contact');
    },
    async shown() {
      await expect.element(dialog()).toBeVisible();
      await expect.poll(() => deepActiveElement()?.textContent).toBe('Contact Information');
    },
    async close() {
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
});
