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
  const cluster = ['-D', data, '-U', 'grocer', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...SORTED];
  execFileSync(path.join(bin, 'initdb'), cluster, { ...who, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://grocer@127.0.0.1:${port}/postgres`;
  const listening = ['-p', String(port), '-h', '127.0.0.1', '-k', dir, '-c', 'max_connections=200'];
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...listening], { ...who, stdio: 'ignore' });
  const exited = once(server, 'exit');
  // It does not outlive whoever started it, nor does its data.
  const leave = (): void => {
    server.kill('SIGQUIT');
    // It may still be writing.
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
