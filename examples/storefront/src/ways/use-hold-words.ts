import { useFulfilment } from '@grocer/fulfilment-selector/react';
import type { Modality } from '@grocer/foundation/domain';
import type { ReservationState } from '@grocer/fulfilment-selector';
import { useEffect, useState } from 'react';
import { useShop } from '../cart/ShopProvider.tsx';
import { reservationHere } from './reservation-rules.ts';
import { holdWords, MINUTE } from './way-words.ts';
import type { HoldWords } from './way-words.ts';

/** Maximum time between updates, in ms, since a clock may be set meanwhile. */
const LOOK_MS = 10_000;

/**
 * Time until the next update, in ms: just after the minute changes, so that all displays show the same
 * minutes.
 */
const nextLook = (left: number): number => (left >= 0 ? Math.min((left % MINUTE) + 1, LOOK_MS) : LOOK_MS);

/** A time that the shopper holds at their place, or held until it expired. */
export type HeldTime = HoldWords & Pick<ReservationState, 'modality' | 'fee' | 'items'>;

/** Returns the time that is held for a way to shop, if it has not expired. */
export const heldFor = (hold: HeldTime | undefined, way: Modality): HeldTime | undefined =>
  hold?.modality === way && hold.state !== 'expired' ? hold : undefined;

/** Returns the texts for the time that the shopper holds at their place; undefined if they hold none. */
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
