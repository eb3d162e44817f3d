import { streetLine } from './address.ts';
import type { Address } from './address.ts';
import { canonicalPostalCode, displayPostalCode } from './postal-code.ts';

// [F-5.6]
/** The postal code of an address as it is shown. */
export const shownPostalCode = ({ postalCode }: Pick<Address, 'postalCode'>): string =>
  displayPostalCode(canonicalPostalCode(postalCode));

// [F-2.30]
/** The line below the street; parts that nobody gave leave no trace. */
export const placeLine = (address: Address): string =>
  [address.locality, [address.region, shownPostalCode(address)].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/** An address on one line. */
export const addressLine = (address: Address): string =>
  [streetLine(address), placeLine(address)].filter(Boolean).join(', ');
