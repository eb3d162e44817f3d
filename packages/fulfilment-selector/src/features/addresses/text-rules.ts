import { canonicalPostalCode, displayPostalCode, streetLine } from '@grocer/foundation/domain';
import type { Address, ProfileAddress } from '@grocer/foundation/domain';

/** The postal code of an address as it is shown [F-5.6]. */
export const shownPostalCode = ({ postalCode }: Pick<Address, 'postalCode'>): string =>
  displayPostalCode(canonicalPostalCode(postalCode));

/** The line below the street; parts that nobody gave leave no trace [F-2.30]. */
export const placeLine = (address: Address): string =>
  [address.locality, [address.region, shownPostalCode(address)].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/** An address on one line. */
export const addressLine = (address: Address): string =>
  [streetLine(address), placeLine(address)].filter(Boolean).join(', ');

/** The one mailing address: of several, the latest [F-3.2]. The list has them first, the latest of them first. */
export const mailingId = (list: readonly ProfileAddress[]): string | undefined =>
  list.find(({ isMailingAddress }) => isMailingAddress)?.id;
