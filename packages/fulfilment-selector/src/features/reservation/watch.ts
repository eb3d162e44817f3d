import { readModalityPreferences } from '@grocer/foundation/contract';
import type { WirePreference } from '@grocer/foundation/contract';
import type { SelectorDeps } from '../../core/slice.ts';
import { onWaking } from '../../times/alarm.ts';
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
  /** Does somebody see what is held, and nothing change it? */
  readonly mayAsk: () => boolean;
}

/** Looks after what is held for as long as the selector lives: by the clock, other tabs, and the shopper coming back. */
export function watchHold({ deps, holds, effects, get, mayAsk }: Parts): void {
  const { life, session, serverClock, emitter } = deps;

  /** Any answer tells the service's time; asked only where the device's clocks disagree. */
  async function recheck(): Promise<void> {
    if (!serverClock.isUnsure()) return;
    await deps.http.send(readModalityPreferences, undefined, { signal: deps.signal });
  }

  function hear(told: News): void {
    if (told.kind === 'chosen') void get().hearChoice(told.active);
    // For nobody in particular nothing is held.
    else if (!session.current()) return;
    else if (told.kind === 'asked') effects.tellOthers();
    else effects.happened({ type: 'heard', held: told.held });
  }

  /** Another device may have let go of what is held, or changed what it is for; what is being done about it goes before. */
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
  onWaking(comeBack, life);
  life.addEventListener('abort', emitter.on('opened', lookAgain));
  // A tab that was there before may hold a time, and does not hear that there is another one.
  if (get().reservation.phase !== 'held' && holds.read()) get().checkReservation();
  else if (session.current()) holds.tell({ kind: 'asked' });
}
