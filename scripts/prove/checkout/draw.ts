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
/** What is in an order that was placed is changed in its cart alone. */
const ONLY_SUBMITS: readonly [SecondPage] = ['submits'];
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

/** Kinds that have other traits by chance. */
const MIXED: readonly OperationKind[] = ['mixed', 'snap', 'changes'];

/** Does an operation of a kind have a trait? That of its name always, in a mixed one by chance. */
const hasTrait = (kind: OperationKind, trait: OperationKind, random: Random): boolean =>
  kind === trait || (MIXED.includes(kind) && random.chance(0.4));

/** The SNAP card that nothing is wrong with; some shoppers have another one. */
export const SNAP_CARD = '0004';

/** What a shopper can do of what is wanted: there is one cart of changes for a shopper, who has two lanes. */
const kindsOf = (
  { shopper, stored }: Pick<Question<Stored>, 'shopper' | 'stored'>,
  kinds: readonly OperationKind[],
): readonly OperationKind[] =>
  kinds.filter(
    (kind) =>
      (kind !== 'snap' || stored.snapCards.includes(SNAP_CARD)) &&
      (kind !== 'changes' || modalityOf(shopper) === 'PICKUP'),
  );

/** It takes many changes to meet every fault. */
const kindOf = (question: Question<Stored>, kinds: readonly OperationKind[]): OperationKind =>
  kinds.includes('changes') && question.random.chance(0.4) ? 'changes' : (oneOf(question, kinds) ?? 'plain');

/** Ten minutes behind, or ahead, or right. */
const SKEWS_MS = [-600_000, 0, 600_000] as const;

function endingOf(kind: OperationKind): number | undefined {
  if (kind === 'rejected') return REJECTED;
  return kind === 'still processing' ? PROCESSING : undefined;
}

/** Draws a way through a checkout, with what makes it one of the kinds that are wanted. */
export function drawOperation(question: Question<Stored>, kinds: readonly OperationKind[]): Operation {
  const { random, stored, number, shopper } = question;
  const kind = kindOf(question, kindsOf(question, kinds));
  const isChange = kind === 'changes';
  const has = (trait: OperationKind): boolean => hasTrait(kind, trait, random);
  const endsIn = endingOf(kind);
  const isPaidByGift = !isChange && (has('gift cards') || (endsIn === undefined && random.chance(0.7)));
  // What ends in certain cents is to end in them.
  const edits = endsIn === undefined && !isChange ? editsOf(question, kind === 'plain' ? 1 : 0) : [];
  const gifts: PlannedEdit = { field: 'payment', value: valueOf('payment', question), isAwaited: true };
  const isGiftMissing = isPaidByGift && !edits.some(({ field }) => field === 'payment');
  return {
    kind,
    modality: modalityOf(shopper),
    vendor: random.chance(0.5) ? 'OWN' : 'THIRD_PARTY',
    nth: random.below(40),
    quantity: 1 + random.below(12),
    snapCents: kind === 'snap' ? 100 + random.below(2000) : undefined,
    isChange,
    skewMs: random.pick(SKEWS_MS),
    giftCents: Object.fromEntries(
      isPaidByGift ? stored.giftCards.map((lastFour) => [lastFour, 100 + random.below(4000)]) : [],
    ),
    endsIn,
    edits: isGiftMissing ? [gifts, ...edits] : edits,
    presses: has('double press') ? 2 + random.below(2) : 1,
    second: has('two pages') ? random.pick(isChange ? ONLY_SUBMITS : SECONDS) : undefined,
    reload: has('reload') ? momentOf(random) : undefined,
    offline: has('offline') ? { from: 1 + random.below(4), requests: 4 + random.below(20) } : undefined,
    // Who has no network waits for it.
    again: kind === 'offline' ? 0 : random.below(3),
    checksAgain: random.chance(0.5),
    isTimedOut: number % OPERATIONS_PER_TIMEOUT === 0,
  };
}
