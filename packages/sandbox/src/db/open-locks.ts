import type { Client } from 'pg';
import { patient } from './patience.ts';

/** Locks of this process on a PostgreSQL database: they end with the process, or with its connection. */
export interface Locks {
  /** Takes a lock by its name, 64 bits as hex; says whether no other process has it. */
  take(name: string): Promise<boolean>;
  free(name: string): Promise<void>;
  close(): Promise<void>;
}

const KEY = "('x' || $1)::bit(64)::bigint";

/** Opens a connection for locks alone when the first one is taken, and another one when that breaks. */
export function openLocks(url: string): Locks {
  const held = new Map<string, Client>();
  let opened: Promise<Client> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function connection(): Promise<Client> {
    const forget = (): void => {
      if (opened === mine) opened = undefined;
    };
    async function open(): Promise<Client> {
      const { default: pg } = await import('pg');
      const client = new pg.Client({ ...patient, connectionString: url });
      client.on('error', forget).on('end', forget);
      await client.connect();
      return client;
    }
    const mine = open();
    mine.catch(forget);
    return mine;
  }

  /** A connection is asked one thing at a time. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  return {
    take: (name) =>
      inTurn(async () => {
        const client = await (opened ??= connection());
        const { rows } = await client.query<{ taken: boolean }>(
          `select pg_try_advisory_lock(${KEY}) as taken`,
          [name],
        );
        const isTaken = rows[0]?.taken === true;
        if (isTaken) held.set(name, client);
        return isTaken;
      }),
    free: (name) =>
      inTurn(async () => {
        const client = held.get(name);
        held.delete(name);
        // Where that fails, the lock went with its connection.
        await client?.query(`select pg_advisory_unlock(${KEY})`, [name]).catch(() => undefined);
      }),
    close: () =>
      inTurn(async () => {
        const client = await opened?.catch(() => undefined);
        await client?.end();
      }),
  };
}
