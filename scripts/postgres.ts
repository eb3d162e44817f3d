import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { installFromDebian, isDebiansRoot } from './debian.ts';

const PACKAGE = 'postgresql';
const PATIENCE_MS = 30_000;
/** As people sort: what is to be sorted by bytes has to ask for it. */
const SORTED = ['--locale-provider', 'icu', '--icu-locale', 'en-US'];

/** Where Debian has the programs of the newest PostgreSQL. */
const programs = (): string | undefined => globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

/** Finds PostgreSQL, or installs it; says why not where neither is possible. */
export const postgresMissing = (): string | undefined => {
  if (programs() === undefined && isDebiansRoot()) {
    try {
      installFromDebian(PACKAGE);
    } catch {
      // Said below.
    }
  }
  return programs() === undefined ? `it needs Debian's package ${PACKAGE}` : undefined;
};

/** PostgreSQL refuses to run as root. */
function otherThanRoot(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

async function untilUp(url: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(50);
    }
  }
}

/** A PostgreSQL of one's own, on a free port of this machine. */
export interface Postgres {
  /** Of its server, with a database that is empty. */
  readonly url: string;
  /** Ends it as a crash would, without a word to anybody. */
  crash(): Promise<void>;
  /** Begins again over the same data. */
  start(): Promise<void>;
  /** Ends it, and takes its data away. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL over a folder of its own. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs();
  if (bin === undefined) throw new Error(postgresMissing());
  const who = otherThanRoot();
  const dir = mkdtempSync(path.join(tmpdir(), 'grocer-postgres-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(dir, who.uid, who.gid);
  const data = path.join(dir, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'grocer', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...SORTED],
    {
      ...who,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const url = `postgres://grocer@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const options = [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      dir,
      '-c',
      'max_connections=200',
    ];
    server = spawn(path.join(bin ?? '', 'postgres'), options, { ...who, stdio: 'ignore' });
    await untilUp(url);
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }

  await start();
  return {
    url,
    start,
    crash: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT');
      if (existsSync(dir)) rmSync(dir, { recursive: true });
    },
  };
}
