import * as v from 'valibot';
import type { Destination } from '../../domain/modality-option.ts';
import type { ScheduledModality, Timeslots, VendorFilter, WantedItem } from '../../domain/timeslot.ts';
import { tolerantCall } from '../call.ts';
import type { Call } from '../call.ts';
import { toWireDestination, WireDestinationSchema, WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireDestination, WireModality } from '../modality/wire-modality.ts';
import { timeslotRefusals } from './refusals.ts';
import { toWireItems, WireWantedItems } from './wire-items.ts';
import type { WireWantedItem } from './wire-items.ts';
import { toTimeslots, timeslotSchemas } from './wire-timeslots.ts';
import type { WireTimeslots } from './wire-timeslots.ts';

const text = v.pipe(v.string(), v.maxLength(40));

/** Restricts the vendors whose times are requested. */
export interface WireVendors {
  sources?: string[] | undefined;
  handoffs?: string[] | undefined;
}

export const WireVendorsSchema = v.object({
  sources: v.optional(v.pipe(v.array(text), v.maxLength(10))),
  handoffs: v.optional(v.pipe(v.array(text), v.maxLength(10))),
});

/** Header with the device's time zone; absent when it is unknown. */
export const UserTimeZone = v.object({ 'user-time-zone': v.optional(v.pipe(v.string(), v.maxLength(64))) });

/** Parameters that all time slot requests have in common. */
export interface TimesQuestion {
  readonly modality: ScheduledModality;
  /** Default: the destination of the shopper's active preference. */
  readonly destination?: Destination | undefined;
  readonly items: readonly WantedItem[];
  readonly vendors?: VendorFilter | undefined;
  /** IANA time zone of the device. */
  readonly userTimeZone?: string | undefined;
}

/** A request for time slots before the cart contains anything. */
export interface UpfrontQuestion extends TimesQuestion {
  readonly locale: string;
}

/** Wire format of `UpfrontQuestion`. */
interface UpfrontBody {
  locale: string;
  modality: WireModality;
  vendors: WireVendors;
  items: WireWantedItem[];
  destination?: WireDestination | undefined;
}

/** Converts a vendor filter to the wire format. */
export const toWireVendors = ({ sources, handoffs }: VendorFilter): WireVendors => ({
  ...(sources && { sources: [...sources] }),
  ...(handoffs && { handoffs: [...handoffs] }),
});

export const zoneHeader = (zone: string | undefined): { headers?: Record<string, string> } =>
  zone === undefined ? {} : { headers: { 'user-time-zone': zone } };

export const listUpfrontTimeslots: Call<
  UpfrontQuestion,
  Timeslots,
  UpfrontBody,
  WireTimeslots,
  WireTimeslots<unknown>
> = tolerantCall({
  name: 'timeslots.upfront',
  summary: 'Lists the times that can be reserved before checkout.',
  service: 'scheduling',
  method: 'POST',
  path: '/scheduling/v1/upfront-timeslots',
  write: false,
  auth: 'bearer',
  headers: UserTimeZone,
  body: v.object({
    locale: text,
    modality: WireModalitySchema,
    vendors: WireVendorsSchema,
    items: WireWantedItems,
    destination: v.optional(WireDestinationSchema),
  }),
  ...timeslotSchemas,
  errors: timeslotRefusals,
  encode: ({ locale, modality, vendors = {}, items, destination, userTimeZone }) => ({
    ...zoneHeader(userTimeZone),
    body: {
      locale,
      modality,
      vendors: toWireVendors(vendors),
      items: toWireItems(items),
      ...(destination && { destination: toWireDestination(destination) }),
    },
  }),
  decode: toTimeslots,
});
