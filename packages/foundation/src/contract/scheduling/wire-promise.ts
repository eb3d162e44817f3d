import * as v from 'valibot';
import type { Reservation } from '../../domain/reservation.ts';
import { toQuoteItems, WireQuoteItems } from './wire-items.ts';
import { toWindow, WireWindow } from './wire-window.ts';

/** Where promises are made. */
export const PROMISES_PATH = '/scheduling/v4/promises';

/** A promise of a time, as schedulers write it. */
export const WirePromise = v.object({
  // It becomes a segment of a path.
  id: v.pipe(v.string(), v.regex(/^(?!\.{1,2}$)[^/\\]{1,200}$/)),
  expiration: v.object({ value: v.pipe(v.string(), v.isoTimestamp()) }),
  selections: v.array(
    v.object({
      vendorId: v.string(),
      window: WireWindow,
      items: WireQuoteItems,
      storeId: v.string(),
    }),
  ),
  versionKey: v.pipe(v.string(), v.minLength(1)),
});
export type WirePromise = v.InferOutput<typeof WirePromise>;

export const PromiseAnswer = v.object({ data: v.object({ promise: WirePromise }) });

/** The promise of an answer. */
export const toReservation = ({ data: { promise } }: v.InferOutput<typeof PromiseAnswer>): Reservation => ({
  id: promise.id,
  expiresAt: Date.parse(promise.expiration.value),
  versionKey: promise.versionKey,
  selections: promise.selections.map(({ vendorId, window, items, storeId }) => ({
    vendorId,
    window: toWindow(window),
    ...toQuoteItems(items),
    storeId,
  })),
});
