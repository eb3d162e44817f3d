import type { Slice } from '../slice.ts';
import type { Tab } from './rules.ts';

/** Which tab is on [F-2.9]. */
export interface TabsSlice {
  readonly tab: Tab;
  showTab(tab: Tab): void;
}

interface Needs {
  showFirst(): void;
}

export const createTabsSlice =
  (first: Tab): Slice<TabsSlice, Needs> =>
  (set, get) => ({
    tab: first,
    showTab(tab) {
      if (tab === get().tab) return;
      set({ tab });
      get().showFirst();
    },
  });
