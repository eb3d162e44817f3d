import type { FlashSaleQuestion } from '@grocer/foundation/contract';
import type { FlashSale, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShopApi } from '../shop-api.ts';
import { priceAmong } from './price-rules.ts';
import type { Price } from './price-rules.ts';
import { useSaleEnd } from './use-sale-end.ts';

export interface Sales {
  /**
   * Flash sales that have not ended. Those of the previous way to shop stay until the next ones are loaded.
   */
  readonly sales: readonly FlashSale[];
  /** Loading state for the current way to shop. A later read that fails keeps the sales that were loaded. */
  readonly salesPhase: SalesPhase;
  /**
   * True once sales are known, or are late: prices that change when the sales arrive would move the content
   * below.
   */
  readonly arePricesReady: boolean;
  readonly priceOf: (product: Product) => Price;
  /** Loads the sales for a way to shop; without a question, for the same one as before. */
  readonly loadSales: (question?: FlashSaleQuestion) => void;
  /** Loads the sales again after a failure. */
  readonly retrySales: () => void;
}

type SalesPhase = 'loading' | 'ready' | 'failed';

interface Shown {
  readonly phase: SalesPhase;
  /** The question that the sales answer. */
  readonly of: FlashSaleQuestion;
  readonly sales: readonly FlashSale[];
  readonly now: number;
}

/** Time after which prices are shown without waiting for the sales, in ms. */
const PATIENCE_MS = 1000;

/** Returns the flash sales for the shopper's way to shop; without sales, usual prices apply. */
export function useSales(api: ShopApi, first: FlashSaleQuestion | undefined): Sales {
  const [asked, setAsked] = useState(first ?? {});
  const [isLate, setLate] = useState(false);
  const [shown, setShown] = useState<Shown>({ phase: 'loading', of: asked, sales: [], now: 0 });
  const turn = useRef(0);
  const latest = useRef(asked);
  const load = useCallback(
    (question: FlashSaleQuestion) => {
      turn.current += 1;
      const mine = turn.current;
      const take = (result: Result<readonly FlashSale[]>): void => {
        if (mine !== turn.current) return;
        const now = api.now();
        setShown((before) => {
          if (result.ok) return { phase: 'ready', of: question, sales: result.value, now };
          // Sales for another way to shop do not apply to this one.
          const areKnown = before.phase === 'ready' && before.of === question;
          return areKnown ? before : { phase: 'failed', of: question, sales: [], now };
        });
      };
      void api.listSales(question).then(take);
    },
    [api],
  );
  useEffect(() => {
    latest.current = asked;
    load(asked);
  }, [load, asked]);
  const loadSales = useCallback(
    (question?: FlashSaleQuestion) => {
      if (question) setAsked(question);
      else load(latest.current);
    },
    [load],
  );
  const retrySales = useCallback(() => {
    setShown((before) => ({ ...before, phase: 'loading' }));
    load(latest.current);
  }, [load]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { phase, of, sales, now } = shown;
  const look = useCallback(() => setShown((known) => ({ ...known, now: api.now() })), [api]);
  useSaleEnd(sales, now, look);
  const priceOf = useCallback((product: Product) => priceAmong(product, sales, now), [sales, now]);
  const running = useMemo(() => sales.filter(({ endsAt }) => now < endsAt), [sales, now]);
  return {
    sales: running,
    salesPhase: of === asked ? phase : 'loading',
    arePricesReady: isLate || phase !== 'loading',
    priceOf,
    loadSales,
    retrySales,
  };
}
