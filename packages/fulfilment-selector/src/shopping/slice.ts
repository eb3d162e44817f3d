import type { ModalityPreference } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import { reportFailure } from '../analytics.ts';
import type { CloseReason, ModalityChange, Shopping } from '../events.ts';
import type { View } from '../navigation/rules.ts';
import { keepOngoing } from '../ongoing/persistence.ts';
import { isAllowed, saveChoice } from './effects.ts';
import type { SelectorDeps, Slice } from '../slice.ts';
import { differences, shoppingOf, storeIdOf } from './rules.ts';
import type { Used } from './rules.ts';

/** How a choice of the shopper comes along; `place` is the button that it was made with. */
export type Choosing =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving'; readonly place: string }
  | { readonly phase: 'failed'; readonly place: string };

/** How the shopper shops, and how they change it. */
export interface ShoppingSlice {
  readonly used: Used;
  readonly choosing: Choosing;
  /**
   * Makes a way to shop the active one, and closes the window [F-4.10] [F-4.11]. What has to be done `first` is, once
   * the host has nothing against the change; where it fails nothing is changed.
   */
  shop(to: Shopping, place: string, first?: () => Promise<boolean>): Promise<void>;
  setUsed(used: Used): void;
}

interface Needs {
  goTo(view: View): void;
  closeWindow(reason: CloseReason): void;
}

/** Who chose: what services are told. */
const SOURCE = 'SHOPPER';

export const createShoppingSlice =
  (deps: SelectorDeps, initial: Used): Slice<ShoppingSlice, Needs> =>
  (set, get) => {
    function failed(error: GrocerError, place: string): void {
      reportFailure(deps.report, error);
      deps.emitter.emit('error', { error });
      if (error.code !== 'session_expired') {
        set({ choosing: { phase: 'failed', place } });
        return;
      }
      set({ choosing: { phase: 'idle' } });
      get().goTo('sign-in');
    }

    function changed(active: ModalityPreference, change: ModalityChange): void {
      const { to } = change;
      const { preferences } = get().used;
      const others = preferences.filter(({ modality }) => modality !== active.modality);
      const used: Used = { active, isOwnDelivery: to.isOwnDelivery, preferences: [active, ...others] };
      set({ used, choosing: { phase: 'idle' } });
      const storeId = storeIdOf(used);
      const fulfilment = to.isOwnDelivery ? 'own-delivery' : 'store';
      keepOngoing(deps.persistence, { modality: to.modality, fulfilment, storeId });
      deps.report({ type: 'CHANGE_MODALITY', modality: to.modality });
      deps.emitter.emit('modality:changed', { ...change, ...differences(change) });
      if (storeId !== undefined) deps.emitter.emit('store:selected', { modality: to.modality, storeId });
    }

    return {
      used: initial,
      choosing: { phase: 'idle' },
      setUsed: (used) => set({ used }),
      async shop(to, place, first) {
        if (get().choosing.phase === 'saving') return;
        const { signal, timing } = deps;
        set({ choosing: { phase: 'saving', place } });
        const change = { from: shoppingOf(get().used), to };
        const allowed = (await isAllowed(deps, change)) && (await first?.()) !== false;
        if (signal.aborted) return;
        if (!allowed) {
          set({ choosing: { phase: 'idle' } });
          return;
        }
        const { modality, destination } = to;
        const createdDate = new Date(timing.now()).toISOString();
        const preference = { id: deps.newId(), modality, destination, createdDate, source: SOURCE };
        const error = await saveChoice(deps, preference);
        if (signal.aborted) return;
        if (error) {
          failed(error, place);
          return;
        }
        changed(preference, change);
        get().closeWindow('selected');
      },
    };
  };
