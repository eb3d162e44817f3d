import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';

/** Returns true when the database accepts a write. */
export async function canWrite<Tables>(db: Kysely<Tables>, clock: Clock): Promise<boolean> {
  const at = clock.now().getTime();
  try {
    await sql`insert into health (id, checked_at) values (1, ${at}) on conflict (id) do update set checked_at = ${at}`.execute(
      db,
    );
    return true;
  } catch {
    return false;
  }
}
