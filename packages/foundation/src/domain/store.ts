import type { Address } from './address.ts';
import type { GeoPoint } from './geo.ts';

/** A store of any banner. */
export interface Store {
  /** Eight characters: three of the division, five of the store. */
  readonly locationId: string;
  readonly divisionNumber: string;
  readonly storeNumber: string;
  readonly vanityName: string;
  /** The key of its banner. */
  readonly banner: string;
  readonly address: Address;
  readonly location: GeoPoint;
  readonly isLockerPickupLocation: boolean;
  /** The IANA zone that its clocks show. */
  readonly timeZone: string;
  /** Where another banner shows the store. */
  readonly externalNavigation: { readonly webUrl: string; readonly linkText: string } | undefined;
}

/** A store as a search finds it. */
export interface StoreResult extends Store {
  /** Miles, to two decimals. */
  readonly distance: number;
  readonly currentlyShopping: boolean;
  readonly isCrossBanner: boolean;
  readonly isOpen: boolean;
  readonly openText: string;
}

/** Found stores, nearest first; one without a distance counts as 0 miles away. */
export const nearestFirst = <Found extends { readonly distance?: number | undefined }>(
  stores: readonly Found[],
): readonly Found[] => stores.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));

/** What a store's door says after the word for open or closed, which a service's own text may begin with [F-2.26]. */
export const hoursAfter = (openText: string, word: string): string =>
  openText.toLowerCase().startsWith(`${word.toLowerCase()} `) ? openText.slice(word.length + 1) : openText;
