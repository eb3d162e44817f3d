import { isSameProfileAddress } from '@grocer/foundation/domain';
import type { Destination, Modality, ProfileAddress } from '@grocer/foundation/domain';
import type { View } from '../../window/navigation/rules.ts';
import { addressIn, listOf, listView } from '../../core/address-rules.ts';
import type { Book, AddressPurpose } from '../../core/address-rules.ts';

/** The entry of the book that things are brought to now. */
export function currentOf(book: Book, destination: Destination | undefined): ProfileAddress | undefined {
  const address = addressIn(destination);
  if (!address || destination?.kind !== 'address') return undefined;
  const inUse = { id: destination.id ?? '', address };
  return listOf(book).find((one) => isSameProfileAddress(one, inUse));
}

/** How many addresses are offered on the way through checkout, until the shopper asks for all [F-9.12]. */
export const CHECKOUT_MAX_ADDRESSES = 3;

/** The first `most` addresses; the one in use is always among them. */
export function shortList(
  list: readonly ProfileAddress[],
  current: ProfileAddress | undefined,
  most: number,
): readonly ProfileAddress[] {
  const first = list.slice(0, most);
  return !current || first.includes(current) ? first : [...first.slice(0, -1), current];
}

/** What an address is for where nobody says: what is in use, else delivery. */
export const defaultPurpose = (active: Modality | undefined, ownDelivery: boolean): AddressPurpose => {
  const isShip = active === 'SHIP';
  return { modality: isShip ? 'SHIP' : 'DELIVERY', isOwn: !isShip && ownDelivery, wantsTimes: false };
};

/** What decides at which view an address is looked for. */
interface Looking {
  readonly isSecond: boolean;
  readonly book: Book;
  readonly addressPurpose: AddressPurpose;
  readonly trail: readonly View[];
}

/**
 * Where an address is looked for: the old book, or the second one, which begins with what it is for, unless the
 * shopper comes from the times or nothing is to be reserved [F-2.33] [F-2.39].
 */
export function bookView({ isSecond, book, addressPurpose, trail }: Looking): View {
  if (!isSecond) return 'address-book';
  if (addressPurpose.isOwn && !trail.includes('timeslots')) return 'reserve-time';
  return listView(book);
}
