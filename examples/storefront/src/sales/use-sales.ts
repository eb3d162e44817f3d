import type { FlashSaleQuestion } from '@grocer/foundation/contract';
import type { FlashSale, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShopApi } from '../shop-api.ts';
import { priceAmong } from './price-rules.ts';
import type { Price } from './price-rules.ts';
import { useSaleEnd } from './use-sale-end.ts';

export interface Sales {
  /** Prices that end soon; those of another way of shopping stay until it is known which there are. */
  readonly sales: readonly FlashSale[];
  /** Is it known which there are for how the shopper shops? A later reading that fails leaves those that were known. */
  readonly salesPhase: SalesPhase;
  /** Can prices be shown, since sales are known or late? Prices that change as those come would move what is below them. */
  readonly arePricesReady: boolean;
  readonly priceOf: (product: Product) => Price;
  /** Reads those for how the shopper shops now; without a word about that, for the same as before. */
  readonly loadSales: (question?: FlashSaleQuestion) => void;
  /** Reads them once more, where that has failed. */
  readonly retrySales: () => void;
}

type SalesPhase = 'loading' | 'ready' | 'failed';

interface Shown {
  readonly phase: SalesPhase;
  /** What they were asked for. */
  readonly of: FlashSaleQuestion;
  readonly sales: readonly FlashSale[];
  readonly now: number;
}

/** Nobody waits for them any longer, in ms. */
const PATIENCE_MS = 1000;

/** The flash sales for how the shopper shops; without them, the usual prices. */
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
          // Those for another way of shopping are none for this one.
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
