import type { FlashSale, Product } from './cart.ts';
import type { Cents } from './money.ts';

/** Returns the current price of a product, in cents: the sale price during a flash sale. */
export const priceNow = (
  { upc, price }: Pick<Product, 'upc' | 'price'>,
  sales: readonly FlashSale[],
  now: number,
): Cents =>
  Math.min(
    price,
    ...sales.filter(({ gtin13, endsAt }) => gtin13 === upc && now < endsAt).map((sale) => sale.price),
  );

/** Returns the end of the next flash sale, in epoch milliseconds; undefined when all have ended. */
export function nextSaleEnd(sales: readonly FlashSale[], now: number): number | undefined {
  const ends = sales.map(({ endsAt }) => endsAt).filter((end) => now < end);
  return ends.length === 0 ? undefined : Math.min(...ends);
}
