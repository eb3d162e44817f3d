import type { Cart, Product } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Host } from '../host.ts';
import { useSales } from '../sales/use-sales.ts';
import type { Price } from '../sales/use-sales.ts';
import { createShopApi } from '../shop-api.ts';
import type { Addition, ShopApi } from '../shop-api.ts';

/** The cart as far as it has come; a visitor has none. */
type CartState =
  | { readonly phase: 'visitor' | 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly cart: Cart; readonly isRefused: boolean };

interface Shop {
  readonly api: ShopApi;
  readonly state: CartState;
  load(): void;
  /** Reads cart and flash sales again: what is there stays until there is something newer. */
  refresh(): void;
  readonly areSalesKnown: boolean;
  priceOf(product: Product): Price;
  /** Tells whether that worked; one change is made after the other. */
  add(addition: Addition): Promise<boolean>;
  changeLine(lineId: string, quantity: number): Promise<boolean>;
}

const ShopContext = createContext<Shop | undefined>(undefined);

/** The shop's services, and the shopper's cart. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('This has to be inside <ShopProvider>.');
  return shop;
}

/** Runs when the shopper comes back to the page: another tab may have changed the cart. */
function useComingBack(run: () => void): void {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    window.addEventListener('focus', run, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && run(), { signal });
    return () => life.abort();
  }, [run]);
}

interface ShopProviderProps {
  readonly host: Host;
  readonly children: ReactNode;
}

/** One cart for all pages of the shop. */
export function ShopProvider({ host, children }: ShopProviderProps): ReactNode {
  const [api] = useState(() => createShopApi(host));
  const isVisitor = host.token === undefined;
  const [state, setState] = useState<CartState>({ phase: isVisitor ? 'visitor' : 'loading' });
  /** Counts the changes: a cart that was read before one is out of date. */
  const changes = useRef(0);
  const isReading = useRef(false);
  /** Reads the cart; one that cannot be read takes nothing away that is there. */
  const read = useCallback(() => {
    if (isVisitor || isReading.current) return;
    const before = changes.current;
    isReading.current = true;
    const take = (result: Result<Cart>): void => {
      isReading.current = false;
      if (before !== changes.current) return;
      setState((known) => {
        if (result.ok) return { isRefused: false, ...known, phase: 'ready', cart: result.value };
        return known.phase === 'ready' ? known : { phase: 'failed' };
      });
    };
    void api.readCart().then(take);
  }, [api, isVisitor]);
  useEffect(read, [read]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { areSalesKnown, priceOf, loadSales } = useSales(api);
  const refresh = useCallback(() => {
    loadSales();
    read();
  }, [loadSales, read]);
  useComingBack(refresh);
  const shop = useMemo((): Shop => {
    async function change(send: () => Promise<Result<Cart>>): Promise<boolean> {
      const sent = last.current.then(send);
      last.current = sent;
      changes.current += 1;
      const result = await sent;
      changes.current += 1;
      if (result.ok) setState({ phase: 'ready', cart: result.value, isRefused: false });
      else setState((before) => ({ ...before, isRefused: true }));
      return result.ok;
    }
    return {
      api,
      state,
      load() {
        setState({ phase: 'loading' });
        read();
      },
      refresh,
      areSalesKnown,
      priceOf,
      add: (addition) => change(() => api.addToCart(addition)),
      changeLine: (lineId, quantity) => change(() => api.changeLine(lineId, quantity)),
    };
  }, [api, state, read, refresh, areSalesKnown, priceOf]);
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}
