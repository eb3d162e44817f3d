import type { SmsTrigger } from '@grocer/foundation/domain';

/** An account's data about a shopper besides their name. */
export interface ProfilesTable {
  user_id: string;
  loyalty_card_number: string | null;
  created_at: number;
}

export interface PhonesTable {
  user_id: string;
  type: 'MOBILE' | 'HOME';
  /** +1 and ten digits. */
  number: string;
  is_verified: 0 | 1;
}

export interface EmailsTable {
  user_id: string;
  address: string;
  is_verified: 0 | 1;
}

export interface PreferredStoresTable {
  user_id: string;
  banner: string;
  location_id: string;
}

export interface CommunicationPreferencesTable {
  user_id: string;
  relevant_ads_opt_in: 0 | 1;
  early_access: 0 | 1;
}

/** An email preference that a shopper has set; without a row it is not selected. */
export interface EmailPreferencesTable {
  user_id: string;
  banner: string;
  short_description: string;
  selected: 0 | 1;
}

/** Whether a phone gets a kind of text messages; without a row it does not. */
export interface SmsOptInsTable {
  user_id: string;
  phone_number: string;
  trigger_type: SmsTrigger;
  is_opted_in: 0 | 1;
}

/** A link in an email, stored as the hashes of its two halves. */
export interface PreferenceLinksTable {
  token_hash: string;
  token2_hash: string;
  user_id: string;
  purpose: 'email-preferences';
  expires_at: number;
}

/** A card's payment for a checkout, and its outcome. */
export interface PaymentsTable {
  id: string;
  user_id: string;
  checkout_id: string;
  card_id: string;
  transaction_type: 'AUTHORIZATION';
  transaction_status: 'APPROVED' | 'DECLINED';
  created_at: number;
}

/** The tables of accounts. */
export interface AccountTables {
  profiles: ProfilesTable;
  phones: PhonesTable;
  emails: EmailsTable;
  preferred_stores: PreferredStoresTable;
  communication_preferences: CommunicationPreferencesTable;
  email_preferences: EmailPreferencesTable;
  sms_opt_ins: SmsOptInsTable;
  preference_links: PreferenceLinksTable;
  payments: PaymentsTable;
}
