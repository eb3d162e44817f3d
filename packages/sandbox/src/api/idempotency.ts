import { KEY_OUTSTANDING } from '@grocer/foundation/contract';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { Refusal, Reply } from '../wire/reply.ts';
import { refuse } from '../wire/reply.ts';
import type { Commit } from './shopper-routes.ts';
import type { ApiDb } from './tables.ts';

const KEPT_MS = 24 * 60 * 60_000;

/** A write as it is claimed: which operation, and a hash of what exactly it asks for. */
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

/** Carries a reply out of a transaction that must not last. */
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

/** A write's reply, and whether it was given before. */
export interface Once {
  readonly reply: Reply<unknown>;
  readonly replayed: boolean;
}

/** Which writes are under way, so that the same is not begun again meanwhile. */
export interface Running {
  /** Takes a write up, unless it is under way; says then what that one asks for. */
  begin(claim: Claim): Promise<Pick<Claim, 'fingerprint'> | undefined>;
  end(claim: Claim): Promise<void>;
}

/** Those of this process. */
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

/** Does each write once. */
export function createIdempotency({ db, clock, running }: IdempotencyParts) {
  /** What a finished write was answered; a key that came with another request before is refused. */
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
     * Serves a write that is not under way and was not done before; whatever speaks against doing it is looked at in
     * `serve`, for it does not speak against telling what came of it.
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

    /** Does a write, and stores its reply with it. `settle` runs in its transaction, after the reply is known. */
    async once(claim: Claim, work: () => Promise<Commit<unknown>>, settle: Settle): Promise<Once> {
      // Other services answer before the lock is taken and know the operation: after a crash in between, the
      // repetition gets from them what the lost attempt got.
      const commit = await work();
      try {
        return await db.transaction().execute(async (tx) => {
          // Another process may have done it since; now it is this one's turn.
          const stored = await storedFor(claim, tx);
          if (stored) return stored;
          const reply = await commit(tx);
          // Who is nobody yet may be somebody when the same is sent again.
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
