import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './root.ts';

/**
 * Writes msw's service worker, which stories and browser tests load. It must match the installed version of
 * msw.
 */
export const writeMockWorker = (): void => {
  const msw = path.join(root, 'node_modules', 'msw', 'cli', 'index.js');
  execFileSync(process.execPath, [msw, 'init', 'stories/public', '--no-save'], { cwd: root });
};

if (import.meta.main) writeMockWorker();
