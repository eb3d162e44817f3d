import type { WireWantedItem } from '@grocer/foundation/contract';
import type { Cents, Modality } from '@grocer/foundation/domain';
import { flashSalesAt } from '../catalogue/flash-sales.ts';
import type { ProductsTable } from '../fulfilment-tables.ts';
import { storeTimeAt } from '../stores/opening-hours.ts';
import type { Slot } from './slots.ts';

/** The fee of a slot and its waiver. */
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

/** Returns true when a slot is off-peak, and therefore cheaper. */
export const isOffPeak = ({ service, start, store }: Slot): boolean =>
  service.key === 'OWN' && storeTimeAt(start, store.time_zone).minutes < 12 * 60;

/** Minimum order amount for a member's free delivery by the banner itself. */
export const FREE_DELIVERY_FROM: Cents = 3500;

/** Returns the phrase for this minimum, which every text uses. */
export const freeDeliveryWords = (threshold: Cents = FREE_DELIVERY_FROM): string =>
  `on orders of $${(threshold / 100).toFixed(2).replace(/\.00$/, '')} or more`;

/** Returns the price of items at `now`, flash sales included. */
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

/** Returns a slot's fee; pickup is waived for everyone, own delivery for a member's large order. */
export function feeOf(slot: Slot, isFree: boolean): Fee {
  const cost = isOffPeak(slot) ? EARLY : PRICE[slot.service.key];
  // Services send waivers with or without a minus sign, and clients accept both.
  if (slot.service.key === 'PICKUP') return { cost, waiver: cost };
  return { cost, waiver: slot.service.key === 'OWN' && isFree ? -cost : 0 };
}
