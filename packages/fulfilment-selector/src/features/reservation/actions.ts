import type { WirePreference } from '@grocer/foundation/contract';
import type { Frame } from '../../window/navigation/slice.ts';
import type { Settings } from '../../core/settings.ts';
import type { Choosing } from '../shopping/slice.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import type { UpfrontState } from '../timeslots/slice.ts';
import { createHoldEffects } from './effects.ts';
import type { HoldPort } from './port.ts';
import { watchHold } from './watch.ts';
import { heldOf } from '../../times/hold/rules.ts';
import type { Held } from '../../times/hold/rules.ts';
import type { ReservationSlice } from './slice.ts';

/** A part of the page that shows the reservation and can change it. */
export interface HoldWatcher {
  isInSight(): boolean;
  /** Returns true when nothing is in flight that may change the reservation. */
  isAtRest(): boolean;
}

/** The actions on the reservation. */
export interface ReservationActions {
  /** Holds a reservation that the service has just made; tells the host and other tabs. */
  hold(held: Held): void;
  /** Starts watching the reservation, until the selector ends. */
  watchReservation(): void;
  /** Asks the service whether the reservation is this shopper's, as after a reload or a sign-in. */
  checkReservation(): void;
  /** Updates the reservation that is held. */
  renew(held: Held): void;
  /** Adds a watcher that also decides when the service may be asked about the reservation. */
  watchHeld(watcher: HoldWatcher): void;
  /** Drops the reservation here, as before leaving the page. The service still holds it [F-4.25]. */
  forgetReservation(): void;
}

interface Needs extends ReservationSlice {
  readonly settings: Settings;
  readonly frame: Frame;
  readonly reserving: UpfrontState['reserving'];
  readonly choosing: Choosing;
  hearChoice(said: WirePreference | undefined): Promise<void>;
}

export const createReservationActions =
  (
    deps: SelectorDeps,
    holds: HoldPort,
  ): Actions<ReservationActions, Pick<ReservationSlice, 'reservation'>, Needs> =>
  (set, get) => {
    const { session, emitter } = deps;
    /** The selector itself, and the page around it if there is one. */
    const watchers = new Set<HoldWatcher>([
      {
        isInSight: () => get().frame.phase === 'open',
        isAtRest: () => get().reserving.phase !== 'saving' && get().choosing.phase !== 'saving',
      },
    ]);
    const isBusy = (): boolean => [...watchers].some((one) => !one.isAtRest());
    const isInSight = (): boolean => [...watchers].some((one) => one.isInSight());
    const publish = (reservation: ReservationSlice['reservation']): void => set({ reservation });
    const effects = createHoldEffects({ deps, holds, get, publish, isBusy });
    const { happened } = effects;

    return {
      hold(held) {
        happened({ type: 'held', held });
        const { id: reservationId, expiresAt, option } = held;
        const { optionId, vendorId, window } = option;
        emitter.emit('timeslot:reserved', { reservationId, optionId, vendorId, window, expiresAt });
      },
      watchReservation: () =>
        watchHold({ deps, holds, effects, get, mayAsk: () => isInSight() && !isBusy() }),
      renew: (held) => happened({ type: 'held', held }),
      forgetReservation: () => happened({ type: 'released' }),
      watchHeld: (watcher) => void watchers.add(watcher),
      checkReservation() {
        const kept = heldOf(get().reservation) ?? holds.read();
        if (!kept) return;
        if (!session.current()) {
          happened({ type: 'released' });
          return;
        }
        // Hidden until confirmed, since it may be another shopper's. Another tab may have a newer one.
        happened({ type: 'doubted', held: kept });
        holds.tell({ kind: 'asked' });
      },
    };
  };
