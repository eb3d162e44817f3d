import { nextSaleEnd } from '@grocer/foundation/domain';
import type { FlashSale, Modality, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShopApi } from '../shop-api.ts';
import {
  areOver,
  commonSales,
  hasEnded,
  keyOf,
  LOADING,
  placeOf,
  priceAmong,
  salesAfter,
} from './price-rules.ts';
import type { Price, SalePlace, WaySales } from './price-rules.ts';
import { useSaleEnd } from './use-sale-end.ts';

type SalesApi = Pick<ShopApi, 'listSales' | 'now'>;

/** The places whose flash sales are needed. */
export interface AskedSales {
  /** The shopper's own place, or those whose common prices apply while they have none. */
  readonly own: readonly SalePlace[];
  readonly others: readonly SalePlace[];
}

export interface Sales {
  /** Flash sales for the shopper's own place. */
  readonly sales: WaySales;
  /** Flash sales for one of the ways to shop that are needed. */
  readonly salesIn: (modality: Modality) => WaySales;
  /** Price of a product for the shopper's own place. */
  readonly priceOf: (product: Product) => Price;
  /** Price of a product for one of the ways to shop that are needed. */
  readonly priceIn: (modality: Modality, product: Product) => Price;
  /**
   * True once the own sales are known, or are late: prices that change when the sales arrive would move the content
   * below. It stays true.
   */
  readonly arePricesReady: boolean;
  /** As `arePricesReady`, for the sales of all ways that are needed. */
  readonly areAllPricesReady: boolean;
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

/** True once prices are late. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Loads the sales of places. Those that are needed anew are loaded again; the last ones stay meanwhile. */
function useLoadedSales(api: SalesApi, own: readonly string[], keys: readonly string[]) {
  const [known, setKnown] = useState<Known>({ byPlace: {}, now: Infinity });
  /** The last request for each place: an earlier answer may arrive later. */
  const latest = useRef(new Map<string, Promise<Result<readonly FlashSale[]>>>());
  const load = useCallback(
    async (places: readonly string[]): Promise<void> => {
      const requests = places.map((key) => ({ key, request: api.listSales(placeOf(key)) }));
      for (const { key, request } of requests) latest.current.set(key, request);
      const answers = await Promise.all(
        requests.map(async ({ key, request }) => ({ key, request, result: await request })),
      );
      const valid = answers.filter(({ key, request }) => latest.current.get(key) === request);
      // Only `look` moves the time on, so that it sees each end. The service's clock is known from its first answer.
      setKnown(({ byPlace, now }) => ({
        byPlace: {
          ...byPlace,
          ...Object.fromEntries(valid.map(({ key, result }) => [key, salesAfter(byPlace[key], result)])),
        },
        now: Math.min(now, api.now()),
      }));
    },
    [api],
  );
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    for (const key of keys) if (!before.current.includes(key)) void load([key]);
    before.current = keys;
  }, [keys, load]);
  const reloadSales = useCallback(() => {
    // Prices of one's own place change together, and do not wait for those of others.
    void load(own);
    for (const key of keys) if (!own.includes(key)) void load([key]);
  }, [own, keys, load]);
  const retrySales = useCallback(() => {
    setKnown(({ byPlace, now }) => ({
      now,
      byPlace: Object.fromEntries(Object.entries(byPlace).filter(([, { phase }]) => phase === 'ready')),
    }));
    for (const key of keys) void load([key]);
  }, [keys, load]);
  const look = useCallback(() => {
    const now = api.now();
    setKnown(({ byPlace }) => ({
      byPlace: Object.fromEntries(Object.entries(byPlace).filter(([, sales]) => !areOver(sales, now))),
      now,
    }));
    // Others may have begun.
    for (const key of keys) {
      const sales = known.byPlace[key] ?? LOADING;
      if (areOver(sales, now) || hasEnded(sales, known.now, now)) void load([key]);
    }
  }, [api, known, keys, load]);
  const all = Object.values(known.byPlace).flatMap(({ sales }) => sales);
  useSaleEnd(nextSaleEnd(all, known.now), api.now, look);
  return { ...known, reloadSales, retrySales };
}

const SEPARATOR = ',';

/** Returns the same keys of places as long as they do not change. */
function useKeys(places: readonly SalePlace[]): readonly string[] {
  const names = places.map(keyOf).join(SEPARATOR);
  return useMemo(() => (names === '' ? [] : names.split(SEPARATOR)), [names]);
}

/** Returns the flash sales for ways to shop; until they are loaded, usual prices apply. */
export function useSales(api: SalesApi, asked: AskedSales): Sales {
  const own = useKeys(asked.own);
  const keys = useKeys([...asked.own, ...asked.others]);
  const { byPlace, now, reloadSales, retrySales } = useLoadedSales(api, own, keys);
  const isLate = useIsLate();
  const [wasReady, setWasReady] = useState(false);
  const isReady = isLate || own.every((key) => byPlace[key] !== undefined);
  if (isReady && !wasReady) setWasReady(true);
  const { sales, byWay } = useMemo(() => {
    const running = (some: readonly string[]): WaySales => {
      const common = commonSales(some.map((key) => byPlace[key] ?? LOADING));
      return { ...common, sales: common.sales.filter(({ endsAt }) => now < endsAt) };
    };
    return {
      sales: running(own),
      byWay: new Map(keys.map((key) => [placeOf(key).modality, running([key])])),
    };
  }, [own, keys, byPlace, now]);
  const salesIn = useCallback((modality: Modality) => byWay.get(modality) ?? LOADING, [byWay]);
  const arePricesReady = isReady || wasReady;
  const areAllPricesReady = isLate || keys.every((key) => byPlace[key] !== undefined);
  return useMemo(
    () => ({
      sales,
      salesIn,
      priceOf: (product) => priceAmong(product, sales.sales, now),
      priceIn: (modality, product) => priceAmong(product, salesIn(modality).sales, now),
      arePricesReady,
      areAllPricesReady,
      reloadSales,
      retrySales,
    }),
    [sales, salesIn, now, arePricesReady, areAllPricesReady, reloadSales, retrySales],
  );
}
