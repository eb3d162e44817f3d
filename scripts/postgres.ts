import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { installFromDebian, isDebiansRoot } from './debian.ts';
import { freePort } from './free-port.ts';

const PACKAGE = 'postgresql';
const PATIENCE_MS = 30_000;
/** Sorts as people do, so that queries that need the order of bytes have to ask for it. */
const SORTED = ['--locale-provider', 'icu', '--icu-locale', 'en-US'];

/**
 * The data is deleted with the server, so nothing has to survive a power cut. Throughput is measured as
 * installed.
 */
const UNFLUSHED = process.env['THROUGHPUT']
  ? []
  : ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'];

/** Returns the folder with the programs of Debian's newest PostgreSQL. */
const programs = (): string | undefined => globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

/** Finds PostgreSQL, or installs it; returns what is missing if neither works. */
export const postgresMissing = (): string | undefined => {
  if (programs() === undefined && isDebiansRoot()) {
    try {
      installFromDebian(PACKAGE);
    } catch {
      // The result below states what is missing.
    }
  }
  return programs() === undefined ? `it needs Debian's package ${PACKAGE}` : undefined;
};

/** Returns the ids of the postgres user, since PostgreSQL refuses to run as root. */
function otherThanRoot(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
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

/** A PostgreSQL server of this process, on a free port. */
export interface Postgres {
  /** Address of the server, with an empty database. */
  readonly url: string;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server with a data folder of its own. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs();
  if (bin === undefined) throw new Error(postgresMissing());
  const who = otherThanRoot();
  const dir = mkdtempSync(path.join(tmpdir(), 'grocer-postgres-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(dir, who.uid, who.gid);
  const data = path.join(dir, 'data');
  const cluster = ['-D', data, '-U', 'grocer', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...SORTED];
  execFileSync(path.join(bin, 'initdb'), cluster, { ...who, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://grocer@127.0.0.1:${port}/postgres`;
  const listening = [
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    dir,
    '-c',
    'max_connections=200',
    ...UNFLUSHED,
  ];
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...listening], { ...who, stdio: 'ignore' });
  const exited = once(server, 'exit');
  // Neither the server nor its data outlives this process.
  const leave = (): void => {
    server.kill('SIGQUIT');
    // Retried, since the server may still be writing.
    rmSync(dir, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', leave);
  await untilUp(url);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await exited;
      process.off('exit', leave);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
