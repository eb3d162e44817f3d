import { useMemo } from 'react';
import type { SelectorUpdate } from '../config.ts';
import type { SelectorEvents } from '../events.ts';
import { prefetchViews } from '../lazy.ts';
import type { OpenableScreen } from '../window/navigation/rules.ts';
import { tabToOpen } from '../window/tabs/rules.ts';
import type { OpenAt } from '../window/tabs/rules.ts';
import { useEvent, usePublicState, useSelectorCore } from './context.tsx';
import type { Selector } from './create-selector.ts';
import type { SelectorState } from './public-state.ts';

/** Reads the selector's public state. The function should return a part of it, not something new each time. */
export const useFulfilment = <Selected>(select: (state: SelectorState) => Selected): Selected =>
  usePublicState(select);

/** What a host's component can do with the selector. */
export interface FulfilmentActions {
  /** Opens the window at a screen, or where a shopper begins. */
  open(screen?: OpenableScreen, at?: OpenAt): void;
  /** Closes the window. */
  close(): void;
  /** Changes what may change. It never remounts, and what was typed stays. */
  update(patch: SelectorUpdate): void;
}

/** What a host can do with a selector. */
export const actionsOf = ({ config, store, update }: Selector): FulfilmentActions => ({
  update,
  open(screen, at = {}) {
    prefetchViews(config);
    const { settings, showTab, openWindow } = store.getState();
    const tab = tabToOpen(settings.tabLayout, at);
    if (tab) showTab(tab);
    openWindow(screen);
  },
  close: () => store.getState().closeWindow('host'),
});

/** Opens, closes and updates the selector of the provider above. */
export function useFulfilmentHandle(): FulfilmentActions {
  const selector = useSelectorCore();
  return useMemo(() => actionsOf(selector), [selector]);
}

/** Listens to something that happens in the selector, for as long as the component is in the page. */
export const useFulfilmentEvent = <Name extends keyof SelectorEvents>(
  name: Name,
  listener: (detail: SelectorEvents[Name]) => void,
): void => useEvent(name, listener);
