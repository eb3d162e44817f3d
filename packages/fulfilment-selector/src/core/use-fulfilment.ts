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

/** Reads from the selector's public state. `select` should return a part of it, not a new object per call. */
export const useFulfilment = <Selected>(select: (state: SelectorState) => Selected): Selected =>
  usePublicState(select);

/** The actions of a selector for the host's components. */
export interface FulfilmentActions {
  /** Opens the window at a screen, or at the first view. */
  open(screen?: OpenableScreen, at?: OpenAt): void;
  /** Closes the window. */
  close(): void;
  /** Changes the settings without a remount; what was typed stays. */
  update(patch: SelectorUpdate): void;
}

/** Returns the actions of a selector. */
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

/** Returns the actions that open, close and update the selector of the nearest provider. */
export function useFulfilmentHandle(): FulfilmentActions {
  const selector = useSelectorCore();
  return useMemo(() => actionsOf(selector), [selector]);
}

/** Listens to an event of the selector while the component is mounted. */
export const useFulfilmentEvent = <Name extends keyof SelectorEvents>(
  name: Name,
  listener: (detail: SelectorEvents[Name]) => void,
): void => useEvent(name, listener);
