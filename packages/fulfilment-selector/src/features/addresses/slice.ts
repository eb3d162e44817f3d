import type { Slice } from '@grocer/foundation/embed';
import type { Address } from '@grocer/foundation/domain';
import type { View } from '../../window/navigation/rules.ts';
import type { Settings } from '../../core/settings.ts';
import type { Used } from '../../core/used-rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import { losesTyping } from './form-rules.ts';
import { defaultPurpose } from './book-rules.ts';
import { EDITING } from './form-state.ts';
import type { Draft, FormState, Leaving, Picking, Removing } from './form-state.ts';
import { isCurrentRemoved, listView } from '../../core/address-rules.ts';
import type { AddressModality, AddressPurpose, Book } from '../../core/address-rules.ts';

/** The shopper's addresses and the state of work on them. The actions on addresses load with their views. */
export interface AddressesSlice {
  readonly book: Book;
  /** The purpose of choosing an address; undefined if none was set. */
  readonly addressPurpose: AddressPurpose | undefined;
  readonly addressForm: FormState;
  readonly draft: Draft | undefined;
  /** How the shopper wants to leave a form, while asked whether to discard the input. */
  readonly leaving: Leaving | undefined;
  readonly picking: Picking;
  readonly removing: Removing;
  /** The address that was removed while in use. */
  readonly removedAddress: Address | undefined;
  /** What gets focus once the list is shown again. */
  readonly landing: 'add' | { readonly id: string } | undefined;
  /** The last change of the book, shown and announced to screen readers. */
  readonly announcement: 'saved' | 'removed' | undefined;
  /** The id of the address chosen in the second book's list. */
  readonly chosenId: string | undefined;
  /** True when the shopper has asked for all addresses instead of the first ones [F-9.12]. */
  readonly wantsAll: boolean;
  /** Sets the modality for which an address is chosen. */
  lookFor(modality: AddressModality): void;
  /** Marks the book as failed to load. */
  failBook(): void;
  /** Clears the book and unsaved input, since the next shopper may be another person. */
  forgetBook(): void;
  /** Starts a form, for an address of the book or for a new one. */
  startForm(editedId?: string): void;
  /** Asks before unsaved input is lost; returns true if it asks. */
  asksBefore(leaving: Leaving): boolean;
  /** Resets the state of work on addresses; the book stays. */
  leaveAddresses(): void;
  /** Returns the view to open if the address in use was removed. */
  deletedView(): View | undefined;
}

interface Needs {
  readonly frame: Frame;
  readonly settings: Settings;
  readonly used: Used;
}

/** The state before the shopper works with addresses. */
const NOTHING = {
  addressPurpose: undefined,
  picking: { phase: 'idle' },
  removing: { phase: 'idle' },
  leaving: undefined,
  landing: undefined,
  announcement: undefined,
  chosenId: undefined,
  wantsAll: false,
} as const;

export const createAddressesSlice: Slice<AddressesSlice, Needs> = (set, get) => ({
  ...NOTHING,
  book: { phase: 'idle' },
  addressForm: { visit: 0, editedId: undefined, step: EDITING },
  draft: undefined,
  removedAddress: undefined,
  startForm(editedId) {
    const { visit } = get().addressForm;
    set({ addressForm: { visit: visit + 1, editedId, step: EDITING }, announcement: undefined });
  },
  asksBefore(leaving) {
    const asks = losesTyping(get(), leaving);
    if (asks) set({ leaving });
    return asks;
  },
  leaveAddresses() {
    set(NOTHING);
    get().startForm();
  },
  deletedView() {
    const { settings, book } = get();
    if (!isCurrentRemoved(get())) return undefined;
    return settings.toggles.addressBookV2 ? listView(book) : 'address-book';
  },
  lookFor: (modality) =>
    set({ addressPurpose: defaultPurpose(modality, get().settings.toggles.ownDelivery) }),
  failBook: () => set({ book: { phase: 'failed' } }),
  forgetBook() {
    set({ ...NOTHING, book: { phase: 'idle' }, removedAddress: undefined, draft: undefined });
    get().startForm();
  },
});
