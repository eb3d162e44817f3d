import { useFulfilment } from '@grocer/fulfilment-selector/react';
import type { Modality } from '@grocer/foundation/domain';
import type { ReservationState } from '@grocer/fulfilment-selector';
import { useEffect, useState } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { reservationHere } from './reservation-rules.ts';
import { holdWords } from './way-words.ts';
import type { HoldWords } from './way-words.ts';

/** Often enough for whole minutes, in ms. */
const LOOK_MS = 10_000;

/** A time that the shopper holds where they shop, or held until it expired. */
export type HeldTime = HoldWords & Pick<ReservationState, 'modality' | 'fee'>;

/** The time that is held for a way of shopping, until it expires. */
export const heldFor = (hold: HeldTime | undefined, way: Modality): HeldTime | undefined =>
  hold?.modality === way && hold.state !== 'expired' ? hold : undefined;

/** What is said of the time that the shopper holds where they shop; nothing where they hold none. */
export function useHoldWords(): HeldTime | undefined {
  const { api } = useShop();
  const reservation = useFulfilment(reservationHere);
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
  if (!reservation) return undefined;
  const { modality, fee } = reservation;
  return { ...holdWords(reservation, now), modality, fee };
}
