import { emptyTables } from './empty-tables.ts';
import type { SeedParts } from './seed-parts.ts';
import { seed } from './seed.ts';

/** Makes the API's database as it was when it was seeded; whatever came since is gone. */
export async function reseed(parts: SeedParts): Promise<void> {
  await emptyTables(parts.db);
  await seed(parts);
}
