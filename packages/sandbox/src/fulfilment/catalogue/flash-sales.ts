import type { Cents, Modality } from '@grocer/foundation/domain';
import { gtinOf } from './product-rows.ts';

const HOUR = 60 * 60_000;

/** Prices that are lower for a while: product, cents, how many hours after this one they end, and for whom alone. */
const FLASH_SALES: readonly { row: number; cents: Cents; hours: number; modality?: Modality }[] = [
  { row: 14, cents: 39, hours: 1 },
  { row: 28, cents: 699, hours: 3, modality: 'PICKUP' },
  { row: 37, cents: 1299, hours: 6 },
];

/** A price that is lower until `endsAt`, in epoch ms. */
export interface FlashSale {
  readonly row: number;
  readonly gtin13: string;
  readonly cents: Cents;
  readonly endsAt: number;
}

/** The flash sales that run at `now`, in epoch ms: those of one way of shopping, or all of them. */
export function flashSalesAt(now: number, wanted?: Modality): readonly FlashSale[] {
  const thisHour = Math.floor(now / HOUR) * HOUR;
  return FLASH_SALES.filter(
    ({ modality }) => wanted === undefined || modality === undefined || modality === wanted,
  ).map(({ row, cents, hours }) => ({
    row,
    gtin13: gtinOf(row),
    cents,
    endsAt: thisHour + (hours + 1) * HOUR,
  }));
}
