import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { WalletConfig } from '../config.ts';
import type { WalletHandle } from '../handle.ts';
import { mount } from '../mount.tsx';
import type { DemoShopper } from './fixtures.ts';
import { createWalletSandbox } from './wallet-sandbox.ts';
import type { WalletSandbox } from './wallet-sandbox.ts';

/** Runs a wallet in the jsdom page of a test, over a real sandbox that is reset after each test. */
export function usePage() {
  const server = setupServer();
  let sandbox: WalletSandbox;
  let shown: WalletHandle | undefined;
  beforeAll(async () => {
    // jsdom does not implement matchMedia, which decides the colour scheme of the vault's frame.
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    sandbox = await createWalletSandbox();
    server.listen({ onUnhandledFrame: 'error' });
    server.use(...sandbox.handlers);
  });
  afterEach(async () => {
    shown?.unmount();
    document.body.replaceChildren();
    sandbox.controls.clearFaults();
    await sandbox.controls.reset();
  });
  afterAll(async () => {
    server.close();
    await sandbox.close();
  });
  return {
    get sandbox() {
      return sandbox;
    },
    /** Mounts a demo shopper's wallet, by default in checkout mode and without a card box. */
    async show(shopper: DemoShopper, more: Partial<WalletConfig> = {}): Promise<WalletHandle> {
      const order = { checkoutConfig: { orderInfo: { total: 9647 } } };
      const walletConfig = { showSnapCards: true, showGiftCards: true };
      const config = await sandbox.config(shopper, { isolation: 'none', ...order, walletConfig, ...more });
      const wallet = mount(config);
      shown = wallet;
      await wallet.ready;
      return wallet;
    },
  };
}
