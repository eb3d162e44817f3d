import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string | undefined;

/** Returns the folder for all files of this process; it is deleted on exit. */
export function temporaryFolder(): string {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(path.join(tmpdir(), 'grocer-prove-'));
  // Child processes may still write until they notice the exit.
  process.once('exit', () => rmSync(made, { recursive: true, force: true, maxRetries: 5 }));
  folder = made;
  return made;
}
