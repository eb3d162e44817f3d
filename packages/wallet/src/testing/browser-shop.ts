import { createBrowserSandbox } from '@grocer/sandbox/browser';
import type { BrowserSandbox } from '@grocer/sandbox/browser';
import { setupWorker } from 'msw/browser';
import type { WalletConfig } from '../config.ts';

const API = 'http://api.localhost:8787';

/** The real sandbox in this page's memory, behind the page's requests. */
export interface BrowserShop {
  readonly sandbox: BrowserSandbox;
  /** Returns a working config for a demo shopper. */
  configOf(shopper: string, more?: Partial<WalletConfig>): Promise<WalletConfig>;
  stop(): Promise<void>;
}

/** Starts the sandbox; the vault's frame is served from this page's own origin. */
export async function startBrowserShop(): Promise<BrowserShop> {
  const vaultOrigin = location.origin;
  const sandbox = await createBrowserSandbox({ apiOrigin: API, vaultOrigin });
  const worker = setupWorker(...sandbox.handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return {
    sandbox,
    async configOf(shopper, more = {}) {
      return {
        environment: 'LOCAL',
        endpoints: { payment: API },
        authConfig: { type: 'B2C', token: await sandbox.tokenFor(shopper) },
        checkoutConfig: { orderInfo: { total: 9647 } },
        walletConfig: { showSnapCards: true, showGiftCards: true },
        hostedFields: { scriptUrl: `${vaultOrigin}/eProtect/js/eProtect-iframe-client4.min.js` },
        ...more,
      };
    },
    async stop() {
      await worker.stop();
    },
  };
}
