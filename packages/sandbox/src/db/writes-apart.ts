import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';

type Asked<Way extends 'executeQuery' | 'streamQuery'> = Parameters<DatabaseConnection[Way]>;

/** A connection that is acquired on first use, once its purpose is known. */
class LateConnection implements DatabaseConnection {
  readonly #readers: Driver;
  #from: Driver | undefined;
  #taken: Promise<DatabaseConnection> | undefined;

  constructor(readers: Driver) {
    this.#readers = readers;
  }

  take(from: Driver): Promise<DatabaseConnection> {
    this.#from ??= from;
    this.#taken ??= from.acquireConnection();
    return this.#taken;
  }

  async executeQuery<Row>(...asked: Asked<'executeQuery'>): Promise<QueryResult<Row>> {
    return (await this.take(this.#readers)).executeQuery<Row>(...asked);
  }

  async *streamQuery<Row>(...asked: Asked<'streamQuery'>): AsyncIterableIterator<QueryResult<Row>> {
    yield* (await this.take(this.#readers)).streamQuery<Row>(...asked);
  }

  async release(): Promise<void> {
    // If it could not be acquired, the caller has already got the error.
    const taken = await this.#taken?.catch(() => undefined);
    if (taken) await this.#from?.releaseConnection(taken);
  }
}

function lateOf(connection: DatabaseConnection): LateConnection {
  if (connection instanceof LateConnection) return connection;
  throw new TypeError('This connection is of another driver.');
}

/** Runs transactions and other queries on two dialects, so that waiting writers do not block readers. */
export const writesApart = (reading: Dialect, writing: Dialect): Dialect => ({
  createAdapter: () => reading.createAdapter(),
  createIntrospector: (db) => reading.createIntrospector(db),
  createQueryCompiler: () => reading.createQueryCompiler(),
  createDriver() {
    const [readers, writers] = [reading.createDriver(), writing.createDriver()];
    const taken = (connection: DatabaseConnection): Promise<DatabaseConnection> =>
      lateOf(connection).take(writers);
    return {
      async init() {
        await Promise.all([readers.init(), writers.init()]);
      },
      acquireConnection: async () => new LateConnection(readers),
      beginTransaction: async (connection, settings) =>
        writers.beginTransaction(await taken(connection), settings),
      commitTransaction: async (connection) => writers.commitTransaction(await taken(connection)),
      rollbackTransaction: async (connection) => writers.rollbackTransaction(await taken(connection)),
      releaseConnection: (connection) => lateOf(connection).release(),
      async destroy() {
        await Promise.all([readers.destroy(), writers.destroy()]);
      },
    };
  },
});
