import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { engineOf } from './engine.ts';
import { written } from './statements.ts';
import type { Statement } from './statements.ts';

/** One step of a schema. Steps are only added and never reverted. */
export interface Migration {
  readonly id: number;
  readonly statements: readonly Statement[];
}

const MIGRATIONS =
  'create table if not exists migrations (id integer primary key, applied_at integer not null) strict';

async function lastApplied<Tables>(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from migrations`.execute(db);
  return rows[0]?.last ?? 0;
}

/** Migrates a database to the newest schema, each step in its own transaction. */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  steps: readonly Migration[],
  clock: Clock,
): Promise<void> {
  const engine = engineOf(db);
  // In a transaction like every step, so that processes that start at the same time take turns.
  await db.transaction().execute(async (tx) => {
    for (const statement of written(MIGRATIONS, engine)) await sql.raw(statement).execute(tx);
  });
  const newest = Math.max(0, ...steps.map(({ id }) => id));
  if ((await lastApplied(db)) > newest) {
    throw new Error(
      'The database was written by a newer version of the sandbox. Use that version, or another data folder.',
    );
  }
  for (const step of steps) await applyStep(db, step, clock);
}

async function applyStep<Tables>(
  db: Kysely<Tables>,
  { id, statements }: Migration,
  clock: Clock,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await lastApplied(tx)) >= id) return;
    for (const statement of statements.flatMap((one) => written(one, engineOf(tx))))
      await sql.raw(statement).execute(tx);
    await sql`insert into migrations (id, applied_at) values (${id}, ${clock.now().getTime()})`.execute(tx);
  });
}
