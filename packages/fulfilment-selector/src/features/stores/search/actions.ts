import { modeFor } from '../../../window/search/rules.ts';
import type { Consent } from '../../../window/search/rules.ts';
import type { Near } from '../../../window/results/rules.ts';
import type { Actions, SelectorDeps } from '../../../core/slice.ts';
import { createGeolocate } from './geolocate.ts';
import type { Locating, SearchSlice } from './slice.ts';

/** How the shopper is found. */
export interface LocationActions {
  /** Searches where the shopper is, if they allow it [F-4.12]; who insists on it after a "No Thanks" is asked again. */
  findShopper(isInsisting: boolean): Promise<void>;
  /** Searches where the shopper is, without asking once more. */
  locate(): Promise<void>;
}

interface Needs {
  readonly locating: Locating;
  searchAround(near: Near): Promise<void>;
  stayByZip(locating: Locating): void;
  checkConsent(): Promise<Consent>;
  askConsent(): void;
}

export const createLocationActions =
  (deps: SelectorDeps): Actions<LocationActions, Pick<SearchSlice, 'locating'>, Needs> =>
  (set, get) => {
    const geolocate = createGeolocate(deps.geolocate, deps.timing);

    /** Takes up a question for the shopper's place; says whether its answer is still wanted. */
    function inquire(): () => boolean {
      const { signal } = deps;
      const locating: Locating = { phase: 'busy' };
      set({ locating });
      return () => !signal.aborted && get().locating === locating;
    }

    return {
      async findShopper(isInsisting) {
        const isWanted = inquire();
        const next = modeFor(await get().checkConsent());
        if (!isWanted()) return;
        if (next === 'geolocation') {
          await get().locate();
          return;
        }
        const asks = next === 'ask' || isInsisting;
        get().stayByZip({ phase: asks ? 'idle' : 'off' });
        if (asks) get().askConsent();
      },
      async locate() {
        const isWanted = inquire();
        const located = await geolocate(deps.signal);
        if (!isWanted()) return;
        if (located.ok) {
          await get().searchAround({ by: 'geolocation', point: located.point });
          return;
        }
        const { why } = located;
        deps.report({ type: 'USER_CONSTRAINT_ERROR', code: `geo-${why}` });
        get().stayByZip({ phase: 'failed', why });
      },
    };
  };
