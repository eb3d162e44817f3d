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

it('migrates the addresses of an older database, with an empty label', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'older-'));
  const db = openQueries<ApiTables>(openNode(join(dir, 'api.db')));
  const clock = createClock();
  await migrate(db, apiMigrations().slice(0, 3), clock);
  const place = { street: '1 A St', unit: '', locality: 'X', region: 'OH', postal_code: '45202' };
  await db.insertInto('users').values({ id: 'u', key: 'k', first_name: 'A', last_name: 'B' }).execute();
  await createAddresses(db).add('u', { id: 'a', type: 'home', ...place });
  await migrate(db, apiMigrations(), clock);
  expect(await createAddresses(db).list('u')).toMatchObject([{ ...place, label: '', notes: '' }]);
  await db.destroy();
  rmSync(dir, { recursive: true });
});
