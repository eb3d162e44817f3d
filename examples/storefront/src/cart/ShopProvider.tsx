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
  const load = useCallback(() => {
    if (isVisitor) return;
    const take = (result: Result<Cart>): void =>
      setState(result.ok ? { phase: 'ready', cart: result.value, isRefused: false } : { phase: 'failed' });
    void api.readCart().then(take);
  }, [api, isVisitor]);
  useEffect(load, [load]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { areSalesKnown, priceOf, loadSales } = useSales(api);
  const refresh = useCallback(() => {
    loadSales();
    if (isVisitor) return;
    const read = last.current.then(() => api.readCart());
    last.current = read;
    const take = (result: Result<Cart>): void => {
      // A change that was made meanwhile tells of a newer cart.
      if (!result.ok || last.current !== read) return;
      const { value: cart } = result;
      setState((before) => ({ isRefused: false, ...before, phase: 'ready', cart }));
    };
    void read.then(take);
  }, [api, isVisitor, loadSales]);
  useComingBack(refresh);
  const shop = useMemo((): Shop => {
    async function change(send: () => Promise<Result<Cart>>): Promise<boolean> {
      const sent = last.current.then(send);
      last.current = sent;
      const result = await sent;
      if (result.ok) setState({ phase: 'ready', cart: result.value, isRefused: false });
      else setState((before) => ({ ...before, isRefused: true }));
      return result.ok;
    }
    return {
      api,
      state,
      load() {
        setState({ phase: 'loading' });
        load();
      },
      refresh,
      areSalesKnown,
      priceOf,
      add: (addition) => change(() => api.addToCart(addition)),
      changeLine: (lineId, quantity) => change(() => api.changeLine(lineId, quantity)),
    };
  }, [api, state, load, refresh, areSalesKnown, priceOf]);
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}
