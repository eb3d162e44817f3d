import type { Address, AddressEntry } from '@grocer/foundation/domain';
import type { CloseReason } from '../../events.ts';
import type { AddressMessages } from './messages.ts';

/** Why an address cannot be used, as the key of its text. */
export type AddressTrouble = keyof AddressMessages['troubles'];

/** The shopper's input: an address, and whether it is the mailing address [F-2.43]. */
export interface Entered {
  readonly address: Address;
  readonly isMailingAddress: boolean;
}

/** The service's suggested spelling of an address, for the shopper to confirm [F-4.2]. */
export interface Suggested {
  readonly entered: Entered;
  readonly suggestion: Address;
  readonly isEligible: boolean;
}

/** Unsaved input of a form. `entry` is undefined if the address fields are unchanged. */
export interface Draft {
  /** The id of the edited address; undefined for a new one. */
  readonly editedId: string | undefined;
  readonly entry: AddressEntry | undefined;
  readonly isMailingAddress: boolean;
}

/** How the shopper leaves a form. */
export type Leaving = 'back' | CloseReason;

/** The step of an address form [F-4.1] to [F-4.3]. */
export type FormStep =
  | { readonly phase: 'editing'; readonly trouble: AddressTrouble | undefined }
  | { readonly phase: 'checking' }
  | { readonly phase: 'suggested'; readonly about: Suggested; readonly trouble: AddressTrouble | undefined }
  | { readonly phase: 'saving'; readonly about: Suggested };

/** The state of the address form. */
export interface FormState {
  /** Counts the openings of the form. */
  readonly visit: number;
  /** The id of the edited address; undefined for a new one. */
  readonly editedId: string | undefined;
  readonly step: FormStep;
}

/** The state of choosing an address [F-4.5] to [F-4.9]. */
export type Picking =
  | { readonly phase: 'idle' }
  | { readonly phase: 'checking'; readonly id: string }
  | { readonly phase: 'failed'; readonly id: string; readonly trouble: AddressTrouble };

/** The state of removing an address, which the shopper confirms first. */
export type Removing =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking'; readonly id: string; readonly trouble: AddressTrouble | undefined }
  | { readonly phase: 'removing'; readonly id: string };

export const EDITING: FormStep = { phase: 'editing', trouble: undefined };
