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
/** Origin of the vault in tests. */
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

/** Records the events that a host receives. */
function listenTo({ on }: { on: On }) {
  const said: [name: string, detail: unknown][] = [];
  for (const name of EVENTS) on(name, (detail) => said.push([name, detail]));
  return (name: keyof CheckoutEvents) => said.filter(([other]) => other === name).map(([, detail]) => detail);
}

/** Returns true once the order has loaded, with the cards and the payment choice settled. */
const isSettled = ({ cards, edits, order }: CheckoutStore): boolean =>
  order.phase !== 'loading' &&
  (order.phase !== 'editing' || (cards.phase !== 'loading' && edits.payment?.phase !== 'saving'));

interface Start extends Beginning {
  readonly shopper?: string;
  /** The id of an existing checkout. */
  readonly orderId?: string;
  readonly more?: Partial<CheckoutConfig>;
}

/** Provides a real sandbox to the tests of a file, reset before each test. */
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
    // `vi.waitUntil` also works in hooks, where `expect.poll` does not.
    await vi.waitUntil(() => isSettled(core.store.getState()), { interval: 5, timeout: 15_000 });
    await writerOf(core).drain();
    return {
      core,
      order,
      heard,
      leave,
      orderId: config.orderId,
      /** Resolves once the page has read the cart, which happens in parallel with everything else. */
      untilCartSeen: () => vi.waitUntil(() => seenLinesOf(core).ids(), { interval: 5, timeout: 15_000 }),
      ...seen,
    };
  }

  /** Places an order and changes a quantity in its modification's cart. */
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
    /** Sets what is left on a card. */
    setBalance: (kind: 'EBT_CARD' | 'GIFT_CARD', lastFour: string, cents: number) =>
      sandbox.db
        .updateTable('prepaid_accounts')
        .set({ balance_cents: cents })
        .where('kind', '=', kind)
        .where('last_four', '=', lastFour)
        .execute(),
    /** Returns a bearer token for a shopper. */
    tokenFor: (shopper: string) => sandbox.tokenFor(shopper),
    /** Counts how often a call has reached the sandbox. */
    calls: (name: string) => sandbox.controls.history().filter(({ call }) => call === name).length,
    /**
     * Records the pickup lines of the shopper's cart. Returns a function that puts the same lines back, as
     * with a service that does not empty carts.
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
    /** Returns all orders. */
    orders: () => sandbox.db.selectFrom('orders').selectAll().execute(),
    /** Creates a headless checkout and records its events, without waiting for anything. */
    begin,
    /** Creates a headless checkout paid with the shopper's own card, and records its events. */
    start: open,
    /** Mounts a checkout in the document. */
    show,
    /**
     * The same, and waits until the bank card group shows an amount, so that the service knows the payment.
     */
    async showPayable(start: Start = {}) {
      const shown = await show(start);
      const cards = (): string => document.querySelector('[data-part=bank-cards] summary')?.textContent ?? '';
      await expect.poll(cards).toContain('$');
      return shown;
    },
    /** Refuses a call once, by default with status 422. */
    refuse: (match: string, status = 422) =>
      sandbox.controls.addFault({ match, when: 'before', kind: 'status', status, times: 1 }),
  };
}
