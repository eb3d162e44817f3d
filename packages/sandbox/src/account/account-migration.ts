import type { Migration } from '../db/migrate.ts';

const OWNER = 'user_id text not null references users (id) on delete cascade';
const flag = (name: string): string => `${name} integer not null check (${name} in (0, 1))`;

const shoppers = [
  `create table profiles (
    user_id text primary key references users (id) on delete cascade, loyalty_card_number text,
    created_at bigint not null
  )`,
  `create table phones (
    ${OWNER}, type text not null check (type in ('MOBILE', 'HOME')), number text not null check (length(number) = 12),
    ${flag('is_verified')}, primary key (user_id, type)
  )`,
  `create table emails (
    address text primary key, ${OWNER}, ${flag('is_verified')}
  )`,
  'create index emails_by_user on emails (user_id)',
  `create table preferred_stores (
    ${OWNER}, banner text not null, location_id text not null references stores (location_id),
    primary key (user_id, banner)
  )`,
  "alter table addresses add column label text not null default ''",
  "alter table addresses add column notes text not null default ''",
];

const preferences = [
  `create table communication_preferences (
    user_id text primary key references users (id) on delete cascade, ${flag('relevant_ads_opt_in')},
    ${flag('early_access')}
  )`,
  `create table email_preferences (
    ${OWNER}, banner text not null, short_description text not null, ${flag('selected')},
    primary key (user_id, banner, short_description)
  )`,
  `create table sms_opt_ins (
    ${OWNER}, phone_number text not null,
    trigger_type text not null check (trigger_type in ('CLICKLIST', 'PROMOTIONAL', 'TRANSACTIONAL')),
    ${flag('is_opted_in')}, primary key (user_id, phone_number, trigger_type)
  )`,
  `create table preference_links (
    token_hash text primary key, token2_hash text not null, ${OWNER},
    purpose text not null check (purpose = 'email-preferences'), expires_at bigint not null
  )`,
  'create index preference_links_by_expiry on preference_links (expires_at)',
];

const checkouts = [
  'alter table checkouts add column gratuity_cents integer not null default 0 check (gratuity_cents >= 0)',
  `create table payments (
    id text primary key, ${OWNER}, checkout_id text not null, card_id text not null,
    transaction_type text not null check (transaction_type = 'AUTHORIZATION'),
    transaction_status text not null check (transaction_status in ('APPROVED', 'DECLINED')), created_at bigint not null
  )`,
  // A checkout cannot be paid for twice, even if the code has a bug.
  "create unique index one_authorization on payments (checkout_id) where transaction_status = 'APPROVED'",
];

/** The tables of accounts. */
export const accountMigration = (id: number): Migration => ({
  id,
  statements: [...shoppers, ...preferences, ...checkouts],
});
