import { MODALITIES } from '@grocer/foundation/domain';
import type { Modality, Product } from '@grocer/foundation/domain';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useSales } from '../sales/use-sales.ts';
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
 * Returns the places whose flash sales are needed: those of the current way and of the ways in the cart. Without a
 * current way, prices are those that all offered ways have.
 */
function placesOf(
  { current, places, isAll }: Asked,
  used: readonly Modality[],
  offered: readonly Modality[],
): readonly Place[] {
  const areAllAsked = isAll || current === undefined;
  const ways = MODALITIES.filter(
    (one) => one === current || used.includes(one) || (areAllAsked && offered.includes(one)),
  );
  return ways.map((modality) => places[modality] ?? { modality });
}

/** Provides one cart, and the flash sales for the shopper's ways to shop, to all pages that show a cart. */
export function ShopProvider({ api, cart, token, children }: ShopProviderProps): ReactNode {
  const view = useStore(cart.view);
  const isVisitor = token === undefined;
  const [asked, setAsked] = useState<Asked>(() => {
    const way = rememberedWay();
    return { current: way?.modality, places: way ? { [way.modality]: way } : {}, isAll: false };
  });
  const { current } = asked;
  const { salesIn, priceIn, arePricesReady, reloadSales, retrySales } = useSales(
    api,
    placesOf(asked, waysIn(view.state), offeredWays(useOfferedWays())),
  );
  const priceOf = useCallback((product: Product) => priceIn(current, product), [current, priceIn]);
  useEffect(() => {
    cart.open();
    return cart.close;
  }, [cart]);
  const refresh = useCallback(() => {
    reloadSales();
    cart.read();
  }, [reloadSales, cart]);
  const lastPlace = useRef(current && asked.places[current]);
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
  const taken = useRef(token);
  // The same shopper has signed in again: the page goes on with the new token.
  useEffect(() => {
    if (token === undefined || token === taken.current) return;
    taken.current = token;
    refresh();
  }, [token, refresh]);
  const shop = useMemo(
    (): Shop => ({
      ...cart,
      ...view,
      api,
      isVisitor,
      refresh,
      changeWay,
      arePricesReady,
      sales: salesIn(current),
      salesIn,
      askAllSales,
      retrySales,
      priceOf,
      priceIn,
    }),
    [
      cart,
      view,
      api,
      isVisitor,
      refresh,
      changeWay,
      arePricesReady,
      current,
      salesIn,
      askAllSales,
      retrySales,
      priceOf,
      priceIn,
    ],
  );
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}
