import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SelectorUpdate } from '../config.ts';
import type { SelectorEvents } from '../events.ts';
import { prefetchViews } from '../lazy.ts';
import type { OpenableScreen } from '../window/navigation/slice.ts';
import type { SelectorState } from './public-state.ts';
import { useSelectorCore } from './context.tsx';

/** Reads the selector's public state. The function should return a part of it, not something new each time. */
export function useFulfilment<Selected>(select: (state: SelectorState) => Selected): Selected {
  const { store, getState } = useSelectorCore();
  const read = (): Selected => select(getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** What a host's component can do with the selector. */
export interface FulfilmentActions {
  /** Opens the window at a screen, or where a shopper begins. */
  open(screen?: OpenableScreen): void;
  /** Closes the window. */
  close(): void;
  /** Changes what may change. It never remounts, and what was typed stays. */
  update(patch: SelectorUpdate): void;
}

/** Opens, closes and updates the selector of the provider above. */
export function useFulfilmentHandle(): FulfilmentActions {
  const { config, store, update } = useSelectorCore();
  return useMemo(
    () => ({
      update,
      open(screen) {
        prefetchViews(config);
        store.getState().openWindow(screen);
      },
      close: () => store.getState().closeWindow('host'),
    }),
    [config, store, update],
  );
}

/** Listens to something that happens in the selector, for as long as the component is in the page. */
export function useFulfilmentEvent<Name extends keyof SelectorEvents>(
  name: Name,
  listener: (detail: SelectorEvents[Name]) => void,
): void {
  const { emitter } = useSelectorCore();
  useEffect(() => emitter.on(name, listener), [emitter, name, listener]);
}
