import type { CheckoutStatus, Modality, SubstitutionPolicy } from '@grocer/foundation/domain';

/** A checkout of a cart, and its status. */
export interface CheckoutsTable {
  id: string;
  user_id: string;
  cart_id: string;
  promise_id: string;
  modality: Modality;
  version_key: string;
  status: CheckoutStatus;
  created_at: number;
  gratuity_cents: number;
  first_name: string;
  last_name: string;
  /** +1 and ten digits. */
  phone: string | null;
  sms_opt_in: 0 | 1;
  date_of_birth: string | null;
  instructions: string;
  delivery_type: 'Standard' | 'Contactless';
  /** Where the order goes, as JSON of the wire format; null for a shopper who has chosen no place. */
  destination: string | null;
  /** The card that pays the rest; null until one is chosen. */
  bank_card_id: string | null;
  /** Card ids in the order in which they pay, as JSON. */
  gift_card_ids: string;
  /** The EBT card that pays a part; null when none does. */
  snap_card_id: string | null;
  /** The most that the EBT card is to pay. */
  snap_cents: number;
  /** The idempotency key of the last accepted submission. */
  last_operation: string | null;
}

/** A product of a checkout with its price; the cost of a version never changes. */
export interface CheckoutLinesTable {
  checkout_id: string;
  user_id: string;
  gtin13: string;
  /** Empty for a line that is not of a flash sale. */
  coupon_id: string;
  quantity: number;
  unit_cents: number;
  regular_cents: number;
  substitution_policy: SubstitutionPolicy;
  /** GTINs, as JSON. */
  substitution_items: string;
  source_store_id: string | null;
}

/** A promo code and its discount. */
export interface PromosTable {
  code: string;
  kind: 'amount' | 'percent' | 'delivery';
  /** Cents or percent, depending on `kind`. */
  value: number;
  description: string;
  minimum_cents: number;
  is_active: 0 | 1;
}

export interface CheckoutPromosTable {
  checkout_id: string;
  user_id: string;
  code: string;
  applied_at: number;
}

/** An order that was placed; the schema allows one per checkout. */
export interface OrdersTable {
  id: string;
  /** The number that shoppers see. */
  number: string;
  user_id: string;
  checkout_id: string;
  total_cents: number;
  placed_at: number;
  /** The application in which the order was placed; null until it is reported. */
  app_name: string | null;
}

/** The amount of one card that is held for an order. */
export interface TenderHoldsTable {
  id: string;
  user_id: string;
  order_id: string;
  tender: 'GIFT' | 'SNAP' | 'BANK';
  card_id: string;
  account_id: string | null;
  cents: number;
  status: 'LIVE' | 'RELEASED';
}

/** A card that pays for one order only and is not kept in the wallet. */
export interface OrderCardsTable {
  checkout_id: string;
  user_id: string;
  card_id: string;
}

/** An entry of a transfer between two accounts; the entries of a transaction sum to 0. */
export interface LedgerTable {
  id: string;
  txn: string;
  account: string;
  cents: number;
  kind: 'issue' | 'hold' | 'release';
  order_id: string | null;
  at: number;
}

/** The tables of checkouts. */
export interface CheckoutTables {
  checkouts: CheckoutsTable;
  checkout_lines: CheckoutLinesTable;
  promos: PromosTable;
  checkout_promos: CheckoutPromosTable;
  orders: OrdersTable;
  tender_holds: TenderHoldsTable;
  order_cards: OrderCardsTable;
  ledger: LedgerTable;
}
