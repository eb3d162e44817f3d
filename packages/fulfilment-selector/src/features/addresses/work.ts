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

/** What holds of an address from the first try to save it to a definite answer. */
export interface FirstSent {
  readonly at: Date;
  /** What the book had before; undefined where nobody knows. */
  readonly known: readonly ProfileAddress[] | undefined;
}

/** What the effects on addresses are told. */
export interface AddressContext extends Pick<Selector, 'store' | 'deps'> {
  readonly actions: LazyActions;
  /** Keep every press that is meant once under one key, with what held when it was first sent. */
  readonly saves: Writes<FirstSent>;
  readonly removals: Writes<{ id: string }>;
}

/** What an address is looked for: as somebody has said, else by what is in use. */
export function purposeNow({ store }: AddressContext): AddressPurpose {
  const { addressPurpose, used, settings } = store.getState();
  return addressPurpose ?? defaultPurpose(used.active?.modality, settings.toggles.ownDelivery);
}

/** The view that is on. */
export function viewNow({ store }: AddressContext): View | undefined {
  const { frame } = store.getState();
  return frame.phase === 'open' ? viewOf(frame.trail) : undefined;
}

/** Asks whether an address exists and can be served [F-7.7]. */
export function check(context: AddressContext, address: Address): Promise<Result<AddressEligibility>> {
  const { http, signal } = context.deps;
  const { modality } = purposeNow(context);
  return http.send(validateAddressForModality, { address, modality }, { signal });
}

/** What has failed, and what the shopper reads of it. */
interface Failure {
  readonly error: GrocerError;
  readonly operation: Parameters<typeof withWords>[1];
  readonly trouble: AddressTrouble;
}

/** Tells of a failure; a session that is over leads to signing in. Says what the shopper reads, if anything. */
export function failed(
  { store, deps }: AddressContext,
  { error, operation, trouble }: Failure,
): AddressTrouble | undefined {
  tellError(deps, withWords(error, operation));
  if (error.code !== 'session_expired') return trouble;
  store.getState().goTo('sign-in');
  return undefined;
}

/** Tells that the shopper has to change something [F-8.1] [F-8.3]. */
export function constrained({ deps }: AddressContext, code: string): void {
  deps.report({ type: 'USER_CONSTRAINT_ERROR', code });
}

/** What analytics reads for the prompt to confirm an address [F-8.3]. */
export const CLOSE_MATCH_CODE = '-1';
export const NOT_VERIFIED_CODE = 'address_not_validated';
