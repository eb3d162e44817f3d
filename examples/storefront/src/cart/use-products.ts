import type { Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useState } from 'react';

/** Products as far as they have come. */
export type Products =
  | { readonly phase: 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly list: readonly Product[] };

/** Gets products; what is there stays while others are on their way. */
export function useProducts(get: () => Promise<Result<readonly Product[]>>): {
  readonly products: Products;
  readonly retry: () => void;
} {
  const [products, setProducts] = useState<Products>({ phase: 'loading' });
  const load = useCallback(() => {
    let isWanted = true;
    const take = (result: Result<readonly Product[]>): void => {
      if (isWanted) setProducts(result.ok ? { phase: 'ready', list: result.value } : { phase: 'failed' });
    };
    void get().then(take);
    return () => {
      isWanted = false;
    };
  }, [get]);
  useEffect(load, [load]);
  function retry(): void {
    setProducts({ phase: 'loading' });
    load();
  }
  return { products, retry };
}
