import { CompiledQuery } from 'kysely';
import type { Dialect } from 'kysely';

/**
 * Starts each transaction with a statement that takes the database's write lock, so that what the transaction
 * reads cannot change before it writes.
 */
export const oneWriter = (dialect: Dialect, begin: string): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver() {
    const driver = dialect.createDriver();
    driver.beginTransaction = async (connection) => {
      try {
        await connection.executeQuery(CompiledQuery.raw(begin));
      } catch (error) {
        // Otherwise the next user of the connection could be in a failed transaction.
        await driver.rollbackTransaction(connection).catch(() => undefined);
        throw error;
      }
    };
    return driver;
  },
});
