import { nextSaleEnd, priceNow } from '@grocer/foundation/domain';
import type { Cents, Product } from '@grocer/foundation/domain';
import { useCallback } from 'react';
import { useNow } from '../../../times/use-now.ts';
import { useSchedulingStore } from '../../core/context.tsx';

/** Returns a function that gives a product's price in cents; lower until its flash sale ends. */
export function usePrices(): (product: Product) => Cents {
  const sales = useSchedulingStore((state) => state.sales);
  const now = useNow(useCallback((instant: number) => nextSaleEnd(sales, instant), [sales]));
  return useCallback((product) => priceNow(product, sales, now), [sales, now]);
}
