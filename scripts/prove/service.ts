import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeDatabase, openMirror } from './mirror.ts';
import { launch } from './processes.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Changes a running sandbox by its admin port: `clock`, `limits`, and all other controls. */
export type Steer = (what: string, body?: object) => Promise<void>;

interface Where {
  readonly ports: { readonly api: number; readonly vault: number; readonly admin: number };
  readonly secrets: { readonly client: string; readonly admin: string };
  readonly paypageId: string;
}

/** Factor by which clients' timers run faster: ten seconds take half a second. */
const SPEED = 20;

/** Creates a place for a service's data; with `PROVE_POSTGRES`, in a database of its own on that server. */
export async function makePlace(name: string) {
  const dataDir = await mkdtemp(path.join(temporaryFolder(), `${name}-`));
  const database = path.join(dataDir, 'api', 'api.db');
  const log = path.join(dataDir, 'service.log');
  const server = process.env['PROVE_POSTGRES'];
  const databaseUrl = server && (await makeDatabase(server, path.basename(dataDir)));
  const mirror = databaseUrl ? await openMirror(databaseUrl, database) : undefined;
  return {
    dataDir,
    databaseUrl,
    log,
    /** The file that judges read: the database itself, or its copy at the last look. */
    database,
    /** Everything that the service writes and that must not contain a secret. */
    files: [database, `${database}-wal`, log],
    look: async (all?: boolean): Promise<void> => mirror?.look(all),
    async remove(): Promise<void> {
      await mirror?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Place = Awaited<ReturnType<typeof makePlace>>;

/** Starts a sandbox from its bundle with the data of a place; resolves with its controls and addresses. */
export async function startSandboxOn({ dataDir, databaseUrl = '', log }: Place, file: string) {
  const sandbox = launch(file, [dataDir, log, databaseUrl]);
  const where = await Promise.race([
    once(sandbox, 'message').then(([said]: Where[]) => said),
    once(sandbox, 'exit').then(() => undefined),
  ]);
  if (!where) throw new Error('The sandbox ended before it said where it is.');
  const { ports, secrets, paypageId } = where;
  const steer: Steer = async (what, body = {}) => {
    const { ok, status } = await fetch(`http://127.0.0.1:${ports.admin}/${what}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secrets.admin}`,
        'content-type': 'application/json',
        // The sandbox closes an idle connection, maybe while a busy process sends the next request on it.
        connection: 'close',
      },
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
      // A process that has ended or was killed receives no message.
      if (sandbox.exitCode !== null || sandbox.signalCode !== null) return;
      sandbox.send('stop');
      await once(sandbox, 'exit');
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** Starts a sandbox from its bundle in a process of its own, with empty data. */
export async function startService(file: string) {
  const place = await makePlace('prove');
  const sandbox = await startSandboxOn(place, file).catch(async (error: unknown) => {
    await place.remove();
    throw error;
  });
  return {
    ...place,
    ...sandbox,
    async stop(): Promise<void> {
      await sandbox.stop();
      await place.remove();
    },
  };
}
