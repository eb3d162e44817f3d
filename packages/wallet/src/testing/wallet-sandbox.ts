import { createBrowserSandbox } from '@grocer/sandbox/browser';
import type { BrowserSandbox } from '@grocer/sandbox/browser';
import type { WalletConfig } from '../config.ts';
import type { DemoShopper } from './fixtures.ts';

/** The origins of a test's backend. msw answers before a request leaves, so any origin works. */
export interface WalletSandboxOptions {
  /** Default: `http://api.localhost:8787`. */
  readonly apiOrigin?: string;
  /** The origin of the vault's frames. Default: this page's own origin. */
  readonly vaultOrigin?: string;
}

/** The real backend, in the memory of a test. */
export interface WalletSandbox {
  /** For msw's `setupServer` or `setupWorker`. */
  readonly handlers: BrowserSandbox['handlers'];
  /** Faults, the clock, limits, `reset()`, and the calls that were received. */
  readonly controls: BrowserSandbox['controls'];
  /** Resolves with a bearer token of a demo shopper. */
  tokenFor(shopper: DemoShopper): Promise<string>;
  /** Resolves with a working config for a demo shopper; `more` overrides it. */
  config(shopper: DemoShopper, more?: Partial<WalletConfig>): Promise<WalletConfig>;
  /** Frees the backend's memory. */
  close(): Promise<void>;
}

const API = 'http://api.localhost:8787';
const VAULT = 'http://vault.localhost:8788';

/** Starts a fresh backend. */
export async function createWalletSandbox(options: WalletSandboxOptions = {}): Promise<WalletSandbox> {
  const here = typeof location === 'undefined' ? VAULT : location.origin;
  const { apiOrigin = API, vaultOrigin = here } = options;
  const sandbox = await createBrowserSandbox({ apiOrigin, vaultOrigin });
  const tokenFor = (shopper: DemoShopper): Promise<string> => sandbox.tokenFor(shopper);
  return {
    handlers: sandbox.handlers,
    controls: sandbox.controls,
    tokenFor,
    async config(shopper, more = {}) {
      return {
        environment: 'LOCAL',
        endpoints: { payment: apiOrigin },
        hostedFields: { scriptUrl: `${vaultOrigin}/eProtect/js/eProtect-iframe-client4.min.js` },
        authConfig: {
          type: 'B2C',
          token: await tokenFor(shopper),
          getNewToken: () => tokenFor(shopper),
        },
        ...more,
      };
    },
    close: () => sandbox.db.destroy(),
  };
}
