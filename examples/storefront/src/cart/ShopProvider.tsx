import type { Cart } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Host } from '../host.ts';
import { createShopApi } from '../shop-api.ts';
import type { Addition, ShopApi } from '../shop-api.ts';

/** The cart as far as it has come; a visitor has none. */
type CartState =
  | { readonly phase: 'visitor' | 'loading' | 'failed' }
  | { readonly phase: 'ready'; readonly cart: Cart; readonly last: 'saving' | 'saved' | 'refused' };

interface Shop {
  readonly api: ShopApi;
  readonly state: CartState;
  load(): void;
  /** Tells whether that worked; one change is made at a time. */
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
      setState(result.ok ? { phase: 'ready', cart: result.value, last: 'saved' } : { phase: 'failed' });
    void api.readCart().then(take);
  }, [api, isVisitor]);
  useEffect(load, [load]);
  const shop = useMemo((): Shop => {
    async function change(send: () => Promise<Result<Cart>>): Promise<boolean> {
      if (state.phase !== 'ready' || state.last === 'saving') return false;
      setState({ ...state, last: 'saving' });
      const result = await send();
      setState(
        result.ok ? { phase: 'ready', cart: result.value, last: 'saved' } : { ...state, last: 'refused' },
      );
      return result.ok;
    }
    return {
      api,
      state,
      load() {
        setState({ phase: 'loading' });
        load();
      },
      add: (addition) => change(() => api.addToCart(addition)),
      changeLine: (lineId, quantity) => change(() => api.changeLine(lineId, quantity)),
    };
  }, [api, state, load]);
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}
