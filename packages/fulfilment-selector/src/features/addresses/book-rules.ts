import { isSameProfileAddress } from '@grocer/foundation/domain';
import type { Destination, Modality, ProfileAddress } from '@grocer/foundation/domain';
import type { View } from '../../window/navigation/rules.ts';
import { addressIn, listOf, listView } from '../../core/address-rules.ts';
import type { Book, AddressPurpose } from '../../core/address-rules.ts';

/** Returns the entry of the delivery address in use. */
export function currentOf(book: Book, destination: Destination | undefined): ProfileAddress | undefined {
  const address = addressIn(destination);
  if (!address || destination?.kind !== 'address') return undefined;
  const inUse = { id: destination.id ?? '', address };
  return listOf(book).find((one) => isSameProfileAddress(one, inUse));
}

/** The number of addresses shown during checkout before "View All" is pressed [F-9.12]. */
export const CHECKOUT_MAX_ADDRESSES = 3;

/** Returns the first `most` addresses; always contains the one in use. */
export function shortList(
  list: readonly ProfileAddress[],
  current: ProfileAddress | undefined,
  most: number,
): readonly ProfileAddress[] {
  const first = list.slice(0, most);
  return !current || first.includes(current) ? first : [...first.slice(0, -1), current];
}

/** Returns the purpose of an address if none is set: the modality in use, else delivery. */
export const defaultPurpose = (active: Modality | undefined, ownDelivery: boolean): AddressPurpose => {
  const isShip = active === 'SHIP';
  return { modality: isShip ? 'SHIP' : 'DELIVERY', isOwn: !isShip && ownDelivery, wantsTimes: false };
};

/** What determines the view in which an address is chosen. */
interface Looking {
  readonly isSecond: boolean;
  readonly book: Book;
  readonly addressPurpose: AddressPurpose;
  readonly trail: readonly View[];
}

/**
 * Returns the view in which an address is chosen: the first book, or the second one. The latter begins with
 * its purpose, unless the shopper comes from the timeslots or nothing can be reserved [F-2.33] [F-2.39].
 */
export function bookView({ isSecond, book, addressPurpose, trail }: Looking): View {
  if (!isSecond) return 'address-book';
  if (addressPurpose.isOwn && !trail.includes('timeslots')) return 'reserve-time';
  return listView(book);
}
