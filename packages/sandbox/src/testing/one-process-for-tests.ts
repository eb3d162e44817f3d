import type { ApiTables } from '../api/tables.ts';
import { openTestDatabase } from './database-for-tests.ts';
import { openTestProcesses } from './processes-for-tests.ts';
import { headersFor } from './shopper-for-tests.ts';
import { openWay } from './way-for-tests.ts';

/** Starts an API process and a database, with a connection that can be cut, and signs in a shopper. */
export async function openOneProcess() {
  const database = await openTestDatabase<ApiTables>('');
  const way = await openWay(new URL(database.url ?? ''));
  const processes = await openTestProcesses(way.url);
  const api = await processes.startApi();
  return {
    db: database.db,
    url: database.url,
    way,
    processes,
    api,
    bob: await headersFor(processes.reach(api), 'bob'),
    async close(): Promise<void> {
      await processes.stop();
      await way.cut();
      await database.close();
    },
  };
}
