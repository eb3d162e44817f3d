import { createLatest } from '@grocer/foundation/http';
import type { SelectorDeps } from '../../core/slice.ts';
import type { Settings } from '../../core/settings.ts';
import { createAlarm } from '../../times/alarm.ts';
import type { Alarm } from '../../times/alarm.ts';
import { heldOf, heldUntil, nextHoldChange } from '../../times/hold/rules.ts';
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
  /** Returns true when something is in flight that may change the reservation. */
  readonly isBusy: () => boolean;
}

/** The side effects of a reservation. */
export interface HoldEffects {
  /** Applies an event and its effects: state, storage, questions to the service, other tabs, the alarm. */
  happened(event: HoldEvent): void;
  /** Tells the other tabs which reservation is held. */
  tellOthers(): void;
  /** Starts the alarm, until the selector ends; `recheck` synchronizes the clock. */
  watchClock(recheck: () => Promise<unknown>): void;
}

/** Creates the side effects that follow from the rules of a reservation. */
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
    // Aborted because the shopper or the selector is gone, not because another question replaced this one.
    else if (known.questions[0] === question) known = { ...known, questions: [] };
  }

  function tellOthers(): void {
    const held = heldOf(known.reservation);
    if (held) holds.tell({ kind: 'held', held });
  }

  function lookAtClock(): void {
    const held = heldOf(known.reservation);
    if (held) alarm?.set(nextHoldChange(until(held), serverClock.now()), () => happened({ type: 'passed' }));
    else alarm?.clear();
  }

  function happened(event: HoldEvent): void {
    const before = known;
    known = nextKnown(before, event, (held) => until(held) - serverClock.now());
    const { reservation, kept } = known;
    const [question] = known.questions;
    // A release always clears the storage, since another page of this tab may have stored a reservation.
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
      // A question of an earlier life will not be answered.
      known = { ...known, kept: known.kept ?? holds.read(), questions: [] };
      happened({ type: 'passed' });
      lookAtClock();
    },
  };
}
