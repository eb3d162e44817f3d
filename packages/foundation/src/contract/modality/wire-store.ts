import * as v from 'valibot';
import type { StoreResult } from '../../domain/store.ts';
import { fromWirePlace, WireLocation, WirePlace } from '../profile/wire-place.ts';
import { LocationId } from './wire-modality.ts';

/** A store as a search writes it. */
export const WireStore = v.object({
  locationId: LocationId,
  divisionNumber: v.pipe(v.string(), v.length(3)),
  storeNumber: v.pipe(v.string(), v.length(5)),
  vanityName: v.string(),
  banner: v.string(),
  address: WirePlace,
  location: WireLocation,
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
export type WireStore = v.InferOutput<typeof WireStore>;

export const toStore = ({ hours, address, externalNavigation, ...wire }: WireStore): StoreResult => ({
  ...wire,
  address: fromWirePlace(address),
  timeZone: hours.timezone,
  externalNavigation,
});
