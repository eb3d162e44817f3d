import { listProducts, readCart } from '@grocer/foundation/contract';
import { ok } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import type { ActiveModality } from '../../../config.ts';
import { usedFromHost } from '../../../core/used-rules.ts';
import { pageDepsForTests } from '../../../testing/deps-for-tests.ts';
import { heldUntilInstant } from '../../../testing/held-time.ts';
import { cartOf, lineOf, offerWith, productOf } from '../../../testing/order-for-tests.ts';
import { delivery, pickup } from '../../../testing/places.ts';
import { answering, serviceOf } from '../../../testing/service-for-tests.ts';
import type { SchedulingDeps } from '../../core/deps.ts';
import { createSchedulingStore } from '../../core/store.ts';
import type { SchedulingStore } from '../../core/store.ts';

type Watcher = Parameters<SchedulingDeps['selectorActions']['watchHeld']>[0];

const CART = cartOf(lineOf('1'));
const READY = {
  phase: 'arrived',
  entry: { kind: 'ready', destination: { kind: 'store', locationId: 's' } },
} as const;

/** What may be open, done or under way on the page. */
const BUSY: Partial<SchedulingStore> = {
  arrival: READY,
  cart: CART,
  offer: offerWith(),
  choice: { date: '2026-11-22', key: 'a' },
  checkout: { phase: 'created' },
  drawer: { phase: 'items' },
  modal: 'timeExpired',
  reserving: { phase: 'saving' },
  applying: { phase: 'saving' },
  sales: [{ id: 's', gtin13: '1', price: 99, endsAt: 0 }],
};

interface Setting {
  readonly standing?: 'visitor' | 'shopper' | 'expired';
  readonly active?: ActiveModality | undefined;
  readonly state?: Partial<SchedulingStore>;
}

/** A page for a shopper with one item to pick up, which only records that it loads times and sales. */
function entries({ standing = 'shopper', active = pickup, state }: Setting = {}) {
  const called: unknown[] = [];
  const visited: string[] = [];
  const watchers: Watcher[] = [];
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void =>
      void called.push(args.length > 0 ? [name, ...args] : name);
  const reading = Promise.withResolvers<void>();
  const asked: string[] = [];
  const cart = answering(readCart, async () => {
    await reading.promise;
    return ok(CART);
  });
  const products = answering(listProducts, async ({ ids }) => {
    asked.push(...ids);
    await reading.promise;
    return ok(ids.map((id) => productOf(id)));
  });
  const selector = {
    used: usedFromHost(active),
    begin: async () => {},
    openWindow: note('openWindow'),
    showTab: note('showTab'),
    lookFor: note('lookFor'),
    wantResults: () => {},
  };
  const selectorActions = { watchHeld: (watcher: Watcher) => void watchers.push(watcher) };
  const navigate = (to: string) => void visited.push(to);
  const deps = pageDepsForTests(
    { selector, selectorActions, navigate },
    { standing, http: serviceOf(cart, products) },
  );
  const store = createSchedulingStore(deps, undefined);
  store.setState({
    loadSales: async () => note('loadSales')(),
    loadOffer: async () => note('loadOffer')(),
    isAtRest: () => true,
    ...state,
  });
  return {
    state: store.getState,
    set: store.setState,
    called,
    visited,
    watchers,
    asked,
    read: reading.resolve,
    selector: deps.selector,
  };
}

it('starts as a pickup that is loading, without a cart', () => {
  expect(entries().state()).toMatchObject({
    arrival: { phase: 'loading' },
    modality: 'PICKUP',
    cart: undefined,
    products: {},
  });
});

describe('arriving', () => {
  it('reads the cart and its products, then shows the times', async () => {
    const one = entries();
    one.read();
    await one.state().arrive();
    expect(one.state()).toMatchObject({
      arrival: { phase: 'arrived', entry: { kind: 'ready' } },
      cart: CART,
      products: { 1: productOf('1') },
    });
    expect(one.called).toContain('loadOffer');
  });

  it('watches the reservation only while the page is shown and at rest', async () => {
    const one = entries();
    one.read();
    await one.state().arrive();
    const [watcher] = one.watchers;
    expect([watcher?.isInSight(), watcher?.isAtRest()]).toEqual([true, true]);
    one.set({ arrival: { phase: 'expired' }, isAtRest: () => false });
    expect([watcher?.isInSight(), watcher?.isAtRest()]).toEqual([false, false]);
  });

  it('shows nothing of a cart that arrives after the page was left', async () => {
    const one = entries();
    const arrived = one.state().arrive();
    one.state().leavePage();
    one.read();
    await arrived;
    expect(one.state()).toMatchObject({ arrival: { phase: 'loading' }, cart: undefined });
  });
});

it('adds products to the known ones, and replaces those that have changed', () => {
  const one = entries({ state: { products: { 1: productOf('1'), 2: productOf('2') } } });
  one.state().learn([productOf('2', 'new'), productOf('3')]);
  expect(one.state().products).toEqual({ 1: productOf('1'), 2: productOf('2', 'new'), 3: productOf('3') });
});

