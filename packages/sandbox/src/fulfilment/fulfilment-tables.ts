import type { Modality, SubstitutionPolicy } from '@grocer/foundation/domain';
import type { StoresTable } from './stores/stores-table.ts';

/** A shopper's last choice in one modality. */
export interface ModalityPreferencesTable {
  user_id: string;
  modality: Modality;
  /** The destination in the wire format, as JSON. */
  destination: string;
  id: string;
  source: string;
  created_date: string;
  is_active: 0 | 1;
}

export interface ConsentsTable {
  id: string;
  user_id: string;
  chain: string;
  name: string;
  value: 0 | 1;
  user_set: 0 | 1;
  /** Null for a consent that was stored before versions were added. */
  version_key: string | null;
}

export interface ContentStringsTable {
  table_id: string;
  locale: string;
  key: string;
  text: string;
}

export interface MembershipsTable {
  user_id: string;
  plan: string;
  free_threshold_cents: number;
}

export interface ProductsTable {
  gtin13: string;
  name: string;
  size: string;
  brand: string;
  aisle: string;
  /** Products of one family can replace each other. */
  family: string;
  price_cents: number;
  unit_price: string;
  /** The name of the product's picture. */
  picture: string;
  is_alcohol: 0 | 1;
  needs_prop65: 0 | 1;
  /** 1 when SNAP may pay for the product. */
  is_snap: 0 | 1;
  is_weighed: 0 | 1;
  is_low: 0 | 1;
  is_new: 0 | 1;
  /** 0 when the product is sold at any age. */
  minimum_age: number;
  tax_class: 'exempt' | 'general' | 'alcohol';
  /** Where the product is unavailable. */
  missing_at: 'nowhere' | 'everywhere' | 'third_party';
  /** The modalities in which the product is sold, separated by commas. */
  ways: string;
  /** The place of the product in a store. */
  location: string;
  /** The diets that the product fits, separated by commas. */
  tags: string;
}

/** The capacity of a slot, if it differs from the capacity that its id implies. */
export interface SlotsTable {
  option_id: string;
  capacity: number;
}

export interface PromisesTable {
  id: string;
  user_id: string;
  modality: Modality;
  version_key: string;
  expires_at: number;
  created_at: number;
  /** The items in the wire format, as JSON. */
  items: string;
  /** The order that the promise is kept for; null until there is one. */
  order_id: string | null;
}

/** A slot of a promise, which takes capacity. */
export interface HoldsTable {
  promise_id: string;
  option_id: string;
  held_at: number;
}

export interface CartsTable {
  id: string;
  user_id: string;
  kind: 'active' | 'modify';
  /** The checkout whose order the cart changes; null for a shopper's own cart. */
  checkout_id: string | null;
}

export interface CartLinesTable {
  id: string;
  cart_id: string;
  user_id: string;
  gtin13: string;
  quantity: number;
  modality: Modality;
  substitution_policy: SubstitutionPolicy;
  /** GTINs, as JSON. */
  substitution_items: string;
  instructions: string;
}

/** The tables of fulfilment. */
export interface FulfilmentTables {
  stores: StoresTable;
  modality_preferences: ModalityPreferencesTable;
  consents: ConsentsTable;
  content_strings: ContentStringsTable;
  memberships: MembershipsTable;
  products: ProductsTable;
  slots: SlotsTable;
  promises: PromisesTable;
  holds: HoldsTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
}
