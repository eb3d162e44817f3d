import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { settingsOf } from '../../core/settings.ts';
import type { SelectorDeps } from '../../core/slice.ts';
import { usedFromHost } from '../../core/used-rules.ts';
import { pickup } from '../../testing/places.ts';
import { createShoppingSlice } from './slice.ts';

type Shop = ReturnType<Parameters<ReturnType<typeof createShoppingSlice>>[1]>;

const NOTHING = usedFromHost(undefined);
const FRAME = { phase: 'open', trail: ['stores'], opening: 1 } as const;
const TO = {
  modality: 'PICKUP',
  destination: { kind: 'store', locationId: '01100147' },
  isOwnDelivery: false,
} as const;

/** The choice alone, with actions that load when the test says so, and the calls of other slices. */
function shopping({ hasActions = true } = {}) {
  const life = new AbortController();
  const called: unknown[] = [];
  const note =
    (name: string) =>
    (...args: readonly unknown[]): void =>
      void called.push([name, ...args]);
  const carryOut = vi.fn(async () => {});
  const loading = Promise.withResolvers<void>();
  const deps = {
    get signal() {
      return life.signal;
    },
    endShopper: note('endShopper'),
    actions: { load: () => loading.promise.then(() => (hasActions ? { carryOut } : undefined)) },
  };
  const names = [
    'stayHere',
    'forgetStart',
    'forgetTab',
    'forgetSearch',
    'forgetBook',
    'forgetTimes',
  ] as const;
  const store = createStore<Shop>()((set, get) => ({
    ...(Object.fromEntries(names.map((name) => [name, note(name)])) as Pick<Shop, (typeof names)[number]>),
    frame: FRAME,
    settings: settingsOf({ environment: 'LOCAL', postalCode: '45202' }),
    noteShopping: note('noteShopping'),
    setZip: note('setZip'),
    beginView: note('beginView'),
    ...createShoppingSlice(deps as unknown as SelectorDeps, NOTHING)(set, get),
  }));
  return { state: store.getState, set: store.setState, called, carryOut, life, open: loading.resolve };
}

describe('making a choice', () => {
  it('shows it as saving at its button, then carries it out with the window of that moment', async () => {
    const one = shopping();
    expect(one.state()).toMatchObject({ used: NOTHING, choosing: { phase: 'idle' } });
    const steps = { goOn: () => {} };
    const chosen = one.state().shop(TO, 'card', steps);
    expect(one.state().choosing).toEqual({ phase: 'saving', place: 'card' });
    one.set({ frame: { phase: 'closed' } });
    one.open();
    await chosen;
    expect(one.carryOut.mock.calls).toEqual([[{ to: TO, place: 'card', frame: FRAME, steps }]]);
  });

  it('has no steps of its own by default', async () => {
    const one = shopping();
    one.open();
    await one.state().shop(TO, 'card');
    expect(one.carryOut.mock.calls).toEqual([[{ to: TO, place: 'card', frame: FRAME, steps: {} }]]);
  });

  it('ignores a second choice while one is being saved', async () => {
    const one = shopping();
    one.open();
    await Promise.all([one.state().shop(TO, 'card'), one.state().shop(TO, 'another')]);
    expect(one.state().choosing).toEqual({ phase: 'saving', place: 'card' });
    expect(one.carryOut).toHaveBeenCalledTimes(1);
  });

  it('drops it when the shopper has left before the actions arrive', async () => {
    const one = shopping({ hasActions: false });
    const chosen = one.state().shop(TO, 'card');
    one.life.abort();
    one.open();
    await chosen;
    expect(one.state().choosing).toEqual({ phase: 'saving', place: 'card' });
  });

  it('fails at its button when the actions cannot be loaded, and can be repeated', async () => {
    const one = shopping({ hasActions: false });
    one.open();
    await one.state().shop(TO, 'card');
    expect(one.state().choosing).toEqual({ phase: 'failed', place: 'card' });
    void one.state().shop(TO, 'other');
    expect(one.state().choosing).toEqual({ phase: 'saving', place: 'other' });
  });
});

it('removes the notice of another choice when the host sets one', () => {
  const one = shopping();
  const used = usedFromHost(pickup);
  one.state().setUsed(used);
  expect(one.state().used).toBe(used);
  expect(one.called).toEqual([['stayHere']]);
});

it('drops everything of a shopper, and starts the next one with the host’s choice and ZIP code', () => {
  const one = shopping();
  void one.state().shop(TO, 'card');
  const used = usedFromHost(pickup);
  one.state().forgetShopper(used);
  expect(one.state()).toMatchObject({ used, choosing: { phase: 'idle' } });
  expect(one.called).toEqual([
    ['endShopper'],
    ['noteShopping', undefined],
    ['setZip', '45202'],
    ['forgetStart'],
    ['forgetTab'],
    ['forgetSearch'],
    ['forgetBook'],
    ['forgetTimes'],
    ['beginView'],
  ]);
});

it.each([
  [{ phase: 'failed', place: 'card' }, { phase: 'idle' }],
  [
    { phase: 'saving', place: 'card' },
    { phase: 'saving', place: 'card' },
  ],
] as const)('turns %j into %j when its button leaves the screen', (before, after) => {
  const one = shopping();
  one.set({ choosing: before });
  one.state().forgetFailedChoice();
  expect(one.state().choosing).toEqual(after);
});
