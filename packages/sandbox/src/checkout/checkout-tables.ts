import type { CheckoutStatus, Modality, SubstitutionPolicy } from '@grocer/foundation/domain';

/** A cart on its way to an order, and what has become of it. */
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
  /** The card that pays what is left; nobody has said while it is null. */
  bank_card_id: string | null;
  /** Ids in the order in which they are used up, as JSON. */
  gift_card_ids: string;
  /** The EBT card that pays a part; none does while it is null. */
  snap_card_id: string | null;
  /** The most that it is to pay. */
  snap_cents: number;
  /** The idempotency key of the submission that was accepted last. */
  last_operation: string | null;
}

/** A product of a checkout, at the price that it has there: what a version costs never changes. */
export interface CheckoutLinesTable {
  checkout_id: string;
  user_id: string;
  gtin13: string;
  /** Empty outside of a flash sale. */
  coupon_id: string;
  quantity: number;
  unit_cents: number;
  regular_cents: number;
  substitution_policy: SubstitutionPolicy;
  /** GTINs, as JSON. */
  substitution_items: string;
  source_store_id: string | null;
}

/** What a promo code is good for. */
export interface PromosTable {
  code: string;
  kind: 'amount' | 'percent' | 'delivery';
  /** Cents, or percent. */
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

/** An order that was placed: one for each checkout, whatever the code does. */
export interface OrdersTable {
  id: string;
  /** What shoppers know it by. */
  number: string;
  user_id: string;
  checkout_id: string;
  total_cents: number;
  placed_at: number;
  /** The application in which it was placed, once it has been told. */
  app_name: string | null;
}

/** What one card is held to pay of an order. */
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

/** A card that pays for one order alone, since its wallet does not keep it. */
export interface OrderCardsTable {
  checkout_id: string;
  user_id: string;
  card_id: string;
}

/** Money that went from one account to another: the entries of a transaction come to nothing. */
export interface LedgerTable {
  id: string;
  txn: string;
  account: string;
  cents: number;
  kind: 'issue' | 'hold' | 'release';
  order_id: string | null;
  at: number;
}

/** What checkouts keep. */
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
