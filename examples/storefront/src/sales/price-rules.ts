import { priceNow } from '@grocer/foundation/domain';
import type { Cents, FlashSale, Product } from '@grocer/foundation/domain';

/** The current price of a product, and its end if it is a flash sale. */
export interface Price {
  readonly cents: Cents;
  /** Epoch milliseconds. */
  readonly endsAt: number | undefined;
}

/** Returns the price of a product at `now`, in epoch ms, and when it ends if a flash sale sets it. */
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
