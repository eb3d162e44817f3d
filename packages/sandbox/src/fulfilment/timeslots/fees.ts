import type { WireWantedItem } from '@grocer/foundation/contract';
import type { Cents, Modality } from '@grocer/foundation/domain';
import { flashSalesAt } from '../catalogue/flash-sales.ts';
import type { ProductsTable } from '../fulfilment-tables.ts';
import { storeTimeAt } from '../stores/opening-hours.ts';
import type { Slot } from './slots.ts';

/** What a slot costs, and what is taken off. */
export interface Fee {
  readonly cost: Cents;
  readonly waiver: Cents;
}

const EARLY: Cents = 495;
const PRICE: Readonly<Record<Slot['service']['key'], Cents>> = {
  PICKUP: 495,
  OWN: 695,
  THIRD_PARTY: 995,
  EXPRESS: 1195,
  PARCEL: 599,
  QUICK_PARCEL: 1299,
};

/** Is a slot in the hours that nobody wants, and cheaper for it? */
export const isOffPeak = ({ service, start, store }: Slot): boolean =>
  service.key === 'OWN' && storeTimeAt(start, store.time_zone).minutes < 12 * 60;

/** From this on, a member's orders are brought free by the banner itself. */
export const FREE_DELIVERY_FROM: Cents = 3500;

/** The words for it, as every text has them. */
export const freeDeliveryWords = (threshold: Cents = FREE_DELIVERY_FROM): string =>
  `on orders of $${(threshold / 100).toFixed(2).replace(/\.00$/, '')} or more`;

/** What the items of an order cost at `now`, flash sales counted. */
export function itemTotal(
  items: readonly WireWantedItem[],
  { products, modality, now }: { products: readonly ProductsTable[]; modality: Modality; now: number },
): Cents {
  const sales = new Map(flashSalesAt(now, modality).map(({ gtin13, cents }) => [gtin13, cents]));
  const prices = new Map(products.map(({ gtin13, price_cents }) => [gtin13, price_cents]));
  const sums = items.map(({ gtin13, quantity }) => {
    const price = prices.get(gtin13) ?? 0;
    return quantity * Math.min(price, sales.get(gtin13) ?? price);
  });
  return Math.round(sums.reduce((sum, one) => sum + one, 0));
}

/** The fee of a slot: pickup is waived for everybody, the banner's own delivery of a member's large order. */
export function feeOf(slot: Slot, isFree: boolean): Fee {
  const cost = isOffPeak(slot) ? EARLY : PRICE[slot.service.key];
  // Services write waivers with and without a minus, and clients read both.
  if (slot.service.key === 'PICKUP') return { cost, waiver: cost };
  return { cost, waiver: slot.service.key === 'OWN' && isFree ? -cost : 0 };
}
