import * as v from 'valibot';
import type { Reservation } from '../../domain/reservation.ts';
import type { WantedItem } from '../../domain/timeslot.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { promiseRefusals } from './refusals.ts';
import { toWireItems, WireWantedItems } from './wire-items.ts';
import type { WireWantedItem } from './wire-items.ts';
import { PROMISES_PATH, toReservation, PromiseAnswerSchema } from './wire-promise.ts';
import type { PromiseAnswer } from './wire-promise.ts';

/** New items for a reserved time. */
export interface PromiseUpdate {
  readonly id: string;
  readonly versionKey: string;
  readonly items: readonly WantedItem[];
}

/** Wire format of `PromiseUpdate`. */
interface PromiseUpdateBody {
  items: WireWantedItem[];
  versionKey: string;
}

export const updatePromise: Call<PromiseUpdate, Reservation, PromiseUpdateBody, PromiseAnswer> = call({
  name: 'promise.update',
  summary: 'Changes the items of a reserved time.',
  service: 'scheduling',
  method: 'PUT',
  path: `${PROMISES_PATH}/{promiseId}`,
  write: true,
  auth: 'bearer',
  body: v.object({ items: WireWantedItems, versionKey: v.pipe(v.string(), v.maxLength(64)) }),
  response: PromiseAnswerSchema,
  errors: promiseRefusals,
  encode: ({ id, versionKey, items }) => ({
    params: { promiseId: id },
    body: { items: toWireItems(items), versionKey },
  }),
  decode: toReservation,
});
