import type { Slice } from '@grocer/foundation/embed';
import type { Tab } from './rules.ts';

/** The current tab [F-2.9]. */
export interface TabsSlice {
  readonly tab: Tab;
  /** True when the shopper has chosen the tab. */
  readonly isTabChosen: boolean;
  showTab(tab: Tab): void;
  /** Shows the most likely tab until the shopper chooses one. */
  suggestTab(tab: Tab): void;
  /** Forgets that the tab was chosen, for the next shopper. */
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
