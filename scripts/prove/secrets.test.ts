import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { storedSecrets } from './secrets.ts';

it('finds card numbers and tokens in the files of a service', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [database, log] = [path.join(folder, 'api.db'), path.join(folder, 'service.log')];
  const files = [database, `${database}-wal`, log];
  writeFileSync(database, 'SQLite \0 999900000000');
  writeFileSync(log, '{"event":"request","status":200}');
  expect(storedSecrets(files, ['t0ken', ''])).toEqual([]);
  writeFileSync(database, 'SQLite \0 9999000000000004');
  writeFileSync(log, '{"user":"t0ken"}');
  expect(storedSecrets(files, ['t0ken'])).toEqual(['L13 stored: 9999000000000004', 'L13 stored: t0ken']);
});
