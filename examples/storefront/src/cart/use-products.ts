import type { Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useState } from 'react';

/** Loading state of a list of products. */
export type Products<One = Product> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly list: readonly One[] };

/** Result of a request for no products; nothing is sent. */
export const NONE: Promise<Result<readonly never[]>> = Promise.resolve({ ok: true, value: [] });

/** Converts a response with one value to a list of it. */
export const listOfOne = <One>(result: Result<One>): Result<readonly One[]> =>
  result.ok ? { ...result, value: [result.value] } : result;

/** Loads products; the current list stays until another one has arrived. */
export function useProducts<One = Product>(
  get: () => Promise<Result<readonly One[]>>,
): {
  readonly products: Products<One>;
  readonly retry: () => void;
} {
  const [products, setProducts] = useState<Products<One>>({ phase: 'loading' });
  const load = useCallback(() => {
    let isWanted = true;
    const take = (result: Result<readonly One[]>): void => {
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
