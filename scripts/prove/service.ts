import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from './processes.ts';

/** Changes what a running sandbox does, by its admin port: `clock`, `limits`, and whatever else that takes. */
export type Steer = (what: string, body?: object) => Promise<void>;

interface Where {
  readonly ports: { readonly api: number; readonly vault: number; readonly admin: number };
  readonly secrets: { readonly client: string; readonly admin: string };
  readonly paypageId: string;
}

/** Ten seconds of a client are half a second here. */
const SPEED = 20;

/** Starts a sandbox over a folder of data, and reaches it. */
export async function startSandboxOn(dataDir: string, plant?: string) {
  const sandbox = launch('serve-sandbox.ts', [dataDir], plant);
  const [where]: Where[] = await once(sandbox, 'message');
  if (!where) throw new Error('The sandbox did not say where it is.');
  const { ports, secrets, paypageId } = where;
  const steer: Steer = async (what, body = {}) => {
    const { ok, status } = await fetch(`http://127.0.0.1:${ports.admin}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.admin}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!ok) throw new Error(`The sandbox answered ${status} to /${what}.`);
  };
  return {
    process: sandbox,
    database: path.join(dataDir, 'api', 'api.db'),
    steer,
    setup: {
      api: `http://127.0.0.1:${ports.api}`,
      vault: `http://127.0.0.1:${ports.vault}`,
      clientSecret: secrets.client,
      paypageId,
      speed: SPEED,
    },
    async stop(): Promise<void> {
      sandbox.send('stop');
      await once(sandbox, 'exit');
    },
  };
}

/** A sandbox in a process of its own, over fresh data. */
export async function startService(plant: string | undefined) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'grocer-prove-'));
  const sandbox = await startSandboxOn(dataDir, plant);
  return {
    ...sandbox,
    async stop(): Promise<void> {
      await sandbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
