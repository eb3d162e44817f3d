import { MODALITIES } from '@grocer/foundation/domain';
import type { Modality, Product } from '@grocer/foundation/domain';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { priceAmong } from '../sales/price-rules.ts';
import { useOtherSales } from '../sales/use-other-sales.ts';
import { useSales } from '../sales/use-sales.ts';
import type { ShopApi } from '../shop-api.ts';
import { rememberedWay } from '../ways/remembered-way.ts';
import { linesOf } from './cart-state.ts';
import type { OwnCart } from './create-cart.ts';
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

/** Provides one cart, and the flash sales for the shopper's way to shop, to all pages that show a cart. */
export function ShopProvider({ api, cart, token, children }: ShopProviderProps): ReactNode {
  const view = useStore(cart.view);
  const isVisitor = token === undefined;
  const [remembered] = useState(rememberedWay);
  /** The way to shop of the last refresh. */
  const asked = useRef<Place | undefined>(remembered);
  const { arePricesReady, sales, salesPhase, priceOf, loadSales, retrySales } = useSales(api, remembered);
  const [current, setCurrent] = useState(remembered?.modality);
  const lines = linesOf(view.state);
  const others = MODALITIES.filter(
    (modality) => modality !== current && lines.some((line) => line.modality === modality),
  );
  const { byWay, now } = useOtherSales(api, others);
  const priceIn = useCallback(
    (modality: Modality, product: Product) =>
      modality === current ? priceOf(product) : priceAmong(product, byWay[modality] ?? [], now),
    [current, priceOf, byWay, now],
  );
  useEffect(() => {
    cart.open();
    return cart.close;
  }, [cart]);
  const refresh = useCallback(
    (way?: Place) => {
      const before = asked.current;
      if (way && way.modality === before?.modality && way.storeId === before.storeId) return;
      if (way) {
        asked.current = way;
        setCurrent(way.modality);
      }
      loadSales(way);
      cart.read();
    },
    [loadSales, cart],
  );
  useComingBack(useCallback(() => refresh(), [refresh]));
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
      arePricesReady,
      sales,
      salesPhase,
      retrySales,
      priceOf,
      priceIn,
    }),
    [cart, view, api, isVisitor, refresh, arePricesReady, sales, salesPhase, retrySales, priceOf, priceIn],
  );
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>;
}
