import { addCartItems, readModalityPreferences } from '@grocer/foundation/contract';
import type { ScheduledModality } from '@grocer/foundation/domain';
import { http as mswHttp } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { SelectorConfig } from '../config.ts';
import { createSelector } from '../core/create-selector.ts';
import type { Selector } from '../core/create-selector.ts';
import { lazyActions } from '../core/lazy-actions.ts';
import { timesActions } from '../features/timeslots/actions.ts';
import type { SelectorEvents } from '../events.ts';
import type { SchedulingConfig } from '../scheduling/config.ts';
import { createScheduling } from '../scheduling/core/create-scheduling.ts';
import { mountScheduling } from '../scheduling/mount-scheduling.tsx';
import { createSelectorSandbox } from './selector-sandbox.ts';
import type { SelectorSandbox } from './selector-sandbox.ts';

const EVENTS: readonly (keyof SelectorEvents)[] = [
  'opened',
  'closed',
  'view:changed',
  'modality:changed',
  'store:selected',
  'address:selected',
  'address:saved',
  'address:removed',
  'timeslot:reserved',
  'reservation:expired',
  'checkout:created',
  'consent:changed',
  'sign-in:required',
  'load:failed',
  'validation:failed',
  'error',
];

type On = <Name extends keyof SelectorEvents>(
  name: Name,
  listener: (detail: SelectorEvents[Name]) => void,
) => () => void;

/** Records the events that a host receives. */
function listenTo({ on }: { on: On }) {
  const said: [name: string, detail: unknown][] = [];
  for (const name of EVENTS) on(name, (detail) => said.push([name, detail]));
  return {
    names: () => said.map(([name]) => name),
    heard: (name: keyof SelectorEvents) =>
      said.filter(([other]) => other === name).map(([, detail]) => detail),
  };
}

/** Returns a function that reads the state and all actions of a selector. */
export const stateOf = (selector: Selector) => () => ({
  ...selector.store.getState(),
  ...lazyActions(selector),
  ...timesActions(selector),
});

/** Resolves once the responses to all earlier requests of a selector have been handled. */
export async function afterAllBefore({ deps }: Pick<Selector, 'deps'>): Promise<void> {
  const { http, signal } = deps;
  expect((await http.send(readModalityPreferences, undefined, { signal })).ok).toBe(true);
}

/** Starts a real sandbox for the tests of a file and resets it before each test. */
export function useSandbox() {
  const server = setupServer();
  let sandbox: SelectorSandbox;
  const releases: (() => void)[] = [];
  const sent: string[] = [];
  beforeAll(async () => {
    sandbox = await createSelectorSandbox();
    server.listen({ onUnhandledFrame: 'error' });
    server.use(...sandbox.handlers);
    server.events.on('request:start', ({ request }) => sent.push(`${request.method} ${request.url}`));
  });
  beforeEach(async () => {
    sent.length = 0;
    sandbox.controls.clearFaults();
    await sandbox.controls.reset();
  });
  afterEach(() => {
    for (const release of releases.splice(0)) release();
    server.resetHandlers(...sandbox.handlers);
  });
  afterAll(async () => {
    server.close();
    await sandbox.close();
  });
  return {
    get sandbox() {
      return sandbox;
    },
    /** Returns the number of requests sent, with or without a response, by method and a part of the URL. */
    sent: (method: string, part: string) =>
      sent.filter((one) => one.startsWith(`${method} `) && one.includes(part)).length,
    /** Holds back requests with a method and a part of the URL until the returned function is called. */
    holdBack(method: string, part: string): () => void {
      const gate = Promise.withResolvers<void>();
      releases.push(gate.resolve);
      server.use(
        mswHttp.all('*', async ({ request }) => {
          // Without a response, the sandbox answers the request.
          if (request.method === method && request.url.includes(part)) await gate.promise;
        }),
      );
      return gate.resolve;
    },
    /** Starts a selector without a UI for a shopper or a visitor, and records its events. */
    async start(shopper: string | undefined, more: Partial<SelectorConfig> = {}) {
      const config = shopper === undefined ? sandbox.guest(more) : await sandbox.config(shopper, more);
      const selector: Selector = createSelector(config);
      const ears = listenTo(selector.emitter);
      const leave = selector.retain();
      releases.push(leave);
      await selector.store.getState().begin();
      await selector.deps.actions.load();
      return { selector, state: stateOf(selector), leave, ...ears };
    },
    /** Starts a scheduling page without a UI for a shopper or a visitor; records events and navigations. */
    async schedule(shopper: string | undefined, more: Partial<SchedulingConfig> = {}) {
      const base = shopper === undefined ? sandbox.guest() : await sandbox.config(shopper);
      const visited: string[] = [];
      const navigation = { navigate: (to: string) => void visited.push(to) };
      const buyer = { firstName: 'Alice', lastName: 'Adams' };
      const scheduling = createScheduling({ ...base, buyer, navigation, ...more });
      const ears = listenTo(scheduling.selector.emitter);
      const leave = scheduling.retain();
      releases.push(leave);
      await expect.poll(() => scheduling.getState().page).not.toBe('loading');
      return { scheduling, state: scheduling.store.getState, visited, leave, ...ears };
    },
    /** Mounts the scheduling page for a shopper or a visitor; records events and navigations. */
    async show(shopper: string | undefined, more: Partial<SchedulingConfig> = {}) {
      const base = shopper === undefined ? sandbox.guest() : await sandbox.config(shopper);
      const visited: string[] = [];
      const navigation = { navigate: (to: string) => void visited.push(to) };
      const buyer = { firstName: 'Alice', lastName: 'Adams' };
      const container = document.createElement('div');
      document.body.append(container);
      const place = { container, isolation: 'none', persistence: false, bannerName: 'Millbrook' } as const;
      const handle = mountScheduling({ ...base, ...place, buyer, navigation, ...more });
      const ears = listenTo(handle);
      releases.push(() => {
        handle.unmount();
        container.remove();
      });
      return { handle, visited, ...ears };
    },
    /** Adds an item to the cart of a shopper, as another page would. */
    async put(shopper: string, item: { modality: ScheduledModality; gtin13: string; quantity?: number }) {
      const { deps } = createSelector(await sandbox.config(shopper));
      const { modality, gtin13, quantity = 1 } = item;
      const request = { modality, items: [{ gtin13, quantity }] };
      const result = await deps.http.send(addCartItems, request, { signal: new AbortController().signal });
      if (!result.ok) throw result.error;
    },
    /** Returns how often a call has reached the sandbox. */
    calls: (name: string) => sandbox.controls.history().filter(({ call }) => call === name).length,
  };
}