describe('another store or address', () => {
  it('loads its sales and times', () => {
    const arrival = { phase: 'arrived', entry: { kind: 'choose' } } as const;
    const one = entries({ state: { ...BUSY, arrival } });
    one.state().reconsider();
    expect(new Set(one.called)).toEqual(new Set(['loadSales', 'loadOffer']));
    expect(one.state()).toMatchObject({
      arrival: { phase: 'arrived', entry: { kind: 'ready' } },
      offer: { phase: 'idle' },
      choice: undefined,
    });
  });

  it.each<[string, Partial<SchedulingStore>]>([
    ['there is no cart', { arrival: READY }],
    ['the page is being left', { cart: CART, arrival: { phase: 'leaving' } }],
  ])('changes nothing while %s', (_, state) => {
    const one = entries({ state });
    one.state().reconsider();
    expect([one.called, one.state().arrival]).toEqual([[], state.arrival]);
  });
});

describe('a cart that has changed', () => {
  it('is shown with its new products', async () => {
    const one = entries({ state: { arrival: READY, products: { 1: productOf('1') } } });
    const cart = cartOf(lineOf('1'), lineOf('2'));
    const set = one.state().setCart(cart);
    expect(one.state().cart).toBe(cart);
    one.read();
    await set;
    expect(one.asked).toEqual(['2']);
    expect(one.state()).toMatchObject({ arrival: READY, products: { 2: productOf('2') } });
  });

  it('shows the empty state without items [F-2.59]', async () => {
    const one = entries({ state: { arrival: READY } });
    await one.state().setCart(cartOf());
    expect(one.state().arrival).toEqual({ phase: 'arrived', entry: { kind: 'empty' } });
  });

  it('leads to the cart when all items are for other ways to shop [F-2.58]', async () => {
    const one = entries({ state: { arrival: READY } });
    one.read();
    await one.state().setCart(cartOf({ ...lineOf('1'), modality: 'DELIVERY' }));
    expect([one.visited, one.state().arrival.phase]).toEqual([['/cart'], 'leaving']);
  });

  it('shows the times once there are items [F-2.59]', async () => {
    const one = entries({ state: { arrival: { phase: 'arrived', entry: { kind: 'empty' } } } });
    one.read();
    await one.state().setCart(CART);
    expect(one.state().arrival).toMatchObject({ phase: 'arrived', entry: { kind: 'ready' } });
    expect(one.called).toContain('loadOffer');
  });
});

it.each([
  ['PICKUP', ['showTab', 'PICKUP'], 'STORE_SELECTION_MENU'],
  ['DELIVERY', ['lookFor', 'DELIVERY'], 'ADDRESS_BOOK'],
] as const)('changes the place of a %s in the window [F-2.61]', (modality, call, screen) => {
  const one = entries({ active: delivery, state: { modality } });
  one.state().changePlace();
  expect(one.called).toEqual([call, ['openWindow', screen]]);
});

describe('leaving', () => {
  it('leads to the cart without the checkout', () => {
    const one = entries({ state: { arrival: READY, checkout: { phase: 'created' } } });
    one.state().goToCart();
    expect(one.visited).toEqual(['/cart']);
    expect(one.state()).toMatchObject({ arrival: { phase: 'leaving' }, checkout: { phase: 'idle' } });
  });

  it('leads to the page on which a cart is started [F-2.59]', () => {
    const one = entries();
    one.state().startCart();
    expect(one.visited).toEqual(['/products/start-my-cart']);
  });

  it('asks for sign-in after the session has expired, and closes what is open', () => {
    const one = entries({ state: BUSY });
    one.state().expire();
    expect(one.state()).toMatchObject({
      arrival: { phase: 'expired' },
      cart: CART,
      drawer: { phase: 'closed' },
      modal: undefined,
    });
  });

  it.each([
    ['loading', 'expired'],
    ['failed', 'failed'],
    ['leaving', 'leaving'],
  ] as const)('makes of a page that is %s one that is %s after the session has expired', (phase, end) => {
    const one = entries({ state: { arrival: { phase } } });
    one.state().expire();
    expect(one.state().arrival.phase).toBe(end);
  });

  it('clears options, times, checkout, the reservation and flash sales [F-4.25]', () => {
    const one = entries({ state: BUSY });
    one.selector.setState({
      results: { phase: 'failed', problem: 'service' },
      reservation: { phase: 'held', held: heldUntilInstant(0), warning: undefined },
    });
    one.state().leavePage();
    expect(one.state()).toMatchObject({
      arrival: { phase: 'loading' },
      cart: undefined,
      offer: { phase: 'idle' },
      choice: undefined,
      checkout: { phase: 'idle' },
      drawer: { phase: 'closed' },
      modal: undefined,
      reserving: { phase: 'idle' },
      applying: { phase: 'idle' },
      sales: [],
    });
    expect(one.selector.getState()).toMatchObject({
      results: { phase: 'idle' },
      reservation: { phase: 'none' },
    });
  });
});
