import { oncePer } from '@grocer/foundation/embed';
import { createBookActions } from '../features/addresses/book-actions.ts';
import type { BookActions } from '../features/addresses/book-actions.ts';
import { createConsentActions } from '../features/location-consent/actions.ts';
import type { ConsentActions } from '../features/location-consent/actions.ts';
import { createConsents } from '../features/location-consent/port.ts';
import { createOtherTabsActions } from '../features/other-tabs/actions.ts';
import type { OtherTabsActions } from '../features/other-tabs/actions.ts';
import { createReservationActions } from '../features/reservation/actions.ts';
import type { ReservationActions } from '../features/reservation/actions.ts';
import { createHolds } from '../features/reservation/port.ts';
import { createLocationActions } from '../features/stores/search/actions.ts';
import type { LocationActions } from '../features/stores/search/actions.ts';
import { createShoppingActions } from '../features/shopping/actions.ts';
import type { ShoppingActions } from '../features/shopping/actions.ts';
import { createOpenTimes } from '../features/timeslots/open-times.ts';
import type { OpenTimes } from '../features/timeslots/open-times.ts';
import { abortedWork } from './aborted-state.ts';
import { useSelectorCore } from './context.tsx';
import type { Selector } from './create-selector.ts';
import type { SelectorStore } from './store.ts';

/** All actions except those for browsing. */
export interface LazyActions
  extends
    BookActions,
    ConsentActions,
    OtherTabsActions,
    LocationActions,
    ReservationActions,
    ShoppingActions,
    OpenTimes {
  /** Resets the state of aborted work. */
  breakOff(): void;
}

/** Returns the lazy actions of a selector, created on first use. Their state is in the selector's store. */
export const lazyActions = oncePer(({ store, deps }: Pick<Selector, 'store' | 'deps'>): LazyActions => {
  const { http, session, storageKey } = deps;
  const set = store.setState;
  const get = (): SelectorStore & LazyActions => ({ ...store.getState(), ...actions });
  const holds = createHolds(storageKey('reservation'));
  const chain = store.getState().settings.banner.key;
  const consents = createConsents({ http, session, chain, name: storageKey('consent') });
  const actions: LazyActions = {
    ...createBookActions(deps)(set, get),
    ...createConsentActions(deps, consents)(set, get),
    ...createOtherTabsActions(deps)(set, get),
    ...createLocationActions(deps)(set, get),
    ...createReservationActions(deps, holds)(set, get),
    ...createShoppingActions(deps, holds)(set, get),
    ...createOpenTimes(deps)(set, get),
    breakOff: () => set(abortedWork(get())),
  };
  deps.actions.take(actions);
  return actions;
});

/** Returns the lazy actions of the current selector, for components that load together with them. */
export const useLazyActions = (): LazyActions => lazyActions(useSelectorCore());
