import type { Address } from './address.ts';
import type { Destination } from './modality-option.ts';
import { zip5Of } from './postal-code.ts';

/** What tells addresses apart where a time is held: their postal codes, which say no more than they have to. */
export const areaOf = ({ postalCode }: Address): string => zip5Of(postalCode) ?? postalCode;

/** What tells places apart where a time is held: the number of a store, or the postal code of an address. */
export const areaOfDestination = (destination: Destination): string =>
  destination.kind === 'store' ? destination.locationId : areaOf(destination.address);
