import * as v from 'valibot';
import type { WantedItem } from '../../domain/timeslot.ts';
import { call } from '../call.ts';
import { promiseRefusals } from './refusals.ts';
import { toWireItems, WireWantedItems } from './wire-items.ts';
import { PROMISES_PATH, PromiseAnswer, toReservation } from './wire-promise.ts';

/** The items that a held time is for from now on. */
export interface PromiseUpdate {
  readonly id: string;
  readonly versionKey: string;
  readonly items: readonly WantedItem[];
}

export const updatePromise = call({
  name: 'promise.update',
  summary: 'Changes what a held time is for.',
  service: 'scheduling',
  method: 'PUT',
  path: `${PROMISES_PATH}/{promiseId}`,
  write: true,
  auth: 'bearer',
  body: v.object({ items: WireWantedItems, versionKey: v.pipe(v.string(), v.maxLength(64)) }),
  response: PromiseAnswer,
  errors: promiseRefusals,
  encode: ({ id, versionKey, items }: PromiseUpdate) => ({
    params: { promiseId: id },
    body: { items: toWireItems(items), versionKey },
  }),
  decode: toReservation,
});
