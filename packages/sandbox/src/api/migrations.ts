import { accountMigration } from '../account/account-migration.ts';
import { checkoutMigration } from '../checkout/checkout-migration.ts';
import { modifyMigration } from '../checkout/modify-migration.ts';
import { mergeMigration } from '../checkout/merge-migration.ts';
import { destinationMigration } from '../checkout/destination-migration.ts';
import { orderCardsMigration } from '../checkout/order-cards-migration.ts';
import { snapMigration } from '../checkout/snap-migration.ts';
import type { Migration } from '../db/migrate.ts';
import { catalogueMigration } from '../fulfilment/catalogue/catalogue-migration.ts';
import { sharedMigration } from '../shared/shared-migration.ts';
import { fulfilmentMigration } from '../fulfilment/fulfilment-migration.ts';

const firstTables = (): Migration => ({
  id: 1,
  statements: [
    `create table users (
        id text primary key, key text not null unique, first_name text not null, last_name text not null
      ) strict`,
    `create table addresses (
        id text primary key, user_id text not null references users (id) on delete cascade,
        type text not null check (type in ('home', 'delivery')), street text not null, unit text not null,
        locality text not null, region text not null, postal_code text not null
      ) strict`,
    'create index addresses_by_user on addresses (user_id)',
    `create table cards (
        id text primary key, user_id text not null references users (id) on delete cascade,
        version_key text not null, card_type text not null, brand text not null,
        first_six text not null, last_four text not null, exp_month text not null, exp_year text not null,
        balance_cents integer check (balance_cents >= 0), payment_gram text not null unique,
        vault_card_id text, fingerprint text, behaviour text not null,
        first_name text, last_name text, billing text,
        saved integer not null check (saved in (0, 1)), created_at integer not null
      ) strict`,
    'create index cards_by_user on cards (user_id, created_at)',
    // A card that was used once without being saved can be added again.
    'create unique index one_card_per_number on cards (user_id, fingerprint) where saved = 1',
    `create table preferred (
        user_id text not null references users (id) on delete cascade, app text not null,
        card_id text not null references cards (id) on delete cascade, primary key (user_id, app)
      ) strict`,
    `create table sessions (
        id text primary key, user_id text not null references users (id) on delete cascade,
        refresh_hash text not null unique, created_at integer not null, ended_at integer
      ) strict`,
    `create table tokens (
        hash text primary key, session_id text not null references sessions (id) on delete cascade,
        user_id text not null references users (id) on delete cascade, type text not null, expires_at integer not null
      ) strict`,
    'create index tokens_by_expiry on tokens (expires_at)',
    `create table intents (
        id text primary key, user_id text not null references users (id) on delete cascade, expires_at integer not null
      ) strict`,
    `create table answers (
        operation text primary key, fingerprint text not null, reply text not null, created_at integer not null
      ) strict`,
    'create index answers_by_age on answers (created_at)',
    'create table counters (bucket text primary key, started_at integer not null, count integer not null) strict',
    'create table issuer_troubles (operation text primary key) strict',
    'create table health (id integer primary key, checked_at integer not null) strict',
  ],
});

const prepaidAccounts = (): Migration => ({
  id: 2,
  statements: [
    // Existing gift and EBT cards belong to no account. All rows are demo data that the seed restores.
    'delete from users',
    'delete from answers',
    'delete from counters',
    'delete from issuer_troubles',
    `create table prepaid_accounts (
        id text primary key, kind text not null check (kind in ('GIFT_CARD', 'EBT_CARD')),
        number_hash text not null unique, pin_hash text, first_six text not null, last_four text not null,
        balance_cents integer not null check (balance_cents >= 0), behaviour text not null
      ) strict`,
    // Unknown numbers are counted too, so that a wrong number and a wrong PIN take the same path.
    `create table pin_tries (
        number_hash text primary key, wrong integer not null, locked_until integer not null, tried_at integer not null
      ) strict`,
    'alter table cards drop column balance_cents',
    'alter table cards add column account_id text references prepaid_accounts (id)',
    'alter table cards add column image_type text',
    'alter table cards add column fraud_token text',
    'alter table cards add column vault_ref text',
    'alter table cards add column updated_at integer not null default 0',
    'alter table cards add column is_no_fuel integer not null default 0 check (is_no_fuel in (0, 1))',
    'alter table cards add column balance_failures integer not null default 0 check (balance_failures >= 0)',
    {
      name: 'five_gift_cards',
      before: 'insert',
      table: 'cards',
      when: `new.card_type = 'GIFT_CARD' and new.saved = 1 and 5 <= (
        select count(*) from cards where user_id = new.user_id and card_type = 'GIFT_CARD' and saved = 1)`,
    },
    {
      name: 'one_snap_card',
      before: 'insert',
      table: 'cards',
      when: `new.card_type = 'EBT_CARD' and exists (
        select 1 from cards where user_id = new.user_id and card_type = 'EBT_CARD' and saved = 1)`,
    },
  ],
});

/** Returns the migrations of the API's schema, in order. */
export const apiMigrations = (): readonly Migration[] => [
  firstTables(),
  prepaidAccounts(),
  fulfilmentMigration(3),
  accountMigration(4),
  checkoutMigration(5),
  snapMigration(6),
  modifyMigration(7),
  orderCardsMigration(8),
  mergeMigration(9),
  catalogueMigration(10),
  sharedMigration(11),
  destinationMigration(12),
];
