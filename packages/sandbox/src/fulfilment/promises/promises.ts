import type { Modality } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';
import type { PromisesTable } from '../fulfilment-tables.ts';
import { capacityOf } from '../timeslots/slots.ts';
import type { Slot } from '../timeslots/slots.ts';

interface Wanted {
  readonly slots: readonly Slot[];
  /** The modality of the promise, which replaces the shopper's own hold in it; that takes no capacity. */
  readonly modality: Modality;
  readonly now: number;
}

/** The free capacity of slots. */
function createRoom(db: ApiDb) {
  async function heldByOthers(
    userId: string,
    { slots, modality, now }: Wanted,
  ): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('holds')
      .innerJoin('promises', 'promises.id', 'holds.promise_id')
      .select(({ fn }) => ['holds.option_id', fn.countAll<number>().as('held')])
      .where(
        'holds.option_id',
        'in',
        slots.map(({ optionId }) => optionId),
      )
      .where('promises.expires_at', '>', now)
      .where(({ or, eb }) =>
        or([
          eb('promises.user_id', '!=', userId),
          eb('promises.modality', '!=', modality),
          eb('promises.order_id', 'is not', null),
        ]),
      )
      .groupBy('holds.option_id')
      .execute();
    return new Map(rows.map(({ option_id, held }) => [option_id, held]));
  }

  /** Returns the capacities that differ from those the slots' ids imply. */
  async function capacities(slots: readonly Slot[]): Promise<Map<string, number>> {
    const ids = slots.map(({ optionId }) => optionId);
    const rows = await db.selectFrom('slots').selectAll().where('option_id', 'in', ids).execute();
    return new Map(rows.map(({ option_id, capacity }) => [option_id, capacity]));
  }

  return {
    /** Returns the slots with free capacity for this shopper. */
    async free(userId: string, wanted: Wanted): Promise<readonly Slot[]> {
      const held = await heldByOthers(userId, wanted);
      const capacity = await capacities(wanted.slots);
      return wanted.slots.filter(
        ({ optionId }) => (capacity.get(optionId) ?? capacityOf(optionId)) > (held.get(optionId) ?? 0),
      );
    },
  };
}

/** Takes one unit of a slot's capacity. */
async function hold(
  db: ApiDb,
  option_id: string,
  { id, created_at }: Pick<PromisesTable, 'id' | 'created_at'>,
): Promise<void> {
  await db
    .insertInto('slots')
    .values({ option_id, capacity: capacityOf(option_id) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto('holds').values({ promise_id: id, option_id, held_at: created_at }).execute();
}

/** Promises that are kept for orders. */
const createKept = (db: ApiDb) => ({
  /** Keeps a promise for an order until its slots have passed; returns false when another order has it. */
  async keepFor(
    userId: string,
    id: string,
    { orderId, until }: { orderId: string; until: number },
  ): Promise<boolean> {
    const kept = await db
      .updateTable('promises')
      .set({ order_id: orderId, expires_at: until })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('order_id', 'is', null)
      .executeTakeFirst();
    return kept.numUpdatedRows > 0n;
  },

  /** Releases the promise of a cancelled order. */
  async letGo(userId: string, id: string, now: number): Promise<void> {
    await db
      .updateTable('promises')
      .set({ expires_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  },
});

/** Promises of time slots, and the capacity they take. Every method needs a user id. */
export const createPromises = (db: ApiDb) => ({
  ...createRoom(db),
  ...createKept(db),

  async find(userId: string, id: string): Promise<PromisesTable | undefined> {
    return db
      .selectFrom('promises')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
  },

  /** Returns the option ids of the slots that a promise holds. */
  async optionsOf(userId: string, id: string): Promise<readonly string[]> {
    const rows = await db
      .selectFrom('holds')
      .innerJoin('promises', 'promises.id', 'holds.promise_id')
      .select('holds.option_id')
      .where('promises.user_id', '=', userId)
      .where('promises.id', '=', id)
      .orderBy('holds.option_id')
      .execute();
    return rows.map(({ option_id }) => option_id);
  },

  /** Releases the shopper's held promise in a modality. */
  async release(userId: string, modality: Modality, now: number): Promise<void> {
    await db
      .updateTable('promises')
      .set({ expires_at: now })
      .where('user_id', '=', userId)
      .where('modality', '=', modality)
      .where('expires_at', '>', now)
      .where('order_id', 'is', null)
      .execute();
  },

  /** Stores a promise and takes its slots; the database refuses more than their capacity. */
  async add(
    userId: string,
    promise: Omit<PromisesTable, 'user_id'>,
    optionIds: readonly string[],
  ): Promise<void> {
    await db
      .insertInto('promises')
      .values({ ...promise, user_id: userId })
      .execute();
    for (const option_id of optionIds) await hold(db, option_id, promise);
  },

  /** Changes the items of a promise if it still has the version that was read; returns true when it had. */
  async change(
    userId: string,
    id: string,
    { items, from, to }: { items: string; from: string; to: string },
  ): Promise<boolean> {
    const changed = await db
      .updateTable('promises')
      .set({ items, version_key: to })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('version_key', '=', from)
      .executeTakeFirst();
    return changed.numUpdatedRows > 0n;
  },
});
