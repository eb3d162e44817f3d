import type { ApiDb, ApiTables } from '../api/tables.ts';

// Children first, so that no foreign key is left hanging.
// Stores, products and words stay: nobody changes them.
const TABLES: readonly (keyof ApiTables)[] = [
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
  'cards',
  'prepaid_accounts',
  'pin_tries',
  'addresses',
  'users',
];

/** Takes every row out of the API's database; the schema stays. */
export const emptyTables = (db: ApiDb): Promise<void> =>
  db.transaction().execute(async (tx) => {
    for (const table of TABLES) await tx.deleteFrom(table).execute();
  });
