import type { Clock } from '../clock.ts';
import { refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';
import type { ApiDb } from './tables.ts';

const MINUTE = 60_000;

interface Limit {
  readonly name: string;
  readonly most: number;
  readonly within: number;
}

/** A limit on one call. Repetitions under one key are never counted again. */
interface CallLimit extends Limit {
  readonly counts: 'failures' | 'successes' | 'all';
}

const everyCall: Limit = { name: 'calls', most: 300, within: MINUTE };

const signIns: readonly Limit[] = [{ name: 'sign-in', most: 10, within: 15 * MINUTE }];

const HOUR = 60 * MINUTE;

const validations: CallLimit = { name: 'address-validation', most: 60, within: MINUTE, counts: 'all' };

/** How often a call may end in some way before it is not even tried. */
const ofCall: Readonly<Record<string, readonly CallLimit[]>> = {
  'wallet.add-bank-card': [
    { name: 'add-bank-card', most: 5, within: 15 * MINUTE, counts: 'failures' },
    { name: 'add-bank-card-day', most: 20, within: 24 * HOUR, counts: 'failures' },
  ],
  'wallet.add-gift-card': [
    { name: 'add-gift-card', most: 5, within: 15 * MINUTE, counts: 'failures' },
    { name: 'add-gift-card-hour', most: 20, within: HOUR, counts: 'failures' },
  ],
  // An EBT card is changed by deleting it first, so that this bounds deletions as well.
  'wallet.add-snap-card': [
    { name: 'add-snap-card', most: 5, within: 15 * MINUTE, counts: 'failures' },
    { name: 'add-snap-card-day', most: 5, within: 24 * HOUR, counts: 'successes' },
  ],
  'address.validate': [validations],
  'address.validate-for-modality': [validations],
  'promise.create': [{ name: 'promise', most: 60, within: HOUR, counts: 'all' }],
  'wallet.check-gift-balance': [{ name: 'gift-balance', most: 30, within: HOUR, counts: 'all' }],
  'wallet.check-snap-balance': [{ name: 'snap-balance', most: 10, within: HOUR, counts: 'all' }],
};

const tooMany = (ms: number): Refusal =>
  refuse(429, 'TOO_MANY_REQUESTS', 'Too many tries. Wait a little.', {
    retryAfter: Math.max(1, Math.ceil(ms / 1000)),
  });

export type Limits = ReturnType<typeof createLimits>;

/** Counts tries in the database, so that a restart forgives nothing. */
export function createLimits({ db, clock, areOn }: { db: ApiDb; clock: Clock; areOn: () => boolean }) {
  const bucketOf = (limit: Limit, subject: string): string => `${limit.name}|${subject}`;

  /** How long until the limit lets the subject try again; 0 when it does now. */
  async function waitFor(limit: Limit, subject: string): Promise<number> {
    const row = await db
      .selectFrom('counters')
      .selectAll()
      .where('bucket', '=', bucketOf(limit, subject))
      .executeTakeFirst();
    const age = row ? clock.now().getTime() - row.started_at : limit.within;
    return row && age >= 0 && age < limit.within && row.count >= limit.most ? limit.within - age : 0;
  }

  async function count(on: ApiDb, limit: Limit, subject: string): Promise<void> {
    const now = clock.now().getTime();
    const values = { bucket: bucketOf(limit, subject), started_at: now, count: 1 };
    const row = await on
      .selectFrom('counters')
      .selectAll()
      .where('bucket', '=', values.bucket)
      .executeTakeFirst();
    const age = row ? now - row.started_at : limit.within;
    const started =
      row && age >= 0 && age < limit.within ? { started_at: row.started_at, count: row.count + 1 } : values;
    await on
      .insertInto('counters')
      .values({ ...values, ...started })
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({ started_at: started.started_at, count: started.count }),
      )
      .execute();
  }

  async function firstWait(limits: readonly Limit[], subject: string): Promise<Refusal | undefined> {
    if (!areOn()) return undefined;
    for (const limit of limits) {
      const wait = await waitFor(limit, subject);
      if (wait > 0) return tooMany(wait);
    }
    return undefined;
  }

  return {
    /** Counts a shopper's call and refuses it when there were too many, or too many that failed. */
    async admit(userId: string, call: string): Promise<Refusal | undefined> {
      const refused = await firstWait([everyCall, ...(ofCall[call] ?? [])], userId);
      if (!refused && areOn()) await count(db, everyCall, userId);
      return refused;
    },
    /** Remembers how a call ended; a write does so in its own transaction. */
    async ended(userId: string, { call, ok }: { call: string; ok: boolean }, tx: ApiDb = db): Promise<void> {
      for (const limit of ofCall[call] ?? []) {
        const counts = limit.counts === 'all' || (limit.counts === 'successes') === ok;
        if (counts) await count(tx, limit, userId);
      }
    },
    /** Counts a sign-in of a name and refuses it when there were too many. */
    async signIn(name: string): Promise<Refusal | undefined> {
      const refused = await firstWait(signIns, name);
      if (!refused && areOn()) for (const limit of signIns) await count(db, limit, name);
      return refused;
    },
  };
}
