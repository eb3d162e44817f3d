import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { createAddressesSlice } from '../features/addresses/slice.ts';
import type { AddressesSlice } from '../features/addresses/slice.ts';
import type { SelectorConfig } from '../config.ts';
import { createConsentSlice } from '../features/location-consent/slice.ts';
import type { ConsentSlice } from '../features/location-consent/slice.ts';
import { createOtherTabsSlice } from '../features/other-tabs/slice.ts';
import type { OtherTabsSlice } from '../features/other-tabs/slice.ts';
import { createNavigationSlice, firstView } from '../window/navigation/slice.ts';
import type { NavigationSlice } from '../window/navigation/slice.ts';
import { createReservationSlice } from '../features/reservation/slice.ts';
import type { ReservationSlice } from '../features/reservation/slice.ts';
import { createSearchSlice } from '../features/stores/search/slice.ts';
import type { SearchSlice } from '../features/stores/search/slice.ts';
import type { Settings } from './settings.ts';
import { usedFromHost } from './used-rules.ts';
import { createShoppingSlice } from '../features/shopping/slice.ts';
import type { ShoppingSlice } from '../features/shopping/slice.ts';
import type { SelectorDeps } from './slice.ts';
import { createStartSlice } from './start-slice.ts';
import type { StartSlice } from './start-slice.ts';
import { firstTab } from '../window/tabs/rules.ts';
import { createTabsSlice } from '../window/tabs/slice.ts';
import type { TabsSlice } from '../window/tabs/slice.ts';
import { createUpfrontSlice } from '../features/timeslots/slice.ts';
import type { UpfrontSlice } from '../features/timeslots/slice.ts';

/** The whole state of a selector, one slice per concern, with the actions for browsing; others are lazy. */
export type SelectorStore = StartSlice &
  NavigationSlice &
  TabsSlice &
  SearchSlice &
  ConsentSlice &
  ShoppingSlice &
  OtherTabsSlice &
  AddressesSlice &
  ReservationSlice &
  UpfrontSlice & { readonly settings: Settings };

interface Beginning {
  readonly settings: Settings;
  readonly active: SelectorConfig['activeModality'];
}

/** Creates the store of one mount, which combines the slices. */
export const createSelectorStore = (
  { settings, active }: Beginning,
  deps: SelectorDeps,
): StoreApi<SelectorStore> =>
  createStore<SelectorStore>()((set, get) => ({
    settings,
    ...createStartSlice(deps)(set, get),
    ...createNavigationSlice(deps, settings.isInline, firstView(settings))(set, get),
    ...createTabsSlice(firstTab(settings.tabLayout, active?.modality))(set, get),
    ...createSearchSlice(deps, settings)(set, get),
    ...createConsentSlice(set, get),
    ...createShoppingSlice(deps, usedFromHost(active))(set, get),
    ...createOtherTabsSlice(set, get),
    ...createAddressesSlice(set, get),
    ...createReservationSlice(deps),
    ...createUpfrontSlice(set, get),
  }));

/** Resets searches and choices that were aborted, so that a selector that starts again can repeat them. */
export const abortedState = ({ results, choosing }: SelectorStore): Partial<SelectorStore> => ({
  results: results.phase === 'loading' ? { phase: 'idle' } : results,
  choosing: choosing.phase === 'saving' ? { phase: 'idle' } : choosing,
  locating: { phase: 'idle' },
});
