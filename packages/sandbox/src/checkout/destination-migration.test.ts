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

it('gives the checkouts of an older database the destination of their shopper’s way to shop', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'older-'));
  const db = openQueries<ApiTables>(openNode(join(dir, 'api.db')));
  const clock = createClock();
  await migrate(db, apiMigrations().slice(0, 11), clock);
  for (const id of ['u', 'v'])
    await db.insertInto('users').values({ id, key: id, first_name: 'A', last_name: 'B' }).execute();
  const preference = { source: 'x', created_date: '2026-01-01', user_id: 'u' };
  await db
    .insertInto('modality_preferences')
    .values([
      { ...preference, id: 'p', modality: 'PICKUP', destination: '{"at":"the store"}', is_active: 0 },
      { ...preference, id: 'd', modality: 'DELIVERY', destination: '{"at":"home"}', is_active: 1 },
    ])
    .execute();
  const of = (id: string, user_id: string, modality: 'PICKUP' | 'DELIVERY') => ({
    id,
    user_id,
    modality,
    cart_id: id,
    promise_id: '',
    version_key: id,
    status: 'DRAFT' as const,
    created_at: 1,
    gratuity_cents: 0,
    first_name: 'A',
    last_name: 'B',
    sms_opt_in: 0 as const,
    instructions: '',
    delivery_type: 'Standard' as const,
    gift_card_ids: '[]',
    snap_cents: 0,
  });
  const rows = [of('1', 'u', 'PICKUP'), of('2', 'u', 'DELIVERY'), of('3', 'v', 'PICKUP')];
  await db.insertInto('checkouts').values(rows).execute();
  await migrate(db, apiMigrations(), clock);
  const kept = await db.selectFrom('checkouts').select(['id', 'destination']).orderBy('id').execute();
  expect(kept.map(({ destination }) => destination)).toEqual(['{"at":"the store"}', '{"at":"home"}', null]);
  await db.destroy();
  rmSync(dir, { recursive: true });
});
