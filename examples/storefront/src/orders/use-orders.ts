import type { PastOrder } from '@grocer/foundation/domain';
import { useCallback } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { NONE, useProducts } from '../cart/use-products.ts';
import { findOrder } from './find-order.ts';

/** The orders that the shopper has placed last, the last one first; a visitor has none. */
export function useLastOrders() {
  const { api, isVisitor } = useShop();
  const read = useCallback(async () => {
    if (isVisitor) return NONE;
    const result = await api.listOrders({});
    return result.ok ? { ...result, value: result.value.orders } : result;
  }, [api, isVisitor]);
  return useProducts<PastOrder>(read).products;
}

/** The order of the shopper's that has a number, however long ago it was placed; none where there is no such order. */
export function useOrder(number: string) {
  const { api, isVisitor } = useShop();
  const { products: orders, retry } = useProducts<PastOrder>(
    useCallback(() => (isVisitor ? NONE : findOrder(api, number)), [api, isVisitor, number]),
  );
  return { orders, retry };
}
