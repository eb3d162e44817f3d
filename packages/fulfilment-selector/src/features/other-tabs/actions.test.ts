import { readModalityPreferences, setActiveModality } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import { ok } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { settingsOf } from '../../core/settings.ts';
import { usedFromHost } from '../../core/used-rules.ts';
import { depsForTests } from '../../testing/deps-for-tests.ts';
import { answering, serviceOf } from '../../testing/service-for-tests.ts';
import { createOtherTabsActions } from './actions.ts';
import { createOtherTabsSlice } from './slice.ts';

type Tabs = ReturnType<Parameters<ReturnType<typeof createOtherTabsActions>>[1]>;

const at = (locationId: string): ModalityPreference => ({
  id: locationId,
  modality: 'PICKUP',
  destination: { kind: 'store', locationId },
  createdDate: '2026-11-21T17:00:00Z',
  source: 'SHOPPER',
});
const [HERE, THERE, THIRD] = [at('01100147'), at('02200001'), at('03300001')];
/** A choice as another tab sends it. */
const said = (preference: ModalityPreference) => setActiveModality.encode(preference).body;
const OPEN = { phase: 'open', trail: ['stores'], opening: 1 } as const;
const FOLLOWING = { phase: 'saving', place: 'elsewhere' } as const;

/** A tab of a visitor or shopper, whose window is closed and whose service has the choice THERE. */
function tab(standing: 'visitor' | 'shopper' = 'visitor', state: Partial<Tabs> = {}) {
  const [life, work] = [new AbortController(), new AbortController()];
  const followed: string[] = [];
  const requests: AbortSignal[] = [];
  const pending = { of: Promise.resolve() };
  const read = answering(readModalityPreferences, async (_, { signal }) => {
    requests.push(signal);
    await pending.of;
    return ok({ active: THERE, modalities: [] });
  });
  const deps = depsForTests({
    life: life.signal,
    signal: work.signal,
    standing,
    http: serviceOf(read),
  });
  const store = createStore<Tabs>()((set, get) => ({
    settings: settingsOf({ environment: 'LOCAL' }),
    used: { ...usedFromHost(undefined), active: HERE },
    choosing: { phase: 'idle' },
    frame: { phase: 'closed' },
    async follow(active) {
      followed.push(active.id);
      await pending.of;
    },
    ...createOtherTabsSlice(set, get),
    ...createOtherTabsActions(deps)(set, get),
    ...state,
  }));
  const open = (): void => deps.emitter.emit('opened', { screen: 'STORE_SELECTION_MENU', view: 'stores' });
  return { state: store.getState, set: store.setState, followed, requests, pending, life, work, open };
}

describe('the notice of another choice', () => {
  it('goes away when the shopper stays or the choice is known', () => {
    const { state, set } = tab();
    expect(state()).toMatchObject({ otherChoice: undefined, said: undefined });
    set({ otherChoice: THERE, said: { active: THERE } });
    state().stayHere();
    expect(state()).toMatchObject({ otherChoice: undefined, said: { active: THERE } });
    set({ otherChoice: THERE });
    state().noteShopping({ active: THIRD });
    expect(state()).toMatchObject({ otherChoice: undefined, said: { active: THIRD } });
  });
});

