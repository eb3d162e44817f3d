import { modeFor } from '../../../window/search/rules.ts';
import type { Consent } from '../../../window/search/rules.ts';
import type { Near } from '../../../window/results/rules.ts';
import type { Actions, SelectorDeps } from '../../../core/slice.ts';
import { createGeolocate } from './geolocate.ts';
import type { Locating, SearchSlice } from './slice.ts';

/** The actions that locate the shopper. */
export interface LocationActions {
  /** Searches at the shopper's location with their consent [F-4.12]; `isInsisting` asks again after a no. */
  findShopper(isInsisting: boolean): Promise<void>;
  /** Searches at the shopper's location without asking again. */
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

    /** Starts locating the shopper; returns a function that is true while the result is wanted. */
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
