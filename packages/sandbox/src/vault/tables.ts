import type { CardBrand } from '@grocer/foundation/domain';
import type { Kysely } from 'kysely';
import type { HealthTable } from '../api/tables.ts';
import type { Migration } from '../db/migrate.ts';

export interface FrameSessionsTable {
  hash: string;
  paypage_id: string;
  expires_at: number;
}

export interface VaultCardsTable {
  id: string;
  /** The number, encrypted with AES-256-GCM and bound to the card's id. */
  sealed: string;
  fingerprint: string;
  first_six: string;
  last_four: string;
  brand: CardBrand;
  behaviour: string;
}

export interface CardTokensTable {
  hash: string;
  card_id: string;
  paypage_id: string;
  exp_month: string;
  exp_year: string;
  expires_at: number;
  /** A hash of the operation that redeemed the token. */
  redeemed_by: string | null;
}

/** The tables of the vault's own database. */
export interface VaultTables {
  frame_sessions: FrameSessionsTable;
  vault_cards: VaultCardsTable;
  card_tokens: CardTokensTable;
  health: HealthTable;
}

export type VaultDb = Kysely<VaultTables>;

/** Returns the migrations of the vault's schema, in order. */
export const vaultMigrations = (): readonly Migration[] => [
  {
    id: 1,
    statements: [
      `create table frame_sessions (
        hash text primary key, paypage_id text not null, expires_at integer not null, used_at integer
      ) strict`,
      `create table vault_cards (
        id text primary key, sealed text not null, fingerprint text not null unique,
        first_six text not null, last_four text not null, brand text not null, behaviour text not null
      ) strict`,
      `create table card_tokens (
        hash text primary key, card_id text not null references vault_cards (id), paypage_id text not null,
        exp_month text not null, exp_year text not null, expires_at integer not null, redeemed_by text
      ) strict`,
      'create table health (id integer primary key, checked_at integer not null) strict',
    ],
  },
  {
    id: 2,
    statements: [
      'delete from frame_sessions where used_at is not null',
      'alter table frame_sessions drop column used_at',
    ],
  },
];
