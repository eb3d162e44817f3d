import type { ApiDb } from '../../api/tables.ts';
import { readSlot } from '../timeslots/find-slot.ts';
import type { Slot } from '../timeslots/slots.ts';
import { createPromises } from './promises.ts';

/** Returns the slots that a promise of the shopper holds. */
export async function slotsOfPromise(tx: ApiDb, userId: string, id: string): Promise<readonly Slot[]> {
  const ids = await createPromises(tx).optionsOf(userId, id);
  const slots = await Promise.all(ids.map((optionId) => readSlot(tx, optionId)));
  return slots.flatMap((slot) => (slot ? [slot] : []));
}
