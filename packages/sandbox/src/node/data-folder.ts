import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a data folder that only its owner may look into, and that git leaves alone; one that is there stays as it is. */
export function makeDataFolder(path: string): void {
  const isNew = mkdirSync(path, { recursive: true, mode: 0o700 }) !== undefined;
  if (isNew) writeFileSync(join(path, '.gitignore'), '*\n');
}
