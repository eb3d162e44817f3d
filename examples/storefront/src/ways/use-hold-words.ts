import { useFulfilment } from '@grocer/fulfilment-selector/react';
import type { Modality } from '@grocer/foundation/domain';
import type { ReservationState } from '@grocer/fulfilment-selector';
import { useEffect, useState } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { reservationHere } from './reservation-rules.ts';
import { holdWords, MINUTE } from './way-words.ts';
import type { HoldWords } from './way-words.ts';

/** How often to look, in ms: a clock may be set. */
const LOOK_MS = 10_000;

/** When to look again, in ms: as the next whole minute is over, so that all who say how many are left agree. */
const nextLook = (left: number): number => (left >= 0 ? Math.min((left % MINUTE) + 1, LOOK_MS) : LOOK_MS);

/** A time that the shopper holds where they shop, or held until it expired. */
export type HeldTime = HoldWords & Pick<ReservationState, 'modality' | 'fee' | 'items'>;

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
    function look(): void {
      const at = api.now();
      setNow(at);
      timer = setTimeout(look, nextLook(expiresAt - at));
    }
    const { expiresAt } = reservation;
    let timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, [api, reservation]);
  if (!reservation) return undefined;
  const { modality, fee, items } = reservation;
  return { ...holdWords(reservation, now), modality, fee, items };
}