describe('a choice of a visitor in another tab', () => {
  it('is adopted at once while the window is closed', async () => {
    const { state, followed, requests } = tab();
    await state().hearChoice(said(THERE));
    expect(followed).toEqual([THERE.id]);
    expect(state()).toMatchObject({ said: { active: THERE }, otherChoice: { id: THERE.id } });
    expect(requests).toEqual([]);
  });

  it('is shown while the window is open, and adopted when the shopper wants that', async () => {
    const { state, followed } = tab('visitor', { frame: OPEN });
    await state().hearChoice(said(THERE));
    expect([followed, state().otherChoice?.id]).toEqual([[], THERE.id]);
    await state().followChoice();
    expect(followed).toEqual([THERE.id]);
  });

  it.each<[string, Partial<Tabs>, ModalityPreference | undefined]>([
    ['is the one in use', {}, HERE],
    ['is not in the message', {}, undefined],
    ['precedes one that is being saved here', { choosing: { phase: 'saving', place: 'card' } }, THERE],
  ])('is ignored when it %s', async (_, state, choice) => {
    const one = tab('visitor', state);
    await one.state().hearChoice(choice && said(choice));
    expect([one.followed, one.state().otherChoice]).toEqual([[], undefined]);
  });

  it.each([
    ['dropped for one that is being saved here', { phase: 'saving', place: 'card' }, 0],
    ['adopted after one that could not be saved', { phase: 'failed', place: 'elsewhere' }, 1],
  ] as const)('is %s', async (_, choosing, times) => {
    const one = tab('visitor', { choosing });
    await one.state().hearChoice(said(THERE));
    expect(one.followed).toHaveLength(times);
    // Nothing is left to adopt later.
    one.set({ choosing: { phase: 'idle' }, otherChoice: undefined });
    await one.state().followChoice();
    expect(one.followed).toHaveLength(times);
  });

  it('waits while another one is being adopted, and the last one counts', async () => {
    const { state, set, followed } = tab('visitor', { choosing: FOLLOWING });
    await state().hearChoice(said(THERE));
    await state().hearChoice(said(THIRD));
    expect(followed).toEqual([]);
    await state().followChoice();
    // The one before is still being adopted.
    expect(followed).toEqual([]);
    set({ choosing: { phase: 'idle' } });
    await state().followChoice();
    await expect.poll(() => followed).toEqual([THIRD.id]);
    set({ otherChoice: undefined });
    await state().followChoice();
    expect(followed).toEqual([THIRD.id]);
  });

  it('is not adopted after the shopper has left', async () => {
    const { state, set, followed, work } = tab('visitor', { choosing: FOLLOWING });
    await state().hearChoice(said(THERE));
    work.abort();
    set({ choosing: { phase: 'idle' } });
    await state().followChoice();
    await state().followChoice();
    expect(followed).toEqual([]);
  });
});

describe('a choice of a shopper in another tab', () => {
  it('is read from the service', async () => {
    const { state, requests, followed } = tab('shopper', { said: { active: HERE } });
    await state().hearChoice(undefined);
    expect(requests).toHaveLength(1);
    expect(followed).toEqual([THERE.id]);
  });

  it('is read again by a message during a read', async () => {
    const one = tab('shopper', { said: { active: HERE } });
    await Promise.all([one.state().hearChoice(undefined), one.state().hearChoice(undefined)]);
    expect(one.requests).toHaveLength(2);
    expect(one.followed).toEqual([THERE.id]);
  });
});

describe('looking for another choice', () => {
  it('sends one request while the window is open', async () => {
    const one = tab('shopper', { said: { active: HERE }, frame: OPEN });
    await Promise.all([one.state().lookForChoice(), one.state().lookForChoice()]);
    expect(one.requests).toHaveLength(1);
    expect(one.state().otherChoice).toEqual(THERE);
  });

  it('is not due when the window opens on a page that has not slept', () => {
    const one = tab('shopper', { said: { active: HERE }, frame: OPEN });
    one.state().watchOtherTabs();
    one.open();
    expect(one.requests).toEqual([]);
  });

  it('waits until the window opens', async () => {
    const one = tab('shopper', { said: { active: HERE } });
    one.state().watchOtherTabs();
    await one.state().lookForChoice();
    expect(one.requests).toEqual([]);
    one.set({ frame: OPEN });
    one.open();
    await expect.poll(() => one.state().otherChoice).toEqual(THERE);
    // Nothing is due any more.
    one.open();
    expect(one.requests).toHaveLength(1);
  });

  it('ends with the selector', async () => {
    const one = tab('shopper', { said: { active: HERE } });
    one.state().watchOtherTabs();
    await one.state().lookForChoice();
    one.life.abort();
    one.set({ frame: OPEN });
    one.open();
    expect(one.requests).toEqual([]);
  });
});
