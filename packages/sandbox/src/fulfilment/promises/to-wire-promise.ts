import type { WirePromise, WireWantedItem } from '@grocer/foundation/contract';
import type { PromisesTable, ProductsTable } from '../fulfilment-tables.ts';
import { windowOf } from '../timeslots/list-times.ts';
import { coverageOf } from '../timeslots/slot-items.ts';
import type { Slot } from '../timeslots/slots.ts';

/** What a promise contains besides its row. */
export interface Promised {
  readonly slots: readonly Slot[];
  readonly items: readonly WireWantedItem[];
  readonly products: readonly ProductsTable[];
}

/** Converts a promise to the wire format of scheduling [F-3.12]. */
export const toWirePromise = (
  { id, version_key, expires_at }: Pick<PromisesTable, 'id' | 'version_key' | 'expires_at'>,
  { slots, items, products }: Promised,
): WirePromise => ({
  id,
  versionKey: version_key,
  expiration: { value: new Date(expires_at).toISOString() },
  selections: slots.map((slot) => ({
    vendorId: slot.service.vendorId,
    window: windowOf(slot),
    storeId: slot.store.location_id,
    items: coverageOf(items, products, slot.service.key),
  })),
});
