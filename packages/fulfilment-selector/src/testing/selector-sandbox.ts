import { createBrowserSandbox, untilMorning } from '@grocer/sandbox/browser';
import type { BrowserSandbox } from '@grocer/sandbox/browser';
import type { SelectorConfig } from '../config.ts';

/** Where the backend of a test seems to be. msw answers before a request leaves, so any address will do. */
export interface SelectorSandboxOptions {
  /** Default: `http://api.localhost:8787`. */
  readonly apiOrigin?: string;
}

/** The real backend, in the memory of a test. */
export interface SelectorSandbox {
  /** For msw's `setupServer` or `setupWorker`. */
  readonly handlers: BrowserSandbox['handlers'];
  /** Faults, the clock, limits, `reset()`, and which calls came. */
  readonly controls: BrowserSandbox['controls'];
  /** A config that works for a visitor; what `more` says comes first. */
  guest(more?: Partial<SelectorConfig>): SelectorConfig;
  /** A config that works for a demo shopper. */
  config(shopper: string, more?: Partial<SelectorConfig>): Promise<SelectorConfig>;
  /** Gives its memory back. */
  close(): Promise<void>;
}

const API = 'http://api.localhost:8787';

/** Starts a backend that nobody else has touched. It is morning there, so that there are times whenever a test runs. */
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
