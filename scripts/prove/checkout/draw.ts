import { modalityOf, shopperOf } from './lanes.ts';
import { oneOf } from '../draw.ts';
import type { Question } from '../draw.ts';
import type { Random } from '../random.ts';
import type { Field, Moment, Operation, OperationKind, PlannedEdit, SecondPage } from './operation.ts';
import type { Stored } from './truth.ts';

const FIELDS: readonly Field[] = ['tip', 'promo', 'contact', 'instructions', 'payment'];
const PROMOS = ['TENOFF', 'SAVE5', 'SUMMER'] as const;
const STAGES: readonly [Moment['stage'], ...Moment['stage'][]] = ['before', 'flying', 'answered'];
const SECONDS: readonly [SecondPage, ...SecondPage[]] = ['edits', 'submits', 'edits and submits'];
/** A placed order is changed in its cart only, so a second page can only submit. */
const ONLY_SUBMITS: readonly [SecondPage] = ['submits'];
/**
 * Cents of a total for which an order is rejected after its payment; below, for which it stays in processing.
 */
const REJECTED = 51;
const PROCESSING = 65;

/** One in this many operations lets all held times expire, including those of other shoppers. */
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

/** Draws changes of some fields, each at most once, in any order. */
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

/** Kinds that get other traits at random. */
const MIXED: readonly OperationKind[] = ['mixed', 'snap', 'changes'];

/** Returns true when an operation has a trait: always that of its kind, others at random in a mixed one. */
const hasTrait = (kind: OperationKind, trait: OperationKind, random: Random): boolean =>
  kind === trait || (MIXED.includes(kind) && random.chance(0.4));

/** Last digits of the SNAP card without faults; some shoppers have another one. */
export const SNAP_CARD = '0004';

/**
 * Returns the kinds that a shopper can do. Changes use one cart per shopper, so only one of their two lanes
 * does them. The sandbox gives one shopper such a cart for no order, which no other one replaces.
 */
const kindsOf = (
  { shopper, stored }: Pick<Question<Stored>, 'shopper' | 'stored'>,
  kinds: readonly OperationKind[],
): readonly OperationKind[] =>
  kinds.filter(
    (kind) =>
      (kind !== 'snap' || stored.snapCards.includes(SNAP_CARD)) &&
      (kind !== 'changes' || (modalityOf(shopper) === 'PICKUP' && shopperOf(shopper) !== 'carol')),
  );

/** Draws a kind; changes more often, since it takes many of them to meet every fault. */
const kindOf = (question: Question<Stored>, kinds: readonly OperationKind[]): OperationKind =>
  kinds.includes('changes') && question.random.chance(0.4) ? 'changes' : (oneOf(question, kinds) ?? 'plain');

/** Errors of the device's clock, in ms: ten minutes behind, none, or ten minutes ahead. */
const SKEWS_MS = [-600_000, 0, 600_000] as const;

function endingOf(kind: OperationKind): number | undefined {
  if (kind === 'rejected') return REJECTED;
  return kind === 'still processing' ? PROCESSING : undefined;
}

/** Draws whether cards other than the bank card pay. Orders that are rejected or changed release what they hold. */
function tendersOf(
  { random, stored }: Pick<Question<Stored>, 'random' | 'stored'>,
  kind: OperationKind,
  isPaidByGift: boolean,
): Pick<Operation, 'snapCents' | 'giftCents'> {
  const hasSnap = stored.snapCards.includes(SNAP_CARD);
  const releases = kind === 'rejected' || kind === 'changes';
  const isPaidBySnap = kind === 'snap' || (releases && hasSnap && random.chance(0.4));
  return {
    snapCents: isPaidBySnap ? 100 + random.below(2000) : undefined,
    giftCents: Object.fromEntries(
      isPaidByGift ? stored.giftCards.map((lastFour) => [lastFour, 100 + random.below(4000)]) : [],
    ),
  };
}

/** Draws a path through a checkout, of one of the wanted kinds. */
export function drawOperation(question: Question<Stored>, kinds: readonly OperationKind[]): Operation {
  const { random, number, shopper } = question;
  const kind = kindOf(question, kindsOf(question, kinds));
  const isChange = kind === 'changes';
  const has = (trait: OperationKind): boolean => hasTrait(kind, trait, random);
  const endsIn = endingOf(kind);
  // An order that another one disturbs by paying with the same gift card cannot be changed.
  const isPaidByGift = isChange
    ? random.chance(0.2)
    : has('gift cards') || (kind !== 'still processing' && random.chance(0.7));
  // A total that has to end in certain cents is not edited.
  const edits = endsIn === undefined && !isChange ? editsOf(question, kind === 'plain' ? 1 : 0) : [];
  const gifts: PlannedEdit = { field: 'payment', value: valueOf('payment', question), isAwaited: true };
  // Changes keep the cards of their order.
  const isGiftMissing = isPaidByGift && !isChange && !edits.some(({ field }) => field === 'payment');
  return {
    kind,
    modality: modalityOf(shopper),
    vendor: random.chance(0.5) ? 'OWN' : 'THIRD_PARTY',
    nth: random.below(40),
    quantity: 1 + random.below(12),
    ...tendersOf(question, kind, isPaidByGift),
    isChange,
    skewMs: random.pick(SKEWS_MS),
    endsIn,
    edits: isGiftMissing ? [gifts, ...edits] : edits,
    presses: has('double press') ? 2 + random.below(2) : 1,
    second: has('two pages') ? random.pick(isChange ? ONLY_SUBMITS : SECONDS) : undefined,
    reload: has('reload') ? momentOf(random) : undefined,
    offline: has('offline') ? { from: 1 + random.below(4), requests: 4 + random.below(20) } : undefined,
    // A shopper without a network waits for it.
    again: kind === 'offline' ? 0 : random.below(3),
    checksAgain: random.chance(0.5),
    isTimedOut: number % OPERATIONS_PER_TIMEOUT === 0,
  };
}
