import { priceNow } from '@grocer/foundation/domain';
import type { FlashSale, Product } from '@grocer/foundation/domain';
import type { Price } from '../sales/use-sales.ts';

/** What a product costs at `now`, in epoch ms, and until when where that is by one of these flash sales. */
export function priceAmong(
  product: Pick<Product, 'upc' | 'price'>,
  sales: readonly FlashSale[],
  now: number,
): Price {
  const cents = priceNow(product, sales, now);
  const sale = sales.find(({ gtin13, price }) => gtin13 === product.upc && price === cents);
  return { cents, endsAt: cents < product.price ? sale?.endsAt : undefined };
}
