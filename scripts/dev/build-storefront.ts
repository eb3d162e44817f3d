import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Builds the static part of the storefront; what vite says is shown only if it fails. */
export const buildStorefront = async (
  root: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> => {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const cwd = path.join(root, 'examples', 'storefront');
  try {
    await promisify(execFile)(process.execPath, [vite, 'build'], {
      cwd,
      env: { ...process.env, ...env },
      signal,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The storefront could not be built:\n\n${stdout}${stderr}`, { cause: error });
  }
};
