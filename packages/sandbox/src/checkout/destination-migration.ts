import type { Migration } from '../db/migrate.ts';

/** Adds the destination of a checkout, which a later choice of the shopper does not change. */
export const destinationMigration = (id: number): Migration => ({
  id,
  statements: [
    'alter table checkouts add column destination text',
    `update checkouts set destination = (select p.destination from modality_preferences p
      where p.user_id = checkouts.user_id and p.modality = checkouts.modality)`,
  ],
});
