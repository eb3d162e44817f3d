import { command } from './command.ts';

/** Unused files and exports; then, in production code, exports that only tests import. */
const RUNS = [['knip'], ['knip', '--production', '--include', 'exports']];

for (const run of RUNS) {
  const { ok } = await command(run, { stream: true });
  process.stdout.write(`${ok ? '✓' : '✗'} ${run.join(' ')}\n`);
  if (!ok) process.exitCode = 1;
}
