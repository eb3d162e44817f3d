import { readModalityPreferences } from '@grocer/foundation/contract';
import type { WirePreference } from '@grocer/foundation/contract';
import type { SelectorDeps } from '../../core/slice.ts';
import { onPageActive } from '../../times/alarm.ts';
import type { HoldEffects } from './effects.ts';
import type { HoldPort, News } from './port.ts';
import type { ReservationSlice } from './slice.ts';

interface Watched extends ReservationSlice {
  checkReservation(): void;
  hearChoice(said: WirePreference | undefined): Promise<void>;
}

interface Parts {
  readonly deps: SelectorDeps;
  readonly holds: HoldPort;
  readonly effects: HoldEffects;
  readonly get: () => Watched;
  /** Returns true when the reservation is on screen and nothing in flight may change it. */
  readonly mayAsk: () => boolean;
}

/** Watches the reservation while the selector lives: the clock, other tabs, and the page waking. */
export function watchHold({ deps, holds, effects, get, mayAsk }: Parts): void {
  const { life, session, serverClock, emitter } = deps;

  /** Synchronizes the service's time by any request, if the device's clocks disagree. */
  async function recheck(): Promise<void> {
    if (!serverClock.isUnsure()) return;
    // Nobody has asked for this, so it must not end the session.
    await deps.http.send(readModalityPreferences, undefined, { signal: deps.signal, inBackground: true });
  }

  function hear(told: News): void {
    if (told.kind === 'chosen') void get().hearChoice(told.active);
    // A visitor has no reservation.
    else if (!session.current()) return;
    else if (told.kind === 'asked') effects.tellOthers();
    else effects.happened({ type: 'heard', held: told.held });
  }

  /** Asks again, since another device may have changed the reservation; not while it is changed here. */
  function lookAgain(): void {
    if (mayAsk()) effects.happened({ type: 'returned' });
  }

  function comeBack(): void {
    if (!session.current()) return;
    if (get().reservation.phase === 'none' && holds.read()) {
      get().checkReservation();
      return;
    }
    lookAgain();
    holds.tell({ kind: 'asked' });
  }

  effects.watchClock(recheck);
  holds.listen(hear, life);
  onPageActive(comeBack, life);
  life.addEventListener('abort', emitter.on('opened', lookAgain));
  // An older tab may hold a reservation and does not hear of new tabs.
  if (get().reservation.phase !== 'held' && holds.read()) get().checkReservation();
  else if (session.current()) holds.tell({ kind: 'asked' });
}
