import { createCheckout } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import type { Checkout as Created } from '@grocer/foundation/domain';
import { ok } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { pageDepsForTests } from '../../../testing/deps-for-tests.ts';
import { TIME, heldUntilInstant } from '../../../testing/held-time.ts';
import { cartOf, offerWith } from '../../../testing/order-for-tests.ts';
import { answering, serviceOf } from '../../../testing/service-for-tests.ts';
import type { Hold } from '../../../times/hold/rules.ts';
import type { OfferState } from '../offer/rules.ts';
import { createCheckoutSlice } from './slice.ts';

type Checkout = ReturnType<Parameters<ReturnType<typeof createCheckoutSlice>>[1]>;

const held = heldUntilInstant(0);
const OTHER = { ...TIME, optionId: 'other' };
const HELD: Hold = { phase: 'held', held, warning: undefined };
const READY = offerWith();
const CHOOSE = { phase: 'arrived', entry: { kind: 'choose' } } as const;

interface Setting {
  readonly skipIfReserved?: boolean;
  readonly state?: Partial<Checkout>;
}

/** The checkout alone, of a shopper whose chosen time is held. `hold` sets the state of the reservation. */
function checkouts({ skipIfReserved = true, state }: Setting = {}) {
  const visited: unknown[] = [];
  const told: unknown[] = [];
  const keys: unknown[] = [];
  const create = answering(createCheckout, (_, { key }) => {
    keys.push(key);
    return ok({ id: 'checkout', versionKey: 'v' } as Created);
  });
  const navigate = (...visit: readonly unknown[]) => void visited.push(visit);
  const deps = pageDepsForTests(
    { skipIfReserved, navigate, selector: { reservation: HELD } },
    { http: serviceOf(create), emitter: { emit: (name, detail) => void told.push({ name, ...detail }) } },
  );
  const hold = (reservation: Hold) => deps.selector.setState({ reservation });
  const destination = { kind: 'store', locationId: 's' } as const;
  const store = createStore<Checkout>()((set, get) => ({
    arrival: { phase: 'arrived', entry: { kind: 'ready', destination } },
    modality: 'DELIVERY',
    cart: cartOf(),
    reserving: { phase: 'idle' },
    offer: READY,
    heldHere: () => held,
    reserve: async () => {},
    chosenTime: () => TIME,
    unavailable: () => [],
    openDrawer: () => {},
    closeDrawer: () => {},
    showModal: () => {},
    arrive: async () => {},
    forgetOffer: () => {},
    loadOffer: async () => {},
    isAtRest: () => true,
    ...createCheckoutSlice(deps)(set, get),
    ...state,
  }));
  return { state: store.getState, set: store.setState, visited, told, hold, keys };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('continuing to payment', () => {
  it('creates a checkout under a key and navigates to it [F-2.4]', async () => {
    const one = checkouts();
    expect(one.state().checkout).toEqual({ phase: 'idle' });
    await one.state().goOn();
    expect(one.visited).toEqual([['/checkout', undefined]]);
    expect(one.keys).toEqual(['key']);
    expect(one.state().checkout).toEqual({ phase: 'created' });
    one.state().forgetCheckout();
    expect(one.state().checkout).toEqual({ phase: 'idle' });
  });

  it('replaces this page in the history if that is wanted', async () => {
    const one = checkouts();
    await one.state().checkOut({ replace: true });
    expect(one.visited).toEqual([['/checkout', { replace: true }]]);
  });

  it('asks for a time first [F-5.10]', async () => {
    const one = checkouts({ state: { chosenTime: () => undefined } });
    await one.state().goOn();
    expect(one.state().checkout).toMatchObject({ phase: 'refused', why: 'noTime' });
    expect(one.told).toEqual([{ name: 'validation:failed', fields: ['time'] }]);
    expect(one.visited).toEqual([]);
    for (const time of [undefined, { ...TIME, optionId: 'another' }]) {
      one.set({ chosenTime: () => time });
      one.state().forgetRefusal();
      expect(one.state().checkout).toMatchObject({ phase: 'refused' });
    }
    one.set({ chosenTime: () => TIME });
    one.state().forgetRefusal();
    expect(one.state().checkout).toEqual({ phase: 'idle' });
  });

  it('is not undone when only a refusal is dropped', async () => {
    const one = checkouts();
    await one.state().goOn();
    one.state().forgetRefusal();
    expect(one.state().checkout).toEqual({ phase: 'created' });
  });
});

describe('skipping the page', () => {
  it('continues once with the time that is held, in place of this page', async () => {
    const one = checkouts();
    one.state().skip();
    await expect.poll(() => one.visited).toEqual([['/checkout', { replace: true }]]);
    one.state().forgetCheckout();
    one.state().skip();
    await settled();
    expect(one.visited).toHaveLength(1);
  });

  it('is not done unless the host wants it', async () => {
    const one = checkouts({ skipIfReserved: false });
    one.state().skip();
    await settled();
    expect(one.visited).toEqual([]);
  });

  it.each<OfferState>([{ phase: 'idle' }, { phase: 'loading' }])(
    'waits while the times are $phase',
    async (offer) => {
      const one = checkouts({ state: { offer } });
      one.state().skip();
      await settled();
      expect(one.visited).toEqual([]);
      one.set({ offer: READY });
      one.state().skip();
      await expect.poll(() => one.visited).toHaveLength(1);
    },
  );

  it('waits until the service has confirmed the reservation', async () => {
    const one = checkouts();
    one.hold({ phase: 'checking' });
    one.state().skip();
    await settled();
    expect(one.visited).toEqual([]);
    one.hold(HELD);
    one.state().skip();
    await expect.poll(() => one.visited).toHaveLength(1);
  });

  it.each<[string, Partial<Checkout>]>([
    ['the store had to be chosen', { arrival: CHOOSE }],
    ['another time was chosen', { chosenTime: () => OTHER }],
    [
      'the times could not be loaded',
      { offer: { phase: 'failed' } as OfferState, chosenTime: () => undefined },
    ],
  ])('is not done any more when %s', async (_, state) => {
    expect(optionKey(OTHER)).not.toBe(optionKey(TIME));
    const { arrival, offer, chosenTime } = checkouts().state();
    const one = checkouts({ state });
    one.state().skip();
    one.set({ arrival, offer, chosenTime });
    one.state().skip();
    await settled();
    expect([one.visited, one.told]).toEqual([[], []]);
  });

  it('is possible on a page that is still loading or empty', async () => {
    const one = checkouts();
    const { arrival } = one.state();
    for (const other of [{ phase: 'loading' }, { phase: 'arrived', entry: { kind: 'empty' } }] as const) {
      one.set({ arrival: other, offer: { phase: 'idle' } });
      one.state().skip();
    }
    one.set({ arrival, offer: READY });
    one.state().skip();
    await expect.poll(() => one.visited).toHaveLength(1);
  });
});
