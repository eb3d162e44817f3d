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

/** Does each write once. `settle` runs in the write's transaction, after its reply is known. */
export function createIdempotency({ db, clock }: { db: ApiDb; clock: Clock }) {
  const running = new Map<string, string>();

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

  async function doNow(claim: Claim, work: () => Promise<Commit<unknown>>, settle: Settle): Promise<Once> {
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
  }

  async function once(claim: Claim, work: () => Promise<Commit<unknown>>, settle: Settle): Promise<Once> {
    const other = running.get(claim.operation);
    if (other !== undefined)
      return { reply: other === claim.fingerprint ? outstanding() : reused(), replayed: false };
    running.set(claim.operation, claim.fingerprint);
    try {
      return (await storedFor(claim)) ?? (await doNow(claim, work, settle));
    } finally {
      running.delete(claim.operation);
    }
  }

  return { once, storedFor };
}

type Settle = (tx: ApiDb, reply: Reply<unknown>) => Promise<void>;
