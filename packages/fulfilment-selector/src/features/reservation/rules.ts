import { heldOf, warningAt } from '../../times/hold/rules.ts';
import type { Held, Hold } from '../../times/hold/rules.ts';
import type { Confirmed } from './confirm.ts';

/** Something that the service is asked of a time. */
export interface Question {
  /**
   * `kept`: is the time of before a reload, or a sign-in, still this shopper's? `shown`: does the one on show still stand?
   * `heard`: is the one that another tab tells of this shopper's?
   */
  readonly about: 'kept' | 'shown' | 'heard';
  readonly held: Held;
}

/** What is known of the shopper's reservation. */
export interface Known {
  readonly reservation: Hold;
  /** What a reload of the tab finds again. */
  readonly kept: Held | undefined;
  /** What is to be asked of the service; the first one is being asked. */
  readonly questions: readonly Question[];
}

/** What happens to a reservation. */
export type HoldEvent =
  /** The service has just promised it, or changed it, here. */
  | { readonly type: 'held'; readonly held: Held }
  | { readonly type: 'released' }
  /** It may be somebody else's. */
  | { readonly type: 'doubted'; readonly held: Held }
  | { readonly type: 'heard'; readonly held: Held }
  /** The shopper is back, and sees it. */
  | { readonly type: 'returned' }
  | { readonly type: 'passed' }
  /** The service has answered the first question; `isBusy`: something is under way that the time may change by. */
  | { readonly type: 'answered'; readonly confirmed: Confirmed; readonly isBusy: boolean };

/** How long a time is held on, in ms. */
export type TimeLeft = (held: Held) => number;

/** Nothing is known yet. */
export const NOTHING_KNOWN: Known = { reservation: { phase: 'none' }, kept: undefined, questions: [] };

function isSameVersion(one: Held, other: Held | undefined): boolean {
  return one.id === other?.id && one.versionKey === other.versionKey;
}

const expired = (held: Held, questions: readonly Question[]): Known => ({
  reservation: { phase: 'expired', held },
  kept: undefined,
  questions,
});

/** A time as it is shown: what is asked of another one stays of interest after its end. */
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

/** Another tab's time is asked after before anything else: what was told last comes first. */
function hear(known: Known, held: Held): Known {
  const { reservation, questions } = known;
  const mine = heldOf(reservation);
  // A time of another way of shopping is held beside this one.
  if (mine && mine.modality !== held.modality) return known;
  const [first] = questions;
  const isAsked = first !== undefined && first.about !== 'shown' && isSameVersion(held, first.held);
  if (isAsked || isSameVersion(held, mine)) return known;
  const others = questions.filter((one) => one.about !== 'heard' || !isSameVersion(held, one.held));
  return { ...known, questions: [{ about: 'heard', held }, ...others] };
}

/** What an answer says of the time on show; only the service's explicit word ends it. */
function answered(
  known: Known,
  { confirmed, isBusy }: Extract<HoldEvent, { type: 'answered' }>,
  left: TimeLeft,
): Known {
  const [question, ...rest] = known.questions;
  if (!question) return known;
  const { standing, held, isFresh } = confirmed;
  // Of several that are told of and good, the one that was told last counts.
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

/** What is known after something has happened; the same object where that changes nothing. */
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
      return hear(known, event.held);
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
