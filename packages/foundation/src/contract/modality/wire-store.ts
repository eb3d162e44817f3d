import * as v from 'valibot';
import type { StoreResult } from '../../domain/store.ts';
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
  location: WireLocation;
  distance: number;
  isCrossBanner: boolean;
  currentlyShopping: boolean;
  isLockerPickupLocation: boolean;
  isOpen: boolean;
  openText: string;
  hours: { timezone: string };
  externalNavigation?: { webUrl: string; linkText: string } | undefined;
}

export const WireStoreSchema = v.object({
  locationId: LocationId,
  divisionNumber: v.pipe(v.string(), v.length(3)),
  storeNumber: v.pipe(v.string(), v.length(5)),
  vanityName: v.string(),
  banner: v.string(),
  address: WirePlaceSchema,
  location: WireLocationSchema,
  distance: v.number(),
  isCrossBanner: v.boolean(),
  currentlyShopping: v.boolean(),
  isLockerPickupLocation: v.boolean(),
  isOpen: v.boolean(),
  openText: v.string(),
  hours: v.object({ timezone: v.string() }),
  externalNavigation: v.optional(
    v.object({ webUrl: v.pipe(v.string(), v.regex(/^https:\/\//)), linkText: v.string() }),
  ),
});

export const toStore = ({ hours, address, externalNavigation, ...wire }: WireStore): StoreResult => ({
  ...wire,
  address: fromWirePlace(address),
  timeZone: hours.timezone,
  externalNavigation,
});
