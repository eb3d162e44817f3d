import type { PastOrder } from '@grocer/foundation/domain';
import { useCallback } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { NONE, useProducts } from '../cart/use-products.ts';

/** The orders of the shopper, the last one first; a visitor has none. */
export function useOrders() {
  const { api, isVisitor } = useShop();
  const { products: orders, retry } = useProducts<PastOrder>(
    useCallback(() => (isVisitor ? NONE : api.listOrders()), [api, isVisitor]),
  );
  return { orders, retry };
}
