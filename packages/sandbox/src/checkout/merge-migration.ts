import type { Migration } from '../db/migrate.ts';

/** Adds the application in which an order was placed. */
export const mergeMigration = (id: number): Migration => ({
  id,
  statements: ['alter table orders add column app_name text'],
});
