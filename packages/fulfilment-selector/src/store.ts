import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { EDITING } from './addresses/form-state.ts';
import type { FormStep } from './addresses/form-state.ts';
import { createAddressesSlice } from './addresses/slice.ts';
import type { AddressesSlice } from './addresses/slice.ts';
import type { SelectorConfig } from './config.ts';
import { createConsentSlice } from './consent/slice.ts';
import type { ConsentSlice } from './consent/slice.ts';
import { createElsewhereSlice } from './elsewhere/slice.ts';
import type { ElsewhereSlice } from './elsewhere/slice.ts';
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

/** Everything a selector knows, one slice per concern. */
export type SelectorStore = StartSlice &
  NavigationSlice &
  TabsSlice &
  SearchSlice &
  ConsentSlice &
  ShoppingSlice &
  ElsewhereSlice &
  AddressesSlice &
  ReservationSlice &
  UpfrontSlice & { readonly settings: Settings };

interface Beginning {
  readonly settings: Settings;
  readonly active: SelectorConfig['activeModality'];
}

/** One store per mount; slices meet here and nowhere else. */
export const createSelectorStore = (
  { settings, active }: Beginning,
  deps: SelectorDeps,
): StoreApi<SelectorStore> =>
  createStore<SelectorStore>()((set, get) => ({
    settings,
    ...createStartSlice(deps)(set, get),
    ...createNavigationSlice(deps, settings.isInline, firstView(settings))(set, get),
    ...createTabsSlice(firstTab(settings.shelves, active?.modality))(set, get),
    ...createSearchSlice(deps, settings)(set, get),
    ...createConsentSlice(deps)(set, get),
    ...createShoppingSlice(deps, usedFromHost(active))(set, get),
    ...createElsewhereSlice(deps)(set, get),
    ...createAddressesSlice(deps)(set, get),
    ...createReservationSlice(deps)(set, get),
    ...createUpfrontSlice(deps)(set, get),
  }));

/** Where a form is whose work has been broken off. */
function stepAtRest(step: FormStep): FormStep {
  if (step.phase === 'saving') return { phase: 'suggested', about: step.about, trouble: undefined };
  return step.phase === 'checking' ? EDITING : step;
}

/** What is left of work that has been broken off, so that a selector that lives again can do it again. */
export const atRest = ({
  start,
  results,
  choosing,
  book,
  addressForm,
  removing,
  times,
  reserving,
}: SelectorStore): Partial<SelectorStore> => ({
  // Addresses are read at the start and nowhere else without a press.
  start: book.phase === 'loading' ? { phase: 'loading' } : start,
  book: book.phase === 'loading' ? { phase: 'idle' } : book,
  addressForm: { ...addressForm, step: stepAtRest(addressForm.step) },
  removing:
    removing.phase === 'removing' ? { phase: 'asking', id: removing.id, trouble: undefined } : removing,
  times: times.phase === 'loading' ? { phase: 'idle' } : times,
  reserving: reserving.phase === 'saving' ? { phase: 'idle' } : reserving,
  isOpeningTimes: false,
  results: results.phase === 'loading' ? { phase: 'idle' } : results,
  choosing: choosing.phase === 'saving' ? { phase: 'idle' } : choosing,
  locating: { phase: 'idle' },
  asking: { phase: 'closed' },
});
