import * as v from 'valibot';
import { call } from '../call.ts';
import { toWireDestination, WireDestination, WireModality } from '../modality/wire-modality.ts';
import { toWireVendors, UserTimeZone, WireVendors, zoneHeader } from './list-upfront-timeslots.ts';
import type { TimesQuestion } from './list-upfront-timeslots.ts';
import { timeslotRefusals } from './refusals.ts';
import { toWireItems, WireWantedItems } from './wire-items.ts';
import { toTimeslots, WireTimeslots } from './wire-timeslots.ts';

export const listPromisingTimeslots = call({
  name: 'timeslots.promising',
  summary: 'Lists the times in which the items of the cart can be had.',
  service: 'scheduling',
  method: 'POST',
  path: '/scheduling/v4/timeslots',
  write: false,
  auth: 'bearer',
  headers: UserTimeZone,
  body: v.object({
    modalityType: WireModality,
    items: WireWantedItems,
    vendors: v.optional(WireVendors),
    destination: v.optional(WireDestination),
    // Has the edge turn the request away; no page asks for that.
    denyRequest: v.optional(v.boolean()),
  }),
  response: WireTimeslots,
  errors: timeslotRefusals,
  encode: ({ modality, items, vendors, destination, userTimeZone }: TimesQuestion) => ({
    ...zoneHeader(userTimeZone),
    body: {
      modalityType: modality,
      items: toWireItems(items),
      // Only deliveries have vendors to choose from [F-7.11].
      ...(vendors && modality === 'DELIVERY' && { vendors: toWireVendors(vendors) }),
      ...(destination && { destination: toWireDestination(destination) }),
    },
  }),
  decode: toTimeslots,
});
