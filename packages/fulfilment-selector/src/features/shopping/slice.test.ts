import { describe, expect, it, vi } from 'vitest';
import { createSelector } from '../../core/create-selector.ts';
import { createSelectorStore } from '../../core/store.ts';
import { usedFromHost } from '../../core/used-rules.ts';
import { depsForTests } from '../../testing/deps-for-tests.ts';
import { HOME, pickup } from '../../testing/places.ts';

const NOTHING = usedFromHost(undefined);
const FRAME = { phase: 'open', trail: ['stores'], opening: 1 } as const;
const TO = {
  modality: 'PICKUP',
  destination: { kind: 'store', locationId: '01100147' },
  isOwnDelivery: false,
} as const;

/** An open window near a ZIP code, with actions that load when the test says so. */
function shopping({ hasActions = true } = {}) {
  const selector = createSelector({ environment: 'LOCAL', postalCode: '45202' });
  const carryOut = vi.fn(async () => {});
  const loading = Promise.withResolvers<void>();
  const load = () => loading.promise.then(() => (hasActions ? { carryOut } : undefined));
  const deps = depsForTests({ load }, selector);
  const { settings } = selector.store.getState();
  const store = createSelectorStore({ settings, active: undefined }, deps);
  store.setState({ frame: FRAME });
  return { state: store.getState, set: store.setState, deps, carryOut, open: loading.resolve };
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
    one.deps.endShopper();
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
  one.set({ otherChoice: used.active });
  one.state().setUsed(used);
  expect(one.state()).toMatchObject({ used, otherChoice: undefined });
});

it('drops everything of a shopper, and starts the next one with the host’s choice and ZIP code', () => {
  const one = shopping();
  void one.state().shop(TO, 'card');
  const used = usedFromHost(pickup);
  one.set({
    said: { active: used.active },
    otherChoice: used.active,
    zip: '10001',
    start: { phase: 'ready' },
    isTabChosen: true,
    results: { phase: 'failed', problem: 'service' },
    book: { phase: 'failed' },
    timesAddress: HOME,
    frame: { phase: 'open', trail: ['address-list', 'sign-in'], opening: 1 },
  });
  one.state().forgetShopper(used);
  expect(one.deps.signal.aborted).toBe(true);
  expect(one.state()).toMatchObject({
    used,
    choosing: { phase: 'idle' },
    said: undefined,
    otherChoice: undefined,
    zip: '45202',
    start: { phase: 'loading' },
    isTabChosen: false,
    results: { phase: 'idle' },
    book: { phase: 'idle' },
    timesAddress: undefined,
    frame: { trail: ['stores'] },
  });
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
