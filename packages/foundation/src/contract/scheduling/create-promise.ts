import * as v from 'valibot';
import type { ScheduledModality, TimeWindow, WantedItem } from '../../domain/timeslot.ts';
import { call } from '../call.ts';
import { WireModality } from '../modality/wire-modality.ts';
import { promiseRefusals } from './refusals.ts';
import { toWireItems, WireWantedItems } from './wire-items.ts';
import { PROMISES_PATH, PromiseAnswer, toReservation } from './wire-promise.ts';
import { toWireWindow, WireWindow } from './wire-window.ts';

/** A time that the shopper wants held. */
export interface WantedTime {
  readonly modality: ScheduledModality;
  readonly optionIds: readonly string[];
  readonly vendorId: string;
  readonly originalWindow: TimeWindow;
  readonly items: readonly WantedItem[];
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const createPromise = call({
  name: 'promise.create',
  summary: 'Holds a time for the shopper until it is ordered or expires.',
  service: 'scheduling',
  method: 'POST',
  path: PROMISES_PATH,
  write: true,
  auth: 'bearer',
  body: v.object({
    modalityType: WireModality,
    optionIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(5)),
    vendorId: id,
    originalWindow: WireWindow,
    items: WireWantedItems,
  }),
  response: PromiseAnswer,
  errors: promiseRefusals,
  encode: ({ modality, optionIds, vendorId, originalWindow, items }: WantedTime) => ({
    body: {
      modalityType: modality,
      optionIds: [...optionIds],
      vendorId,
      originalWindow: toWireWindow(originalWindow),
      items: toWireItems(items),
    },
  }),
  decode: toReservation,
});
