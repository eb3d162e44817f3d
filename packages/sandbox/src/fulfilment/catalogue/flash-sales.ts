import type { Cents, Modality } from '@grocer/foundation/domain';
import type { ProductsTable } from '../fulfilment-tables.ts';
import { gtinOf } from './product-rows.ts';

const HOUR = 60 * 60_000;

interface FlashSaleRow {
  /** The row number of the product. */
  readonly row: number;
  readonly category: string;
  readonly cents: Cents;
  /** Full hours from the end of the current hour until the sale ends. */
  readonly hours: number;
  /** The maximum quantity in one order. */
  readonly most: number;
  /** The only modality with this sale; undefined for all. */
  readonly modality?: Modality;
}

/** Flash sales: prices that are lower for a limited time [C-9.4]. */
const FLASH_SALES: readonly FlashSaleRow[] = [
  { row: 14, category: 'Produce', cents: 39, hours: 1, most: 10 },
  { row: 28, category: 'Coffee & Tea', cents: 699, hours: 3, most: 10, modality: 'PICKUP' },
  { row: 37, category: 'Beer', cents: 1299, hours: 6, most: 2 },
  { row: 13, category: 'Produce', cents: 279, hours: 6, most: 10 },
  { row: 32, category: 'Drinks', cents: 349, hours: 8, most: 12 },
  { row: 42, category: 'Bakery', cents: 317, hours: 8, most: 6 },
  { row: 22, category: 'Fish', cents: 899, hours: 4, most: 10 },
  { row: 30, category: 'Snacks', cents: 279, hours: 8, most: 10 },
  { row: 34, category: 'Ice Cream', cents: 399, hours: 6, most: 6 },
  { row: 50, category: 'Yogurt', cents: 449, hours: 8, most: 6 },
];

/** A lower price until `endsAt`, in epoch ms. */
export interface FlashSale extends Pick<FlashSaleRow, 'row' | 'category' | 'cents' | 'most'> {
  readonly gtin13: string;
  readonly couponId: string;
  readonly endsAt: number;
}

/** Returns the flash sales at `now` (epoch ms), of one modality or of all. */
export function flashSalesAt(now: number, wanted?: Modality): readonly FlashSale[] {
  const thisHour = Math.floor(now / HOUR) * HOUR;
  return FLASH_SALES.filter(
    ({ modality }) => wanted === undefined || modality === undefined || modality === wanted,
  ).map(({ row, category, cents, hours, most }) => ({
    row,
    category,
    cents,
    most,
    gtin13: gtinOf(row),
    couponId: `FLASH${row}`,
    endsAt: thisHour + (hours + 1) * HOUR,
  }));
}

/** Converts a flash sale to the wire format [C-3.11]. */
export const toWireSale = (sale: FlashSale, product: ProductsTable, sourceStoreId: string) => ({
  id: `flash-${sale.row}`,
  gtin13: sale.gtin13,
  price: (sale.cents / 100).toFixed(2),
  endsAt: new Date(sale.endsAt).toISOString(),
  description: product.name,
  customerFacingSize: product.size,
  category: sale.category,
  regularPrice: (product.price_cents / 100).toFixed(2),
  percentOff: Math.round(100 - (100 * sale.cents) / product.price_cents),
  maxQuantity: sale.most,
  couponId: sale.couponId,
  sourceStoreId,
});
