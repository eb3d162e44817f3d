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
import { accountMigration } from './account-migration.ts';

it('keeps the addresses of an older database, without a label', async () => {
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

it('says nothing that only SQLite understands', () => {
  const text = accountMigration(1).statements.join('\n');
  expect(text).toContain('create table profiles');
  // Times in ms are longer than the integer of other databases.
  expect(text).not.toMatch(/\bstrict\b|\btrigger\b|\bpragma\b|randomblob|\breal\b|_at integer/i);
});
