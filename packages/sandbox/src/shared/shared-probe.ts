import { sql } from 'kysely';
import * as v from 'valibot';
import { createProbe, LONGEST_HISTORY } from '../admin/probe.ts';
import type { SteeredProbe } from '../admin/probe.ts';
import type { ApiDb } from '../api/tables.ts';
import type { AdjustableClock } from '../clock.ts';
import { isAway } from '../db/is-away.ts';
import { FaultShape } from '../wire/probe.ts';
import type { Fault, Probe, Seen, StagedFault } from '../wire/probe.ts';

interface SharedParts {
  readonly db: ApiDb;
  readonly clock: AdjustableClock;
  /** Applies until the admin port changes it. */
  readonly limitsAreOn: boolean;
}

/**
 * Ignores that the database is away: requests that need it report that themselves, and others can be served.
 */
async function unlessAway<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isAway(error)) throw error;
    return undefined;
  }
}

const createFaults = (db: ApiDb) => ({
  async add(fault: Fault): Promise<void> {
    const { match, when, times = 1 } = fault;
    await db
      .insertInto('staged_faults')
      .values({ match, moment: when, fault: JSON.stringify(fault), times_left: times })
      .execute();
  },

  /** Takes the next fault for a call; no two processes get the same one. */
  take: ({ call, path, when }: Parameters<Probe['takeFault']>[0]): Promise<Fault | undefined> =>
    db.transaction().execute(async (tx) => {
      const next = await tx
        .selectFrom('staged_faults')
        .select(['id', 'fault', 'times_left'])
        .where('match', 'in', [call, path])
        .where('moment', '=', when)
        .orderBy('id')
        .executeTakeFirst();
      if (!next) return undefined;
      if (next.times_left === 1) await tx.deleteFrom('staged_faults').where('id', '=', next.id).execute();
      else
        await tx
          .updateTable('staged_faults')
          .set({ times_left: next.times_left - 1 })
          .where('id', '=', next.id)
          .execute();
      return v.parse(FaultShape, JSON.parse(next.fault));
    }),

  async clear(): Promise<void> {
    await db.deleteFrom('staged_faults').execute();
  },

  async remove(id: number): Promise<void> {
    await db.deleteFrom('staged_faults').where('id', '=', id).execute();
  },

  async list(): Promise<readonly StagedFault[]> {
    const rows = await db
      .selectFrom('staged_faults')
      .select(['id', 'fault', 'times_left as left'])
      .orderBy('id')
      .execute();
    return rows.map(({ id, fault, left }) => ({ ...v.parse(FaultShape, JSON.parse(fault)), id, left }));
  },
});

const createHistory = (db: ApiDb) => ({
  async add({ at, call, method, route, status, key }: Seen): Promise<void> {
    const { id } = await db
      .insertInto('seen_calls')
      .values({ seen_at: at, call, method, route, status, key_hash: key })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (id % LONGEST_HISTORY === 0)
      await db
        .deleteFrom('seen_calls')
        .where('id', '<=', id - LONGEST_HISTORY)
        .execute();
  },

  async list(): Promise<readonly Seen[]> {
    const rows = await db
      .selectFrom('seen_calls')
      .select(['seen_at as at', 'call', 'method', 'route', 'status', 'key_hash as key'])
      .orderBy('id', 'desc')
      .limit(LONGEST_HISTORY)
      .execute();
    return rows.toReversed();
  },
});

/** Reads what the processes share: the clock, the limits and the number of faults. */
const readSteering = (db: ApiDb) =>
  db
    .selectFrom('steering')
    .select(['clock_offset_ms', 'limits_on'])
    .select(sql<number>`(select count(*) from staged_faults)`.as('faults'))
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();

/** Creates a probe for all processes over one database; a change applies to all from their next request. */
export function createSharedProbe({ db, clock, limitsAreOn }: SharedParts): SteeredProbe {
  const own = createProbe({ clock });
  const faults = createFaults(db);
  const history = createHistory(db);
  let limits = limitsAreOn;
  let hasFaults = false;
  let isThere = true;
  // Responses can arrive out of order; an older one must not overwrite a newer one.
  let asked = 0;
  let known = 0;

  const steer = async (set: { clock_offset_ms?: number; limits_on?: 0 | 1 | null }): Promise<void> => {
    await db.updateTable('steering').set(set).where('id', '=', 1).execute();
  };

  return {
    async prepare() {
      const mine = (asked += 1);
      const now = await unlessAway(() => readSteering(db));
      if (mine < known) return;
      known = mine;
      isThere = now !== undefined;
      if (!now) return;
      clock.setOffset(now.clock_offset_ms);
      limits = now.limits_on === null ? limitsAreOn : now.limits_on === 1;
      hasFaults = now.faults > 0;
    },
    async takeFault(where) {
      // Requests are held by one process, faults are staged for all.
      await own.takeFault(where);
      return hasFaults ? faults.take(where) : undefined;
    },
    async record(seen) {
      await own.record(seen);
      // No second wait for a database that has just not answered.
      if (isThere) await unlessAway(() => history.add(seen));
    },
    limitsAreOn: () => limits,
    addFault: faults.add,
    hold: own.hold,
    async clearFaults() {
      await own.clearFaults();
      await faults.clear();
    },
    removeFault: faults.remove,
    stagedFaults: faults.list,
    seen: own.seen,
    history: history.list,
    setLimits: (on) => steer({ limits_on: on ? 1 : 0 }),
    async setClock(offsetMs) {
      await steer({ clock_offset_ms: offsetMs });
      known = asked += 1;
      clock.setOffset(offsetMs);
    },
    async reset() {
      await own.reset();
      await faults.clear();
      await db.deleteFrom('seen_calls').execute();
      await steer({ clock_offset_ms: 0, limits_on: null });
      known = asked += 1;
      clock.setOffset(0);
    },
  };
}
