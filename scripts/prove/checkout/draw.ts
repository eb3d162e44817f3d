import { modalityOf } from './lanes.ts';
import { oneOf } from '../draw.ts';
import type { Question } from '../draw.ts';
import type { Random } from '../random.ts';
import type { Field, Moment, Operation, OperationKind, PlannedEdit, SecondPage } from './operation.ts';
import type { Stored } from './truth.ts';

const FIELDS: readonly Field[] = ['tip', 'promo', 'contact', 'instructions', 'payment'];
const PROMOS = ['TENOFF', 'SAVE5', 'SUMMER'] as const;
const STAGES: readonly [Moment['stage'], ...Moment['stage'][]] = ['before', 'flying', 'answered'];
const SECONDS: readonly [SecondPage, ...SecondPage[]] = ['edits', 'submits', 'edits and submits'];
/** Cents of a total at which an order is rejected once its cards were asked, and at which nobody knows yet. */
const REJECTED = 51;
const PROCESSING = 65;

/** All times that are held go at once, those of everybody else as well. */
const OPERATIONS_PER_TIMEOUT = 150;

function valueOf(field: Field, { random, number }: Pick<Question<Stored>, 'random' | 'number'>): string {
  const letters = number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
  switch (field) {
    case 'tip':
      return String(200 + random.below(900));
    case 'promo':
      return random.pick(PROMOS);
    case 'contact':
      return `Ann ${letters}`;
    case 'payment':
      return String(1 + random.below(2));
    default:
      return `Ring twice, ${letters}`;
  }
}

/** Changes of some fields, each once, in any order. */
function editsOf(question: Question<Stored>, least: number): readonly PlannedEdit[] {
  const { random } = question;
  const left = [...FIELDS];
  return Array.from({ length: least + random.below(3) }, () => {
    const [field = 'tip'] = left.splice(random.below(left.length), 1);
    return { field, value: valueOf(field, question), isAwaited: random.chance(0.6) };
  });
}

const momentOf = (random: Random): Moment => ({
  request: 1 + random.below(8),
  stage: random.pick(STAGES),
});

/** Does an operation of a kind have a trait? That of its name always, in a mixed one by chance. */
const hasTrait = (kind: OperationKind, trait: OperationKind, random: Random): boolean =>
  kind === trait || (kind === 'mixed' && random.chance(0.4));

function endingOf(kind: OperationKind): number | undefined {
  if (kind === 'rejected') return REJECTED;
  return kind === 'still processing' ? PROCESSING : undefined;
}

/** Draws a way through a checkout, with what makes it one of the kinds that are wanted. */
export function drawOperation(question: Question<Stored>, kinds: readonly OperationKind[]): Operation {
  const { random, stored, number, shopper } = question;
  const kind = oneOf(question, kinds) ?? 'plain';
  const has = (trait: OperationKind): boolean => hasTrait(kind, trait, random);
  const endsIn = endingOf(kind);
  const isPaidByGift = has('gift cards') || (endsIn === undefined && random.chance(0.7));
  // What ends in certain cents is to end in them.
  const edits = endsIn === undefined ? editsOf(question, kind === 'plain' ? 1 : 0) : [];
  const gifts: PlannedEdit = { field: 'payment', value: valueOf('payment', question), isAwaited: true };
  const isGiftMissing = isPaidByGift && !edits.some(({ field }) => field === 'payment');
  return {
    kind,
    modality: modalityOf(shopper),
    vendor: random.chance(0.5) ? 'OWN' : 'THIRD_PARTY',
    nth: random.below(40),
    quantity: 1 + random.below(12),
    giftCents: Object.fromEntries(
      isPaidByGift ? stored.giftCards.map((lastFour) => [lastFour, 100 + random.below(4000)]) : [],
    ),
    endsIn,
    edits: isGiftMissing ? [gifts, ...edits] : edits,
    presses: has('double press') ? 2 + random.below(2) : 1,
    second: has('two pages') ? random.pick(SECONDS) : undefined,
    reload: has('reload') ? momentOf(random) : undefined,
    offline: has('offline') ? { from: 1 + random.below(4), requests: 4 + random.below(20) } : undefined,
    // Who has no network waits for it.
    again: kind === 'offline' ? 0 : random.below(3),
    checksAgain: random.chance(0.5),
    isTimedOut: number % OPERATIONS_PER_TIMEOUT === 0,
  };
}
