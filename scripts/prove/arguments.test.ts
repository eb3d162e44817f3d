import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

const run = promisify(execFile);

it.each([
  ['prove.ts', ['--only', 'walet']],
  ['prove.ts', ['--only', 'wallet', '--plant', 'a bug that nobody plants']],
  ['check.ts', ['--only', 'types', '--only', 'lints']],
])('%s refuses a name that it does not know: %j', { timeout: 30_000 }, async (script, args) => {
  const ended = run('node', [path.join(root, 'scripts', script), ...args]);
  await expect(ended).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('wants one of') });
});
