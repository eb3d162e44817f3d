import { runStep } from './run-step.ts';
import type { Outcome, Step } from './step.ts';

const LANES = 2;

/** Runs the steps in order, at most two at a time, and those marked `alone` without another one. */
export const runSteps = async (steps: readonly Step[]): Promise<readonly Outcome[]> => {
  const outcomes = new Map<string, Promise<Outcome>>();
  const running = new Set<Promise<Outcome>>();
  const stream = steps.length === 1;

  const start = (step: Step) => {
    const run = runStep(step, stream || Boolean(step.alone)).finally(() => running.delete(run));
    running.add(run);
    return run;
  };
  const untilFree = async (lanes: number) => {
    while (running.size > LANES - lanes) await Promise.race(running);
  };
  const needsPassed = async ({ needs = [] }: Step) => {
    const needed = await Promise.all(needs.flatMap((name) => outcomes.get(name) ?? []));
    return needed.every(({ verdict }) => verdict === 'passed');
  };

  for (const step of steps) {
    const outcome = { step, seconds: 0, passed: 0, failures: [] } as const;
    if (!(await needsPassed(step))) {
      outcomes.set(step.name, Promise.resolve({ ...outcome, verdict: 'not run' }));
      continue;
    }
    await untilFree(step.alone ? LANES : 1);
    const missing = step.missing?.();
    if (missing === undefined) outcomes.set(step.name, start(step));
    else outcomes.set(step.name, Promise.resolve({ ...outcome, verdict: 'skipped', why: missing }));
  }
  return Promise.all(outcomes.values());
};
