import type { Migration } from '../db/migrate.ts';

/** Changing an order that was placed: which one a cart changes. */
export const modifyMigration = (id: number): Migration => ({
  id,
  statements: [
    'alter table carts add column checkout_id text references checkouts (id) on delete cascade',
    // Those of before change no order that is known.
    "delete from cart_lines where cart_id in (select id from carts where kind = 'modify')",
    "delete from carts where kind = 'modify'",
  ],
});
