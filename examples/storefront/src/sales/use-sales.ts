import type { FlashSaleQuestion } from '@grocer/foundation/contract';
import { nextSaleEnd, priceNow } from '@grocer/foundation/domain';
import type { Cents, FlashSale, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShopApi } from '../shop-api.ts';

/** What a product costs now, and until when where that ends soon. */
export interface Price {
  readonly cents: Cents;
  /** Epoch milliseconds. */
  readonly endsAt: number | undefined;
}

interface Sales {
  /** Is it known which there are? Prices that change as they come would move what is below them. */
  readonly areSalesKnown: boolean;
  readonly sales: readonly FlashSale[];
  readonly priceOf: (product: Product) => Price;
  /** Reads those for how the shopper shops now; without a word about that, for the same as before. */
  readonly loadSales: (question?: FlashSaleQuestion) => void;
}

/** Nobody waits for them any longer, in ms. */
const PATIENCE_MS = 1000;

/** A timer longer than this fires at once in browsers. */
const LONGEST_MS = 2_147_483_647;

/** The flash sales for how the shopper shops; without them, the usual prices. */
export function useSales(api: ShopApi, first: FlashSaleQuestion | undefined): Sales {
  const [areSalesKnown, setKnown] = useState(false);
  const [{ sales, now }, setSales] = useState({ sales: [] as readonly FlashSale[], now: 0 });
  const turn = useRef(0);
  const asked = useRef(first ?? {});
  const loadSales = useCallback(
    (question = asked.current) => {
      turn.current += 1;
      const mine = turn.current;
      const isOther = question !== asked.current;
      asked.current = question;
      const take = (result: Result<readonly FlashSale[]>): void => {
        if (mine !== turn.current) return;
        // Those for another way of shopping are none for this one.
        if (result.ok || isOther) setSales({ sales: result.ok ? result.value : [], now: api.now() });
        setKnown(true);
      };
      void api.listSales(question).then(take);
    },
    [api],
  );
  useEffect(() => loadSales(), [loadSales]);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const end = nextSaleEnd(sales, now);
    if (end === undefined) return undefined;
    const timer = setTimeout(() => setSales({ sales, now: api.now() }), Math.min(end - now, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [api, sales, now]);
  const priceOf = useCallback(
    (product: Product): Price => {
      const cents = priceNow(product, sales, now);
      const sale = sales.find(({ gtin13, price }) => gtin13 === product.upc && price === cents);
      return { cents, endsAt: cents < product.price ? sale?.endsAt : undefined };
    },
    [sales, now],
  );
  return { areSalesKnown, sales, priceOf, loadSales };
}
