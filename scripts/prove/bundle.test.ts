import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundled, SERVICE } from './bundle.ts';

const entries = { service: SERVICE, client: 'wallet/client.ts' };

const plantOf = (file: string, from: string) => ({
  name: 'a fault',
  edits: [{ file, from, to: "'planted'" }],
});

const GONE = "(await isGone(card)).kind === 'happened'";
const inClient = plantOf('packages/wallet/src/features/delete-card/actions.ts', GONE);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grocer-test-'));
  // A vitest process ends before it could delete its bundles.
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('plants a fault in one bundle, and leaves the other one unchanged', async () => {
  const [honest, planted] = await Promise.all([bundled(entries), bundled(entries, inClient)]);
  expect(planted.service).toBe(honest.service);
  expect(await readFile(honest.service, 'utf8')).toMatch(/HELD_MS\d* = 900\b/);
  expect(await readFile(honest.client, 'utf8')).not.toContain('"planted"');
  expect(await readFile(planted.client, 'utf8')).toContain('"planted"');
});

it.each([
  [
    'whose source has changed',
    plantOf('packages/sandbox/src/api/pipeline.ts', 'what nobody wrote'),
    '"what nobody wrote" is not in',
  ],
  ['that is in nothing that runs', inClient, '"a fault" is in nothing that runs'],
])('refuses a fault %s', async (_what, plant, said) => {
  await expect(bundled({ service: SERVICE }, plant)).rejects.toThrow(said);
});
