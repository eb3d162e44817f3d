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

/** Who shows what is held, and does something about it. */
export interface HoldWatcher {
  isInSight(): boolean;
  /** Is nothing under way that what is held now may come out of otherwise? */
  isAtRest(): boolean;
}

/** How a time is held, and looked after for as long as it is. */
export interface ReservationActions {
  /** Holds what the service has just promised; the host and the other tabs hear of it. */
  hold(held: Held): void;
  /** Begins to look after what is held, for as long as the selector lives. */
  watchReservation(): void;
  /** Asks the service whether what was held is this shopper's, as after a reload or when somebody has signed in. */
  checkReservation(): void;
  /** Holds the same time on with what is new of it. */
  renew(held: Held): void;
  /** Has somebody else say as well when what is held may be asked after. */
  watchHeld(watcher: HoldWatcher): void;
  /** Loses sight of what is held, as on the way to another page; the service holds it on [F-4.25]. */
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
    /** The selector itself, and the page around it where there is one. */
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
        // Nobody sees a time that may be somebody else's; another tab may know of a newer one.
        happened({ type: 'doubted', held: kept });
        holds.tell({ kind: 'asked' });
      },
    };
  };
