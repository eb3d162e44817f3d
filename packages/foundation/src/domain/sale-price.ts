import type { FlashSale, Product } from './cart.ts';
import type { Cents } from './money.ts';

/** What a product costs now, in cents: less while a flash sale of it lasts. */
export const priceNow = (
  { upc, price }: Pick<Product, 'upc' | 'price'>,
  sales: readonly FlashSale[],
  now: number,
): Cents =>
  Math.min(
    price,
    ...sales.filter(({ gtin13, endsAt }) => gtin13 === upc && now < endsAt).map((sale) => sale.price),
  );

/** When the next flash sale ends, in epoch milliseconds; none once all are over. */
export function nextSaleEnd(sales: readonly FlashSale[], now: number): number | undefined {
  const ends = sales.map(({ endsAt }) => endsAt).filter((end) => now < end);
  return ends.length === 0 ? undefined : Math.min(...ends);
}
