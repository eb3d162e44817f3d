import { isSameAddress } from '@grocer/foundation/domain';
import type { Address, Destination, Modality, ProfileAddress } from '@grocer/foundation/domain';
import type { View } from '../window/navigation/rules.ts';

/** The addresses of the shopper's profile, on their way or here; `idle` for a visitor [F-6.2]. */
export type Book =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly list: readonly ProfileAddress[] }
  | { readonly phase: 'failed' };

/** The ways of shopping that bring something to an address. */
export type AddressModality = Extract<Modality, 'DELIVERY' | 'SHIP'>;

/** What an address is looked for. */
export interface AddressPurpose {
  readonly modality: AddressModality;
  /** For delivery by the banner's own centre? */
  readonly isOwn: boolean;
  /** To see its times afterwards [F-4.7]? */
  readonly wantsTimes: boolean;
}

const NONE: readonly ProfileAddress[] = [];

export const listOf = (book: Book): readonly ProfileAddress[] => (book.phase === 'ready' ? book.list : NONE);

/** The address that things are brought to, where it is known whole. */
export const addressIn = (destination: Destination | undefined): Address | undefined =>
  destination?.kind === 'address' && destination.address.street !== '' ? destination.address : undefined;

/** The second book's list, or its empty state. */
export const listView = (book: Book): View => (listOf(book).length > 0 ? 'address-list' : 'no-address');

/** The address that was removed while it was in use, and what is in use now. */
interface Removed {
  readonly removedAddress: Address | undefined;
  readonly used: { readonly active: { readonly destination: Destination } | undefined };
}

/** Is the address in use one that was removed? */
export function isCurrentRemoved({ removedAddress, used }: Removed): boolean {
  const current = addressIn(used.active?.destination);
  return removedAddress !== undefined && current !== undefined && isSameAddress(current, removedAddress);
}
