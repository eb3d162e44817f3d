import { createBrowserSandbox, untilMorning } from '@grocer/sandbox/browser';
import type { BrowserSandbox } from '@grocer/sandbox/browser';
import type { SelectorConfig } from '../config.ts';

/** The origin of a test's backend. msw answers before a request is sent, so any origin works. */
export interface SelectorSandboxOptions {
  /** Default: `http://api.localhost:8787`. */
  readonly apiOrigin?: string;
}

/** The real backend, in the memory of a test. */
export interface SelectorSandbox {
  /** Handlers for msw's `setupServer` or `setupWorker`. */
  readonly handlers: BrowserSandbox['handlers'];
  /** Faults, the clock, limits, `reset()`, and the history of calls. */
  readonly controls: BrowserSandbox['controls'];
  /** Returns a working config for a visitor; `more` overrides it. */
  guest(more?: Partial<SelectorConfig>): SelectorConfig;
  /** Resolves with a working config for a demo shopper; `more` overrides it. */
  config(shopper: string, more?: Partial<SelectorConfig>): Promise<SelectorConfig>;
  /** Frees the memory of the backend. */
  close(): Promise<void>;
}

const API = 'http://api.localhost:8787';

/** Starts a new backend. Its clock is set to the morning, so that there are times whenever a test runs. */
export async function createSelectorSandbox(options: SelectorSandboxOptions = {}): Promise<SelectorSandbox> {
  const { apiOrigin = API } = options;
  const vaultOrigin = 'http://vault.localhost:8788';
  const clockOffsetMs = untilMorning();
  const sandbox = await createBrowserSandbox({ apiOrigin, vaultOrigin, clockOffsetMs });
  const guest = (more: Partial<SelectorConfig> = {}): SelectorConfig => ({
    environment: 'LOCAL',
    endpoints: { services: apiOrigin },
    ...more,
  });
  const tokenOf = (shopper: string): Promise<string> => sandbox.tokenFor(shopper);
  return {
    handlers: sandbox.handlers,
    controls: sandbox.controls,
    guest,
    async config(shopper, more = {}) {
      const token = await tokenOf(shopper);
      return guest({ authConfig: { type: 'B2C', token, getNewToken: () => tokenOf(shopper) }, ...more });
    },
    close: () => sandbox.db.destroy(),
  };
}
