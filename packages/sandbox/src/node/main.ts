import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The vault holds card numbers, so it shares a process with nobody.
const services = ['main-vault.ts', 'main-api.ts'].map((file) =>
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL(file, import.meta.url))],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  ),
);

const stopAll = (): void => {
  for (const service of services) service.kill('SIGTERM');
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
for (const service of services) {
  service.on('exit', (code) => {
    process.exitCode ||= code ?? 1;
    // One without the other is of no use.
    stopAll();
  });
}
