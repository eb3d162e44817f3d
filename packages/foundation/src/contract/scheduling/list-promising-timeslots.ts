import * as v from 'valibot';
import type { Timeslots } from '../../domain/timeslot.ts';
import { tolerantCall } from '../call.ts';
import type { Call } from '../call.ts';
import { toWireDestination, WireDestinationSchema, WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireDestination, WireModality } from '../modality/wire-modality.ts';
import { toWireVendors, UserTimeZone, zoneHeader, WireVendorsSchema } from './list-upfront-timeslots.ts';
import type { TimesQuestion, WireVendors } from './list-upfront-timeslots.ts';
import { timeslotRefusals } from './refusals.ts';
import { toWireItems, WireWantedItems } from './wire-items.ts';
import type { WireWantedItem } from './wire-items.ts';
import { toTimeslots, timeslotSchemas } from './wire-timeslots.ts';
import type { WireTimeslots } from './wire-timeslots.ts';

/** Wire format of the request. */
interface PromisingBody {
  modalityType: WireModality;
  items: WireWantedItem[];
  vendors?: WireVendors | undefined;
  destination?: WireDestination | undefined;
  denyRequest?: boolean | undefined;
}

export const listPromisingTimeslots: Call<
  TimesQuestion,
  Timeslots,
  PromisingBody,
  WireTimeslots,
  WireTimeslots<unknown>
> = tolerantCall({
  name: 'timeslots.promising',
  summary: 'Lists the times for the items of the cart.',
  service: 'scheduling',
  method: 'POST',
  path: '/scheduling/v4/timeslots',
  write: false,
  auth: 'bearer',
  headers: UserTimeZone,
  body: v.object({
    modalityType: WireModalitySchema,
    items: WireWantedItems,
    vendors: v.optional(WireVendorsSchema),
    destination: v.optional(WireDestinationSchema),
    // Makes the edge reject the request; no page sends this.
    denyRequest: v.optional(v.boolean()),
  }),
  ...timeslotSchemas,
  errors: timeslotRefusals,
  encode: ({ modality, items, vendors, destination, userTimeZone }) => ({
    ...zoneHeader(userTimeZone),
    body: {
      modalityType: modality,
      items: toWireItems(items),
      // Only deliveries have a choice of vendors [F-7.11].
      ...(vendors && modality === 'DELIVERY' && { vendors: toWireVendors(vendors) }),
      ...(destination && { destination: toWireDestination(destination) }),
    },
  }),
  decode: toTimeslots,
});
