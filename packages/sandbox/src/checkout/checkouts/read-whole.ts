import type { WireDestination } from '@grocer/foundation/contract';
import type { ApiDb } from '../../api/tables.ts';
import { createProfiles } from '../../account/profile/profiles.ts';
import { createProducts } from '../../fulfilment/catalogue/products.ts';
import type { ProductsTable, PromisesTable } from '../../fulfilment/fulfilment-tables.ts';
import { storedDestination } from '../../fulfilment/modality/preferences.ts';
import { createPromises } from '../../fulfilment/promises/promises.ts';
import { slotsOfPromise } from '../../fulfilment/promises/slots-of-promise.ts';
import { feeOf } from '../../fulfilment/timeslots/fees.ts';
import { memberOf } from '../../fulfilment/timeslots/list-times.ts';
import type { Slot } from '../../fulfilment/timeslots/slots.ts';
import { createCards } from '../../wallet/cards.ts';
import type { StoredCard } from '../../wallet/cards.ts';
import type {
  CheckoutLinesTable,
  CheckoutsTable,
  OrdersTable,
  PromosTable,
  TenderHoldsTable,
} from '../checkout-tables.ts';
import { liveHolds } from '../ledger/holds.ts';
import { bagFeeOf } from '../pricing/bag-fee.ts';
import { lineTotal, priceOrder } from '../pricing/price-order.ts';
import type { Price } from '../pricing/price-order.ts';
import { splitTenders } from '../pricing/split-tenders.ts';
import { createCheckouts } from './checkouts.ts';
import { giftIdsOf } from './gift-ids.ts';
import { substitutesOf } from './substitutes.ts';

/** The amount that one card pays. */
export interface Paying {
  readonly id: string;
  readonly tender: TenderHoldsTable['tender'];
  readonly card: StoredCard;
  readonly cents: number;
}

/** A checkout with all related data, read at one moment. */
export interface WholeCheckout {
  readonly row: CheckoutsTable;
  readonly lines: readonly CheckoutLinesTable[];
  readonly products: ReadonlyMap<string, ProductsTable>;
  readonly promos: readonly PromosTable[];
  readonly promise: PromisesTable | undefined;
  readonly slots: readonly Slot[];
  readonly price: Price;
  readonly payments: readonly Paying[];
  readonly order: OrdersTable | undefined;
  readonly email: string | undefined;
  readonly loyaltyId: string | undefined;
  /** Where the order goes; undefined for a shopper who had chosen no place. */
  readonly destination: WireDestination | undefined;
}

/** Returns the fees of a promise's slots and their waivers, the same as scheduling shows. */
async function feesOf(
  db: ApiDb,
  userId: string,
  { slots, itemTotal }: { slots: readonly Slot[]; itemTotal: number },
): Promise<{ fee: number; waiver: number }> {
  const { freeFrom } = await memberOf(db, userId);
  const fees = slots.map((slot) => feeOf(slot, itemTotal >= freeFrom));
  return {
    fee: fees.reduce((sum, { cost }) => sum + cost, 0),
    waiver: fees.reduce((sum, { waiver }) => sum + Math.abs(waiver), 0),
  };
}

/** Returns the payments of a draft, as they would be split now. */
async function plannedPayments(
  db: ApiDb,
  row: CheckoutsTable,
  { total, ebtTotal }: Pick<Price, 'total' | 'ebtTotal'>,
): Promise<readonly Paying[]> {
  const cards = createCards(db);
  const find = async (id: string | null): Promise<StoredCard | undefined> =>
    id === null ? undefined : cards.find(row.user_id, id);
  const bank = await find(row.bank_card_id);
  // Gift and EBT cards need a bank card as a backup.
  if (!bank) return [];
  const snap = await find(row.snap_card_id);
  const gifts = (await Promise.all(giftIdsOf(row).map(find))).flatMap((card) => (card ? [card] : []));
  const split = splitTenders({
    total,
    ebtTotal,
    gifts: gifts.map(({ id, balanceCents }) => ({ cardId: id, balance: balanceCents ?? 0 })),
    snap: snap && row.snap_cents,
  });
  const paying = (tender: Paying['tender'], card: StoredCard, cents: number): Paying => ({
    id: `${row.id}-${card.id}`,
    tender,
    card,
    cents,
  });
  const byGift = new Map(split.gift.map(({ cardId, cents }) => [cardId, cents]));
  return [
    ...gifts.map((card) => paying('GIFT', card, byGift.get(card.id) ?? 0)),
    ...(snap && split.snap !== undefined ? [paying('SNAP', snap, split.snap)] : []),
    paying('BANK', bank, split.bank),
  ];
}

