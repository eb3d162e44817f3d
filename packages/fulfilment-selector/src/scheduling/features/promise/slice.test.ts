import { createPromise } from '@grocer/foundation/contract';
import { optionKey } from '@grocer/foundation/domain';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { pageDepsForTests } from '../../../testing/deps-for-tests.ts';
import { TIME, heldUntilInstant } from '../../../testing/held-time.ts';
import { HOME } from '../../../testing/places.ts';
import { answering, serviceOf } from '../../../testing/service-for-tests.ts';
import type { Hold } from '../../../times/hold/rules.ts';
import { createPromiseSlice, SETTLE_MS } from './slice.ts';

type Promising = ReturnType<Parameters<ReturnType<typeof createPromiseSlice>>[1]>;

const held = heldUntilInstant(0);
const HELD: Hold = { phase: 'held', held, warning: undefined };
const EXPIRED: Hold = { phase: 'expired', held };
const REFUSED = { phase: 'refused', why: 'noTime', code: '' } as const;

/** The reservation during scheduling alone, for a delivery to Alice. The service does not answer. */
function promising(state: Partial<Promising> = {}, reservation: Hold = { phase: 'none' }) {
  const life = new AbortController();
  const called: unknown[] = [];
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void =>
      void called.push([name, ...args]);
  const pauses: { ms: number; signal: AbortSignal | undefined; end: () => void }[] = [];
  const sent: unknown[] = [];
  const promise = answering(createPromise, (question, { key }) => {
    sent.push([question, key]);
    return new Promise(() => {});
  });
  const sleep = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => pauses.push({ ms, signal, end: resolve }));
  const deps = pageDepsForTests(
    { selector: { reservation }, selectorActions: { forgetReservation: note('forgetReservation') } },
    { signal: life.signal, http: serviceOf(promise), timing: { sleep } },
  );
  const destination = { kind: 'address', address: HOME } as const;
  const store = createStore<Promising>()((set, get) => ({
    arrival: { phase: 'arrived', entry: { kind: 'ready', destination } },
    modality: 'DELIVERY',
    cart: undefined,
    offer: { phase: 'idle' },
    checkout: { phase: 'idle' },
    setTime: note('setTime'),
    forgetCheckout: note('forgetCheckout'),
    forgetRefusal: note('forgetRefusal'),
    closeDrawer: note('closeDrawer'),
    forgetSimilar: note('forgetSimilar'),
    chosenTime: () => undefined,
    adoptHeld: note('adoptHeld'),
    showModal: note('showModal'),
    ...createPromiseSlice(deps)(set, get),
    ...state,
  }));
  return { state: store.getState, called, pauses, sent, life };
}

/** The page, with a record of when it reserves. */
function choosing(state: Partial<Promising> = {}) {
  const reserve = vi.fn(async () => {});
  return { ...promising({ reserve, ...state }), reserve };
}

describe('choosing a time', () => {
  it('reserves it at once when the shopper has settled', () => {
    const one = choosing();
    expect(one.state().reserving).toEqual({ phase: 'idle' });
    one.state().chooseTime('a', 'settled');
    expect(one.called).toEqual([['setTime', 'a']]);
    expect(one.reserve).toHaveBeenCalledTimes(1);
    expect(one.pauses).toEqual([]);
  });

  it('reserves it once the shopper stays with it', async () => {
    const one = choosing();
    one.state().chooseTime('a', 'passing');
    expect(one.called).toEqual([['setTime', 'a']]);
    expect([one.pauses[0]?.ms, one.reserve.mock.calls]).toEqual([SETTLE_MS, []]);
    one.pauses[0]?.end();
    await expect.poll(() => one.reserve.mock.calls).toHaveLength(1);
  });

  it.each<[string, (one: ReturnType<typeof choosing>) => void]>([
    ['moves on', ({ state }) => state().chooseTime('b', 'passing')],
    ['leaves', ({ life }) => life.abort()],
    ['starts again', ({ state }) => state().breakOff()],
  ])('reserves nothing when the shopper %s', async (_, act) => {
    const one = choosing();
    one.state().chooseTime('a', 'passing');
    act(one);
    expect(one.pauses[0]?.signal?.aborted).toBe(true);
    one.pauses[0]?.end();
    await new Promise((resolve) => setImmediate(resolve));
    expect(one.reserve).not.toHaveBeenCalled();
  });

  it('clears the refusal and the failure before', () => {
    const one = choosing({ checkout: REFUSED, reserving: { phase: 'failed' } });
    one.state().chooseTime('a', 'settled');
    expect(one.called).toEqual([['setTime', 'a'], ['forgetCheckout']]);
    expect(one.state().reserving).toEqual({ phase: 'idle' });
  });

  it('keeps a reservation in flight', () => {
    const one = choosing({ reserving: { phase: 'saving' } });
    one.state().chooseTime('a', 'settled');
    expect(one.called).toEqual([['setTime', 'a']]);
    expect(one.state().reserving).toEqual({ phase: 'saving' });
  });

  it.each(['creating', 'created'] as const)('is not possible once the checkout is %s', (phase) => {
    const one = choosing({ checkout: { phase } });
    one.state().chooseTime('a', 'settled');
    expect([one.called, one.reserve.mock.calls]).toEqual([[], []]);
  });
});

it('reserves no other time while the checkout is created', () => {
  const one = promising({ chosenTime: () => TIME, checkout: { phase: 'creating' } });
  void one.state().reserve();
  expect([one.state().reserving.phase, one.sent]).toEqual(['idle', []]);
});

it('reserves the chosen time [F-7.12]', () => {
  const one = promising({ chosenTime: () => TIME });
  void one.state().reserve();
  expect(one.state().reserving).toEqual({ phase: 'saving' });
  const { optionId, vendorId, window: originalWindow } = TIME;
  const wanted = { modality: 'DELIVERY', optionIds: [optionId], vendorId, originalWindow, items: [] };
  expect(one.sent).toEqual([[wanted, 'key']]);
});

it('ends work in flight for a page that starts again', () => {
  const one = promising({ reserving: { phase: 'saving' } });
  one.state().breakOff();
  expect([one.state().reserving, one.called]).toEqual([{ phase: 'idle' }, [['forgetSimilar']]]);
});

describe('a reservation', () => {
  it('is held here only for this modality', () => {
    expect(promising({}, HELD).state().heldHere()).toBe(held);
    expect(optionKey(held.option)).toBe(optionKey(TIME));
    expect(promising({ modality: 'PICKUP' }, HELD).state().heldHere()).toBeUndefined();
  });

  it('opens a dialog when it has expired [F-4.23]', () => {
    const one = promising({}, EXPIRED);
    one.state().lapse();
    expect(one.called).toEqual([['closeDrawer'], ['showModal', 'reservationExpired']]);
  });

  it.each<[string, Partial<Promising>, Hold]>([
    ['it is held', {}, HELD],
    ['there is none', {}, { phase: 'none' }],
    ['it was for another modality', { modality: 'PICKUP' }, EXPIRED],
  ])('opens no dialog when %s', (_, state, reservation) => {
    const one = promising(state, reservation);
    one.state().lapse();
    expect(one.called).toEqual([]);
  });

  it.each([
    [EXPIRED, [['forgetReservation']]],
    [HELD, []],
  ])('is dropped only once it has expired: $phase', (reservation, calls) => {
    const one = promising({}, reservation);
    one.state().forgetLapsed();
    expect(one.called).toEqual(calls);
  });
});
