import { readModalityPreferences } from '@grocer/foundation/contract';
import type { WirePreference } from '@grocer/foundation/contract';
import type { Frame } from '../../window/navigation/slice.ts';
import type { Settings } from '../../core/settings.ts';
import type { Choosing } from '../shopping/slice.ts';
import type { Actions, SelectorDeps } from '../../core/slice.ts';
import { createAlarm, onWaking } from '../../times/alarm.ts';
import type { Alarm } from '../../times/alarm.ts';
import type { UpfrontState } from '../timeslots/slice.ts';
import { confirmHeld } from './confirm.ts';
import type { Confirmed } from './confirm.ts';
import type { HoldPort, News } from './port.ts';
import { heldOf, heldUntil, nextTurn, warningAt } from '../../times/hold/rules.ts';
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
  checkReservation(): Promise<void>;
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
  hearElsewhere(said: WirePreference | undefined): Promise<void>;
}

export const createReservationActions =
  (
    deps: SelectorDeps,
    holds: HoldPort,
  ): Actions<ReservationActions, Pick<ReservationSlice, 'reservation'>, Needs> =>
  (set, get) => {
    const { serverClock, emitter } = deps;
    let alarm: Alarm | undefined;
    /** Counts what was said of reservations: what is asked of the service before that is out of date. */
    let turn = 0;
    /** The same, of what was done here: what other tabs have told of before that is out of date as well. */
    let own = 0;
    /** Counts what other tabs have told of, and the last of it that was good; `hearing` is what is being asked of it. */
    let news = 0;
    let heard = 0;
    let hearing: Promise<unknown> | undefined;
    let isAsking = false;

    const until = (held: Held): number => heldUntil(held, get().settings.reservationOffsetMinutes);

    /** What is being asked of another time stays in date: the end of this one says nothing of it. */
    function expire(held: Held): void {
      alarm?.clear();
      holds.keep(undefined);
      set({ reservation: { phase: 'expired', held } });
      emitter.emit('reservation:expired', { reservationId: held.id });
    }

    /** Looks at the clock: tells how little time is left, or that it is over, and when to look again. */
    function look(): void {
      const { reservation } = get();
      if (reservation.phase !== 'held') return;
      const { held } = reservation;
      const now = serverClock.now();
      const left = until(held) - now;
      if (left <= 0) {
        expire(held);
        return;
      }
      const warning = warningAt(left);
      if (warning !== reservation.warning) set({ reservation: { phase: 'held', held, warning } });
      alarm?.set(nextTurn(until(held), now), look);
    }

    function adopt(held: Held): void {
      turn += 1;
      holds.keep(held);
      set({ reservation: { phase: 'held', held, warning: warningAt(until(held) - serverClock.now()) } });
      look();
    }

    function letGo(): void {
      turn += 1;
      own += 1;
      alarm?.clear();
      holds.keep(undefined);
      set({ reservation: { phase: 'none' } });
    }

    function tellOthers(): void {
      const held = heldOf(get().reservation);
      if (held) holds.tell({ kind: 'held', held });
    }

    /** What the service says of a time that was held; nothing where something newer is known by then. */
    async function confirm(held: Held): Promise<Confirmed | undefined> {
      const { signal } = deps;
      const mine = turn;
      const confirmed = await confirmHeld(deps, held);
      return signal.aborted || mine !== turn ? undefined : confirmed;
    }

    /** Another tab's time is this shopper's if the service says so; otherwise it is none of our business. */
    async function hearOf(held: Held): Promise<void> {
      const { signal } = deps;
      const before = own;
      const mine = (news += 1);
      const confirmed = await confirmHeld(deps, held);
      // Of two that are good the later one counts.
      if (signal.aborted || before !== own || mine < heard || confirmed.standing !== 'held') return;
      heard = mine;
      adopt(confirmed.held);
      if (confirmed.isFresh) tellOthers();
    }

    /** Ends what is held in some way, unless what another tab has told of meanwhile takes its place. */
    async function unlessHeard(end: () => unknown): Promise<void> {
      const { signal } = deps;
      const mine = turn;
      let last: Promise<unknown> | undefined;
      do {
        last = hearing;
        await last;
      } while (last !== hearing);
      if (!signal.aborted && mine === turn) end();
    }

    function hear(told: News): void {
      if (told.kind === 'chosen') {
        void get().hearElsewhere(told.active);
        return;
      }
      if (!deps.session.current()) return;
      const mine = heldOf(get().reservation);
      if (told.kind === 'asked') tellOthers();
      // A time of another way of shopping is held beside this one.
      else if (mine && mine.modality !== told.held.modality) return;
      // Which of two versions is the newer one, the service knows.
      else if (mine?.id !== told.held.id || mine.versionKey !== told.held.versionKey)
        hearing = Promise.allSettled([hearing, hearOf(told.held)]);
    }

    /** The selector itself, and the page around it where there is one. */
    const watchers = new Set<HoldWatcher>([
      {
        isInSight: () => get().frame.phase === 'open',
        isAtRest: () => get().reserving.phase !== 'saving' && get().choosing.phase !== 'saving',
      },
    ]);
    const isAtRest = (): boolean => [...watchers].every((one) => one.isAtRest());
    const isInSight = (): boolean => [...watchers].some((one) => one.isInSight());

    /** Any answer tells the service's time; asked only where the device's clocks disagree. */
    async function recheck(): Promise<void> {
      if (!serverClock.isUnsure()) return;
      await deps.http.send(readModalityPreferences, undefined, { signal: deps.signal });
    }

    /**
     * Asks after what is held when the shopper comes back: another device may have let go of it, or changed what it is
     * for. What is being done about it goes before, and only the service's explicit word ends it.
     */
    async function recheckHeld(): Promise<void> {
      const { signal } = deps;
      const held = heldOf(get().reservation);
      // Coming back is told in more than one way.
      if (!held || isAsking || !isInSight() || !isAtRest()) return;
      isAsking = true;
      const confirmed = await confirmHeld(deps, held).finally(() => (isAsking = false));
      const isStill = (): boolean => !signal.aborted && heldOf(get().reservation) === held && isAtRest();
      if (!isStill()) return;
      if (confirmed.isFresh) {
        adopt(confirmed.held);
        tellOthers();
      } else if (confirmed.standing === 'expired') await unlessHeard(() => isStill() && expire(held));
    }

    return {
      hold(held) {
        own += 1;
        adopt(held);
        tellOthers();
        const { id: reservationId, expiresAt, option } = held;
        const { optionId, vendorId, window } = option;
        emitter.emit('timeslot:reserved', { reservationId, optionId, vendorId, window, expiresAt });
      },
      watchReservation() {
        const { life } = deps;
        alarm = createAlarm({ now: serverClock.now, recheck, signal: life });
        holds.listen(hear, life);
        onWaking(() => {
          if (!deps.session.current()) return;
          if (get().reservation.phase === 'none' && holds.read()) {
            void get().checkReservation();
            return;
          }
          void recheckHeld();
          holds.tell({ kind: 'asked' });
        }, life);
        const stop = emitter.on('opened', () => void recheckHeld());
        life.addEventListener('abort', stop);
        if (get().reservation.phase === 'held') look();
        // A tab that was there before may hold a time, and does not hear that there is another one.
        if (get().reservation.phase !== 'held' && holds.read()) void get().checkReservation();
        else if (deps.session.current()) holds.tell({ kind: 'asked' });
      },
      renew(held) {
        own += 1;
        adopt(held);
        tellOthers();
      },
      forgetReservation: letGo,
      watchHeld: (watcher) => void watchers.add(watcher),
      async checkReservation() {
        turn += 1;
        own += 1;
        const held = heldOf(get().reservation) ?? holds.read();
        if (!held) return;
        if (!deps.session.current()) {
          letGo();
          return;
        }
        // Nobody sees a time that may be somebody else's; another tab may know of a newer one.
        set({ reservation: { phase: 'checking' } });
        holds.tell({ kind: 'asked' });
        const confirmed = await confirm(held);
        if (confirmed?.standing === 'held') {
          adopt(confirmed.held);
          if (confirmed.isFresh) tellOthers();
        } else if (confirmed?.standing === 'expired') await unlessHeard(() => expire(held));
        else if (confirmed?.standing === 'gone') await unlessHeard(letGo);
        // Kept for another try.
        else if (confirmed) set({ reservation: { phase: 'none' } });
      },
    };
  };
