import type { SavedAddress } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';

/** The addresses of the shopper's account, on their way or here. */
export type Addresses =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly list: readonly SavedAddress[] }
  | { readonly phase: 'failed'; readonly error: GrocerError };

/** Where a card can be billed to, and which of the addresses is picked. */
export interface AddressesState {
  readonly addresses: Addresses;
  readonly billingAddressId: string | undefined;
  /** The address that its form is about; absent for a new one. */
  readonly editedAddressId: string | undefined;
}

export const NO_ADDRESSES: AddressesState = {
  addresses: { phase: 'idle' },
  billingAddressId: undefined,
  editedAddressId: undefined,
};
