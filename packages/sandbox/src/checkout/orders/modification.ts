import type { ApiDb } from '../../api/tables.ts';
import { createCarts } from '../../fulfilment/cart/carts.ts';
import type { CartLinesTable } from '../../fulfilment/fulfilment-tables.ts';
import { createProducts } from '../../fulfilment/catalogue/products.ts';
import { hashOf } from '../../secrecy.ts';
import { pricedLines } from '../checkouts/priced-lines.ts';
import { priceOf } from '../checkouts/read-whole.ts';
import type { Paying, WholeCheckout } from '../checkouts/read-whole.ts';
import type { CheckoutLinesTable } from '../checkout-tables.ts';
import type { Price } from '../pricing/price-order.ts';
import { splitTenders } from '../pricing/split-tenders.ts';

/** An order, and what it would be with the changes in its cart. */
export interface ModifiedOrder {
  readonly original: WholeCheckout;
  readonly changed: WholeCheckout;
  /** Changes whenever the order or its changes do. */
  readonly checksum: string;
}

/** Returns the lines of the changed order: existing lines keep their prices, and flash sale lines stay. */
async function changedLines(
  db: ApiDb,
  { row, lines }: WholeCheckout,
  { inCart, now }: { inCart: readonly CartLinesTable[]; now: number },
): Promise<readonly CheckoutLinesTable[]> {
  const before = new Map(lines.filter((line) => line.coupon_id === '').map((line) => [line.gtin13, line]));
  const priced = await pricedLines(db, inCart, { modality: row.modality, now });
  const changed = priced.map((line): CheckoutLinesTable => {
    const { unit_cents, regular_cents } = before.get(line.gtin13) ?? line;
    return { ...line, unit_cents, regular_cents, checkout_id: row.id, user_id: row.user_id };
  });
  return [...changed, ...lines.filter((line) => line.coupon_id !== '')];
}

/**
 * Returns the payments of the changed order, by the cards it was placed with. Gift cards and SNAP pay no more
 * than before, and the bank card pays the rest. Amounts held for the order can be used for it again.
 */
function changedPayments(
  { payments }: WholeCheckout,
  { total, ebtTotal }: Pick<Price, 'total' | 'ebtTotal'>,
): readonly Paying[] {
  const snap = payments.find(({ tender }) => tender === 'SNAP');
  const split = splitTenders({
    total,
    ebtTotal,
    gifts: payments
      .filter(({ tender }) => tender === 'GIFT')
      .map(({ id, cents }) => ({ cardId: id, balance: cents })),
    snap: snap?.cents,
  });
  const byGift = new Map(split.gift.map(({ cardId, cents }) => [cardId, cents]));
  const shareOf = ({ id, tender }: Paying): number => {
    if (tender === 'GIFT') return byGift.get(id) ?? 0;
    return tender === 'SNAP' ? (split.snap ?? 0) : split.bank;
  };
  return payments.map((paying) => ({
    ...paying,
    cents: shareOf(paying),
    card: { ...paying.card, balanceCents: (paying.card.balanceCents ?? 0) + paying.cents },
  }));
}

/** Returns an order with the changes in its cart; undefined when it is not being changed. */
export async function modificationOf(
  db: ApiDb,
  original: WholeCheckout,
  now: number,
): Promise<ModifiedOrder | undefined> {
  const { row, promos, slots } = original;
  const carts = createCarts(db);
  const cart = await carts.find(row.user_id, 'modify');
  if (!original.order || cart?.checkout_id !== row.id) return undefined;
  const inCart = await carts.linesFor(row.user_id, cart.id, row.modality);
  const lines = await changedLines(db, original, { inCart, now });
  const found = await createProducts(db).findAll([...new Set(lines.map(({ gtin13 }) => gtin13))]);
  const products = new Map(found.map((product) => [product.gtin13, product]));
  const price = await priceOf(db, row, { lines, products, promos, slots });
  const payments = changedPayments(original, price);
  const seen = lines.map(({ gtin13, quantity, unit_cents, coupon_id }) => [
    gtin13,
    quantity,
    unit_cents,
    coupon_id,
  ]);
  return {
    original,
    changed: { ...original, lines, products, price, payments },
    checksum: await hashOf(JSON.stringify([row.version_key, seen])),
  };
}
