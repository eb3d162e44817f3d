import { readModalityPreferences } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import { tellError } from '../../core/analytics.ts';
import type { CloseReason } from '../../events.ts';
import type { View } from '../../window/navigation/rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import { isOwnDelivery, persistenceFor } from './ongoing/persistence.ts';
import type { HoldPort } from '../reservation/port.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import { FOLLOWED } from '../../core/used-rules.ts';
import type { Used } from '../../core/used-rules.ts';
import { carryOut } from './effects.ts';
import type { Choice, ShoppingSlice } from './slice.ts';

/** Loads and changes the shopper's choice. */
export interface ShoppingActions {
  /** Loads the shopper's choice; resolves with false if it is not known afterwards. The signal aborts it. */
  readUsed(signal: AbortSignal): Promise<boolean>;
  /** Carries out a choice that is shown as being saved [F-4.10] [F-4.11]. */
  carryOut(choice: Choice): Promise<void>;
  /** Adopts a choice that the service has from elsewhere; the host is asked as usual. */
  follow(saved: ModalityPreference): Promise<void>;
}

/** The state that a choice changes. */
export type ShoppingChanges = Pick<ShoppingSlice, 'used' | 'choosing'>;

/** What a choice needs of other slices. */
export interface ShoppingNeeds extends Pick<ShoppingSlice, 'shop'> {
  readonly used: Used;
  readonly frame: Frame;
  setUsed(used: Used): void;
  noteShopping(said: { readonly active: ModalityPreference | undefined }): void;
  goTo(view: View): void;
  closeWindow(reason: CloseReason): void;
}

export const createShoppingActions =
  (
    deps: SelectorDeps,
    holds: Pick<HoldPort, 'tell'>,
  ): Actions<ShoppingActions, ShoppingChanges, ShoppingNeeds> =>
  (set, get) => {
    const persistence = persistenceFor(deps.persistence);
    const context = { deps, holds, persistence, set, get };

    async function readUsed(signal: AbortSignal): Promise<boolean> {
      const before = get().used;
      const result = await deps.http.send(readModalityPreferences, undefined, { signal });
      if (signal.aborted) return false;
      if (!result.ok) {
        tellError(deps, result.error);
        return false;
      }
      // The shopper has chosen meanwhile: the response may be older than that.
      if (get().used !== before) return readUsed(signal);
      const { active, modalities } = result.value;
      // The choice that a host passes in takes precedence.
      const isHosts = before.active?.source === 'HOST';
      const own = isHosts ? before : { active, isOwnDelivery: isOwnDelivery(persistence, active) };
      get().setUsed({ ...own, preferences: modalities });
      get().noteShopping({ active });
      return true;
    }

    return {
      readUsed,
      follow(saved) {
        const { modality, destination } = saved;
        const to = { modality, destination, isOwnDelivery: isOwnDelivery(persistence, saved) };
        return get().shop(to, FOLLOWED, { saved, goOn: () => {} });
      },
      carryOut: (choice) => carryOut(context, choice),
    };
  };
