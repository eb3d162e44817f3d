import type { ApiDb } from '../../api/tables.ts';
import type { Clock } from '../../clock.ts';

/** Releases every held promise; a control for tests and demos. */
export async function expirePromises(db: ApiDb, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await db
    .updateTable('promises')
    .set({ expires_at: now })
    .where('expires_at', '>', now)
    .where('order_id', 'is', null)
    .execute();
}

/** Sets how many shoppers a slot takes; a control for tests and demos. */
export async function setSlotCapacity(db: ApiDb, optionId: string, capacity: number): Promise<void> {
  await db
    .insertInto('slots')
    .values({ option_id: optionId, capacity })
    .onConflict((conflict) => conflict.column('option_id').doUpdateSet({ capacity }))
    .execute();
}
