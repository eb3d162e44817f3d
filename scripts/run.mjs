// Runs one task of the workspace. Needs only npm and any Node >= 18: pnpm, and a newer Node where this one is
// too old for the tools, come from the npm registry.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const NODE = '26.10.0';
const root = new URL('..', import.meta.url);
const { packageManager } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** jsdom sets the floor of the tools' engines. */
function tooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < 24 ? !(major === 22 && minor >= 23) : major === 24 ? minor < 15 : major === 25;
}

/** The registry package that holds this platform's Node binary; it has no install script. */
function nodePackage() {
  const os = process.platform === 'win32' ? 'win' : process.platform;
  return `node-${os === 'darwin' && process.arch === 'arm64' ? 'bin-' : ''}${os}-${process.arch}@${NODE}`;
}

const packages = tooOld(process.versions.node) ? [packageManager, nodePackage()] : [packageManager];

function pnpm(...args) {
  const npx = ['--yes', ...packages.flatMap((name) => ['--package', name]), '--', 'pnpm', ...args];
  const child = spawn('npx', npx, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  // Ctrl-C reaches the whole group; this process stays until its child has cleaned up.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1))));
}

const [task, ...rest] = process.argv.slice(2);
const installed = await pnpm('install', '--frozen-lockfile', '--prefer-offline');
process.exitCode = installed || (await pnpm('run', `task:${task}`, ...rest));
