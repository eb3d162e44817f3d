import { startPostgres } from './postgres.ts';

/** Starts a PostgreSQL for the tests of a project, and ends it after them. */
export async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env['SANDBOX_TEST_POSTGRES'] = url;
  return stop;
}
