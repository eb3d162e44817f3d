import type { Address, AddressEntry } from '@grocer/foundation/domain';
import type { CloseReason } from '../../events.ts';
import type { AddressMessages } from './messages.ts';

/** What is said where an address cannot be used, by the name of its wording. */
export type AddressTrouble = keyof AddressMessages['troubles'];

/** What a shopper typed: an address, and whether it is the mailing address [F-2.43]. */
export interface Entered {
  readonly address: Address;
  readonly isMailingAddress: boolean;
}

/** A service's answer that wants a look: how it would write the address [F-4.2]. */
export interface Suggested {
  readonly entered: Entered;
  readonly suggestion: Address;
  readonly isEligible: boolean;
}

/** What was typed into a form and is not kept; `entry` is absent where its fields are as they were. */
export interface Draft {
  /** The address that it changes; absent for a new one. */
  readonly editedId: string | undefined;
  readonly entry: AddressEntry | undefined;
  readonly isMailingAddress: boolean;
}

/** How a shopper leaves a form. */
export type Leaving = 'back' | CloseReason;

/** How far a form for an address has come [F-4.1] to [F-4.3]. */
export type FormStep =
  | { readonly phase: 'editing'; readonly trouble: AddressTrouble | undefined }
  | { readonly phase: 'checking' }
  | { readonly phase: 'suggested'; readonly about: Suggested; readonly trouble: AddressTrouble | undefined }
  | { readonly phase: 'saving'; readonly about: Suggested };

/** The form for an address. */
export interface FormState {
  /** Tells one opening of the form from the next. */
  readonly visit: number;
  /** The address that it changes; absent for a new one. */
  readonly editedId: string | undefined;
  readonly step: FormStep;
}

/** An address that is being chosen, or could not be [F-4.5] to [F-4.9]. */
export type Picking =
  | { readonly phase: 'idle' }
  | { readonly phase: 'checking'; readonly id: string }
  | { readonly phase: 'failed'; readonly id: string; readonly trouble: AddressTrouble };

/** An address that is asked about before it is removed. */
export type Removing =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking'; readonly id: string; readonly trouble: AddressTrouble | undefined }
  | { readonly phase: 'removing'; readonly id: string };

export const EDITING: FormStep = { phase: 'editing', trouble: undefined };
