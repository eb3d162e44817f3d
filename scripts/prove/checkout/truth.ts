import { DatabaseSync } from 'node:sqlite';
import type { Truth } from '../subject.ts';
import { shopperOf } from './lanes.ts';
import { flawsIn } from './ledger.ts';

/** An order as it is stored. */
export interface StoredOrder {
  readonly id: string;
  readonly number: string;
  readonly total: number;
}

/** A checkout as it is stored, with its orders. */
export interface StoredCheckout {
  readonly id: string;
  readonly modality: string;
  readonly status: string;
  readonly tip: number;
  readonly firstName: string;
  readonly instructions: string;
  readonly giftCards: number;
  readonly promos: readonly string[];
  /** Idempotency key of the submission that placed the order. */
  readonly operation: string | undefined;
  readonly orders: readonly StoredOrder[];
}

/** What the service has stored for one shopper. */
export interface Stored {
  /** Newest first; only the latest 20. */
  readonly checkouts: readonly StoredCheckout[];
  /** The lines of the cart: way to shop, and product with quantity. */
  readonly cart: readonly { readonly modality: string; readonly line: string }[];
  /** Last four digits of the gift cards in the wallet. */
  readonly giftCards: readonly string[];
  /** Last four digits of the SNAP card; there is one at most. */
  readonly snapCards: readonly string[];
}

const CHECKOUTS = `
  select id, modality, status, gratuity_cents as tip, first_name as firstName, instructions,
    json_array_length(gift_card_ids) as giftCards, last_operation as operation,
    (select json_group_array(code) from checkout_promos where checkout_id = checkouts.id) as promos,
    (select json_group_array(json_object('id', id, 'number', number, 'total', total_cents)) from orders
      where checkout_id = checkouts.id) as orders
  from checkouts where user_id = (select id from users where key = ?) order by rowid desc limit 20`;

const CART = `
  select modality, gtin13 || ' x ' || quantity as line from cart_lines
  where user_id = (select id from users where key = ?)
    and cart_id in (select id from carts where kind = 'active') order by modality, gtin13`;

const CARDS = `
  select last_four as lastFour from cards
  where user_id = (select id from users where key = ?) and card_type = ? and saved = 1 order by id`;

type Row = Omit<StoredCheckout, 'promos' | 'orders' | 'operation'> & {
  readonly promos: string;
  readonly orders: string;
  readonly operation: string | null;
};

const checkoutOf = ({ promos, orders, operation, ...row }: Row): StoredCheckout => ({
  ...row,
  promos: JSON.parse(promos) as string[],
  orders: JSON.parse(orders) as StoredOrder[],
  operation: operation ?? undefined,
});

/** Reads the database of a running service, independently of the code of client and service. */
export function openTruth(file: string): Truth<Stored> {
  const db = new DatabaseSync(file, { readOnly: true });
  db.exec('pragma busy_timeout = 5000');
  const checkouts = db.prepare(CHECKOUTS);
  const cart = db.prepare(CART);
  const cards = db.prepare(CARDS);
  const cardsOf = (shopper: string, type: string): readonly string[] =>
    (cards.all(shopper, type) as unknown as { lastFour: string }[]).map(({ lastFour }) => lastFour);
  /** Reads in one transaction, so that everything is of the same moment. */
  function atOnce<Value>(read: () => Value): Value {
    db.exec('begin');
    try {
      return read();
    } finally {
      db.exec('commit');
    }
  }
  const readOf = (shopper: string): Stored => ({
    checkouts: (checkouts.all(shopper) as unknown as Row[]).map(checkoutOf),
    cart: cart.all(shopper) as unknown as Stored['cart'],
    giftCards: cardsOf(shopper, 'GIFT_CARD'),
    snapCards: cardsOf(shopper, 'EBT_CARD'),
  });
  return {
    of: (lane) => atOnce(() => readOf(shopperOf(lane))),
    flaws: () => atOnce(() => flawsIn(db)),
    close: () => db.close(),
  };
}
