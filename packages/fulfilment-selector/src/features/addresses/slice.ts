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

/** The shopper's addresses, and how one is chosen, changed and removed. What does so loads with its views. */
export interface AddressesSlice {
  readonly book: Book;
  /** What an address is looked for; absent where nobody has said. */
  readonly addressPurpose: AddressPurpose | undefined;
  readonly addressForm: FormState;
  readonly draft: Draft | undefined;
  /** How the shopper wants to leave a form, while they are asked about what they have typed. */
  readonly leaving: Leaving | undefined;
  readonly picking: Picking;
  readonly removing: Removing;
  /** The address that was in use when it was removed. */
  readonly removedAddress: Address | undefined;
  /** Where focus belongs once the list is on again. */
  readonly landing: 'add' | { readonly id: string } | undefined;
  /** What has just happened to the book, for those who cannot see it. */
  readonly announcement: 'saved' | 'removed' | undefined;
  /** The address that the second book's list has chosen. */
  readonly chosenId: string | undefined;
  /** Has the shopper asked for all addresses, where only the first are offered [F-9.12]? */
  readonly wantsAll: boolean;
  /** Says for which way of shopping an address is looked for, until that is over. */
  lookFor(modality: AddressModality): void;
  /** Says of the book that it could not be read. */
  failBook(): void;
  /** Forgets the book, and what was typed for it: both are another person's from now on. */
  forgetBook(): void;
  /** Begins a form, for an address of the book or for a new one. */
  startForm(editedId?: string): void;
  /** Asks before what was typed into a form is left, where something was; says whether it does. */
  asksBefore(leaving: Leaving): boolean;
  /** Forgets what was being done with addresses; the book stays. */
  leaveAddresses(): void;
  /** Where a window opens while the address in use is deleted; otherwise nowhere in particular. */
  deletedView(): View | undefined;
}

interface Needs {
  readonly frame: Frame;
  readonly settings: Settings;
  readonly used: Used;
}

/** What is true before anybody has looked for an address. */
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
