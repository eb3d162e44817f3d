import { deepActiveElement } from '@grocer/foundation/embed';
import { describeMountContract } from '@grocer/foundation/testing';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccountHandle } from './handle.ts';
import { mount } from './mount.tsx';

const authConfig = { type: 'B2C', token: 'a token' } as const;
const dialog = () => page.getByRole('dialog', { name: 'Verify Your Age' });
const isAccount = (handle: object): handle is AccountHandle => 'openAgeVerification' in handle;

describeMountContract('the account', {
  mount: (container) => mount({ environment: 'LOCAL', container, authConfig }),
  mountBroken: (container) =>
    Reflect.apply(mount, undefined, [{ container, authConfig, environment: 'HERE', locale: 'en_US' }]),
  mountAnything: (anything) => Reflect.apply(mount, undefined, [anything]),
  overlay: {
    ask(handle) {
      if (isAccount(handle)) void handle.openAgeVerification({ items: [{ name: 'Table Red Wine' }] });
    },
    async shown() {
      await expect.element(dialog()).toBeVisible();
      await expect.poll(() => deepActiveElement()?.textContent).toBe('Verify Your Age');
    },
    async close() {
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog()).not.toBeInTheDocument();
    },
  },
});
