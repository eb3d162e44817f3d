import { isSameAddress } from './address.ts';
import type { Address } from './address.ts';
import type { GeoPoint } from './geo.ts';

/** An address of a shopper's profile as forms know it. */
export interface ProfileAddress {
  readonly id: string;
  readonly address: Address;
  /** Is its type "home"? */
  readonly isMailingAddress: boolean;
  /** Epoch milliseconds; absent where the service does not say. */
  readonly lastModified: number | undefined;
  readonly location?: GeoPoint;
  /** What the shopper calls it. */
  readonly label?: string;
  /** For whoever delivers there. */
  readonly notes?: string;
}

/** Mailing addresses first, then the latest change first; those without a date last, from the end. */
export function inAddressBookOrder(list: readonly ProfileAddress[]): readonly ProfileAddress[] {
  const latest = ({ lastModified }: ProfileAddress): number => lastModified ?? Number.NEGATIVE_INFINITY;
  const home = ({ isMailingAddress }: ProfileAddress): number => (isMailingAddress ? 1 : 0);
  // Sorting is stable, so what the list does not tell apart stays reversed.
  return list
    .toReversed()
    .toSorted((a, b) => home(b) - home(a) || (latest(a) === latest(b) ? 0 : latest(b) - latest(a)));
}

// [F-3.2]
/** The one mailing address: of several, the latest. The list has them first, the latest of them first. */
export const mailingId = (list: readonly ProfileAddress[]): string | undefined =>
  list.find(({ isMailingAddress }) => isMailingAddress)?.id;

/** Are two addresses the same: by their ids, or by every part? */
export const isSameProfileAddress = (
  a: Pick<ProfileAddress, 'id' | 'address'>,
  b: Pick<ProfileAddress, 'id' | 'address'>,
): boolean => (a.id !== '' && a.id === b.id) || isSameAddress(a.address, b.address);

/** What checking an address came to. */
export interface AddressCheck {
  /** As the service would write it. */
  readonly address: Address;
  readonly validated: boolean;
  /** Differs `address` from what was sent? */
  readonly corrected: boolean;
}
