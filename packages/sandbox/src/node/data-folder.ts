import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates a data folder that only its owner can read and git ignores; an existing one stays unchanged. */
export function makeDataFolder(path: string): void {
  const isNew = mkdirSync(path, { recursive: true, mode: 0o700 }) !== undefined;
  if (isNew) writeFileSync(join(path, '.gitignore'), '*\n');
}
