import { validateAddressForModality } from '@grocer/foundation/contract';
import type { AddressEligibility } from '@grocer/foundation/contract';
import type { Address } from '@grocer/foundation/domain';
import type { GrocerError, Result } from '@grocer/foundation/http';
import { tellError } from '../../core/analytics.ts';
import type { Selector } from '../../core/create-selector.ts';
import type { View } from '../../window/navigation/rules.ts';
import { viewOf } from '../../window/navigation/rules.ts';
import { withWords } from './errors.ts';
import type { AddressTrouble } from './form-state.ts';
import { defaultErrand } from './book-rules.ts';
import type { Errand } from '../../core/address-rules.ts';

/** What the actions of addresses share. */
export type Work = ReturnType<typeof createWork>;

export function createWork({ store, deps }: Selector) {
  const errandNow = (): Errand => {
    const { errand, used, settings } = store.getState();
    return errand ?? defaultErrand(used.active?.modality, settings.toggles.ownDelivery);
  };
  return {
    errandNow,
    viewNow(): View | undefined {
      const { frame } = store.getState();
      return frame.phase === 'open' ? viewOf(frame.trail) : undefined;
    },
    /** Says later whether what begins now is over: the shopper has gone, or on to something else than `isStillOn` says. */
    during(isStillOn: () => boolean): () => boolean {
      const { signal } = deps;
      return () => signal.aborted || !isStillOn();
    },
    /** Asks whether an address exists and can be served [F-7.7]. */
    check: (address: Address): Promise<Result<AddressEligibility>> =>
      deps.http.send(
        validateAddressForModality,
        { address, modality: errandNow().modality },
        { signal: deps.signal },
      ),
    /** Tells of a failure; a session that is over leads to signing in. Says what the shopper reads, if anything. */
    failed(
      error: GrocerError,
      operation: Parameters<typeof withWords>[1],
      trouble: AddressTrouble,
    ): AddressTrouble | undefined {
      tellError(deps, withWords(error, operation));
      if (error.code !== 'session_expired') return trouble;
      store.getState().goTo('sign-in');
      return undefined;
    },
    /** Tells that the shopper has to change something [F-8.1] [F-8.3]. */
    constrained(code: string): void {
      deps.report({ type: 'USER_CONSTRAINT_ERROR', code });
    },
  };
}

/** What analytics reads for the prompt to confirm an address [F-8.3]. */
export const CLOSE_MATCH_CODE = '-1';
export const NOT_VERIFIED_CODE = 'address_not_validated';
