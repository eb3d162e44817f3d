import type { Migration } from '../db/migrate.ts';
import type { Guard, Statement } from '../db/statements.ts';
import { promoRows } from './promos/promo-rows.ts';

const OWNER = 'user_id text not null references users (id) on delete cascade';
const flag = (name: string): string => `${name} integer not null default 0 check (${name} in (0, 1))`;

const products = [
  `alter table products add column is_snap integer not null default 1 check (is_snap in (0, 1))`,
  `alter table products add column tax_class text not null default 'exempt'
    check (tax_class in ('exempt', 'general', 'alcohol'))`,
  `update products set is_snap = 0, tax_class = 'alcohol' where is_alcohol = 1`,
  `update products set is_snap = 0, tax_class = 'general' where family in ('laundry', 'membership')`,
];

// Existing drafts have no prices; shoppers start them again from their carts, which are unchanged.
const checkouts = [
  'drop table checkouts',
  `create table checkouts (
    id text primary key, ${OWNER}, cart_id text not null, promise_id text not null,
    modality text not null check (modality in ('PICKUP', 'DELIVERY', 'SHIP', 'IN_STORE')), version_key text not null,
    status text not null check (status in ('DRAFT', 'SUBMITTED', 'MODIFIED', 'CANCELED')), created_at bigint not null,
    gratuity_cents integer not null default 0 check (gratuity_cents >= 0),
    first_name text not null, last_name text not null, phone text check (length(phone) = 12), ${flag('sms_opt_in')},
    date_of_birth text, instructions text not null, delivery_type text not null
      check (delivery_type in ('Standard', 'Contactless')),
    bank_card_id text, gift_card_ids text not null, last_operation text
  )`,
  "create unique index one_draft on checkouts (user_id, modality) where status = 'DRAFT'",
  `create table checkout_lines (
    checkout_id text not null references checkouts (id) on delete cascade, ${OWNER}, gtin13 text not null,
    coupon_id text not null, quantity real not null check (quantity > 0),
    unit_cents integer not null check (unit_cents >= 0), regular_cents integer not null check (regular_cents >= unit_cents),
    substitution_policy text not null, substitution_items text not null, source_store_id text,
    primary key (checkout_id, gtin13, coupon_id)
  )`,
  `create table promos (
    code text primary key, kind text not null check (kind in ('amount', 'percent', 'delivery')), value integer not null,
    description text not null, minimum_cents integer not null, ${flag('is_active')}
  )`,
  ...promoRows().map(
    ({ code, kind, value, description, minimum_cents, is_active }) =>
      `insert into promos values ('${code}', '${kind}', ${value}, '${description}', ${minimum_cents}, ${is_active})`,
  ),
  `create table checkout_promos (
    checkout_id text not null references checkouts (id) on delete cascade, ${OWNER},
    code text not null references promos (code), applied_at bigint not null, primary key (checkout_id, code)
  )`,
  // The time slot of an order stays taken.
  'alter table promises add column order_id text',
];

const orders = [
  `create table orders (
    id text primary key, number text not null unique, ${OWNER}, checkout_id text not null unique,
    total_cents integer not null check (total_cents >= 0), placed_at bigint not null
  )`,
  `create table tender_holds (
    id text primary key, ${OWNER}, order_id text not null, tender text not null check (tender in ('GIFT', 'BANK')),
    card_id text not null, account_id text, cents integer not null check (cents >= 0),
    status text not null check (status in ('LIVE', 'RELEASED'))
  )`,
  // A card is held only once for an order, even if the code has a bug.
  "create unique index one_live_hold on tender_holds (order_id, tender, card_id) where status = 'LIVE'",
];

/** Prevents deletions from the ledger. */
export const ledgerGuard: Guard = { name: 'ledger_is_never_shortened', before: 'delete', table: 'ledger' };

const ledger: readonly Statement[] = [
  `create table ledger (
    id text primary key, txn text not null, account text not null, cents integer not null,
    kind text not null check (kind in ('issue', 'hold', 'release')), order_id text, at bigint not null
  )`,
  'create index ledger_by_account on ledger (account)',
  // The existing balances of gift and EBT cards were issued before the ledger was added.
  `insert into ledger select 'issued-' || id, 'issued-' || id, 'prepaid:' || id, balance_cents, 'issue', null, 0
    from prepaid_accounts`,
  `insert into ledger select 'issuer-' || id, 'issued-' || id, 'issuer', -balance_cents, 'issue', null, 0
    from prepaid_accounts`,
  { name: 'ledger_is_never_changed', before: 'update', table: 'ledger' },
  ledgerGuard,
];

/** Checkouts with prices, orders and the ledger. */
export const checkoutMigration = (id: number): Migration => ({
  id,
  statements: [...products, ...checkouts, ...orders, ...ledger],
});
