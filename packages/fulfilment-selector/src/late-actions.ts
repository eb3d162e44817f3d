// What loads once the first view is there, or when it is first needed: what presses do, and the small parts that come of them.
export { ElsewhereNotice } from './elsewhere/ElsewhereNotice.tsx';
export { LocationConsent } from './features/location-consent/LocationConsent.tsx';
import { createBookActions } from './addresses/book-actions.ts';
import type { BookActions } from './addresses/book-actions.ts';
import { createConsentActions } from './consent/actions.ts';
import type { ConsentActions } from './consent/actions.ts';
import { createConsents } from './consent/port.ts';
import { createElsewhereActions } from './elsewhere/actions.ts';
import type { ElsewhereActions } from './elsewhere/actions.ts';
import { createReservationActions } from './reservation/actions.ts';
import type { ReservationActions } from './reservation/actions.ts';
import { createHolds } from './reservation/port.ts';
import { createLocationActions } from './search/actions.ts';
import type { LocationActions } from './search/actions.ts';
import { createShoppingActions } from './shopping/actions.ts';
import type { ShoppingActions } from './shopping/actions.ts';
import type { Actions, SelectorDeps } from './slice.ts';
import type { SelectorSlices } from './store.ts';
import { createUpfrontActions } from './upfront/actions.ts';
import type { UpfrontActions } from './upfront/actions.ts';
import { workAtRest } from './work-at-rest.ts';

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
