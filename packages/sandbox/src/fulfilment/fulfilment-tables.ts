import type { Modality, SubstitutionPolicy } from '@grocer/foundation/domain';
import type { StoresTable } from './stores/stores-table.ts';

/** How a shopper last shopped in one way. */
export interface ModalityPreferencesTable {
  user_id: string;
  modality: Modality;
  /** Where to, as the wire has it, as JSON. */
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
  /** Absent for what was kept before there were versions. */
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
  /** What can stand in for each other. */
  family: string;
  price_cents: number;
  unit_price: string;
  /** The name of its picture. */
  picture: string;
  is_alcohol: 0 | 1;
  needs_prop65: 0 | 1;
  /** May SNAP pay for it? */
  is_snap: 0 | 1;
  is_weighed: 0 | 1;
  is_low: 0 | 1;
  is_new: 0 | 1;
  /** 0 where anybody may have it. */
  minimum_age: number;
  tax_class: 'exempt' | 'general' | 'alcohol';
  /** Where it cannot be had. */
  missing_at: 'nowhere' | 'everywhere' | 'third_party';
  /** The ways in which it can be had, with commas between. */
  ways: string;
  /** Where it stands in a store. */
  location: string;
  /** What diets it fits, with commas between. */
  tags: string;
}

/** How many shoppers a slot takes, once it is not what its id says. */
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
  /** What it is for, as the wire has it, as JSON. */
  items: string;
  /** The order that it was kept for, once there is one. */
  order_id: string | null;
}

/** One slot of a promise: what takes capacity. */
export interface HoldsTable {
  promise_id: string;
  option_id: string;
  held_at: number;
}

export interface CartsTable {
  id: string;
  user_id: string;
  kind: 'active' | 'modify';
  /** The checkout of the order that it changes; of a shopper's own cart there is none. */
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

/** What fulfilment keeps. */
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
