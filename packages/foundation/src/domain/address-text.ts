import { streetLine } from './address.ts';
import type { Address } from './address.ts';
import { canonicalPostalCode, displayPostalCode } from './postal-code.ts';

// [F-5.6]
/** Returns the postal code of an address in its display form. */
export const shownPostalCode = ({ postalCode }: Pick<Address, 'postalCode'>): string =>
  displayPostalCode(canonicalPostalCode(postalCode));

// [F-2.30]
/** Returns the line below the street; leaves out empty parts and their separators. */
export const placeLine = (address: Address): string =>
  [address.locality, [address.region, shownPostalCode(address)].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/** Formats an address on one line. */
export const addressLine = (address: Address): string =>
  [streetLine(address), placeLine(address)].filter(Boolean).join(', ');
