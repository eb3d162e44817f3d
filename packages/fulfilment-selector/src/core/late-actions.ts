// What loads once the first view is there, or when it is first needed: what presses do, and the small parts that come of them.
export { ElsewhereNotice } from '../features/other-tabs/OtherTabsNotice.tsx';
export { LocationConsent } from '../features/location-consent/LocationConsent.tsx';
import { createBookActions } from '../features/addresses/book-actions.ts';
import type { BookActions } from '../features/addresses/book-actions.ts';
import { createConsentActions } from '../features/location-consent/actions.ts';
import type { ConsentActions } from '../features/location-consent/actions.ts';
import { createConsents } from '../features/location-consent/port.ts';
import { createElsewhereActions } from '../features/other-tabs/actions.ts';
import type { ElsewhereActions } from '../features/other-tabs/actions.ts';
import { createReservationActions } from '../features/reservation/actions.ts';
import type { ReservationActions } from '../features/reservation/actions.ts';
import { createHolds } from '../features/reservation/port.ts';
import { createLocationActions } from '../features/stores/search/actions.ts';
import type { LocationActions } from '../features/stores/search/actions.ts';
import { createShoppingActions } from '../features/shopping/actions.ts';
import type { ShoppingActions } from '../features/shopping/actions.ts';
import type { Actions, SelectorDeps } from './slice.ts';
import type { SelectorSlices } from './store.ts';
import { createUpfrontActions } from '../features/timeslots/actions.ts';
import type { UpfrontActions } from '../features/timeslots/actions.ts';
import { workAtRest } from './aborted-state.ts';

/** Everything that can be done with a selector besides looking around in it. */
export type LateActions = BookActions &
  ConsentActions &
  ElsewhereActions &
  LocationActions &
  ReservationActions &
  ShoppingActions &
  UpfrontActions & {
    /** Lays down what was under way. */
    breakOff(): void;
  };

/** Makes them for one selector. */
export const createLateActions =
  (deps: SelectorDeps, chain: string): Actions<LateActions, SelectorSlices> =>
  (set, get) => {
    const { http, session, keptName } = deps;
    const holds = createHolds(keptName('reservation'));
    const consents = createConsents({ http, session, chain, name: keptName('consent') });
    return {
      ...createBookActions(deps)(set, get),
      ...createConsentActions(deps, consents)(set, get),
      ...createElsewhereActions(deps)(set, get),
      ...createLocationActions(deps)(set, get),
      ...createReservationActions(deps, holds)(set, get),
      ...createShoppingActions(deps, holds)(set, get),
      ...createUpfrontActions(deps)(set, get),
      breakOff: () => set(workAtRest(get())),
    };
  };
