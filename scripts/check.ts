import { parseArgs } from 'node:util';
import { steps } from './check/steps.ts';
import { runSteps } from './check/schedule.ts';
import { summary } from './check/summary.ts';
import { ensureChromium } from './chromium.ts';
import { stopCommands } from './command.ts';
import { untilAskedToStop } from './dev/stop-signal.ts';
import { writeMockWorker } from './mock-worker.ts';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const chosen = values.only ? steps.filter(({ name }) => values.only?.includes(name)) : steps;

/** Runs the chosen steps; resolves with true if none of them failed. */
const check = async (): Promise<boolean> => {
  const started = performance.now();
  if (chosen.some(({ report }) => report)) {
    ensureChromium();
    writeMockWorker();
  }
  const outcomes = await runSteps(chosen);
  process.stdout.write(summary(outcomes, (performance.now() - started) / 1000));
  return outcomes.every(({ verdict }) => verdict === 'passed' || verdict === 'skipped');
};

const stopped = async (): Promise<false> => {
  await untilAskedToStop();
  stopCommands();
  process.stderr.write('\nStopped.\n');
  return false;
};

if (values.only?.some((wanted) => !steps.some(({ name }) => name === wanted))) {
  process.stderr.write(`--only wants one of: ${steps.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}
try {
  process.exit((await Promise.race([check(), stopped()])) ? 0 : 1);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
