import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newId } from '../secrecy.ts';

const alreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Returns the content of a secret file that only its owner can read; creates the file on first use. Two
 * processes may do so at once: a link appears whole or not at all, and the first one stays.
 */
export function keptSecret(path: string, make: () => string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${newId()}`;
  writeFileSync(draft, make(), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!alreadyThere(error)) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
}
