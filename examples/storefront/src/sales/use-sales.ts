import type { FlashSaleQuestion } from '@grocer/foundation/contract';
import type { FlashSale, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShopApi } from '../shop-api.ts';
import { priceAmong } from './price-rules.ts';
import type { Price } from './price-rules.ts';
import { useSaleEnd } from './use-sale-end.ts';

export interface Sales {
  /** Is it known which there are? A reading that failed leaves those that were known. */
  readonly salesPhase: 'loading' | 'ready' | 'failed';
  /** Can prices be shown, since sales are known or late? Prices that change as those come would move what is below them. */
  readonly arePricesReady: boolean;
  readonly sales: readonly FlashSale[];
  readonly priceOf: (product: Product) => Price;
  /** Reads those for how the shopper shops now; without a word about that, for the same as before. */
  readonly loadSales: (question?: FlashSaleQuestion) => void;
  /** Reads them once more, where that has failed. */
  readonly retrySales: () => void;
}

/** Nobody waits for them any longer, in ms. */
const PATIENCE_MS = 1000;

/** The flash sales for how the shopper shops; without them, the usual prices. */
export function useSales(api: ShopApi, first: FlashSaleQuestion | undefined): Sales {
  const [isLate, setLate] = useState(false);
  const [salesPhase, setPhase] = useState<Sales['salesPhase']>('loading');
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
        setPhase((phase) => (result.ok || (phase === 'ready' && !isOther) ? 'ready' : 'failed'));
      };
      void api.listSales(question).then(take);
    },
    [api],
  );
  useEffect(() => loadSales(), [loadSales]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const retrySales = useCallback(() => {
    setPhase('loading');
    loadSales();
  }, [loadSales]);
  const look = useCallback(() => setSales((known) => ({ ...known, now: api.now() })), [api]);
  useSaleEnd(sales, now, look);
  const priceOf = useCallback((product: Product) => priceAmong(product, sales, now), [sales, now]);
  const running = useMemo(() => sales.filter(({ endsAt }) => now < endsAt), [sales, now]);
  const arePricesReady = isLate || salesPhase !== 'loading';
  return { salesPhase, arePricesReady, sales: running, priceOf, loadSales, retrySales };
}
