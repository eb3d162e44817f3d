import * as v from 'valibot';
import type { Reservation } from '../../domain/reservation.ts';
import type { WireData } from '../wire-data.ts';
import { WireIdSchema } from '../wire-id.ts';
import { WireQuoteItemsSchema } from './wire-items.ts';
import type { WireQuoteItems } from './wire-items.ts';
import { toWindow, WireWindowSchema } from './wire-window.ts';
import type { WireWindow } from './wire-window.ts';

/** Path of the promises. */
export const PROMISES_PATH = '/scheduling/v4/promises';

/** What a promise reserves with one vendor. */
interface WireSelection {
  vendorId: string;
  window: WireWindow;
  items: WireQuoteItems;
  storeId: string;
}

/** Wire format of a promise. */
export interface WirePromise {
  id: string;
  expiration: { value: string };
  selections: WireSelection[];
  versionKey: string;
}

const WirePromiseSchema = v.object({
  id: WireIdSchema,
  expiration: v.object({ value: v.pipe(v.string(), v.isoTimestamp()) }),
  selections: v.array(
    v.object({
      vendorId: v.string(),
      window: WireWindowSchema,
      items: WireQuoteItemsSchema,
      storeId: v.string(),
    }),
  ),
  versionKey: v.pipe(v.string(), v.minLength(1)),
});
export type PromiseAnswer = WireData<'promise', WirePromise>;

export const PromiseAnswerSchema = v.object({ data: v.object({ promise: WirePromiseSchema }) });

/** Returns the promise of a response. */
export const toReservation = ({ data: { promise } }: PromiseAnswer): Reservation => ({
  id: promise.id,
  expiresAt: Date.parse(promise.expiration.value),
  versionKey: promise.versionKey,
  selections: promise.selections.map(({ vendorId, window, items, storeId }) => ({
    vendorId,
    window: toWindow(window),
    ...items,
    storeId,
  })),
});
