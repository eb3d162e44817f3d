import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apiMigrations } from '../api/migrations.ts';
import type { ApiTables } from '../api/tables.ts';
import { createClock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { openNode } from '../db/open-node.ts';
import { openQueries } from '../db/open-queries.ts';
import { createAddresses } from '../wallet/addresses.ts';
import { createCarts } from './cart/carts.ts';
import { seedReference } from './seed-fulfilment.ts';
import { createStores } from './stores/stores.ts';

it('migrates an older database to one with carts, its addresses and the stores', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'older-'));
  const db = openQueries<ApiTables>(openNode(join(dir, 'api.db')));
  const clock = createClock();
  await migrate(db, apiMigrations().slice(0, 2), clock);
  const place = { street: '1 A St', unit: '', locality: 'X', region: 'OH', postal_code: '45202' };
  await db.insertInto('users').values({ id: 'u', key: 'k', first_name: 'A', last_name: 'B' }).execute();
  await db
    .insertInto('addresses')
    .values({ id: 'a', user_id: 'u', type: 'home', ...place })
    .execute();
  await migrate(db, apiMigrations(), clock);
  await seedReference(db);
  expect(await createCarts(db).read('u', 'active')).toMatchObject({ lineItems: [] });
  expect(await createAddresses(db).list('u')).toMatchObject([{ ...place, county: '', modified_at: null }]);
  expect(await createStores(db).isEmpty()).toBe(false);
  await db.destroy();
  rmSync(dir, { recursive: true });
});
