import type { ApiDb } from '../api/tables.ts';
import type { Clock } from '../clock.ts';

const LOCKED_MS = 24 * 60 * 60_000;

/** Wrong PINs per card, over all shoppers, and the resulting locks. */
export function createPinTries({ db, clock }: { db: ApiDb; clock: Clock }) {
  const now = (): number => clock.now().getTime();

  async function put(
    number_hash: string,
    tries: { wrong: number; locked_until: number },
    tried_at = now(),
  ): Promise<void> {
    await db
      .insertInto('pin_tries')
      .values({ number_hash, tried_at, ...tries })
      .onConflict((conflict) => conflict.column('number_hash').doUpdateSet({ tried_at, ...tries }))
      .execute();
  }

  async function read(numberHash: string): Promise<{ wrong: number; lockedUntil: number }> {
    const row = await db
      .selectFrom('pin_tries')
      .selectAll()
      .where('number_hash', '=', numberHash)
      .executeTakeFirst();
    if (!row) return { wrong: 0, lockedUntil: 0 };
    // The count starts again after a lock has ended, or after a day without an attempt.
    const until = row.locked_until > 0 ? row.locked_until : row.tried_at + LOCKED_MS;
    return until <= now()
      ? { wrong: 0, lockedUntil: 0 }
      : { wrong: row.wrong, lockedUntil: row.locked_until };
  }

  return {
    async isLocked(numberHash: string): Promise<boolean> {
      return (await read(numberHash)).lockedUntil > now();
    },
    /** Counts a wrong PIN. After more than `most` the card is locked for a day; returns true when locked. */
    async wrong(numberHash: string, most: number): Promise<boolean> {
      const { wrong, lockedUntil } = await read(numberHash);
      const isLocked = lockedUntil > now() || wrong >= most;
      const until = lockedUntil > now() ? lockedUntil : now() + LOCKED_MS;
      await put(numberHash, { wrong: wrong + 1, locked_until: isLocked ? until : 0 });
      return isLocked;
    },
    /** Resets the count after a correct PIN. */
    async right(numberHash: string): Promise<void> {
      await put(numberHash, { wrong: 0, locked_until: 0 });
    },
    /** Locks a card permanently, or removes its lock. */
    async setLocked(numberHash: string, locked: boolean): Promise<void> {
      await put(numberHash, { wrong: 0, locked_until: locked ? Number.MAX_SAFE_INTEGER : 0 });
    },
  };
}
