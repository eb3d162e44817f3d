import type { Migration } from '../db/migrate.ts';
import type { Statement } from '../db/statements.ts';

const MODALITY = "text not null check (modality in ('PICKUP', 'DELIVERY', 'SHIP', 'IN_STORE'))";
const OWNER = 'user_id text not null references users (id) on delete cascade';

const reference = [
  `create table stores (
    location_id text primary key check (length(location_id) = 8), kind text not null check (kind in ('store', 'centre')),
    banner text not null, vanity_name text not null, street text not null, locality text not null,
    region text not null, postal_code text not null, lat real not null, lng real not null,
    time_zone text not null, hours text not null, is_locker integer not null check (is_locker in (0, 1))
  ) strict`,
  'create index stores_by_place on stores (lat, lng, location_id, kind, banner)',
  `create table content_strings (
    table_id text not null, locale text not null, key text not null, text text not null,
    primary key (table_id, locale, key)
  ) strict`,
  `create table products (
    gtin13 text primary key, name text not null, size text not null, family text not null,
    price_cents integer not null check (price_cents >= 0), is_alcohol integer not null, needs_prop65 integer not null,
    missing_at text not null check (missing_at in ('nowhere', 'everywhere', 'third_party'))
  ) strict`,
  'create index products_by_family on products (family)',
];

const shoppers = [
  `alter table addresses add column county text not null default ''`,
  'alter table addresses add column modified_at integer',
  `create table modality_preferences (
    ${OWNER}, modality ${MODALITY}, destination text not null, id text not null, source text not null,
    created_date text not null, is_active integer not null check (is_active in (0, 1)),
    primary key (user_id, modality)
  ) strict`,
  'create unique index one_active_modality on modality_preferences (user_id) where is_active = 1',
  `create table consents (
    id text primary key, ${OWNER}, chain text not null, name text not null, value integer not null check (value in (0, 1)),
    user_set integer not null check (user_set in (0, 1)), version_key text, unique (user_id, chain, name)
  ) strict`,
  `create table memberships (
    user_id text primary key references users (id) on delete cascade, plan text not null,
    free_threshold_cents integer not null
  ) strict`,
];

const holds: readonly Statement[] = [
  'create table slots (option_id text primary key, capacity integer not null check (capacity >= 0)) strict',
  `create table promises (
    id text primary key, ${OWNER}, modality ${MODALITY}, version_key text not null, expires_at integer not null,
    created_at integer not null, items text not null
  ) strict`,
  'create index promises_by_user on promises (user_id, modality)',
  `create table holds (
    promise_id text not null references promises (id) on delete cascade,
    option_id text not null references slots (option_id), held_at integer not null, primary key (promise_id, option_id)
  ) strict`,
  'create index holds_by_option on holds (option_id)',
  // A slot is never oversold, even if the code has a bug.
  {
    name: 'slot_not_oversold',
    before: 'insert',
    table: 'holds',
    when: `(select capacity from slots where option_id = new.option_id) <= (
      select count(*) from holds join promises on promises.id = holds.promise_id
      where holds.option_id = new.option_id and promises.expires_at > new.held_at)`,
  },
];

const carts = [
  `create table carts (
    id text primary key, ${OWNER}, kind text not null check (kind in ('active', 'modify')), unique (user_id, kind)
  ) strict`,
  "insert into carts select 'cart-' || id, id, 'active' from users",
  `create table cart_lines (
    id text primary key, cart_id text not null references carts (id) on delete cascade, ${OWNER},
    gtin13 text not null, quantity real not null check (quantity > 0), modality ${MODALITY},
    substitution_policy text not null, substitution_items text not null, instructions text not null,
    unique (cart_id, gtin13, modality)
  ) strict`,
  'create index cart_lines_by_user on cart_lines (user_id)',
  `create table checkouts (
    id text primary key, ${OWNER}, cart_id text not null, promise_id text not null, modality ${MODALITY},
    version_key text not null, status text not null, created_at integer not null, unique (user_id, modality)
  ) strict`,
];

/** The tables of stores, modalities, time slots and carts. */
export const fulfilmentMigration = (id: number): Migration => ({
  id,
  statements: [...reference, ...shoppers, ...holds, ...carts],
});
