import { readModalityPreferences } from '@grocer/foundation/contract';
import type { ModalityPreference, ModalityPreferences } from '@grocer/foundation/domain';
import { GrocerError, err, ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { usedFromHost } from '../../core/used-rules.ts';
import { depsForTests } from '../../testing/deps-for-tests.ts';
import { HOME, delivery, pickup } from '../../testing/places.ts';
import { answering, serviceOf } from '../../testing/service-for-tests.ts';
import { createShoppingActions } from './actions.ts';

type Shop = ReturnType<Parameters<ReturnType<typeof createShoppingActions>>[1]>;

const OWN = { modality: 'DELIVERY', destination: { kind: 'address', address: HOME } } as const;
const SAVED: ModalityPreference = { ...OWN, id: 'p', createdDate: '2026-11-21', source: 'SHOPPER' };
const ANSWER = ok({ active: SAVED, modalities: [SAVED] });

/** The actions alone; the browser's storage says whether the last delivery was by the banner's own centre. */
function shopping(answer: () => Result<ModalityPreferences> = () => ANSWER, kept = 'own-delivery') {
  const said: unknown[] = [];
  const errors: unknown[] = [];
  const report = vi.fn();
  const shop = vi.fn<Shop['shop']>(async () => {});
  const signals: AbortSignal[] = [];
  const read = answering(readModalityPreferences, (_, { signal }) => {
    signals.push(signal);
    return answer();
  });
  const deps = depsForTests({
    persistence: { write: () => {}, read: () => kept },
    http: serviceOf(read),
    emitter: { emit: (_, detail) => void errors.push(detail) },
    report,
  });
  const store = createStore<Shop>()((set, get) => ({
    used: usedFromHost(undefined),
    frame: { phase: 'closed' },
    choosing: { phase: 'idle' },
    shop,
    setUsed: (used) => void said.push(used),
    noteShopping: (known) => void said.push(known),
    goTo: () => {},
    closeWindow: () => {},
    ...createShoppingActions(deps, { tell: () => {} })(set, get),
  }));
  return { state: store.getState, set: store.setState, said, errors, report, shop, signals };
}

describe('the choice at the service', () => {
  it.each([
    ['own-delivery', true],
    ['store', false],
  ])('is taken over with the delivery that the browser has kept: %s', async (kept, isOwnDelivery) => {
    const { state, said, signals } = shopping(() => ANSWER, kept);
    const { signal } = new AbortController();
    expect(await state().readUsed(signal)).toBe(true);
    expect(signals).toEqual([signal]);
    expect(said).toEqual([{ active: SAVED, isOwnDelivery, preferences: [SAVED] }, { active: SAVED }]);
  });

  it('does not replace the choice of the host, but is known', async () => {
    const { state, set, said } = shopping();
    const used = usedFromHost(pickup);
    set({ used });
    await state().readUsed(new AbortController().signal);
    expect(said).toEqual([{ ...used, preferences: [SAVED] }, { active: SAVED }]);
  });

  it('replaces a choice that is not the host’s', async () => {
    const { state, set, said } = shopping();
    const used = usedFromHost(delivery);
    const active = used.active && { ...used.active, source: 'SHOPPER' };
    set({ used: { ...used, active } });
    await state().readUsed(new AbortController().signal);
    expect(said[0]).toMatchObject({ active: SAVED });
  });

  it('is read again when the shopper has chosen meanwhile: the response may be older than that', async () => {
    const chosen = { ...SAVED, id: 'newer' };
    const answers = [ANSWER, ok({ active: chosen, modalities: [chosen] })];
    const { state, set, said, signals } = shopping(() => answers.shift() ?? ANSWER);
    const reading = state().readUsed(new AbortController().signal);
    set({ used: { active: chosen, isOwnDelivery: true, preferences: [chosen] } });
    await reading;
    expect(said).toEqual([
      { active: chosen, isOwnDelivery: true, preferences: [chosen] },
      { active: chosen },
    ]);
    expect(signals).toHaveLength(2);
  });

  it('is dropped for a shopper who has left', async () => {
    const { state, said, report } = shopping();
    await state().readUsed(AbortSignal.abort());
    expect([said, report.mock.calls]).toEqual([[], []]);
  });

  it('is left as it is after a failure, which is reported', async () => {
    const error = new GrocerError({ code: 'forbidden', message: 'x', retryable: false });
    const { state, said, errors, report } = shopping(() => err(error));
    expect(await state().readUsed(new AbortController().signal)).toBe(false);
    expect([said, errors]).toEqual([[], [{ error }]]);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['own-delivery', true],
  ['store', false],
])('adopts a choice from elsewhere without closing the window: %s', async (kept, isOwnDelivery) => {
  const { state, shop } = shopping(() => ANSWER, kept);
  await state().follow(SAVED);
  const steps = { saved: SAVED, goOn: expect.any(Function) };
  expect(shop.mock.calls).toEqual([[{ ...OWN, isOwnDelivery }, 'elsewhere', steps]]);
});

it('carries out a choice by the host’s answer', async () => {
  const { state } = shopping();
  const onBeforeChange = vi.fn(() => false);
  const deps = depsForTests({ onBeforeChange, standing: 'visitor' });
  const actions = createShoppingActions(deps, { tell: () => {} })(vi.fn(), state);
  const to = { ...OWN, isOwnDelivery: true };
  await actions.carryOut({ to, place: 'card', frame: { phase: 'closed' }, steps: {} });
  expect(onBeforeChange).toHaveBeenCalledExactlyOnceWith({ from: undefined, to });
});
