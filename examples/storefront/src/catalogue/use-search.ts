import type { ProductSearch } from '@grocer/foundation/contract';
import type { CatalogueProduct } from '@grocer/foundation/domain';
import { useCallback, useState } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { NONE, useProducts } from '../cart/use-products.ts';
import type { ShopApi } from '../shop-api.ts';

/** As `useSearchedProducts`, for components that are also on pages without `<ShopProvider>`. */
export function useProductsFoundBy(api: Pick<ShopApi, 'search'>, { aisle, text, gtins }: ProductSearch) {
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

/**
 * Searches products; the current list stays until the next one has arrived. No request is sent for an empty
 * `gtins`.
 */
export const useSearchedProducts = (search: ProductSearch) => useProductsFoundBy(useShop().api, search);

/**
 * Searches products by their GTINs; the current list stays until the next one has arrived. While no other
 * products are needed, as after a removal, no request is sent.
 */
export function useProductsOf(needed: readonly string[]) {
  const gtins = [...new Set(needed)].toSorted();
  const [asked, setAsked] = useState(gtins);
  if (gtins.some((gtin) => !asked.includes(gtin))) setAsked(gtins);
  return useSearchedProducts({ gtins: asked });
}
