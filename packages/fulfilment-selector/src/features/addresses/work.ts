import { validateAddressForModality } from '@grocer/foundation/contract';
import type { AddressEligibility } from '@grocer/foundation/contract';
import type { Address, ProfileAddress } from '@grocer/foundation/domain';
import type { GrocerError, Result, Writes } from '@grocer/foundation/http';
import { tellError } from '../../core/analytics.ts';
import type { Selector } from '../../core/create-selector.ts';
import type { LazyActions } from '../../core/lazy-actions.ts';
import type { View } from '../../window/navigation/rules.ts';
import { viewOf } from '../../window/navigation/rules.ts';
import { withWords } from './errors.ts';
import type { AddressTrouble } from './form-state.ts';
import { defaultPurpose } from './book-rules.ts';
import type { AddressPurpose } from '../../core/address-rules.ts';

/** The data of a save from its first attempt until a definite answer. */
export interface FirstSent {
  readonly at: Date;
  /** The addresses in the book before; undefined if it was not loaded. */
  readonly known: readonly ProfileAddress[] | undefined;
}

/** The dependencies of the actions on addresses. */
export interface AddressContext extends Pick<Selector, 'store' | 'deps'> {
  readonly actions: LazyActions;
  /** Keep retries of a write under one idempotency key, with the data of the first attempt. */
  readonly saves: Writes<FirstSent>;
  readonly removals: Writes<{ id: string }>;
}

/** Returns the current purpose of choosing an address, or the default one. */
export function purposeNow({ store }: AddressContext): AddressPurpose {
  const { addressPurpose, used, settings } = store.getState();
  return addressPurpose ?? defaultPurpose(used.active?.modality, settings.toggles.ownDelivery);
}

/** Returns the current view. */
export function viewNow({ store }: AddressContext): View | undefined {
  const { frame } = store.getState();
  return frame.phase === 'open' ? viewOf(frame.trail) : undefined;
}

/** Asks the service whether an address exists and is eligible [F-7.7]. */
export function check(context: AddressContext, address: Address): Promise<Result<AddressEligibility>> {
  const { http, signal } = context.deps;
  const { modality } = purposeNow(context);
  return http.send(validateAddressForModality, { address, modality }, { signal });
}

/** A failed request and the error that the shopper sees. */
interface Failure {
  readonly error: GrocerError;
  readonly operation: Parameters<typeof withWords>[1];
  readonly trouble: AddressTrouble;
}

/** Reports a failure. Returns the error to show; an expired session shows the sign-in view instead. */
export function failed(
  { store, deps }: AddressContext,
  { error, operation, trouble }: Failure,
): AddressTrouble | undefined {
  tellError(deps, withWords(error, operation));
  if (error.code !== 'session_expired') return trouble;
  store.getState().goTo('sign-in');
  return undefined;
}

/** Reports to analytics that the shopper has to change something [F-8.1] [F-8.3]. */
export function reportConstraint({ deps }: AddressContext, code: string): void {
  deps.report({ type: 'USER_CONSTRAINT_ERROR', code });
}

/** The analytics code of the prompt to confirm an address [F-8.3]. */
export const CLOSE_MATCH_CODE = '-1';
export const NOT_VERIFIED_CODE = 'address_not_validated';
