import { sql } from 'kysely';
import { ledgerGuard } from '../checkout/checkout-migration.ts';
import type { ApiDb, ApiTables } from '../api/tables.ts';
import { engineOf } from '../db/engine.ts';
import { putUp, takeDown } from '../db/statements.ts';

// Children first, for the foreign keys. Stores, products and texts stay, since nothing changes them.
const TABLES: readonly (keyof ApiTables)[] = [
  'payments',
  'order_cards',
  'tender_holds',
  'orders',
  'checkout_promos',
  'checkout_lines',
  'preference_links',
  'sms_opt_ins',
  'email_preferences',
  'communication_preferences',
  'preferred_stores',
  'emails',
  'phones',
  'profiles',
  'checkouts',
  'cart_lines',
  'carts',
  'holds',
  'promises',
  'slots',
  'memberships',
  'consents',
  'modality_preferences',
  'answers',
  'counters',
  'issuer_troubles',
  'intents',
  'tokens',
  'sessions',
  'preferred',
  'pin_approvals',
  'cards',
  'prepaid_accounts',
  'pin_tries',
  'addresses',
  'users',
];

/** Empties the ledger, which only a reset of the sandbox may do. */
async function clearLedger(tx: ApiDb): Promise<void> {
  await sql.raw(takeDown(ledgerGuard, engineOf(tx))).execute(tx);
  await tx.deleteFrom('ledger').execute();
  for (const statement of putUp(ledgerGuard, engineOf(tx))) await sql.raw(statement).execute(tx);
}

async function clearOthers(tx: ApiDb): Promise<void> {
  for (const table of TABLES) await tx.deleteFrom(table).execute();
}

/** Deletes all rows of the tables that shoppers change, inside a transaction. */
export async function clearTables(tx: ApiDb): Promise<void> {
  await clearLedger(tx);
  await clearOthers(tx);
}

async function entriesIn(db: ApiDb): Promise<number> {
  const { count } = await db
    .selectFrom('ledger')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Saves all rows of these tables. Returns a function that restores them much faster than seeding. */
export async function rememberTables(db: ApiDb): Promise<() => Promise<void>> {
  // Temporary tables belong to this connection and to no file of the database.
  const keep = (name: string) => ({ table: sql.id('main', name), copy: sql.id('temp', `seeded_${name}`) });
  const ledger = keep('ledger');
  const others = TABLES.toReversed().map(keep);
  for (const { table, copy } of [ledger, ...others])
    await sql`create table ${copy} as select * from ${table}`.execute(db);
  const entries = await entriesIn(db);
  return () =>
    db.transaction().execute(async (tx) => {
      // Ledger entries never change, so an equal count means an equal ledger. Removing its guard makes SQLite
      // prepare every statement again.
      const isChanged = (await entriesIn(tx)) !== entries;
      if (isChanged) await clearLedger(tx);
      await clearOthers(tx);
      for (const { table, copy } of isChanged ? [ledger, ...others] : others)
        await sql`insert into ${table} select * from ${copy}`.execute(tx);
    });
}
