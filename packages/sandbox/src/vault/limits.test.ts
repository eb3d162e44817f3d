import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { openVaultSession } from '@grocer/foundation/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestSandbox, PAYPAGE, SHOP } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { post, tokeniseAt } from '../testing/shopper-for-tests.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

const openSession = (paypageId = PAYPAGE) =>
  post(sandbox.vault, openVaultSession.path, { paypageId, parentOrigin: SHOP });

function inDatabase<Result>(work: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(join(sandbox.dir, 'vault.db'));
  const result = work(db);
  db.close();
  return result;
}

const countOf = (table: string): unknown =>
  inDatabase((db) => db.prepare(`select count(*) as n from ${table}`).get()?.['n']);

/** Adds open sessions, as if as many frames had been opened and none submitted. */
const fill = (sessions: number): void =>
  inDatabase((db) => {
    db.prepare(
      `with recursive frame (n) as (select 1 union all select n + 1 from frame where n < ?)
       insert into frame_sessions (hash, paypage_id, expires_at) select 'h' || n, ?, ? from frame`,
    ).run(sessions, PAYPAGE, sandbox.clock.now().getTime() + 10 * MINUTE);
  });

it('opens at most a thousand sessions for a page id, and more once old ones expire', async () => {
  fill(999);
  expect((await openSession()).status).toBe(200);
  const refused = await openSession();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await openSession('otherpage')).status).toBe(200);
  sandbox.clock.setOffset(10 * MINUTE + 1);
  expect((await openSession()).status).toBe(200);
});

it('deletes a session that was used', async () => {
  const before = countOf('frame_sessions');
  expect((await tokeniseAt(sandbox)).response).toBe('870');
  expect(countOf('frame_sessions')).toBe(before);
});

it('deletes the token of a card a day after it expired', async () => {
  // Everything that was seeded has expired by then.
  sandbox.clock.setOffset(3 * DAY);
  await tokeniseAt(sandbox);
  expect(countOf('card_tokens')).toBe(1);
  sandbox.clock.setOffset(5 * DAY - MINUTE);
  await tokeniseAt(sandbox);
  expect(countOf('card_tokens')).toBe(2);
  sandbox.clock.setOffset(5 * DAY + MINUTE);
  await tokeniseAt(sandbox);
  expect(countOf('card_tokens')).toBe(2);
});
