import * as v from 'valibot';
import { nearestFirst } from '../../domain/store.ts';
import type { StoreResult } from '../../domain/store.ts';
import { readableIn } from '../call.ts';
import { ifReadable } from '../if-readable.ts';
import { fromWirePlace, WireLocationSchema, WirePlaceSchema } from '../profile/wire-place.ts';
import type { WireLocation, WirePlace } from '../profile/wire-place.ts';
import { LocationId } from './wire-modality.ts';

/** Wire format of a store in search results. */
export interface WireStore {
  locationId: string;
  divisionNumber: string;
  storeNumber: string;
  vanityName: string;
  banner: string;
  address: WirePlace;
  location?: WireLocation | undefined;
  distance: number;
  isCrossBanner: boolean;
  currentlyShopping: boolean;
  isLockerPickupLocation: boolean;
  isOpen: boolean;
  openText: string;
  hours?: { timezone: string } | undefined;
  externalNavigation?: { webUrl: string; linkText: string } | undefined;
}

export const WireStoreSchema = v.object({
  locationId: LocationId,
  divisionNumber: v.pipe(v.string(), v.length(3)),
  storeNumber: v.pipe(v.string(), v.length(5)),
  vanityName: v.string(),
  banner: v.string(),
  address: WirePlaceSchema,
  location: ifReadable(WireLocationSchema),
  distance: v.number(),
  isCrossBanner: v.boolean(),
  currentlyShopping: v.boolean(),
  isLockerPickupLocation: v.boolean(),
  isOpen: v.boolean(),
  openText: v.string(),
  hours: ifReadable(v.object({ timezone: v.string() })),
  // A link that cannot be followed is left out; the store stays.
  externalNavigation: ifReadable(
    v.object({ webUrl: v.pipe(v.string(), v.regex(/^https:\/\//)), linkText: v.string() }),
  ),
});

export const toStore = ({
  hours,
  address,
  externalNavigation,
  location,
  ...wire
}: WireStore): StoreResult => ({
  ...wire,
  address: fromWirePlace(address),
  location,
  timeZone: hours?.timezone,
  externalNavigation,
});

/**
 * Converts stores from the wire format, nearest first; those that this version cannot parse are left out. Throws if
 * none can be parsed, since an empty list would say that there are no stores.
 */
export function toStores(list: readonly unknown[]): readonly StoreResult[] {
  const stores = readableIn(WireStoreSchema, list).map(toStore);
  if (stores.length === 0 && list.length > 0) throw new TypeError('No store can be parsed.');
  return nearestFirst(stores);
}
