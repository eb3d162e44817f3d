import type { Migration } from '../db/migrate.ts';

const tenders = [
  // A check constraint cannot be changed in place, neither in SQLite nor in every other database.
  'drop index one_live_hold',
  `create table every_tender_hold (
    id text primary key, user_id text not null references users (id) on delete cascade, order_id text not null,
    tender text not null check (tender in ('GIFT', 'SNAP', 'BANK')),
    card_id text not null, account_id text, cents integer not null check (cents >= 0),
    status text not null check (status in ('LIVE', 'RELEASED'))
  )`,
  `insert into every_tender_hold (id, user_id, order_id, tender, card_id, account_id, cents, status)
    select id, user_id, order_id, tender, card_id, account_id, cents, status from tender_holds`,
  'drop table tender_holds',
  'alter table every_tender_hold rename to tender_holds',
  "create unique index one_live_hold on tender_holds (order_id, tender, card_id) where status = 'LIVE'",
];

/** Adds SNAP as a tender: the amount it pays of a checkout, and the approved PINs. */
export const snapMigration = (id: number): Migration => ({
  id,
  statements: [
    'alter table checkouts add column snap_card_id text',
    'alter table checkouts add column snap_cents integer not null default 0 check (snap_cents >= 0)',
    ...tenders,
    `create table pin_approvals (
      token_hash text primary key, user_id text not null references users (id) on delete cascade,
      card_id text not null references cards (id) on delete cascade, approved_at bigint not null, spent_by text
    )`,
    'create index pin_approvals_by_card on pin_approvals (card_id)',
  ],
});
