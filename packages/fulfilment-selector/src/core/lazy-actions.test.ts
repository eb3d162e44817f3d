import { listAddresses, listConsents } from '@grocer/foundation/contract';
import { ok } from '@grocer/foundation/http';
import { expect, it, vi } from 'vitest';
import { depsForTests } from '../testing/deps-for-tests.ts';
import { answering, serviceOf } from '../testing/service-for-tests.ts';
import { createSelector } from './create-selector.ts';
import { lazyActions } from './lazy-actions.ts';
import type { LazyActions } from './lazy-actions.ts';

/** A shopper's selector whose actions are not created yet, and what they ask the service. */
function selector() {
  const made = createSelector({
    environment: 'LOCAL',
    bannerDomain: 'ralphs.com',
    authConfig: { type: 'B2C', token: 'token' },
  });
  const asked: unknown[] = [];
  const take = vi.fn<(actions: LazyActions) => void>();
  const consents = answering(listConsents, (question) => {
    asked.push(question);
    return ok([]);
  });
  const addresses = answering(listAddresses, () => ok({ list: [], unreadable: 0 }));
  const deps = depsForTests({ http: serviceOf(consents, addresses) }, made);
  const parts = { store: made.store, deps: { ...deps, actions: { ...deps.actions, take } } };
  return { parts, state: made.store.getState, set: made.store.setState, asked, take };
}

it('creates the actions of a selector once, and makes them known to it', () => {
  const { parts, take } = selector();
  const actions = lazyActions(parts);
  expect(lazyActions(parts)).toBe(actions);
  expect(take).toHaveBeenCalledExactlyOnceWith(actions);
  expect(lazyActions(selector().parts)).not.toBe(actions);
});

it('asks for the consent of the selector’s chain and feature', async () => {
  const { parts, state, asked } = selector();
  expect(await lazyActions(parts).checkConsent()).toBe('missing');
  const { banner, feature } = state().settings;
  expect(asked).toEqual([{ chain: banner.key, names: [feature] }]);
});

it('acts on the state of the selector, and on each other', async () => {
  const { parts, state } = selector();
  const actions = lazyActions(parts);
  actions.askConsent();
  expect(state().asking).toEqual({ phase: 'asking', step: 0 });
  state().openWindow();
  actions.openBook();
  expect(state().frame).toMatchObject({ trail: ['stores', 'address-book'] });
  // Without an address nearby, opening the times leads to the actions of the address book.
  state().goTo('stores');
  await actions.openTimes();
  expect(state().addressPurpose).toEqual({ modality: 'DELIVERY', isOwn: true, wantsTimes: true });
});

it('resets what was in flight when the selector ends', () => {
  const { parts, state, set } = selector();
  set({ reserving: { phase: 'saving' }, book: { phase: 'loading' } });
  lazyActions(parts).breakOff();
  expect(state()).toMatchObject({ reserving: { phase: 'idle' }, book: { phase: 'idle' } });
});
