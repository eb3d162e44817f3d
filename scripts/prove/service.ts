import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDatabase, openMirror } from './mirror.ts';
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

/** Where a service keeps its data; each on a database of its own, where `PROVE_POSTGRES` names a server. */
export async function makePlace(name: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), `grocer-${name}-`));
  const database = path.join(dataDir, 'api', 'api.db');
  const server = process.env['PROVE_POSTGRES'];
  const databaseUrl = server && (await makeDatabase(server, path.basename(dataDir)));
  const mirror = databaseUrl ? await openMirror(databaseUrl, database) : undefined;
  return {
    dataDir,
    databaseUrl,
    /** What judges read: the database itself, or what it was at the last look. */
    database,
    look: async (all?: boolean): Promise<void> => mirror?.look(all),
    async remove(): Promise<void> {
      await mirror?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Place = Awaited<ReturnType<typeof makePlace>>;

/** Starts a sandbox from its bundle over the data of a place, and reaches it. */
export async function startSandboxOn({ dataDir, databaseUrl = '' }: Place, file: string) {
  const sandbox = launch(file, [dataDir, databaseUrl]);
  const where = await Promise.race([
    once(sandbox, 'message').then(([said]: Where[]) => said),
    once(sandbox, 'exit').then(() => undefined),
  ]);
  if (!where) throw new Error('The sandbox ended before it said where it is.');
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
    steer,
    setup: {
      api: `http://127.0.0.1:${ports.api}`,
      vault: `http://127.0.0.1:${ports.vault}`,
      clientSecret: secrets.client,
      paypageId,
      speed: SPEED,
    },
    async stop(): Promise<void> {
      // One that has ended by itself, or was killed, hears nothing.
      if (sandbox.exitCode !== null || sandbox.signalCode !== null) return;
      sandbox.send('stop');
      await once(sandbox, 'exit');
    },
  };
}

/** A sandbox from its bundle in a process of its own, over fresh data. */
export async function startService(file: string) {
  const place = await makePlace('prove');
  const sandbox = await startSandboxOn(place, file);
  return {
    ...place,
    ...sandbox,
    async stop(): Promise<void> {
      await sandbox.stop();
      await place.remove();
    },
  };
}
