import type { Address } from './address.ts';
import type { Destination } from './modality-option.ts';
import { zip5Of } from './postal-code.ts';

/** Identifies an address where a time is reserved, by postal code alone to avoid storing the full address. */
export const areaOf = ({ postalCode }: Address): string => zip5Of(postalCode) ?? postalCode;

/** Identifies a destination where a time is reserved: the store number, or the address's postal code. */
export const areaOfDestination = (destination: Destination): string =>
  destination.kind === 'store' ? destination.locationId : areaOf(destination.address);
