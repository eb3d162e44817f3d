import { KEY_OUTSTANDING } from '@grocer/foundation/contract';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { Refusal, Reply } from '../wire/reply.ts';
import { refuse } from '../wire/reply.ts';
import type { Commit } from './shopper-routes.ts';
import type { ApiDb } from './tables.ts';

const KEPT_MS = 24 * 60 * 60_000;

/** What identifies a write: its operation, and a hash of the exact request. */
export interface Claim {
  readonly operation: string;
  readonly fingerprint: string;
}

const StoredReply = v.variant('ok', [
  v.object({ ok: v.literal(true), body: v.unknown() }),
  v.object({
    ok: v.literal(false),
    status: v.picklist([400, 402, 404, 409, 410, 420, 422]),
    code: v.string(),
    reason: v.string(),
    customerErrorMessage: v.optional(v.string()),
  }),
]);

/** Carries a reply out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly reply: Refusal;

  constructor(reply: Refusal) {
    super('rolled back');
    this.reply = reply;
  }
}

const outstanding = (): Refusal =>
  refuse(409, KEY_OUTSTANDING, 'The first request under this key is still running.', { retryAfter: 1 });

const reused = (): Refusal =>
  refuse(422, 'IDEMPOTENCY_KEY_REUSED', 'This key has been used for another request.');

/** The reply to a write, and whether it is a replay. */
export interface Once {
  readonly reply: Reply<unknown>;
  readonly replayed: boolean;
}

/** The writes in progress, so that none is started twice at the same time. */
export interface Running {
  /** Starts a write, unless it is in progress; then returns the fingerprint of the one in progress. */
  begin(claim: Claim): Promise<Pick<Claim, 'fingerprint'> | undefined>;
  end(claim: Claim): Promise<void>;
}

/** Creates the register of this process's writes. */
export function createRunning(): Running {
  const running = new Map<string, Claim>();
  return {
    async begin(claim) {
      const other = running.get(claim.operation);
      if (!other) running.set(claim.operation, claim);
      return other;
    },
    async end({ operation }) {
      running.delete(operation);
    },
  };
}

interface IdempotencyParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly running: Running;
}

/** Makes sure that each write runs once. */
export function createIdempotency({ db, clock, running }: IdempotencyParts) {
  /** Returns the stored reply of a finished write; refuses a key that came with another request before. */
  async function storedFor({ operation, fingerprint }: Claim, on: ApiDb = db): Promise<Once | undefined> {
    const row = await on
      .selectFrom('answers')
      .select(['fingerprint', 'reply'])
      .where('operation', '=', operation)
      .where('created_at', '>', clock.now().getTime() - KEPT_MS)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.fingerprint !== fingerprint) return { reply: reused(), replayed: false };
    return { reply: v.parse(StoredReply, JSON.parse(row.reply)), replayed: true };
  }

  async function store(tx: ApiDb, { operation, fingerprint }: Claim, reply: Reply<unknown>): Promise<void> {
    const now = clock.now().getTime();
    await tx
      .deleteFrom('answers')
      .where('created_at', '<=', now - KEPT_MS)
      .execute();
    await tx
      .insertInto('answers')
      .values({ operation, fingerprint, reply: JSON.stringify(reply), created_at: now })
      .execute();
  }

  return {
    /**
     * Serves a write that is neither in progress nor done. Checks that may refuse the write belong into
     * `serve`, since they must not prevent a replay of its reply.
     */
    async unlessKnown<Told>(claim: Claim, serve: () => Promise<Told>): Promise<Told | Once> {
      const other = await running.begin(claim);
      if (other)
        return { reply: other.fingerprint === claim.fingerprint ? outstanding() : reused(), replayed: false };
      try {
        return (await storedFor(claim)) ?? (await serve());
      } finally {
        await running.end(claim);
      }
    },

    /**
     * Runs a write and stores its reply in one transaction, in which `settle` runs once the reply is known.
     */
    async once(claim: Claim, work: () => Promise<Commit<unknown>>, settle: Settle): Promise<Once> {
      // Other services are called before the transaction, with the operation's id: after a crash in between,
      // a retry gets the same answers from them.
      const commit = await work();
      try {
        return await db.transaction().execute(async (tx) => {
          // Another process may have finished this write before this transaction got its lock.
          const stored = await storedFor(claim, tx);
          if (stored) return stored;
          const reply = await commit(tx);
          // A shopper who is not signed in may have signed in when the request is repeated.
          if (!reply.ok && (reply.status === 401 || reply.status >= 500)) throw new RolledBack(reply);
          await settle(tx, reply);
          await store(tx, claim, reply);
          return { reply, replayed: false };
        });
      } catch (error) {
        if (error instanceof RolledBack) return { reply: error.reply, replayed: false };
        throw error;
      }
    },
  };
}

type Settle = (tx: ApiDb, reply: Reply<unknown>) => Promise<void>;
