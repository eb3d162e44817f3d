import type { ProductSearch } from '@grocer/foundation/contract';
import type { CatalogueProduct } from '@grocer/foundation/domain';
import { useCallback } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { NONE, useProducts } from '../cart/use-products.ts';

/**
 * Searches products; the current list stays until the next one has arrived. No request is sent for an empty
 * `gtins`.
 */
export function useSearchedProducts({ aisle, text, gtins }: ProductSearch) {
  const { api } = useShop();
  const codes = gtins?.join(',');
  return useProducts<CatalogueProduct>(
    useCallback(
      () =>
        codes === ''
          ? NONE
          : api.search({ aisle, text, ...(codes !== undefined && { gtins: codes.split(',') }) }),
      [api, aisle, text, codes],
    ),
  );
}
