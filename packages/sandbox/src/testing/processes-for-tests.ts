import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { createClock } from '../clock.ts';
import { SHOP } from './sandbox-for-tests.ts';
import type { Reach, Requests } from './sandbox-for-tests.ts';

const SECRETS = { CLIENT: 'c'.repeat(64), ADMIN: 'a'.repeat(64), VAULT: 'b'.repeat(64) } as const;

const Listening = v.object({ event: v.literal('listening'), service: v.string(), port: v.number() });

/** A process of the sandbox. */
export interface TestProcess {
  /** The ports by service. */
  readonly ports: Readonly<Record<string, number>>;
  /** Ends the process. Default: gracefully. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Returns the port of each service, once the process reports that it listens. */
async function portsOf(child: ChildProcess, services: readonly string[]): Promise<Record<string, number>> {
  const ports: Record<string, number> = {};
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += chunk));
  if (child.stdout)
    for await (const line of createInterface(child.stdout)) {
      const said = v.safeParse(Listening, JSON.parse(line));
      if (said.success) ports[said.output.service] = said.output.port;
      if (services.every((service) => ports[service] !== undefined)) return ports;
    }
  throw new Error(`The process ended: ${errors}`);
}

async function start(part: 'api' | 'vault', env: Readonly<Record<string, string>>): Promise<TestProcess> {
  const script = fileURLToPath(new URL(`../node/main-${part}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const ports = await portsOf(child, part === 'api' ? ['api', 'admin'] : ['vault']);
  // Unread output would block the process.
  child.stdout.resume();
  return {
    ports,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

/** An API process with its admin port. */
export interface TestApi extends TestProcess, Requests {
  /** Posts a body to the admin port, or reads from it without a body. */
  steer(path: string, body?: object): Promise<unknown>;
}

/** One vault, and API processes over one database. */
export interface TestProcesses {
  startApi(more?: Readonly<Record<string, string>>): Promise<TestApi>;
  /** Combines several processes: requests go to each in turn. */
  reach(...apis: readonly TestApi[]): Reach;
  stop(): Promise<void>;
}

async function steer(port: number, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${SECRETS.ADMIN}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer.json();
}

const at = (port: number | undefined): Requests => ({
  request: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
});

/** Starts a vault; API processes are started on demand. */
export async function openTestProcesses(databaseUrl: string): Promise<TestProcesses> {
  const dir = mkdtempSync(join(tmpdir(), 'processes-'));
  const secrets = Object.entries(SECRETS).map(([name, secret]) => [`SANDBOX_${name}_SECRET`, secret]);
  const env = {
    SANDBOX_DATA: dir,
    SANDBOX_ORIGINS: SHOP,
    SANDBOX_VAULT_PORT: '0',
    SANDBOX_API_PORT: '0',
    SANDBOX_ADMIN_PORT: '0',
    ...Object.fromEntries(secrets),
  };
  const vault = await start('vault', env);
  const vaultAddress = `http://127.0.0.1:${vault.ports['vault']}`;
  const running: TestProcess[] = [];
  return {
    async startApi(more = {}) {
      const api = await start('api', {
        ...env,
        // As on a separate machine, which shares only the database with the others.
        SANDBOX_DATA: mkdtempSync(join(dir, 'api-')),
        SANDBOX_DATABASE_URL: databaseUrl,
        SANDBOX_VAULT_ADDRESS: vaultAddress,
        ...more,
      });
      running.push(api);
      const { admin = 0 } = api.ports;
      return { ...api, ...at(api.ports['api']), steer: (path, body) => steer(admin, path, body) };
    },
    reach(...apis) {
      let turn = 0;
      const next = (): TestApi | undefined => apis[(turn += 1) % apis.length];
      return {
        api: { request: async (path, init) => next()?.request(path, init) ?? Response.error() },
        vault: at(vault.ports['vault']),
        clock: createClock(),
        clientSecret: SECRETS.CLIENT,
      };
    },
    async stop() {
      await Promise.all([...running, vault].map((one) => one.end()));
      rmSync(dir, { recursive: true });
    },
  };
}
