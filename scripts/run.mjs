// Runs a task of the workspace: `node scripts/run.mjs <task> [arguments]`. Needs only npm and any Node >= 18;
// pnpm, and a newer Node if this one is too old for the tools, come from the npm registry.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = '26.10.0';
const root = fileURLToPath(new URL('..', import.meta.url));
const { packageManager, scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const onWindows = process.platform === 'win32';

/** Returns true if a version of Node is too old for the tools; jsdom has the strictest requirement. */
function tooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 22) return minor < 23;
  if (major === 24) return minor < 15;
  return major < 24 || major === 25;
}

/** Returns the registry package with this platform's Node binary; it has no install script. */
function nodePackage() {
  const os = onWindows ? 'win' : process.platform;
  return `node-${os === 'darwin' && process.arch === 'arm64' ? 'bin-' : ''}${os}-${process.arch}@${NODE}`;
}

/**
 * Starts a command and forwards every signal to it; resolves with its exit code and, if piped, its output.
 */
function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const stop = (signal) => child.kill(signal);
  const parent = process.ppid;
  // On SIGTERM npm ends without a signal to its script; only the changed parent process shows it.
  const watch = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, stop);
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 1), output });
    });
  });
}

/** Returns an environment in which `pnpm` and a recent `node` are first in the path. */
async function toolEnvironment() {
  const packages = tooOld(process.versions.node) ? [packageManager, nodePackage()] : [packageManager];
  const npx = [
    '--yes',
    ...packages.flatMap((name) => ['--package', name]),
    '--',
    'node',
    '-p',
    'process.env.PATH',
  ];
  const { code, output } = await run('npx', npx, { stdio: ['ignore', 'pipe', 'inherit'], shell: onWindows });
  if (code !== 0)
    throw new Error(`npm could not fetch ${packages.join(' and ')}. Is the npm registry within reach?`);
  const rest = Object.entries(process.env).filter(([name]) => name.toUpperCase() !== 'PATH');
  const bin = path.join(root, 'node_modules', '.bin');
  return { ...Object.fromEntries(rest), PATH: [bin, output.trim()].join(path.delimiter) };
}

async function main([task, ...args]) {
  const command = scripts[`task:${task}`];
  if (!command) {
    const tasks = Object.keys(scripts).flatMap((name) => (name.startsWith('task:') ? name.slice(5) : []));
    throw new Error(`There is no task "${task ?? ''}". Tasks: ${tasks.join(', ')}.`);
  }
  const env = await toolEnvironment();
  const install = ['install', '--frozen-lockfile', '--prefer-offline'];
  const { code } = await run('pnpm', install, { env, shell: onWindows });
  if (code !== 0) {
    throw new Error(
      'The dependencies could not be installed; the reason is above. After a change of a package.json run `pnpm install` once.',
    );
  }
  const line = [command, ...args.map((arg) => JSON.stringify(arg))].join(' ');
  // With `exec` there is no shell in between, so signals reach the task itself.
  return (await run(onWindows ? line : `exec ${line}`, [], { env, shell: true })).code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const missing =
    error.code === 'ENOENT' && `\`${error.path}\` was not found. npm comes with Node: https://nodejs.org`;
  process.stderr.write(`\n${missing || error.message}\n`);
  process.exitCode = 1;
}
