import type { Address, AddressEntry } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { AddressTrouble } from '../../addresses/messages.ts';

/** The shopper's input: an address, and whether it is the mailing address. */
export interface Entered {
  readonly address: Address;
  readonly isMailingAddress: boolean;
}

/** What the shopper is asked after validation. */
export interface Question {
  readonly about: 'unverified' | 'verified';
  readonly entered: Entered;
  /** The address as the service would write it. */
  readonly suggestion: Address;
}

/** The address that the shopper has decided to save for their input. */
export interface Answer {
  readonly entered: Entered;
  readonly address: Address;
}

/** State of a form to. */
export type FormStep =
  | {
      readonly phase: 'editing';
      readonly trouble: AddressTrouble | undefined;
      /** An earlier decision; the same input is not asked about again. */
      readonly answer: Answer | undefined;
    }
  | { readonly phase: 'checking' }
  | { readonly phase: 'asking'; readonly question: Question }
  | { readonly phase: 'saving' }
  | { readonly phase: 'saved' };

/** Unsaved input of a form; `entry` is undefined if its fields are unchanged. */
export interface Draft {
  readonly entry: AddressEntry | undefined;
  readonly isMailingAddress: boolean;
}

interface FormState {
  /** Number of times the form was opened; 0 before the first. */
  readonly visit: number;
  /** Id of the address that the form was opened for; undefined for a new one. */
  readonly openedFor: string | undefined;
  /** Id of the address that is updated; undefined for a new address and after the address was removed. */
  readonly editedId: string | undefined;
  /** True when the form is open above the address book. */
  readonly isModal: boolean;
  readonly step: FormStep;
}

/** State of the address form. The actions load with its view. */
export interface AddressFormSlice {
  readonly addressForm: FormState;
  /** Unsaved input, by the id of the address that its form was opened for; of a new one under ''. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Keeps the input of a form, or without a draft discards it. */
  readonly keepDraft: (openedFor: string | undefined, draft: Draft | undefined) => void;
  /** Starts a form for an existing or a new address. */
  readonly startForm: (addressId: string | undefined, isModal?: boolean) => void;
  /** Closes the form above the address book, if open; the draft is kept. */
  readonly closeForm: () => void;
  /** Discards all drafts, since the next shopper may be another one. */
  readonly forgetForm: () => void;
}

export const EDITING: FormStep = { phase: 'editing', trouble: undefined, answer: undefined };

export const createAddressFormSlice: Slice<AddressFormSlice> = (set, get) => ({
  addressForm: { visit: 0, openedFor: undefined, editedId: undefined, isModal: false, step: EDITING },
  drafts: {},
  keepDraft(openedFor = '', draft) {
    const { [openedFor]: _before, ...others } = get().drafts;
    set({ drafts: draft ? { ...others, [openedFor]: draft } : others });
  },
  startForm(addressId, isModal = false) {
    const visit = get().addressForm.visit + 1;
    set({ addressForm: { visit, openedFor: addressId, editedId: addressId, isModal, step: EDITING } });
  },
  closeForm() {
    const { openedFor, isModal } = get().addressForm;
    if (isModal) get().startForm(openedFor);
  },
  forgetForm() {
    set({ drafts: {} });
    get().startForm(get().addressForm.openedFor);
  },
});
