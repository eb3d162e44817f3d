import { createLatest } from '@grocer/foundation/http';
import type { SelectorDeps } from '../../core/slice.ts';
import type { Settings } from '../../core/settings.ts';
import { createAlarm } from '../../times/alarm.ts';
import type { Alarm } from '../../times/alarm.ts';
import { heldOf, heldUntil, nextTurn } from '../../times/hold/rules.ts';
import type { Held, Hold } from '../../times/hold/rules.ts';
import { confirmHeld } from './confirm.ts';
import type { HoldPort } from './port.ts';
import { nextKnown, NOTHING_KNOWN } from './rules.ts';
import type { HoldEvent, Question } from './rules.ts';

interface Parts {
  readonly deps: SelectorDeps;
  readonly holds: HoldPort;
  readonly get: () => { readonly settings: Settings };
  readonly publish: (reservation: Hold) => void;
  /** Is something under way that what is held may change by? */
  readonly isBusy: () => boolean;
}

/** What goes on around a reservation. */
export interface HoldEffects {
  /** Takes up what has happened, and does what follows from it: shows, keeps, asks, tells, and looks at the clock. */
  happened(event: HoldEvent): void;
  /** Tells the other tabs what is held. */
  tellOthers(): void;
  /** Begins to look at the clock, for as long as the selector lives; `recheck` asks what time it is. */
  watchClock(recheck: () => Promise<unknown>): void;
}

/** Carries out what follows from the rules of a reservation. */
export function createHoldEffects({ deps, holds, get, publish, isBusy }: Parts): HoldEffects {
  const { serverClock, emitter } = deps;
  const questions = createLatest(() => deps.signal);
  let known = NOTHING_KNOWN;
  let alarm: Alarm | undefined;

  const until = (held: Held): number => heldUntil(held, get().settings.reservationOffsetMinutes);

  async function ask(question: Question): Promise<void> {
    const signal = questions.next();
    const confirmed = await confirmHeld({ http: deps.http, signal }, question.held);
    if (!signal.aborted) happened({ type: 'answered', confirmed, isBusy: isBusy() });
    // Whoever it was asked for is gone; no other question has taken its place.
    else if (known.questions[0] === question) known = { ...known, questions: [] };
  }

  function tellOthers(): void {
    const held = heldOf(known.reservation);
    if (held) holds.tell({ kind: 'held', held });
  }

  function lookAtClock(): void {
    const held = heldOf(known.reservation);
    if (held) alarm?.set(nextTurn(until(held), serverClock.now()), () => happened({ type: 'passed' }));
    else alarm?.clear();
  }

  function happened(event: HoldEvent): void {
    const before = known;
    known = nextKnown(before, event, (held) => until(held) - serverClock.now());
    const { reservation, kept } = known;
    const [question] = known.questions;
    // Another page of this tab may have kept one meanwhile.
    if (kept !== before.kept || event.type === 'released') holds.keep(kept);
    if (question !== before.questions[0]) {
      if (question) void ask(question);
      else questions.drop();
    }
    if (reservation === before.reservation) return;
    publish(reservation);
    lookAtClock();
    const isFresh = event.type === 'held' || (event.type === 'answered' && event.confirmed.isFresh);
    if (isFresh) tellOthers();
    if (reservation.phase === 'expired' && before.reservation.phase !== 'expired')
      emitter.emit('reservation:expired', { reservationId: reservation.held.id });
  }

  return {
    happened,
    tellOthers,
    watchClock(recheck) {
      alarm = createAlarm({ now: serverClock.now, recheck, signal: deps.life });
      // What an earlier life has asked is not answered any more.
      known = { ...known, kept: known.kept ?? holds.read(), questions: [] };
      happened({ type: 'passed' });
      lookAtClock();
    },
  };
}
