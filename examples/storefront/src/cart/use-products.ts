import type { Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { useCallback, useEffect, useRef, useState } from 'react';

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
  /** True while the products are those of a request before the current one. */
  readonly areOld: boolean;
  readonly retry: () => void;
} {
  const [{ products, of }, setLoaded] = useState<{
    readonly products: Products<One>;
    readonly of: typeof get;
  }>({
    products: { phase: 'loading' },
    of: get,
  });
  /** The last request: one before it may be answered later. */
  const last = useRef<object>(undefined);
  const load = useCallback(() => {
    const mine = {};
    last.current = mine;
    const take = (result: Result<readonly One[]>): void => {
      if (last.current !== mine) return;
      setLoaded({
        products: result.ok ? { phase: 'ready', list: result.value } : { phase: 'failed' },
        of: get,
      });
    };
    void get().then(take);
  }, [get]);
  useEffect(load, [load]);
  function retry(): void {
    setLoaded({ products: { phase: 'loading' }, of: get });
    load();
  }
  return { products, areOld: of !== get, retry };
}
