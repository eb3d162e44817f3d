import { spawn } from 'node:child_process';
import path from 'node:path';
import { writeMockWorker } from './mock-worker.ts';
import { storybookArguments } from './dev/storybook-arguments.ts';
import { root } from './root.ts';

writeMockWorker();
const cwd = path.join(root, 'stories');
const storybook = path.join(cwd, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
const child = spawn(process.execPath, [storybook, ...storybookArguments(process.argv.slice(2))], {
  cwd,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
