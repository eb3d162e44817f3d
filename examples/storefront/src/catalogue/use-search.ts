import type { ProductSearch } from '@grocer/foundation/contract';
import type { CatalogueProduct } from '@grocer/foundation/domain';
import { useCallback, useState } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { NONE, useProducts } from '../cart/use-products.ts';
import type { Products } from '../cart/use-products.ts';
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

/** Products that are needed together. */
interface NeededProducts {
  readonly products: Products<CatalogueProduct>;
  /** State of the request for all of them. Until it is ready, the list may lack some. */
  readonly phase: Products['phase'];
  readonly retry: () => void;
}

/**
 * Searches products by their GTINs. While no other products are needed, as after a removal, no request is sent.
 * The current list stays until the next one has arrived; it also stays if that fails and some of its products are
 * still needed.
 */
export function useProductsOf(needed: readonly string[]): NeededProducts {
  const gtins = [...new Set(needed)].toSorted();
  const [asked, setAsked] = useState(gtins);
  if (gtins.some((gtin) => !asked.includes(gtin))) setAsked(gtins);
  const { products, areOld, retry } = useSearchedProducts({ gtins: asked });
  const [last, setLast] = useState(products);
  if (products.phase === 'ready' && products !== last) setLast(products);
  const isOfUse = last.phase === 'ready' && last.list.some(({ upc }) => gtins.includes(upc));
  return {
    products: products.phase !== 'ready' && isOfUse ? last : products,
    phase: areOld ? 'loading' : products.phase,
    retry,
  };
}
