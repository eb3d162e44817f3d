import { heldOf, warningAt } from '../../times/hold/rules.ts';
import type { Held, Hold } from '../../times/hold/rules.ts';
import type { Confirmed } from './confirm.ts';

/** A question to the service about a reservation. */
export interface Question {
  /**
   * `kept`: is the one from before a reload or a sign-in this shopper's? `shown`: is the one on screen still
   * valid? `heard`: is the one from another tab this shopper's?
   */
  readonly about: 'kept' | 'shown' | 'heard';
  readonly held: Held;
}

/** What is known about the shopper's reservation. */
export interface Known {
  readonly reservation: Hold;
  /** The reservation in storage, which a reload restores. */
  readonly kept: Held | undefined;
  /** The questions to the service, of which the first is in flight. */
  readonly questions: readonly Question[];
}

/** The events that change what is known about a reservation. */
export type HoldEvent =
  /** The service has made or changed it in this tab. */
  | { readonly type: 'held'; readonly held: Held }
  | { readonly type: 'released' }
  /** It may be another shopper's. */
  | { readonly type: 'doubted'; readonly held: Held }
  | { readonly type: 'heard'; readonly held: Held }
  /** The shopper has returned to the page and sees it. */
  | { readonly type: 'returned' }
  | { readonly type: 'passed' }
  /** The service has answered the first question. `isBusy`: something in flight may change it. */
  | { readonly type: 'answered'; readonly confirmed: Confirmed; readonly isBusy: boolean };

/** Returns how long a reservation is still held, in ms. */
export type TimeLeft = (held: Held) => number;

/** The initial state. */
export const NOTHING_KNOWN: Known = { reservation: { phase: 'none' }, kept: undefined, questions: [] };

function isSameVersion(one: Held, other: Held | undefined): boolean {
  return one.id === other?.id && one.versionKey === other.versionKey;
}

const expired = (held: Held, questions: readonly Question[]): Known => ({
  reservation: { phase: 'expired', held },
  kept: undefined,
  questions,
});

/** Shows a reservation or its expiry. Questions about other reservations stay open. */
function show(held: Held, questions: readonly Question[], left: TimeLeft): Known {
  const ms = left(held);
  return ms > 0
    ? { reservation: { phase: 'held', held, warning: warningAt(ms) }, kept: held, questions }
    : expired(held, questions);
}

const none = (kept: Held | undefined, questions: readonly Question[]): Known => ({
  reservation: { phase: 'none' },
  kept,
  questions,
});

/** Asks about a reservation of another tab before anything else; the latest message comes first. */
function askAboutOtherTab(known: Known, held: Held): Known {
  const { reservation, questions } = known;
  const mine = heldOf(reservation);
  // A reservation for another modality exists besides this one.
  if (mine && mine.modality !== held.modality) return known;
  const [first] = questions;
  const isAsked = first !== undefined && first.about !== 'shown' && isSameVersion(held, first.held);
  if (isAsked || isSameVersion(held, mine)) return known;
  const others = questions.filter((one) => one.about !== 'heard' || !isSameVersion(held, one.held));
  return { ...known, questions: [{ about: 'heard', held }, ...others] };
}

/** Applies an answer. Only an explicit answer of the service ends the reservation on screen. */
function answered(
  known: Known,
  { confirmed, isBusy }: Extract<HoldEvent, { type: 'answered' }>,
  left: TimeLeft,
): Known {
  const [question, ...rest] = known.questions;
  if (!question) return known;
  const { standing, held, isFresh } = confirmed;
  // Of several valid reservations from other tabs, the one heard last counts.
  if (question.about === 'heard')
    return standing === 'held' ? show(held, [], left) : { ...known, questions: rest };
  if (question.about === 'kept') {
    if (standing === 'held') return show(held, rest, left);
    if (standing === 'expired') return expired(held, rest);
    return none(standing === 'unknown' ? known.kept : undefined, rest);
  }
  if (!isBusy && isFresh) return show(held, rest, left);
  return !isBusy && standing === 'expired' ? expired(held, rest) : { ...known, questions: rest };
}

/** Returns what is known after an event; the same object if nothing has changed. */
export function nextKnown(known: Known, event: HoldEvent, left: TimeLeft): Known {
  const { reservation, questions } = known;
  const held = heldOf(reservation);
  switch (event.type) {
    case 'held':
      return show(event.held, [], left);
    case 'released':
      return none(undefined, []);
    case 'doubted':
      return {
        reservation: { phase: 'checking' },
        kept: event.held,
        questions: [{ about: 'kept', held: event.held }],
      };
    case 'heard':
      return askAboutOtherTab(known, event.held);
    case 'returned':
      if (!held || questions.some(({ about }) => about === 'shown')) return known;
      return { ...known, questions: [...questions, { about: 'shown', held }] };
    case 'passed': {
      if (reservation.phase !== 'held') return known;
      const ms = left(reservation.held);
      if (ms > 0 && warningAt(ms) === reservation.warning) return known;
      return show(
        reservation.held,
        ms > 0 ? questions : questions.filter(({ about }) => about === 'heard'),
        left,
      );
    }
    default:
      return answered(known, event, left);
  }
}
