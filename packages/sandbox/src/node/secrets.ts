import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newId } from '../secrecy.ts';

const alreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * The text of a secret file that only its owner may read; made on first use. Two processes may ask at once:
 * a link appears whole or not at all, and the first one stays.
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
