import type { Migration } from '../db/migrate.ts';

/** Adds the checkout whose order a cart changes. */
export const modifyMigration = (id: number): Migration => ({
  id,
  statements: [
    'alter table carts add column checkout_id text references checkouts (id) on delete cascade',
    // Existing carts of this kind belong to no known order.
    "delete from cart_lines where cart_id in (select id from carts where kind = 'modify')",
    "delete from carts where kind = 'modify'",
  ],
});
