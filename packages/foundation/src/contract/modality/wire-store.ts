import * as v from 'valibot';
import type { Weekday } from '../../domain/opening-hours.ts';
import type { StoreResult } from '../../domain/store.ts';
import { fromWirePlace, WireLocation, WirePlace } from '../profile/wire-place.ts';
import { LocationId } from './wire-modality.ts';

const Clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** When a store opens and closes on one day; "00:00" closes at the end of the day. */
const WireDay = v.object({ open: Clock, close: Clock, open24: v.boolean() });

/** A store as a search writes it [F-3.8]. */
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
  hours: v.object({
    timezone: v.string(),
    week: v.object({
      monday: WireDay,
      tuesday: WireDay,
      wednesday: WireDay,
      thursday: WireDay,
      friday: WireDay,
      saturday: WireDay,
      sunday: WireDay,
    } satisfies Record<Weekday, typeof WireDay>),
  }),
  externalNavigation: v.optional(
    v.object({ webUrl: v.pipe(v.string(), v.regex(/^https:\/\//)), linkText: v.string() }),
  ),
});
export type WireStore = v.InferOutput<typeof WireStore>;

export const toStore = ({ hours, address, externalNavigation, ...wire }: WireStore): StoreResult => ({
  ...wire,
  address: fromWirePlace(address),
  timeZone: hours.timezone,
  hours: hours.week,
  externalNavigation,
});
