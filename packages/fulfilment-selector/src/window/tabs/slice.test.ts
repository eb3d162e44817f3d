import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createTabsSlice } from './slice.ts';

type Tabs = ReturnType<Parameters<ReturnType<typeof createTabsSlice>>[1]>;

/** Tabs of which DELIVERY is the first one, and the calls that return the list to its first page. */
function tabs() {
  const showFirst = vi.fn();
  const store = createStore<Tabs>()((set, get) => ({ showFirst, ...createTabsSlice('DELIVERY')(set, get) }));
  return { state: store.getState, showFirst };
}

it('starts at the first tab, which the shopper has not chosen', () => {
  const { state, showFirst } = tabs();
  expect(state()).toMatchObject({ tab: 'DELIVERY', isTabChosen: false });
  expect(showFirst).not.toHaveBeenCalled();
});

it('shows the first page of another tab, and keeps the page when the current tab is pressed', () => {
  const { state, showFirst } = tabs();
  state().showTab('PICKUP');
  expect(state()).toMatchObject({ tab: 'PICKUP', isTabChosen: true });
  expect(showFirst).toHaveBeenCalledTimes(1);
  state().showTab('PICKUP');
  expect(showFirst).toHaveBeenCalledTimes(1);
});

it('counts a press on the current tab as a choice', () => {
  const { state } = tabs();
  state().showTab('DELIVERY');
  expect(state().isTabChosen).toBe(true);
});

it('shows a suggested tab from its first page without counting it as a choice', () => {
  const { state, showFirst } = tabs();
  state().showTab('PICKUP');
  state().suggestTab('IN_STORE');
  expect(state()).toMatchObject({ tab: 'IN_STORE', isTabChosen: false });
  expect(showFirst).toHaveBeenCalledTimes(2);
});

it('keeps the tab for the next shopper, but not as their choice', () => {
  const { state } = tabs();
  state().showTab('PICKUP');
  state().forgetTab();
  expect(state()).toMatchObject({ tab: 'PICKUP', isTabChosen: false });
});
