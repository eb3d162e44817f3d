import { Socket } from 'node:net';
import type { Client, QueryResultRow } from 'pg';
import { patient, SILENT_MS } from './patience.ts';

/** Locks of this process in a PostgreSQL database. They end with the process, or with its connection. */
export interface Locks {
  /** Takes a lock by its name, 64 bits as hex; returns true when no other process holds it. */
  take(name: string): Promise<boolean>;
  free(name: string): Promise<void>;
  close(): Promise<void>;
}

interface Connection {
  readonly client: Client;
  readonly socket: Socket;
}

/** True for the driver's error after a query timeout. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

const KEY = "('x' || $1)::bit(64)::bigint";

/** Opens a connection for locks only when the first lock is taken, and another one when it breaks. */
export function openLocks(url: string): Locks {
  const held = new Map<string, Connection>();
  let opened: Promise<Connection> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function connection(): Promise<Connection> {
    const forget = (): void => {
      if (opened === mine) opened = undefined;
    };
    async function open(): Promise<Connection> {
      const { default: pg } = await import('pg');
      const socket = new Socket();
      // No socket timeout: a held lock is silent for as long as its work takes.
      const client = new pg.Client({
        ...patient,
        stream: () => socket,
        query_timeout: SILENT_MS,
        connectionString: url,
      });
      client.on('error', forget).on('end', forget);
      await client.connect();
      return { client, socket };
    }
    const mine = open();
    mine.catch(forget);
    return mine;
  }

  /** Runs one query at a time. A connection that does not answer is closed, with all of its locks. */
  function ask<Row extends QueryResultRow>({ client, socket }: Connection, text: string, name: string) {
    const done = turn.then(() => client.query<Row>(text, [name]));
    turn = done.catch((error: unknown) => {
      if (isSilence(error)) socket.destroy();
    });
    return done;
  }

  return {
    async take(name) {
      const mine = await (opened ??= connection());
      const { rows } = await ask<{ taken: boolean }>(
        mine,
        `select pg_try_advisory_lock(${KEY}) as taken`,
        name,
      );
      const isTaken = rows[0]?.taken === true;
      if (isTaken) held.set(name, mine);
      return isTaken;
    },
    async free(name) {
      const mine = held.get(name);
      held.delete(name);
      // If the query fails, the lock has ended with its connection.
      if (mine) await ask(mine, `select pg_advisory_unlock(${KEY})`, name).catch(() => undefined);
    },
    async close() {
      // A graceful end would wait for the server.
      const mine = await opened?.catch(() => undefined);
      mine?.socket.destroy();
    },
  };
}
