import type { SavedAddress } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** The addresses that are known. */
export interface Listed {
  readonly phase: 'ready';
  readonly list: readonly SavedAddress[];
  /** True if the list could not be loaded, and has only what was added here. Default: false. */
  readonly isPartial?: boolean;
}

/** The addresses of the shopper's account and their loading state. */
export type Addresses =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | Listed
  | { readonly phase: 'failed'; readonly error: GrocerError };

/** The addresses that a card can be billed to, and the picked one. */
export interface AddressesState {
  readonly addresses: Addresses;
  readonly billingAddressId: string | undefined;
  /** The address being edited; undefined for a new one. */
  readonly editedAddressId: string | undefined;
}

export const NO_ADDRESSES: AddressesState = {
  addresses: { phase: 'idle' },
  billingAddressId: undefined,
  editedAddressId: undefined,
};
