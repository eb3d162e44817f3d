import type { Client } from 'pg';
import { isAway } from './is-away.ts';
import { PATIENCE_MS } from './open-postgres.ts';

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
  let opening: Promise<Client> | undefined;

  async function connect(): Promise<Client> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
    const forget = (): void => (opening = undefined);
    client.on('error', forget).on('end', forget);
    try {
      return await client.connect().then(() => client);
    } catch (error) {
      forget();
      throw error;
    }
  }

  async function ask(text: string, name: string): Promise<unknown> {
    const client = await (opening ??= connect());
    const { rows } = await client.query<{ done: unknown }>(text, [name]);
    return rows[0]?.done;
  }

  return {
    take: async (name) => (await ask(`select pg_try_advisory_lock(${KEY}) as done`, name)) === true,
    async free(name) {
      try {
        await ask(`select pg_advisory_unlock(${KEY}) as done`, name);
      } catch (error) {
        // It went with its connection.
        if (!isAway(error)) throw error;
      }
    },
    async close() {
      const client = await opening?.catch(() => undefined);
      await client?.end();
    },
  };
}
