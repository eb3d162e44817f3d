import { command } from './command.ts';

/** Runs the fuzz tests of the SDKs with all of their cases; `npm test` runs a quarter of them. */
const { ok } = await command(['vitest', 'run', '--project', 'node', 'core/fuzz.test.ts'], {
  env: { FUZZ: 'full' },
  stream: true,
});
process.exit(ok ? 0 : 1);
