import type { Cart, Product } from '@grocer/foundation/domain';
import { err, GrocerError, ok } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ActiveModality } from '../../../config.ts';
import { usedFromHost } from '../../../core/used-rules.ts';
import { delivery, pickup } from '../../../testing/places.ts';
import type { SchedulingDeps } from '../../core/deps.ts';
import { createEntrySlice } from './slice.ts';

type Entries = ReturnType<Parameters<ReturnType<typeof createEntrySlice>>[1]>;
type Watcher = Parameters<SchedulingDeps['selectorActions']['watchHeld']>[0];

const lineOf = (gtin13: string) => ({ id: gtin13, gtin13, quantity: 1, modality: 'PICKUP' });
const cartOf = (...gtins: readonly string[]) => ({ id: 'c', lines: gtins.map(lineOf) }) as unknown as Cart;
const CART = cartOf('1');
const productOf = (id: string, name = id) => ({ id, name }) as Product;
const READY = {
  phase: 'arrived',
  entry: { kind: 'ready', destination: { kind: 'store', locationId: 's' } },
} as const;

/** What the page calls of other slices and of the selector, without arguments. */
const CALLED = [
  'loadSales',
  'forgetSales',
  'loadOffer',
  'skip',
  'forgetOffer',
  'forgetCheckout',
  'closeDrawer',
  'hideModal',
  'breakOff',
  'recallReplacements',
  'forgetReplacements',
  'lapse',
] as const;

interface Setting {
  readonly standing?: 'visitor' | 'shopper' | 'expired';
  readonly active?: ActiveModality | undefined;
  readonly state?: Partial<Entries>;
}

/** The page's entry alone, for a shopper with one item to pick up. */
function entries({ standing = 'shopper', active = pickup, state }: Setting = {}) {
  const called: unknown[] = [];
  const visited: string[] = [];
  const watchers: Watcher[] = [];
  const note =
    (name: string, result?: unknown) =>
    (...args: readonly unknown[]): unknown => {
      called.push(args.length > 0 ? [name, ...args] : name);
      return result;
    };
  const reading = Promise.withResolvers<void>();
  const asked: string[] = [];
  const deps = {
    signal: new AbortController().signal,
    session: { standing: () => standing },
    emitter: { emit: () => {} },
    report: () => {},
    paths: { cart: '/cart', startCart: '/', modifyCart: '/modify' },
    navigate: (to: string) => visited.push(to),
    fulfillmentType: undefined,
    isModify: false,
    selectorActions: {
      watchHeld: (watcher: Watcher) => watchers.push(watcher),
      forgetReservation: note('forgetReservation'),
    },
    selector: {
      getState: () => ({
        used: usedFromHost(active),
        begin: async () => {},
        openWindow: note('openWindow'),
        showTab: note('showTab'),
        lookFor: note('lookFor'),
        forgetSearch: note('forgetSearch'),
        wantResults: () => {},
      }),
    },
    http: {
      async send({ name }: { readonly name: string }, question?: { readonly ids: readonly string[] }) {
        if (question) asked.push(...question.ids);
        await reading.promise;
        if (name === 'cart.get') return ok(CART);
        if (question?.ids.includes('missing'))
          return err(new GrocerError({ code: 'not_found', message: 'x', retryable: false }));
        return ok((question?.ids ?? []).map((id) => productOf(id)));
      },
    },
  };
  const calls = Object.fromEntries(
    CALLED.map((name) => [name, note(name, name === 'loadOffer' ? Promise.resolve() : undefined)]),
  );
  const store = createStore<Entries>()((set, get) => ({
    ...(calls as unknown as Pick<Entries, (typeof CALLED)[number]>),
    isAtRest: () => true,
    ...createEntrySlice(deps as unknown as SchedulingDeps)(set, get),
    ...state,
  }));
  return {
    state: store.getState,
    set: store.setState,
    called,
    visited,
    watchers,
    asked,
    read: reading.resolve,
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
    const one = entries({ state: { cart: CART, arrival: { phase: 'arrived', entry: { kind: 'choose' } } } });
    one.state().reconsider();
    expect(one.called.slice(0, 3)).toEqual(['forgetOffer', 'loadSales', 'loadOffer']);
    expect(one.state().arrival).toMatchObject({ phase: 'arrived', entry: { kind: 'ready' } });
  });

  it.each<[string, Partial<Entries>]>([
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
    const cart = cartOf('1', '2');
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
    const one = entries({ state: { arrival: READY } });
    one.state().goToCart();
    expect([one.called, one.visited]).toEqual([['forgetCheckout'], ['/cart']]);
    expect(one.state().arrival).toEqual({ phase: 'leaving' });
  });

  it('leads to the page on which a cart is started [F-2.59]', () => {
    const one = entries();
    one.state().startCart();
    expect(one.visited).toEqual(['/']);
  });

  it('asks for sign-in after the session has expired, and closes what is open', () => {
    const one = entries({ state: { arrival: READY, cart: CART } });
    one.state().expire();
    expect(one.state()).toMatchObject({ arrival: { phase: 'expired' }, cart: CART });
    expect(one.called).toEqual(['closeDrawer', 'hideModal']);
    one.set({ arrival: { phase: 'loading' } });
    one.state().expire();
    expect(one.state().arrival).toEqual({ phase: 'loading' });
  });

  it('clears options, times, checkout, the reservation and flash sales [F-4.25]', () => {
    const one = entries({ state: { arrival: READY, cart: CART } });
    one.state().leavePage();
    expect(one.called).toEqual([
      'forgetSearch',
      'forgetReservation',
      'forgetOffer',
      'forgetCheckout',
      'closeDrawer',
      'hideModal',
      'breakOff',
      'forgetSales',
    ]);
    expect(one.state()).toMatchObject({ arrival: { phase: 'loading' }, cart: undefined });
  });
});
