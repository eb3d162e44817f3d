import { spawn } from 'node:child_process';
import path from 'node:path';
import { writeMockWorker } from './mock-worker.ts';
import { root } from './root.ts';

const [mode = 'dev', ...rest] = process.argv.slice(2);
const PLANS: Readonly<Record<string, readonly string[]>> = {
  dev: ['dev', '--port', '6006', '--no-open'],
  build: ['build', '--output-dir', path.join(root, 'storybook-static')],
};

writeMockWorker();
const cwd = path.join(root, 'stories');
const storybook = path.join(cwd, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
const child = spawn(process.execPath, [storybook, ...(PLANS[mode] ?? [mode]), ...rest], {
  cwd,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
