import * as v from 'valibot';
import type { Reservation } from '../../domain/reservation.ts';
import type { ScheduledModality, TimeWindow, WantedItem } from '../../domain/timeslot.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import { promiseRefusals } from './refusals.ts';
import { toWireItems, WireWantedItems } from './wire-items.ts';
import type { WireWantedItem } from './wire-items.ts';
import { PROMISES_PATH, toReservation, PromiseAnswerSchema } from './wire-promise.ts';
import type { PromiseAnswer } from './wire-promise.ts';
import { toWireWindow, WireWindowSchema } from './wire-window.ts';
import type { WireWindow } from './wire-window.ts';

/** A time slot to reserve. */
export interface WantedTime {
  readonly modality: ScheduledModality;
  readonly optionIds: readonly string[];
  readonly vendorId: string;
  readonly originalWindow: TimeWindow;
  readonly items: readonly WantedItem[];
}

/** Wire format of `WantedTime`. */
interface WantedTimeBody {
  modalityType: WireModality;
  optionIds: string[];
  vendorId: string;
  originalWindow: WireWindow;
  items: WireWantedItem[];
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const createPromise: Call<WantedTime, Reservation, WantedTimeBody, PromiseAnswer> = call({
  name: 'promise.create',
  summary: 'Reserves a time until it is ordered or expires.',
  service: 'scheduling',
  method: 'POST',
  path: PROMISES_PATH,
  write: true,
  auth: 'bearer',
  body: v.object({
    modalityType: WireModalitySchema,
    optionIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(5)),
    vendorId: id,
    originalWindow: WireWindowSchema,
    items: WireWantedItems,
  }),
  response: PromiseAnswerSchema,
  errors: promiseRefusals,
  encode: ({ modality, optionIds, vendorId, originalWindow, items }) => ({
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
