import { useFulfilment } from '@grocer/fulfilment-selector/react';
import type { Modality } from '@grocer/foundation/domain';
import { useEffect, useState } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { holdWords } from './way-words.ts';
import type { HoldWords } from './way-words.ts';

/** Often enough for whole minutes, in ms. */
const LOOK_MS = 10_000;

/** What is said of the time that the shopper holds, and for which way; nothing where they hold none. */
export function useHoldWords(): (HoldWords & { readonly modality: Modality }) | undefined {
  const { api } = useShop();
  const reservation = useFulfilment((state) => state.reservation);
  const [now, setNow] = useState(api.now);
  useEffect(() => {
    if (!reservation) return undefined;
    const look = (): void => setNow(api.now());
    const first = setTimeout(look, 0);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [api, reservation]);
  return reservation && { ...holdWords(reservation, now), modality: reservation.modality };
}
