import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { WalletConfig } from '../config.ts';
import type { WalletHandle } from '../handle.ts';
import { mount } from '../mount.tsx';
import type { DemoShopper } from './fixtures.ts';
import { createWalletSandbox } from './wallet-sandbox.ts';
import type { WalletSandbox } from './wallet-sandbox.ts';

/** A wallet in the page of a test in jsdom, over a real sandbox that is reset after each. */
export function usePage() {
  const server = setupServer();
  let sandbox: WalletSandbox;
  let shown: WalletHandle | undefined;
  beforeAll(async () => {
    // jsdom has none, and the vault's frame is told the scheme.
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
    /** Mounts a demo shopper's wallet, in checkout mode and without a card box unless told otherwise. */
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
