import { command } from './command.ts';

/** What nobody imports; then, of the product alone, what only a test imports. */
const RUNS = [['knip'], ['knip', '--production', '--include', 'exports']];

for (const run of RUNS) {
  const { ok } = await command(run, { stream: true });
  process.stdout.write(`${ok ? '✓' : '✗'} ${run.join(' ')}\n`);
  if (!ok) process.exitCode = 1;
}
