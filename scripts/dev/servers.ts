import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServerPlan {
  readonly name: string;
  readonly script: string;
  readonly health: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface Servers {
  /** Starts a server; resolves once its health check succeeds. */
  start(plan: ServerPlan): Promise<void>;
  /** Stops all servers; resolves when the last one has ended. */
  stop(): Promise<void>;
  /** Rejects when a server ends unexpectedly. */
  readonly crashed: Promise<never>;
}

const START_LIMIT = 60_000;
/** The API drains for ten seconds. */
const STOP_LIMIT = 12_000;

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20).join('\n');

const isUp = (health: string): Promise<boolean> =>
  fetch(health, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
  await gone(child);
  clearTimeout(force);
};

const untilUp = async ({ name, health }: ServerPlan): Promise<void> => {
  const limit = Date.now() + START_LIMIT;
  while (!(await isUp(health))) {
    if (Date.now() > limit)
      throw new Error(`The ${name} did not answer ${health} within ${START_LIMIT / 1000} seconds.`);
    await sleep(150);
  }
};

/**
 * Manages the demo's servers as child processes that start and stop together, each with a log file of its
 * own.
 */
export const createServers = (root: string, logs: string): Servers => {
  const children: ChildProcess[] = [];
  let reportCrash: (error: Error) => void = () => undefined;
  const crashed = new Promise<never>((_, reject) => {
    reportCrash = reject;
  });
  // `start` and the caller handle the rejection; it is marked as handled, since neither listens in between.
  crashed.catch(() => undefined);
  let stopping = false;
  mkdirSync(logs, { recursive: true });

  const launch = ({ name, script, env }: ServerPlan) => {
    const file = path.join(logs, `${name}.log`);
    const log = createWriteStream(file);
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once('close', (code, signal) => {
      log.end(() => {
        if (stopping) return;
        const words = lastLines(file);
        const fate = `The ${name} ended by itself (${signal ?? `exit code ${code}`}).`;
        reportCrash(new Error(words ? `${fate} Its last words:\n\n${words}` : fate));
      });
    });
    children.push(child);
  };

  return {
    crashed,
    async start(plan) {
      if (stopping) return;
      launch(plan);
      await Promise.race([untilUp(plan), crashed]);
    },
    async stop() {
      stopping = true;
      await Promise.all(children.map(end));
    },
  };
};
