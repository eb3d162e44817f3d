import { createBrowserSandbox, untilMorning } from '@grocer/sandbox/browser';
import type { BrowserSandbox } from '@grocer/sandbox/browser';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { AccountConfig } from '../config.ts';
import { createAccount } from '../core/create-account.ts';
import type { AccountEvents } from '../events.ts';
import { mount } from '../mount.tsx';

const apiOrigin = 'http://api.localhost:8787';
const vaultOrigin = 'http://vault.localhost:8788';

const EVENTS: readonly (keyof AccountEvents)[] = [
  'address:saved',
  'address:removed',
  'preference:changed',
  'store:preferred',
  'session:expired',
  'validation:failed',
  'error',
];

type On = <Name extends keyof AccountEvents>(
  name: Name,
  listener: (detail: AccountEvents[Name]) => void,
) => () => void;

/** Records the events that a host receives. */
function listenTo({ on }: { on: On }) {
  const said: [name: string, detail: unknown][] = [];
  for (const name of EVENTS) on(name, (detail) => said.push([name, detail]));
  return (name: keyof AccountEvents) => said.filter(([other]) => other === name).map(([, detail]) => detail);
}

/** Provides a real sandbox to the tests of a file, reset before each test. */
export function useAccount() {
  const server = setupServer();
  let sandbox: BrowserSandbox;
  const releases: (() => void)[] = [];
  beforeAll(async () => {
    sandbox = await createBrowserSandbox({ apiOrigin, vaultOrigin, clockOffsetMs: untilMorning() });
    server.listen({ onUnhandledFrame: 'error' });
    server.use(...sandbox.handlers);
  });
  beforeEach(async () => {
    sandbox.controls.clearFaults();
    await sandbox.controls.reset();
  });
  afterEach(() => {
    for (const release of releases.splice(0)) release();
  });
  afterAll(async () => {
    server.close();
    await sandbox.db.destroy();
  });

  async function configOf(shopper: string | undefined, more: Partial<AccountConfig>) {
    const visited: string[] = [];
    const told: object[] = [];
    const config: AccountConfig = {
      environment: 'LOCAL',
      endpoints: { services: apiOrigin },
      ...(shopper !== undefined && { authConfig: { type: 'B2C', token: await sandbox.tokenFor(shopper) } }),
      navigation: { navigate: (to) => void visited.push(to) },
      analyticsConfig: { callback: (event) => void told.push(event) },
      ...more,
    };
    return { config, visited, told };
  }

  return {
    get db() {
      return sandbox.db;
    },
    get controls() {
      return sandbox.controls;
    },
    /** Adds an address of a shopper from another device. */
    async addAddress(shopper: string, street: string) {
      const { account } = await this.start(shopper);
      const { save } = await import('../features/address-form/saving.ts');
      const address = { street, unit: '', locality: 'Cincinnati', region: 'OH', postalCode: '45202' };
      await save(account, {
        id: undefined,
        address: { ...address, countryCode: 'US' },
        isMailingAddress: false,
      });
    },
    tokenFor: (shopper: string) => sandbox.tokenFor(shopper),
    /** Counts how often a call has reached the sandbox. */
    calls: (name: string) => sandbox.controls.history().filter(({ call }) => call === name).length,
    /** Creates a headless account and records its events. */
    async start(shopper: string | undefined, more: Partial<AccountConfig> = {}) {
      const { config, ...seen } = await configOf(shopper, more);
      const account = createAccount(config);
      const leave = account.retain();
      releases.push(leave);
      return { account, state: account.store.getState, heard: listenTo(account.emitter), leave, ...seen };
    },
    /** Mounts an account in the document, for a shopper or a visitor. */
    async show(shopper: string | undefined, more: Partial<AccountConfig> = {}) {
      const { config, ...seen } = await configOf(shopper, more);
      const container = document.createElement('div');
      document.body.append(container);
      const handle = mount({ container, isolation: 'none', ...config });
      releases.push(() => {
        handle.unmount();
        container.remove();
      });
      return { handle, heard: listenTo(handle), ...seen };
    },
  };
}
