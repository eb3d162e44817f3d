import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const hasCommand = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));

/** Can this process install Debian's packages? */
export const isDebiansRoot = (): boolean => process.getuid?.() === 0 && hasCommand('apt-get');

/** Installs Debian's packages; throws where that fails. */
export const installFromDebian = (...packages: readonly string[]): void => {
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
  });
};
