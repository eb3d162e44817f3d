import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createStoreChoiceSlice } from './slice.ts';
import type { StoreChoice, StoreChoiceSlice } from './slice.ts';

const NOTHING = {
  isChoosingStore: false,
  wasChoosingStore: false,
  storeSearch: { phase: 'idle' },
  storeChoice: { phase: 'idle' },
};

function start(storeChoice: StoreChoice = { phase: 'idle' }) {
  const store = createStore<StoreChoiceSlice>()(createStoreChoiceSlice);
  const first = store.getState();
  store.setState({ storeSearch: { phase: 'searching', place: '45202' }, storeChoice });
  return { ...first, first, now: store.getState };
}

it('starts with no search and no choice', () => expect(start().first).toMatchObject(NOTHING));

it('opens the search without earlier results, and records its closing so that focus can return', () => {
  const { startChoosingStore, stopChoosingStore, now } = start({ phase: 'saved' });
  startChoosingStore();
  expect(now()).toMatchObject({ ...NOTHING, isChoosingStore: true });
  stopChoosingStore();
  expect(now()).toMatchObject({ ...NOTHING, wasChoosingStore: true });
  stopChoosingStore();
  expect(now()).toMatchObject(NOTHING);
});

it("keeps a choice that is being saved until the shopper's data is cleared", () => {
  const saving = { phase: 'saving', locationId: '1' } as const;
  const { startChoosingStore, stopChoosingStore, forgetStoreChoice, now } = start(saving);
  startChoosingStore();
  expect(now().storeChoice).toBe(saving);
  stopChoosingStore();
  expect(now().storeChoice).toBe(saving);
  forgetStoreChoice();
  expect(now()).toMatchObject(NOTHING);
});
