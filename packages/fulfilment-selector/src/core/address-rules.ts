import { isSameAddress } from '@grocer/foundation/domain';
import type { Address, Destination, Modality, ProfileAddress } from '@grocer/foundation/domain';
import type { View } from '../window/navigation/rules.ts';

/** The addresses in the shopper's profile and their loading state; `idle` for a visitor [F-6.2]. */
export type Book =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly list: readonly ProfileAddress[] }
  | { readonly phase: 'failed' };

/** The modalities that deliver to an address. */
export type AddressModality = Extract<Modality, 'DELIVERY' | 'SHIP'>;

/** The purpose of choosing an address. */
export interface AddressPurpose {
  readonly modality: AddressModality;
  /** True for delivery by the banner's own fulfilment centre. */
  readonly isOwn: boolean;
  /** True when the shopper continues to the address's timeslots [F-4.7]. */
  readonly wantsTimes: boolean;
}

const NONE: readonly ProfileAddress[] = [];

export const listOf = (book: Book): readonly ProfileAddress[] => (book.phase === 'ready' ? book.list : NONE);

/** Returns the delivery address if it is complete. */
export const addressIn = (destination: Destination | undefined): Address | undefined =>
  destination?.kind === 'address' && destination.address.street !== '' ? destination.address : undefined;

/** Returns true when a book is known to have no addresses. */
export const isEmptyBook = (book: Book): boolean => book.phase === 'ready' && book.list.length === 0;

/** Returns the view of the second address book: its empty state, or its list, also while that is not loaded. */
export const listView = (book: Book): View => (isEmptyBook(book) ? 'no-address' : 'address-list');

/** The address that was removed while in use, and the destination in use now. */
interface Removed {
  readonly removedAddress: Address | undefined;
  readonly used: { readonly active: { readonly destination: Destination } | undefined };
}

/** Returns true when the address in use is the one that was removed. */
export function isCurrentRemoved({ removedAddress, used }: Removed): boolean {
  const current = addressIn(used.active?.destination);
  return removedAddress !== undefined && current !== undefined && isSameAddress(current, removedAddress);
}
