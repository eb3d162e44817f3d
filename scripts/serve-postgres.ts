import { startPostgres } from './postgres.ts';

/** Starts a PostgreSQL server for the tests of a project; resolves with a function that stops it. */
export async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env['SANDBOX_TEST_POSTGRES'] = url;
  return stop;
}
