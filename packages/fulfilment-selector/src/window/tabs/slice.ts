import type { Slice } from '@grocer/foundation/embed';
import type { Tab } from './rules.ts';

/** Which tab is on [F-2.9]. */
export interface TabsSlice {
  readonly tab: Tab;
  /** Whether the shopper is there of their own accord. */
  readonly isTabChosen: boolean;
  showTab(tab: Tab): void;
  /** Shows what most probably is wanted, until the shopper chooses. */
  suggestTab(tab: Tab): void;
  /** Forgets that the tab was chosen: the next shopper has a say of their own. */
  forgetTab(): void;
}

interface Needs {
  showFirst(): void;
}

export const createTabsSlice =
  (first: Tab): Slice<TabsSlice, Needs> =>
  (set, get) => {
    function show(tab: Tab, isTabChosen: boolean): void {
      const isOn = tab === get().tab;
      set({ tab, isTabChosen });
      if (!isOn) get().showFirst();
    }
    return {
      tab: first,
      isTabChosen: false,
      showTab: (tab) => show(tab, true),
      suggestTab: (tab) => show(tab, false),
      forgetTab: () => set({ isTabChosen: false }),
    };
  };
