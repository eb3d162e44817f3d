import type { FlashSale, Modality, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShopApi } from '../shop-api.ts';
import { commonSales, keyOf, LOADING, placeOf, priceAmong, salesAfter } from './price-rules.ts';
import type { Price, SalePlace, WaySales } from './price-rules.ts';
import { useSaleEnd } from './use-sale-end.ts';

export interface Sales {
  /** Flash sales for a way to shop; without one, those that all asked ways have. */
  readonly salesIn: (modality?: Modality) => WaySales;
  /** Price of a product for a way to shop; without one, the price that all asked ways have. */
  readonly priceIn: (modality: Modality | undefined, product: Product) => Price;
  /**
   * True once sales are known, or are late: prices that change when the sales arrive would move the content
   * below.
   */
  readonly arePricesReady: boolean;
  readonly reloadSales: () => void;
  /** As `reloadSales`, for sales that could not be loaded. */
  readonly retrySales: () => void;
}

interface Known {
  /** By the key of the place. What is absent is being loaded. */
  readonly byPlace: Readonly<Record<string, WaySales>>;
  readonly now: number;
}

/** Time after which prices are shown without waiting for the sales, in ms. */
const PATIENCE_MS = 1000;

/** Returns the flash sales for ways to shop; until they are loaded, usual prices apply. */
export function useSales(api: ShopApi, asked: readonly SalePlace[]): Sales {
  const [{ byPlace, now }, setKnown] = useState<Known>({ byPlace: {}, now: 0 });
  const [isLate, setLate] = useState(false);
  /** The last request for each place: an earlier answer may arrive later. */
  const latest = useRef(new Map<string, Promise<Result<readonly FlashSale[]>>>());
  const load = useCallback(
    (key: string) => {
      const request = api.listSales(placeOf(key));
      latest.current.set(key, request);
      const take = (result: Result<readonly FlashSale[]>): void => {
        if (latest.current.get(key) !== request) return;
        setKnown((known) => ({
          byPlace: { ...known.byPlace, [key]: salesAfter(known.byPlace[key], result) },
          now: api.now(),
        }));
      };
      void request.then(take);
    },
    [api],
  );
  const names = asked.map(keyOf).join(',');
  const keys = useMemo(() => names.split(','), [names]);
  useEffect(() => {
    for (const key of keys) if (!latest.current.has(key)) load(key);
  }, [keys, load]);
  const reloadSales = useCallback(() => {
    for (const key of keys) load(key);
  }, [keys, load]);
  const retrySales = useCallback(() => {
    setKnown((known) => ({
      ...known,
      byPlace: Object.fromEntries(Object.entries(known.byPlace).filter(([, { phase }]) => phase === 'ready')),
    }));
    reloadSales();
  }, [reloadSales]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const look = useCallback(() => setKnown((known) => ({ ...known, now: api.now() })), [api]);
  useSaleEnd(
    Object.values(byPlace).flatMap(({ sales }) => sales),
    now,
    look,
  );
  const known = useMemo(() => {
    const running = (some: readonly string[]): WaySales => {
      const { phase, sales } = commonSales(some.map((key) => byPlace[key] ?? LOADING));
      return { phase, sales: sales.filter(({ endsAt }) => now < endsAt) };
    };
    const byWay = new Map(keys.map((key) => [placeOf(key).modality, running([key])]));
    return { byWay, common: running(keys) };
  }, [keys, byPlace, now]);
  const salesIn = useCallback(
    (modality?: Modality) => (modality === undefined ? known.common : (known.byWay.get(modality) ?? LOADING)),
    [known],
  );
  const priceIn = useCallback(
    (modality: Modality | undefined, product: Product) => priceAmong(product, salesIn(modality).sales, now),
    [salesIn, now],
  );
  const arePricesReady = isLate || keys.every((key) => byPlace[key] !== undefined);
  return { salesIn, priceIn, arePricesReady, reloadSales, retrySales };
}
