import { nextSaleEnd, priceNow } from '@grocer/foundation/domain';
import type { Cents, FlashSale, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useState } from 'react';
import type { ShopApi } from '../shop-api.ts';

/** What a product costs now, and until when where that ends soon. */
export interface Price {
  readonly cents: Cents;
  /** Epoch milliseconds. */
  readonly endsAt: number | undefined;
}

/** The flash sales of the shop; without them, the usual prices. */
export function useSales(api: ShopApi): {
  /** Is it known which there are? Prices that change as they come would move what is below them. */
  readonly areSalesKnown: boolean;
  readonly priceOf: (product: Product) => Price;
  readonly loadSales: () => void;
} {
  const [areSalesKnown, setKnown] = useState(false);
  const [{ sales, now }, setSales] = useState({ sales: [] as readonly FlashSale[], now: 0 });
  const loadSales = useCallback(() => {
    const take = (result: Result<readonly FlashSale[]>): void => {
      if (result.ok) setSales({ sales: result.value, now: Date.now() });
      setKnown(true);
    };
    void api.listSales().then(take);
  }, [api]);
  useEffect(loadSales, [loadSales]);
  useEffect(() => {
    const end = nextSaleEnd(sales, now);
    if (end === undefined) return undefined;
    const timer = setTimeout(() => setSales({ sales, now: Date.now() }), end - now);
    return () => clearTimeout(timer);
  }, [sales, now]);
  const priceOf = useCallback(
    (product: Product): Price => {
      const cents = priceNow(product, sales, now);
      const sale = sales.find(({ gtin13, price }) => gtin13 === product.upc && price === cents);
      return { cents, endsAt: cents < product.price ? sale?.endsAt : undefined };
    },
    [sales, now],
  );
  return { areSalesKnown, priceOf, loadSales };
}
