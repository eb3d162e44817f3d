import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { createAddressesSlice } from './addresses/slice.ts';
import type { AddressesSlice } from './addresses/slice.ts';
import type { SelectorConfig } from './config.ts';
import { createConsentSlice } from './consent/slice.ts';
import type { ConsentSlice } from './consent/slice.ts';
import { createElsewhereSlice } from './elsewhere/slice.ts';
import type { ElsewhereSlice } from './elsewhere/slice.ts';
import type { LateActions } from './late-actions.ts';
import { createNavigationSlice, firstView } from './navigation/slice.ts';
import type { NavigationSlice } from './navigation/slice.ts';
import { createReservationSlice } from './reservation/slice.ts';
import type { ReservationSlice } from './reservation/slice.ts';
import { createSearchSlice } from './search/slice.ts';
import type { SearchSlice } from './search/slice.ts';
import type { Settings } from './settings.ts';
import { usedFromHost } from './shopping/rules.ts';
import { createShoppingSlice } from './shopping/slice.ts';
import type { ShoppingSlice } from './shopping/slice.ts';
import type { SelectorDeps } from './slice.ts';
import { createStartSlice } from './start/slice.ts';
import type { StartSlice } from './start/slice.ts';
import { firstTab } from './tabs/rules.ts';
import { createTabsSlice } from './tabs/slice.ts';
import type { TabsSlice } from './tabs/slice.ts';
import { createUpfrontSlice } from './upfront/slice.ts';
import type { UpfrontSlice } from './upfront/slice.ts';

/** Everything a selector knows, one slice per concern, and what looks around in it. */
export type SelectorSlices = StartSlice &
  NavigationSlice &
  TabsSlice &
  SearchSlice &
  ConsentSlice &
  ShoppingSlice &
  ElsewhereSlice &
  AddressesSlice &
  ReservationSlice &
  UpfrontSlice & { readonly settings: Settings };

/**
 * The same with what presses do, which is there once `deps.late` has brought it: parts of the selector that have such
 * presses wait for it, see `usePart`.
 */
export type SelectorStore = SelectorSlices & LateActions;

interface Beginning {
  readonly settings: Settings;
  readonly active: SelectorConfig['activeModality'];
}

/** One store per mount; slices meet here and nowhere else. */
export const createSelectorStore = (
  { settings, active }: Beginning,
  deps: SelectorDeps,
): StoreApi<SelectorSlices> =>
  createStore<SelectorSlices>()((set, get) => ({
    settings,
    ...createStartSlice(deps)(set, get),
    ...createNavigationSlice(deps, settings.isInline, firstView(settings))(set, get),
    ...createTabsSlice(firstTab(settings.shelves, active?.modality))(set, get),
    ...createSearchSlice(deps, settings)(set, get),
    ...createConsentSlice(),
    ...createShoppingSlice(deps, usedFromHost(active))(set, get),
    ...createElsewhereSlice(set, get),
    ...createAddressesSlice(set, get),
    ...createReservationSlice(deps),
    ...createUpfrontSlice(set, get),
  }));

/** What is left of looking around that has been broken off, so that a selector that lives again can do it again. */
export const atRest = ({ results, choosing }: SelectorSlices): Partial<SelectorSlices> => ({
  results: results.phase === 'loading' ? { phase: 'idle' } : results,
  choosing: choosing.phase === 'saving' ? { phase: 'idle' } : choosing,
  locating: { phase: 'idle' },
});
