import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openNode } from './open-node.ts';

it.each([
  ['flushes each commit to the disk', undefined, 2],
  ['leaves flushing to the system for tests', { durable: false }, 0],
])('%s', (_, options, synchronous) => {
  const dir = mkdtempSync(join(tmpdir(), 'open-node-'));
  const db = openNode(join(dir, 'some.db'), options);
  expect([...db.prepare('PRAGMA synchronous').iterate([])]).toEqual([{ synchronous }]);
  db.close();
  rmSync(dir, { recursive: true });
});
