import type { StoreApi } from 'zustand/vanilla';
import type { Selector } from '../../core/create-selector.ts';
import { onPageActive } from '../../times/alarm.ts';
import { heldKeyOf } from '../../times/hold/rules.ts';
import type { SchedulingStore } from './store.ts';

/** Watches the selector for another store or address, and for changes of the reservation. */
export function watchSelector(selector: Selector, store: StoreApi<SchedulingStore>): void {
  let { used, reservation } = selector.store.getState();
  const stop = selector.store.subscribe((now) => {
    const { destination, modality } = now.used.active ?? {};
    const isElsewhere =
      now.used.active !== used.active &&
      (destination !== used.active?.destination || modality !== used.active?.modality);
    const isHeldNow = heldKeyOf(now.reservation) !== heldKeyOf(reservation);
    const isOtherPhase = now.reservation.phase !== reservation.phase;
    const hasExpired = now.reservation.phase === 'expired' && reservation.phase !== 'expired';
    ({ used, reservation } = now);
    if (isElsewhere) store.getState().reconsider();
    if (isHeldNow) store.getState().adoptHeld();
    if (hasExpired) store.getState().lapse();
    if (isOtherPhase) store.getState().skip();
  });
  const deafen = selector.emitter.on('sign-in:required', ({ reason }) => {
    if (reason === 'expired') store.getState().expire();
  });
  const { life } = selector.deps;
  onPageActive(() => void store.getState().lookAgain(), life);
  // A shopper who returns by Back creates a new checkout, and sees a page that was left.
  const begin = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    const { checkout, arrival, forgetCheckout, arrive } = store.getState();
    if (checkout.phase === 'created') forgetCheckout();
    if (arrival.phase === 'leaving') void arrive();
  };
  if (typeof window !== 'undefined') window.addEventListener('pageshow', begin, { signal: life });
  life.addEventListener('abort', () => {
    stop();
    deafen();
  });
}
