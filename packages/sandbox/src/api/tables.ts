import type { AppName, AuthType, CardBrand } from '@grocer/foundation/domain';
import type { Generated, Kysely } from 'kysely';
import type { AccountTables } from '../account/account-tables.ts';
import type { CheckoutTables } from '../checkout/checkout-tables.ts';
import type { SharedTables } from '../shared/shared-tables.ts';
import type { FulfilmentTables } from '../fulfilment/fulfilment-tables.ts';

export interface UsersTable {
  id: string;
  key: string;
  first_name: string;
  last_name: string;
}

export interface AddressesTable {
  id: string;
  user_id: string;
  type: 'home' | 'delivery';
  street: string;
  unit: string;
  locality: string;
  region: string;
  postal_code: string;
  county: Generated<string>;
  /** Null until the address is changed. */
  modified_at: Generated<number | null>;
  label: Generated<string>;
  notes: Generated<string>;
}

export interface CardsTable {
  id: string;
  user_id: string;
  version_key: string;
  card_type: 'BANK_CARD' | 'EBT_CARD' | 'GIFT_CARD';
  brand: CardBrand;
  first_six: string;
  last_four: string;
  exp_month: string;
  exp_year: string;
  payment_gram: string;
  vault_card_id: string | null;
  fingerprint: string | null;
  behaviour: string;
  first_name: string | null;
  last_name: string | null;
  /** The billing address in the wire format, as JSON. */
  billing: string | null;
  saved: 0 | 1;
  created_at: number;
  updated_at: number;
  /** The account that holds the money of a gift or EBT card. */
  account_id: string | null;
  /** A picture of its own; null for the brand's picture. */
  image_type: string | null;
  fraud_token: string | null;
  /** The card's id in the vault, specific to this shopper. */
  vault_ref: string | null;
  is_no_fuel: 0 | 1;
  /** How many more balance checks are to fail. */
  balance_failures: number;
}

/** The money of a gift or EBT card, shared by all its wallets. Number and PIN are keyed hashes. */
export interface PrepaidAccountsTable {
  id: string;
  kind: 'GIFT_CARD' | 'EBT_CARD';
  number_hash: string;
  /** Null for EBT cards, whose PINs are kept in the vault. */
  pin_hash: string | null;
  first_six: string;
  last_four: string;
  balance_cents: number;
  behaviour: string;
}

export interface PinTriesTable {
  number_hash: string;
  wrong: number;
  locked_until: number;
  tried_at: number;
}

/** A PIN that was correct, identified by the hash of its token. */
export interface PinApprovalsTable {
  token_hash: string;
  user_id: string;
  card_id: string;
  approved_at: number;
  /** The write that has used it for a payment. */
  spent_by: string | null;
}

export interface PreferredTable {
  user_id: string;
  app: AppName;
  card_id: string;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  refresh_hash: string;
  created_at: number;
  ended_at: number | null;
}

export interface TokensTable {
  hash: string;
  session_id: string;
  user_id: string;
  type: AuthType;
  expires_at: number;
}

export interface IntentsTable {
  id: string;
  user_id: string;
  expires_at: number;
}

export interface AnswersTable {
  /** A hash of the user, the call and the idempotency key. */
  operation: string;
  /** A keyed hash of method, path and body. */
  fingerprint: string;
  reply: string;
  created_at: number;
}

export interface CountersTable {
  bucket: string;
  started_at: number;
  count: number;
}

export interface IssuerTroublesTable {
  operation: string;
}

export interface HealthTable {
  id: number;
  checked_at: number;
}

/** The tables of the API's database. */
export interface ApiTables extends FulfilmentTables, AccountTables, CheckoutTables, SharedTables {
  users: UsersTable;
  addresses: AddressesTable;
  cards: CardsTable;
  preferred: PreferredTable;
  prepaid_accounts: PrepaidAccountsTable;
  pin_tries: PinTriesTable;
  pin_approvals: PinApprovalsTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  intents: IntentsTable;
  answers: AnswersTable;
  counters: CountersTable;
  issuer_troubles: IssuerTroublesTable;
  health: HealthTable;
}

/** The API's database, inside or outside a transaction. */
export type ApiDb = Kysely<ApiTables>;
