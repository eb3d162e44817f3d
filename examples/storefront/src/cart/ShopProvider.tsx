import { MODALITIES } from '@grocer/foundation/domain';
import type { Modality } from '@grocer/foundation/domain';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useSales } from '../sales/use-sales.ts';
import type { AskedSales } from '../sales/use-sales.ts';
import type { ShopApi } from '../shop-api.ts';
import { rememberedWay } from '../ways/remembered-way.ts';
import { offeredWays } from '../ways/way-words.ts';
import { waysIn } from './cart-state.ts';
import type { OwnCart } from './create-cart.ts';
import { useOfferedWays } from './ordered-ways.ts';
import type { Place, Shop } from './shop.ts';
import { useComingBack } from './use-coming-back.ts';

const ShopContext = createContext<Shop | undefined>(undefined);

/** As `useShop`, but undefined on pages without a cart. */
export const useShopIfAny = (): Shop | undefined => useContext(ShopContext);

/** Returns the shop's API, the shopper's cart and the actions on it. */
export function useShop(): Shop {
  const shop = useShopIfAny();
  if (!shop) throw new Error('This has to be inside <ShopProvider>.');
  return shop;
}

interface ShopProviderProps {
  readonly api: ShopApi;
  readonly cart: OwnCart;
  /** Absent for a visitor. */
  readonly token: string | undefined;
  readonly children: ReactNode;
}

/** The ways to shop whose flash sales are needed, each with its store if it is known. */
interface Asked {
  /** The current way to shop. */
  readonly current: Modality | undefined;
  /** The places of the ways that were current on this page. */
  readonly places: Readonly<Partial<Record<Modality, Place>>>;
  /** True while a page shows the flash sales for all ways. */
  readonly isAll: boolean;
}

/**
 * Returns the places whose flash sales are needed: the current one, and those of the ways in the cart or of all ways.
 * Without a current one, the ways that the home page asks for stand for it.
 */
function placesOf(
  { current, places, isAll }: Asked,
  used: readonly Modality[],
  offered: readonly Modality[],
): AskedSales {
  const own = current === undefined ? offeredWays(offered) : [current];
  const others = MODALITIES.filter(
    (way) => !own.some((one) => one === way) && (used.includes(way) || (isAll && offered.includes(way))),
  );
  const placeOf = (modality: Modality): Place => places[modality] ?? { modality };
  return { own: own.map(placeOf), others: others.map(placeOf) };
}

/** Provides one cart, and the flash sales for the shopper's ways to shop, to all pages that show a cart. */
export function ShopProvider({ api, cart, token, children }: ShopProviderProps): ReactNode {
  const view = useStore(cart.view);
  const isVisitor = token === undefined;
  const [asked, setAsked] = useState<Asked>(() => {
    const way = rememberedWay();
    return { current: way?.modality, places: way ? { [way.modality]: way } : {}, isAll: false };
  });
  const used = waysIn(view.state);
  const sales = useSales(api, placesOf(asked, used, useOfferedWays()));
  useEffect(() => {
    cart.open();
    return cart.close;
  }, [cart]);
  const { reloadSales } = sales;
  const refresh = useCallback(() => {
    reloadSales();
    cart.read();
  }, [reloadSales, cart]);
  const lastPlace = useRef(asked.current && asked.places[asked.current]);
  const changeWay = useCallback(
    (way: Place) => {
      const before = lastPlace.current;
      if (way.modality === before?.modality && way.storeId === before.storeId) return;
      lastPlace.current = way;
      setAsked(({ places, ...rest }) => ({
        ...rest,
        current: way.modality,
        places: { ...places, [way.modality]: way },
      }));
      cart.read();
    },
    [cart],
  );
  const askAllSales = useCallback(() => {
    setAsked((before) => ({ ...before, isAll: true }));
    return () => setAsked((before) => ({ ...before, isAll: false }));
  }, []);
  useComingBack(refresh);
  const [signIns, countSignIn] = useReducer((count: number) => count + 1, 0);
  const taken = useRef(token);
  // The same shopper has signed in again: the page goes on with the new token.
  useEffect(() => {
    if (token === undefined || token === taken.current) return;
    taken.current = token;
    refresh();
    countSignIn();
  }, [token, refresh]);
  const shop = useMemo(
    (): Shop => ({ ...cart, ...view, ...sales, api, isVisitor, signIns, refresh, changeWay, askAllSales }),
    [cart, view, sales, api, isVisitor, signIns, refresh, changeWay, askAllSales],
  );
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}
