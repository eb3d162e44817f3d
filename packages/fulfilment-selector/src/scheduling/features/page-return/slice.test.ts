import { readCart } from '@grocer/foundation/contract';
import type { Cart } from '@grocer/foundation/domain';
import { GrocerError, err, ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { pageDepsForTests } from '../../../testing/deps-for-tests.ts';
import { cartOf, lineOf } from '../../../testing/order-for-tests.ts';
import { answering, serviceOf } from '../../../testing/service-for-tests.ts';
import { createPageReturnSlice } from './slice.ts';

type Page = ReturnType<Parameters<ReturnType<typeof createPageReturnSlice>>[1]>;

const cartWith = (quantity: number): Cart => cartOf(lineOf('1', { quantity }));
const CART = cartWith(1);
const CHANGED = cartWith(9);
const READY = {
  phase: 'arrived',
  entry: { kind: 'ready', destination: { kind: 'store', locationId: 's' } },
} as const;

/** A page to which the shopper returns, and the cart that the service has by then. */
function page(state: Partial<Page> = {}, answer: Result<Cart> = ok(CHANGED)) {
  const life = new AbortController();
  const arrival = Promise.withResolvers<void>();
  const adopted: Cart[] = [];
  const requests: unknown[] = [];
  const read = answering(readCart, async (_, sent) => {
    requests.push(sent);
    await arrival.promise;
    return answer;
  });
  const deps = pageDepsForTests({}, { signal: life.signal, http: serviceOf(read) });
  const store = createStore<Page>()((set, get) => ({
    arrival: READY,
    cart: CART,
    reserving: { phase: 'idle' },
    checkout: { phase: 'idle' },
    applying: { phase: 'idle' },
    drawer: { phase: 'closed' },
    modal: undefined,
    setCart: async (cart) => void adopted.push(cart),
    ...createPageReturnSlice(deps)(set, get),
    ...state,
  }));
  return { state: store.getState, set: store.setState, adopted, requests, life, arrive: arrival.resolve };
}

const BUSY: [string, Partial<Page>][] = [
  ['the page is loading', { arrival: { phase: 'loading' } }],
  ['a time is being reserved', { reserving: { phase: 'saving' } }],
  ['replacements are being applied', { applying: { phase: 'saving' } }],
  ['a checkout is being created', { checkout: { phase: 'creating' } }],
  ['the drawer is open', { drawer: { phase: 'items' } }],
  ['a dialog is open', { modal: 'offerFailed' }],
];

describe('returning to the page', () => {
  it('is at rest when nothing is open or in flight', () => {
    expect(page().state().isAtRest()).toBe(true);
    expect(
      page({ reserving: { phase: 'failed' } })
        .state()
        .isAtRest(),
    ).toBe(true);
  });

  it.each(BUSY)('sends no request while %s', async (_, state) => {
    const one = page(state);
    expect(one.state().isAtRest()).toBe(false);
    one.arrive();
    await one.state().lookAgain();
    expect(one.requests).toEqual([]);
  });

  it('sends no request without a cart', async () => {
    const one = page({ cart: undefined });
    one.arrive();
    await one.state().lookAgain();
    expect(one.requests).toEqual([]);
  });

  it('adopts a cart that has changed, which the shopper’s leaving would abort', async () => {
    const one = page();
    one.arrive();
    await one.state().lookAgain();
    expect(one.adopted).toEqual([CHANGED]);
    expect(one.requests).toEqual([{ signal: one.life.signal }]);
  });

  it.each<[string, Result<Cart>]>([
    ['the same', ok(cartWith(1))],
    ['another shopper’s', ok({ ...CHANGED, id: 'other' })],
    ['unknown', err(new GrocerError({ code: 'server_error', message: 'x', retryable: false }))],
  ])('keeps the cart when the one at the service is %s', async (_, answer) => {
    const one = page({}, answer);
    one.arrive();
    await one.state().lookAgain();
    expect(one.requests).toHaveLength(1);
    expect(one.adopted).toEqual([]);
  });

  it.each<[string, Partial<Page>]>([['the cart has changed here', { cart: cartWith(2) }], ...BUSY])(
    'keeps the cart when %s during the read',
    async (_, during) => {
      const one = page();
      const looked = one.state().lookAgain();
      one.set(during);
      one.arrive();
      await looked;
      expect(one.adopted).toEqual([]);
    },
  );

  it('keeps the cart of a shopper who has left', async () => {
    const one = page();
    const looked = one.state().lookAgain();
    one.life.abort();
    one.arrive();
    await looked;
    expect(one.adopted).toEqual([]);
  });

  it('sends one request at a time, and another one later', async () => {
    const one = page();
    const looked = Promise.all([one.state().lookAgain(), one.state().lookAgain()]);
    expect(one.requests).toHaveLength(1);
    one.arrive();
    await looked;
    await one.state().lookAgain();
    expect(one.requests).toHaveLength(2);
  });
});
