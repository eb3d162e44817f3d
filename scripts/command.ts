import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.ts';

export interface Finished {
  readonly ok: boolean;
  readonly output: string;
  /** The part of the output that was written to stderr. */
  readonly errors: string;
}

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** True shows the output while the command runs. */
  readonly stream?: boolean;
  readonly timeoutMs?: number;
}

const running = new Set<ReturnType<typeof spawn>>();

/** Stops all running commands. */
export const stopCommands = (): void => {
  for (const child of running) child.kill('SIGTERM');
};

const environment = (extra: Readonly<Record<string, string>> = {}) => ({
  ...process.env,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  ...extra,
  PATH: [path.join(root, 'node_modules', '.bin'), process.env['PATH']].join(path.delimiter),
});

/** Runs a tool of the workspace and collects its output. */
export const command = (
  [name = '', ...args]: readonly string[],
  options: CommandOptions = {},
): Promise<Finished> => {
  const { cwd = root, env, stream = false, timeoutMs = 1_800_000 } = options;
  const child = spawn(name, args, {
    cwd,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  running.add(child);
  let output = '';
  let errors = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    if (stream) process.stdout.write(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
    keep(chunk);
  });
  const patience = setTimeout(() => {
    keep(Buffer.from(`\nGave up after ${timeoutMs / 60_000} minutes.\n`));
    child.kill('SIGKILL');
  }, timeoutMs);
  return new Promise((resolve) => {
    const settle = (ok: boolean) => {
      clearTimeout(patience);
      running.delete(child);
      resolve({ ok, output, errors });
    };
    child.once('error', (error) => {
      keep(Buffer.from(`${name}: ${error.message}\n`));
      settle(false);
    });
    child.once('close', (code) => settle(code === 0));
  });
};
