import type { PastOrder } from '@grocer/foundation/domain';
import { useCallback } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { NONE, useProducts } from '../cart/use-products.ts';
import { findOrder } from './find-order.ts';

/** Returns the shopper's latest orders, newest first. A visitor has none. */
export function useLastOrders() {
  const { api, isVisitor } = useShop();
  const read = useCallback(async () => {
    if (isVisitor) return NONE;
    const result = await api.listOrders({});
    return result.ok ? { ...result, value: result.value.orders } : result;
  }, [api, isVisitor]);
  const { products: orders, retry } = useProducts<PastOrder>(read);
  return { orders, retry };
}

/** Returns the shopper's order with a number or the id of its checkout, however old, as a list of at most one. */
export function useOrder(wanted: string) {
  const { api, isVisitor } = useShop();
  const { products: orders, retry } = useProducts<PastOrder>(
    useCallback(() => (isVisitor ? NONE : findOrder(api, wanted)), [api, isVisitor, wanted]),
  );
  return { orders, retry };
}
