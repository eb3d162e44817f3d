import { priceNow } from '@grocer/foundation/domain';
import type { Cents, FlashSale, Product } from '@grocer/foundation/domain';

/** What a product costs now, and until when where that ends soon. */
export interface Price {
  readonly cents: Cents;
  /** Epoch milliseconds. */
  readonly endsAt: number | undefined;
}

/** What a product costs at `now`, in epoch ms, and until when where that is by one of these flash sales. */
export function priceAmong(
  product: Pick<Product, 'upc' | 'price'>,
  sales: readonly FlashSale[],
  now: number,
): Price {
  const cents = priceNow(product, sales, now);
  const sale = sales.find(
    ({ gtin13, price, endsAt }) => gtin13 === product.upc && price === cents && now < endsAt,
  );
  return { cents, endsAt: cents < product.price ? sale?.endsAt : undefined };
}
