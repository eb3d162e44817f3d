import type { Migration } from '../db/migrate.ts';

/** Adds cards that pay for one order only. */
export const orderCardsMigration = (id: number): Migration => ({
  id,
  statements: [
    `create table order_cards (
      checkout_id text not null references checkouts (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      card_id text not null references cards (id) on delete cascade,
      primary key (checkout_id, card_id)
    )`,
  ],
});
