import type { Address, AddressEntry } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { AddressTrouble } from '../../addresses/messages.ts';

/** What a shopper typed: an address, and whether it is the mailing address. */
export interface Entered {
  readonly address: Address;
  readonly isMailingAddress: boolean;
}

/** What a check of an address wants to know of the shopper. */
export interface Question {
  readonly about: 'unverified' | 'verified';
  readonly entered: Entered;
  /** As the service would write it. */
  readonly suggestion: Address;
}

/** What the shopper has said that is to be saved, for what they have entered. */
export interface Answer {
  readonly entered: Entered;
  readonly address: Address;
}

/** How far a form has come to. */
export type FormStep =
  | {
      readonly phase: 'editing';
      readonly trouble: AddressTrouble | undefined;
      /** Said before: the same is not asked about again. */
      readonly answer: Answer | undefined;
    }
  | { readonly phase: 'checking' }
  | { readonly phase: 'asking'; readonly question: Question }
  | { readonly phase: 'saving' }
  | { readonly phase: 'saved' };

/** What was typed into a form and is not saved; `entry` is absent where its fields are as they were. */
export interface Draft {
  readonly openedFor: string | undefined;
  readonly entry: AddressEntry | undefined;
  readonly isMailingAddress: boolean;
}

interface FormState {
  /** Tells one opening of the form from the next; 0 before the first. */
  readonly visit: number;
  /** The address that it was opened for; absent for a new one. */
  readonly openedFor: string | undefined;
  /** The address that it changes: absent also where that is gone meanwhile. */
  readonly editedId: string | undefined;
  /** Is it open above the address book? */
  readonly isModal: boolean;
  readonly step: FormStep;
}

/** The form for an address. What it does loads with its view. */
export interface AddressFormSlice {
  readonly addressForm: FormState;
  readonly draft: Draft | undefined;
  /** Begins a form, for an address of the book or for a new one. */
  readonly startForm: (addressId: string | undefined, isModal?: boolean) => void;
  /** Closes the form above the address book, if it is open; what was typed is kept. */
  readonly closeForm: () => void;
  /** Forgets what was typed: the next one who types may be another person. */
  readonly forgetForm: () => void;
}

export const EDITING: FormStep = { phase: 'editing', trouble: undefined, answer: undefined };

export const createAddressFormSlice: Slice<AddressFormSlice> = (set, get) => ({
  addressForm: { visit: 0, openedFor: undefined, editedId: undefined, isModal: false, step: EDITING },
  draft: undefined,
  startForm(addressId, isModal = false) {
    const visit = get().addressForm.visit + 1;
    set({ addressForm: { visit, openedFor: addressId, editedId: addressId, isModal, step: EDITING } });
  },
  closeForm() {
    const { openedFor, isModal } = get().addressForm;
    if (isModal) get().startForm(openedFor);
  },
  forgetForm() {
    set({ draft: undefined });
    get().startForm(get().addressForm.openedFor);
  },
});
