import { useFulfilment } from '@grocer/fulfilment-selector/react';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { brandOf } from '../brand.ts';
import { useShop } from '../cart/ShopProvider.tsx';
import { useSettings } from '../demo/use-settings.ts';
import { notedName, noteName, placeIn, rememberedWay, streetIn } from './remembered-way.ts';
import type { Way } from './remembered-way.ts';
import { nameWithout } from './way-words.ts';

/** Returns the name of a store: from the stores found last, else the stored one, else from the service. */
function useStoreName(storeId: string | undefined): string | undefined {
  const { api } = useShop();
  const zip = useFulfilment((state) => state.zip);
  const found = useFulfilment(({ stores }) => stores.find(({ locationId }) => locationId === storeId));
  const [asked, setAsked] = useState<{ readonly storeId: string; readonly storeName: string }>();
  const known = found?.vanityName ?? notedName(storeId);
  useEffect(() => {
    if (storeId === undefined || zip === undefined || known !== undefined) return undefined;
    let isWanted = true;
    const take = (storeName: string | undefined): void => {
      if (!isWanted || storeName === undefined) return;
      noteName(storeId, storeName);
      setAsked({ storeId, storeName });
    };
    void api.nameOfStore(storeId, zip).then(take);
    return () => {
      isWanted = false;
    };
  }, [api, storeId, zip, known]);
  return known ?? (asked?.storeId === storeId ? asked?.storeName : undefined);
}

const WayContext = createContext<Way | undefined | 'outside'>('outside');

/** Provides the way to shop to the components inside. */
export const WayKnown = WayContext.Provider;

/** Returns the shopper's way to shop. Requires `WaysProvider`. */
export function useWay(): Way | undefined {
  const way = useContext(WayContext);
  if (way === 'outside') throw new Error('This has to be inside <WaysProvider>.');
  return way;
}

const StartingContext = createContext(false);

/** Provides to the components inside whether the selector is loading for the first time. */
export const StartingKnown = StartingContext.Provider;

/** Returns true until the selector has loaded for the first time. Requires `WaysProvider`. */
export const useIsStarting = (): boolean => useContext(StartingContext);

/** Returns true until the selector has loaded for the first time. It loads again when its window opens. */
export function useStart(): boolean {
  const [wasReady, setReady] = useState(false);
  const isStarting = useFulfilment(({ status }) => !wasReady && status === 'loading');
  if (!isStarting && !wasReady) setReady(true);
  return isStarting;
}

/** Returns the shopper's way to shop; while the selector starts, the one of this browser's last visitor. */
export function useFoundWay(isStarting: boolean): Way | undefined {
  const shopping = useFulfilment((state) => state.shopping);
  const place = shopping && placeIn(shopping.destination);
  const storeName = useStoreName(place?.storeId);
  const banner = brandOf(useSettings().banner).name;
  // Cookies are slow to read, so they are read once and not for each product of a page.
  return useMemo(() => {
    const inBanner = (way: Way | undefined): Way | undefined =>
      way && { ...way, storeName: way.storeName && nameWithout(banner, way.storeName) };
    if (!shopping) return isStarting ? inBanner(rememberedWay()) : undefined;
    const { modality, destination } = shopping;
    return inBanner({ modality, ...placeIn(destination), storeName, street: streetIn(destination) });
  }, [shopping, isStarting, storeName, banner]);
}
