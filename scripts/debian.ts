import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const hasCommand = (name: string): boolean =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));

/** Returns true when this process can install Debian packages. */
export const isDebiansRoot = (): boolean => process.getuid?.() === 0 && hasCommand('apt-get');

/** Installs Debian packages; throws on failure. */
export const installFromDebian = (...packages: readonly string[]): void => {
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
  });
};