/** Returns the payments of an order: the amounts that are held. */
async function heldPayments(db: ApiDb, userId: string, orderId: string): Promise<readonly Paying[]> {
  const holds = await liveHolds(db, userId, orderId);
  const cards = createCards(db);
  const found = await Promise.all(
    holds.map(async ({ id, card_id, tender, cents }) => {
      const card = await cards.find(userId, card_id);
      return card ? [{ id, tender, card, cents }] : [];
    }),
  );
  return found.flat();
}

const orderOf = (db: ApiDb, userId: string, checkoutId: string): Promise<OrdersTable | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();

/** Prices a checkout with the given lines. */
export async function priceOf(
  db: ApiDb,
  row: CheckoutsTable,
  { lines, products, promos, slots }: Pick<WholeCheckout, 'lines' | 'products' | 'promos' | 'slots'>,
): Promise<Price> {
  const itemTotal = lines.reduce((sum, { quantity, unit_cents }) => sum + lineTotal(quantity, unit_cents), 0);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [slot] = slots;
  return priceOrder(
    lines.map(({ gtin13, quantity, unit_cents, regular_cents }) => ({
      quantity,
      unitCents: unit_cents,
      regularCents: regular_cents,
      isSnap: products.get(gtin13)?.is_snap === 1,
      taxClass: products.get(gtin13)?.tax_class ?? 'general',
    })),
    {
      ...(await feesOf(db, row.user_id, { slots, itemTotal })),
      bagFee: slot && bagFeeOf(slot.store.region, row.modality, units),
      tip: row.gratuity_cents,
      promos: promos.map(({ code, kind, value, minimum_cents }) => ({
        code,
        kind,
        value,
        minimumCents: minimum_cents,
      })),
    },
  );
}

/**
 * Reads a checkout with everything its pages show; undefined when the shopper has no checkout with this id.
 */
export async function readWhole(db: ApiDb, userId: string, id: string): Promise<WholeCheckout | undefined> {
  const checkouts = createCheckouts(db);
  const row = await checkouts.find(userId, id);
  if (!row) return undefined;
  const lines = await checkouts.linesOf(userId, id);
  const gtins = lines.flatMap((line) => [line.gtin13, ...substitutesOf(line)]);
  const found = await createProducts(db).findAll([...new Set(gtins)]);
  const products = new Map(found.map((product) => [product.gtin13, product]));
  const promos = await checkouts.promosOf(userId, id);
  const promise = await createPromises(db).find(userId, row.promise_id);
  const slots = await slotsOfPromise(db, userId, row.promise_id);
  const price = await priceOf(db, row, { lines, products, promos, slots });
  const order = await orderOf(db, userId, id);
  const profiles = createProfiles(db);
  const [email] = await profiles.emailsOf(userId);
  const profile = await profiles.find(userId);
  return {
    row,
    lines,
    products,
    promos,
    promise,
    slots,
    price,
    payments: order ? await heldPayments(db, userId, order.id) : await plannedPayments(db, row, price),
    order,
    email: email?.address,
    loyaltyId: profile?.loyalty_card_number ?? undefined,
    destination: row.destination === null ? undefined : storedDestination(row.destination),
  };
}
