import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = async (
  title: string,
  args: readonly string[],
  cwd: string,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await promisify(execFile)(process.execPath, args, { cwd, signal });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The ${title} could not be built:\n\n${stdout}${stderr}`, { cause: error });
  }
};

/** Builds the static part of a host. Vite's output is shown only on failure. */
export const buildPages = (root: string, host: string, signal: AbortSignal): Promise<void> => {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  return run(host, [vite, 'build'], path.join(root, 'examples', host), signal);
};

/** Builds the wallet's script tag from the current sources. */
export const buildScriptTag = (root: string, signal: AbortSignal): Promise<void> =>
  run('wallet’s script tag', [path.join(root, 'scripts', 'build-script-tag.ts')], root, signal);
