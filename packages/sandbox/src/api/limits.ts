import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { tooMany } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import type { ApiDb } from './tables.ts';

const MINUTE = 60_000;

/**
 * A counter that starts further in the future was written before the clock was set back; smaller differences
 * are clock skew between processes.
 */
const SET_BACK = MINUTE;

interface Limit {
  readonly name: string;
  readonly most: number;
  readonly within: number;
}

/** A limit on one call. A call whose end does not count is given back. */
interface CallLimit extends Limit {
  readonly counts: 'failures' | 'successes' | 'all';
}

const everyCall: Limit = { name: 'calls', most: 300, within: MINUTE };

const signIns: readonly Limit[] = [{ name: 'sign-in', most: 10, within: 15 * MINUTE }];

const HOUR = 60 * MINUTE;

const validations: CallLimit = { name: 'address-validation', most: 60, within: MINUTE, counts: 'all' };

/** How often a call may end in a certain way before it is refused untried. Calls in progress count. */
const ofCall: Readonly<Record<string, readonly CallLimit[]>> = {
  'wallet.add-bank-card': [
    { name: 'add-bank-card', most: 5, within: 15 * MINUTE, counts: 'failures' },
    { name: 'add-bank-card-day', most: 20, within: 24 * HOUR, counts: 'failures' },
  ],
  'wallet.add-gift-card': [
    { name: 'add-gift-card', most: 5, within: 15 * MINUTE, counts: 'failures' },
    { name: 'add-gift-card-hour', most: 20, within: HOUR, counts: 'failures' },
  ],
  // An EBT card is changed by deleting it first, so this limits deletions as well.
  'wallet.add-snap-card': [
    { name: 'add-snap-card', most: 5, within: 15 * MINUTE, counts: 'failures' },
    { name: 'add-snap-card-day', most: 5, within: 24 * HOUR, counts: 'successes' },
  ],
  'address.validate-for-modality': [validations],
  'account.addresses.validate': [validations],
  'account.sms.update-opt-in': [{ name: 'sms-opt-in', most: 3, within: HOUR, counts: 'all' }],
  'promise.create': [{ name: 'promise', most: 60, within: HOUR, counts: 'all' }],
  'checkout.update-promos': [{ name: 'promo', most: 10, within: 15 * MINUTE, counts: 'failures' }],
  'wallet.check-gift-balance': [{ name: 'gift-balance', most: 30, within: HOUR, counts: 'all' }],
  'wallet.check-snap-balance': [{ name: 'snap-balance', most: 10, within: HOUR, counts: 'all' }],
};

/** A call that the limits allow. */
export interface Admitted {
  readonly ok: true;
  /** Gives back the limits that do not count this outcome; a write does so in its own transaction. */
  ended(isSuccess: boolean, tx?: ApiDb): Promise<void>;
  /** Gives back all limits of the call, which had no outcome. */
  cancelled(): Promise<void>;
}

export type Limits = ReturnType<typeof createLimits>;

/** Counts attempts in the database, so that a restart does not reset the counts. */
function createCounters(db: ApiDb, clock: Clock) {
  const bucketOf = (limit: Limit, subject: string): string => `${limit.name}|${subject}`;

  /** Takes an attempt in one statement, so that no two calls take the last one. Undefined: taken. */
  async function take(limit: Limit, subject: string): Promise<Refusal | undefined> {
    const now = clock.now().getTime();
    const bucket = bucketOf(limit, subject);
    const isOver = sql<boolean>`(counters.started_at > ${now + SET_BACK} or counters.started_at <= ${now - limit.within})`;
    const taken = await db
      .insertInto('counters')
      .values({ bucket, started_at: now, count: 1 })
      .onConflict((conflict) =>
        conflict
          .column('bucket')
          .doUpdateSet({
            started_at: sql<number>`case when ${isOver} then ${now} else counters.started_at end`,
            count: sql<number>`case when ${isOver} then 1 else counters.count + 1 end`,
          })
          .where(sql<boolean>`${isOver} or counters.count < ${limit.most}`),
      )
      .returning('bucket')
      .executeTakeFirst();
    if (taken) return undefined;
    const row = await db
      .selectFrom('counters')
      .select('started_at')
      .where('bucket', '=', bucket)
      .executeTakeFirst();
    return tooMany((row?.started_at ?? now) + limit.within - now);
  }

  async function giveBack(on: ApiDb, limits: readonly Limit[], subject: string): Promise<void> {
    const buckets = limits.map((limit) => bucketOf(limit, subject));
    if (buckets.length === 0) return;
    await on
      .updateTable('counters')
      .set({ count: sql<number>`counters.count - 1` })
      .where('bucket', 'in', buckets)
      .where('count', '>', 0)
      .execute();
  }

  /** Takes an attempt from every limit, or from none. */
  async function takeAll(limits: readonly Limit[], subject: string): Promise<Refusal | undefined> {
    for (const [at, limit] of limits.entries()) {
      const refused = await take(limit, subject);
      if (refused) {
        await giveBack(db, limits.slice(0, at), subject);
        return refused;
      }
    }
    return undefined;
  }

  return { takeAll, giveBack };
}

/** Creates the rate limits. */
export function createLimits({ db, clock, areOn }: { db: ApiDb; clock: Clock; areOn: () => boolean }) {
  const { takeAll, giveBack } = createCounters(db, clock);
  return {
    /** Counts a shopper's call; refuses it after too many calls, or too many with a certain outcome. */
    async admit(userId: string, call: string): Promise<Admitted | Refusal> {
      const own = areOn() ? (ofCall[call] ?? []) : [];
      const refused = areOn() ? await takeAll([everyCall, ...own], userId) : undefined;
      return (
        refused ?? {
          ok: true,
          ended(isSuccess, tx = db) {
            const others = own.filter(
              ({ counts }) => counts !== 'all' && (counts === 'successes') !== isSuccess,
            );
            return giveBack(tx, others, userId);
          },
          cancelled: () => giveBack(db, own, userId),
        }
      );
    },
    /** Counts a sign-in under a name; refuses it after too many. */
    signIn: async (name: string): Promise<Refusal | undefined> =>
      areOn() ? takeAll(signIns, name) : undefined,
  };
}
