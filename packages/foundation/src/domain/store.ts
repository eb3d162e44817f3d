import type { Address } from './address.ts';
import type { GeoPoint } from './geo.ts';

/** A store of any banner. */
export interface Store {
  /** Eight characters: three for the division, five for the store. */
  readonly locationId: string;
  readonly divisionNumber: string;
  readonly storeNumber: string;
  readonly vanityName: string;
  /** Banner key. */
  readonly banner: string;
  readonly address: Address;
  /** Undefined if the service does not tell, as the time zone. */
  readonly location: GeoPoint | undefined;
  readonly isLockerPickupLocation: boolean;
  /** IANA time zone of the store. */
  readonly timeZone: string | undefined;
  /** Link to the store on another banner's website. */
  readonly externalNavigation: { readonly webUrl: string; readonly linkText: string } | undefined;
}

/** A store in search results. */
export interface StoreResult extends Store {
  /** Miles, to two decimals. */
  readonly distance: number;
  readonly currentlyShopping: boolean;
  readonly isCrossBanner: boolean;
  readonly isOpen: boolean;
  readonly openText: string;
}

/** Sorts stores by distance, nearest first; a missing distance counts as 0 miles. */
export const nearestFirst = <Found extends { readonly distance?: number | undefined }>(
  stores: readonly Found[],
): readonly Found[] => stores.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));

/**
 * Returns the opening hours without the leading word for open or closed, which the service's text may begin
 * with [F-2.26].
 */
export const hoursAfter = (openText: string, word: string): string =>
  openText.toLowerCase().startsWith(`${word.toLowerCase()} `) ? openText.slice(word.length + 1) : openText;
