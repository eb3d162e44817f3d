import { isSameAddress } from './address.ts';
import type { Address } from './address.ts';
import type { GeoPoint } from './geo.ts';

/** An address of a shopper's profile, as forms use it. */
export interface ProfileAddress {
  readonly id: string;
  readonly address: Address;
  /** True when the address is of type "home". */
  readonly isMailingAddress: boolean;
  /** Epoch milliseconds; undefined if the service does not send it. */
  readonly lastModified: number | undefined;
  readonly location?: GeoPoint;
  /** The shopper's name for the address. */
  readonly label?: string;
  /** Notes for the delivery driver. */
  readonly notes?: string;
}

/** Sorts mailing addresses first, then by latest change. Those without a date come last, in reverse order. */
export function inAddressBookOrder(list: readonly ProfileAddress[]): readonly ProfileAddress[] {
  const latest = ({ lastModified }: ProfileAddress): number => lastModified ?? Number.NEGATIVE_INFINITY;
  const home = ({ isMailingAddress }: ProfileAddress): number => (isMailingAddress ? 1 : 0);
  // Sorting is stable, so addresses that compare as equal stay in reverse order.
  return list
    .toReversed()
    .toSorted((a, b) => home(b) - home(a) || (latest(a) === latest(b) ? 0 : latest(b) - latest(a)));
}

// [F-3.2]
/** Returns the id of the mailing address; the latest one if there are several. Expects address book order. */
export const mailingId = (list: readonly ProfileAddress[]): string | undefined =>
  list.find(({ isMailingAddress }) => isMailingAddress)?.id;

/** Returns true when two addresses have the same id, or the same parts. */
export const isSameProfileAddress = (
  a: Pick<ProfileAddress, 'id' | 'address'>,
  b: Pick<ProfileAddress, 'id' | 'address'>,
): boolean => (a.id !== '' && a.id === b.id) || isSameAddress(a.address, b.address);

/** Result of an address validation. */
export interface AddressCheck {
  /** The address in the service's spelling. */
  readonly address: Address;
  readonly validated: boolean;
  /** True when `address` differs from the address that was sent. */
  readonly corrected: boolean;
}
