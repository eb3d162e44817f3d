import type { Listening } from './serve.ts';

const PORTS: Readonly<Record<string, string>> = {
  sandbox: '--port, --vault-port or --admin-port',
  'sandbox api': 'SANDBOX_API_PORT or SANDBOX_ADMIN_PORT',
  'sandbox vault': 'SANDBOX_VAULT_PORT',
};

const isTaken = (error: unknown): error is Error & { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;

/** Runs a service until a signal stops it. If a port is in use, exits with a line that says what to do. */
export async function runUntilSignal(
  service: string,
  start: () => Promise<Pick<Listening, 'stop'>>,
): Promise<void> {
  try {
    // Added before the service reports that it listens, since it may then be stopped at once.
    const starting = start();
    let stopping: Promise<void> | undefined;
    async function stop(): Promise<void> {
      const running = await starting;
      await running.stop();
      process.exit(0);
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping ??= stop()));
    await starting;
  } catch (error) {
    const words = error instanceof Error ? error.message : 'unknown error';
    const advice = `Port ${isTaken(error) ? error.port : ''} is in use. Set ${PORTS[service]} to another one.`;
    process.stderr.write(`${service}: ${isTaken(error) ? advice : words}\n`);
    process.exit(1);
  }
}
