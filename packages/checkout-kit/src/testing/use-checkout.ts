import { beginChanges, beginCheckout, shopperServices } from '@grocer/foundation/testing/checkouts';
import type { Beginning } from '@grocer/foundation/testing/checkouts';
import { createBrowserSandbox, untilMorning } from '@grocer/sandbox/browser';
import type { BrowserSandbox } from '@grocer/sandbox/browser';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { OrderState } from '../checkout/order-reducer.ts';
import { seenLinesOf } from '../checkout/seen-lines.ts';
import { writerOf } from '../checkout/writer.ts';
import type { CheckoutConfig } from '../config.ts';
import { createCheckoutCore } from '../core/create-checkout.ts';
import type { CheckoutStore } from '../core/store.ts';
import type { CheckoutEvents } from '../events.ts';
import { mount } from '../mount.tsx';

const apiOrigin = 'http://api.localhost:8787';
/** Where the vault of tests is. */
export const VAULT = 'http://vault.localhost:8788';

const EVENTS: readonly (keyof CheckoutEvents)[] = [
  'payment:changed',
  'contact:changed',
  'instructions:changed',
  'tip:changed',
  'items:changed',
  'promo:applied',
  'promo:removed',
  'pin:required',
  'pin:locked',
  'order:submitting',
  'order:placed',
  'order:modified',
  'order:rejected',
  'order:timed-out',
  'session:expired',
  'validation:failed',
  'error',
];

type On = <Name extends keyof CheckoutEvents>(
  name: Name,
  listener: (detail: CheckoutEvents[Name]) => void,
) => () => void;

/** Writes down what a host hears. */
function listenTo({ on }: { on: On }) {
  const said: [name: string, detail: unknown][] = [];
  for (const name of EVENTS) on(name, (detail) => said.push([name, detail]));
  return (name: keyof CheckoutEvents) => said.filter(([other]) => other === name).map(([, detail]) => detail);
}

/** Is it known what is to be paid, and who pays? */
const isSettled = ({ cards, edits, order }: CheckoutStore): boolean =>
  order.phase !== 'loading' &&
  (order.phase !== 'editing' || (cards.phase !== 'loading' && edits.payment?.phase !== 'saving'));

interface Start extends Beginning {
  readonly shopper?: string;
  /** A checkout that was begun before. */
  readonly orderId?: string;
  readonly more?: Partial<CheckoutConfig>;
}

/** A real sandbox for the tests of a file, reset before each. */
export function useCheckout() {
  const server = setupServer();
  let sandbox: BrowserSandbox;
  const releases: (() => void)[] = [];
  beforeAll(async () => {
    sandbox = await createBrowserSandbox({ apiOrigin, vaultOrigin: VAULT, clockOffsetMs: untilMorning() });
    server.listen({ onUnhandledFrame: 'error' });
    server.use(...sandbox.handlers);
  });
  beforeEach(async () => {
    sandbox.controls.clearFaults();
    await sandbox.controls.reset();
  });
  afterEach(() => {
    for (const release of releases.splice(0)) release();
    if (typeof sessionStorage !== 'undefined') sessionStorage.clear();
  });
  afterAll(async () => {
    server.close();
    await sandbox.db.destroy();
  });

  async function configOf({ shopper = 'alice', orderId, more, ...beginning }: Start) {
    const token = await sandbox.tokenFor(shopper);
    const services = shopperServices(apiOrigin, token);
    const visited: string[] = [];
    const config: CheckoutConfig = {
      environment: 'LOCAL',
      endpoints: { services: apiOrigin },
      authConfig: { type: 'B2C', token },
      orderId: orderId ?? (await beginCheckout(services, beginning)),
      navigation: { navigate: (to) => void visited.push(to) },
      uiConfig: { customerServicePhone: '(513) 555-0100' },
      ...more,
    };
    return { config, visited, http: services.http };
  }

  async function show(start: Start = {}) {
    const { config, ...seen } = await configOf(start);
    const container = document.createElement('div');
    document.body.append(container);
    const handle = mount({ container, isolation: 'none', ...config });
    releases.push(() => {
      handle.unmount();
      container.remove();
    });
    return { handle, heard: listenTo(handle), orderId: config.orderId, ...seen };
  }

  function begin(config: CheckoutConfig) {
    const core = createCheckoutCore(config);
    const heard = listenTo(core.emitter);
    const leave = core.retain();
    releases.push(leave);
    return { core, heard, leave };
  }

  async function open(start: Start = {}) {
    const { config, ...seen } = await configOf(start);
    const { core, heard, leave } = begin(config);
    const order = (): OrderState => core.store.getState().order;
    // Also for hooks, in which nothing can be expected.
    await vi.waitUntil(() => isSettled(core.store.getState()), { interval: 5, timeout: 15_000 });
    await writerOf(core).drain();
    return {
      core,
      order,
      heard,
      leave,
      orderId: config.orderId,
      /** Until the page knows what is in the cart, which it reads beside everything else. */
      untilCartSeen: () => vi.waitUntil(() => seenLinesOf(core).ids(), { interval: 5, timeout: 15_000 }),
      ...seen,
    };
  }

  /** An order that was placed, with more of something in the cart in which it is changed. */
  async function changing(start: Start = {}) {
    const { http } = await configOf({ ...start, orderId: 'none yet' });
    const orderId = await beginChanges({ http, signal: new AbortController().signal }, start);
    return { ...start, orderId, more: { ...start.more, isModify: true } };
  }

  return {
    beginChanges: changing,
    get controls() {
      return sandbox.controls;
    },
    get db() {
      return sandbox.db;
    },
    /** A bearer token of a shopper. */
    tokenFor: (shopper: string) => sandbox.tokenFor(shopper),
    /** How often a call has reached the sandbox. */
    calls: (name: string) => sandbox.controls.history().filter(({ call }) => call === name).length,
    /**
     * Notes what is in the shopper's cart for pickup; the result puts the very same lines back, as they are with a service that
     * empties no cart.
     */
    async keepCart(checkoutId: string) {
      const lines = await sandbox.db
        .selectFrom('cart_lines')
        .innerJoin('checkouts', 'checkouts.cart_id', 'cart_lines.cart_id')
        .where('checkouts.id', '=', checkoutId)
        .where('cart_lines.modality', '=', 'PICKUP')
        .selectAll('cart_lines')
        .execute();
      return () => sandbox.db.insertInto('cart_lines').values(lines).execute();
    },
    /** The orders that there are. */
    orders: () => sandbox.db.selectFrom('orders').selectAll().execute(),
    /** A checkout without a face as it begins, with what its host hears: nothing is waited for. */
    begin,
    /** A checkout without a face, paid by the shopper's own card, with what its host hears. */
    start: open,
    /** A checkout in the document. */
    show,
    /** The same, once it is known who pays: the line of its group says so when the service has it. */
    async showPayable(start: Start = {}) {
      const shown = await show(start);
      const cards = (): string => document.querySelector('[data-part=bank-cards] summary')?.textContent ?? '';
      await expect.poll(cards).toContain('$');
      return shown;
    },
    /** Has the service refuse a call once. */
    refuse: (match: string) =>
      sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 422, times: 1 }),
  };
}
