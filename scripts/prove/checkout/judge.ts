import { claimOf } from '../judge.ts';
import type { Lie } from '../judge.ts';
import type { Passage } from '../passages.ts';
import { secretsIn } from '../secrets.ts';
import type { Judged } from '../subject.ts';
import type { Account, Edited, Final, Press, Said } from './account.ts';
import type { Operation } from './operation.ts';
import type { Stored, StoredCheckout, StoredOrder } from './truth.ts';

/** Messages that claim that there is no order, not just that a press had no effect. */
const NO_ORDER = ['Your order was not placed.'];

interface Case {
  readonly account: Account;
  readonly checkout: StoredCheckout;
  /** The checkout before the press. */
  readonly was: StoredCheckout | undefined;
  readonly order: StoredOrder | undefined;
  /** True if the goal of the press was reached: there is an order, or it was changed in one of these tabs. */
  readonly isDone: boolean;
  /** If the press submits changes to a placed order: that order before them. */
  readonly unchanged: StoredOrder | undefined;
  readonly passages: readonly Passage[];
}

/** Returns the keys of a tab's submissions, on any of its pages, up to a time. */
const keysOf = ({ presses }: Account, tab: number, at = Infinity): readonly string[] =>
  presses.filter((press) => press.tab === tab && press.at <= at).map(({ operation }) => operation);

const tabOf = ({ presses, finals }: Account, page: number): number =>
  presses.find((press) => press.page === page)?.tab ?? finals.find((one) => one.page === page)?.tab ?? 0;

/** Checks a claim that an order is placed: it is this order, with its number and total [L5]. */
function placedLie(said: Said, { order, isDone }: Case): Lie | undefined {
  if (!order || !isDone) return '"done" that is not';
  if (said.number !== order.number) return 'another number than that of the order';
  return said.total === order.total ? undefined : 'another total than that of the order';
}

/** Checks a claim of a failure: the order was not placed by this tab, nor long before the press [L6]. */
function failedLie(said: Said, { account, checkout, isDone }: Case): Lie | undefined {
  if (!isDone) return undefined;
  const tab = tabOf(account, said.page);
  const keys = keysOf(account, tab, said.at);
  if (checkout.operation !== undefined && keys.includes(checkout.operation)) return '"failed" that happened';
  if (!NO_ORDER.some((words) => said.words.includes(words))) return undefined;
  const pressed = account.presses.findLast((press) => press.tab === tab && press.at <= said.at);
  const isOld = account.said.some(
    ({ page, at, words }) => page !== said.page && claimOf(words) === 'done' && at < (pressed?.at ?? 0),
  );
  return isOld ? '"not placed" of what has long been placed' : undefined;
}

/** Error code of the service for a submission of a checkout whose order is placed. */
const IS_PLACED = 'CHECKOUT_SUBMITTED';
/** The fault with which a request arrives after later ones, so that its answer tells nothing about them. */
const OUT_OF_ORDER = 'a late request';

/** Checks a claim that the order was changed elsewhere: the service has not said that it is placed. */
function conflictLie({ page, at, phase }: Said, { account, passages, unchanged }: Case): Lie | undefined {
  if (phase !== 'conflicted' || unchanged) return undefined;
  const pressed = account.presses.findLast((press) => press.page === page && press.at <= at);
  const answered = passages.findLast(({ key }) => key === pressed?.operation);
  return answered?.code === IS_PLACED && answered.fault !== OUT_OF_ORDER
    ? '"changed elsewhere" of an order that was placed'
    : undefined;
}

function saidLie(said: Said, about: Case): Lie | undefined {
  if (said.words === '') return undefined;
  const conflict = conflictLie(said, about);
  if (conflict !== undefined) return conflict;
  const claim = claimOf(said.words);
  if (claim === 'open') return undefined;
  return claim === 'done' ? placedLie(said, about) : failedLie(said, about);
}

/**
 * Checks the events to hosts: one for an order that a tab has placed, on any of its pages, and none elsewhere
 * [L7].
 */
function hostLie({ account: { presses, told }, checkout: { operation }, isDone }: Case): Lie | undefined {
  const placing = presses.find((press) => press.operation === operation);
  const toldIn = (tab: number): number => told.filter((one) => one === tab).length;
  if (told.some((tab) => toldIn(tab) > 1)) return 'told its host twice';
  if (!isDone) return told.length > 0 ? 'told its host of an order that there is not' : undefined;
  return placing && toldIn(placing.tab) === 0 ? 'did not tell its host of the order' : undefined;
}

/** Phases of an order whose state is not known; `unavailable` unless the changes are gone. */
const OPEN_PHASES = ['loading', 'unavailable', 'submitting', 'unknown'];
const GONE = 'modification_missing';
/** Maximum time until an outcome is known, in ms: of the design, and what timers may be late by [L7]. */
const MOST_WAITED_MS = 30_000 + 10_000;

/** Checks the final state of a page: it has to be a definite one, and soon [L7]. */
function finalLie(final: Final, { account, checkout, order, isDone, unchanged }: Case): Lie | undefined {
  if (OPEN_PHASES.includes(final.phase) && final.code !== GONE) return `open for ever: ${final.phase}`;
  if (final.waitedMs > MOST_WAITED_MS) return `known after ${Math.round(final.waitedMs / 1000)} s`;
  if (final.words !== '' && claimOf(final.words) === 'open') return 'open for ever';
  const isOwn = checkout.operation !== undefined && keysOf(account, final.tab).includes(checkout.operation);
  // An editing form without a message, after a press, claims that nothing has happened.
  if (isDone && isOwn && claimOf(final.words) !== 'done') return '"failed" that happened';
  // A page of changes that another tab has submitted has no changes to show.
  if (unchanged) return undefined;
  return (final.phaseAfterReading === 'placed') === (order !== undefined)
    ? undefined
    : 'shows another end than the one that there is';
}

/** Checks that the last submission of an order is one of this account, or the one from before its changes. */
function pressLie(
  { isChange }: Operation,
  { account, checkout: { operation }, order, was }: Case,
): Lie | undefined {
  const known = account.presses.map((press) => press.operation);
  if (isChange && was?.operation !== undefined) known.push(was.operation);
  return order && !(operation !== undefined && known.includes(operation))
    ? 'an order that nobody pressed for'
    : undefined;
}

/** Checks that an order without successful changes is what it was. */
const changeLie = ({ order, isDone, unchanged }: Case): Lie | undefined =>
  unchanged && !isDone && order?.total !== unchanged.total
    ? 'an order that nobody has changed is another one'
    : undefined;

/** Checks that the shopper pays the total they saw when they pressed. */
function priceLie({ total }: Pick<Press, 'total'>, { order }: Case): Lie | undefined {
  return order && order.total !== total ? 'another total than the shopper saw' : undefined;
}

const IS: Readonly<Record<Edited['field'], (checkout: StoredCheckout, value: string) => boolean>> = {
  tip: ({ tip }, value) => tip === Number(value),
  promo: ({ promos }, value) => promos.includes(value),
  contact: ({ firstName }, value) => firstName === value,
  instructions: ({ instructions }, value) => instructions === value,
  payment: ({ giftCards }, value) => giftCards === Number(value),
};

/**
 * Checks the result told of a change, if nothing else has changed the field. A new checkout has values of the
 * draft that it replaces, so a value may be there before the change.
 */
function editLie({ field, value, end }: Edited, { account, checkout, was }: Case): Lie | undefined {
  if (account.edits.filter((one) => one.field === field).length > 1) return undefined;
  const isThere = IS[field](checkout, value);
  if (end === 'taken' && !isThere) return `"done" that is not: ${field}`;
  const wasThere = was !== undefined && IS[field](was, value);
  return end === 'failed' && isThere && !wasThere ? `"failed" that happened: ${field}` : undefined;
}

/** Ways to shop without orders during a run. */
const QUIET = ['SHIP', 'IN_STORE'];

/**
 * Checks that the cart for this way to shop is empty once the order is placed, and that no other one has
 * changed [L11].
 */
function cartLie(
  { modality }: StoredCheckout,
  before: Stored,
  { after, order }: { after: Stored; order: unknown },
) {
  const isHere = (line: Stored['cart'][number]): boolean =>
    line.modality === modality || QUIET.includes(line.modality);
  const kept = before.cart.filter((line) => isHere(line) && !(order && line.modality === modality));
  return JSON.stringify(kept) === JSON.stringify(after.cart.filter(isHere))
    ? undefined
    : 'a cart that is not as it should be';
}

/**
 * Maximum number of attempts of one operation that meet faults of a kind [L12]: the first one, as many more as
 * the kind allows, and one more where an answer may come too late on a busy machine.
 */
const MOST_OF_FAULTS: readonly (readonly [kind: RegExp, most: number])[] = [
  [/^token refused/, 7],
  [/^(reset|close|gateway 50|half)/, 4],
  [/^(timeout|a late|no answer)/, 2],
  [/^limit/, 4],
  [/^(long limit|maintenance|gateway 40|intent|html|empty|no content|a megabyte|null|a json page)/, 2],
];
/** Maximum number of attempts: the first one, and for each kind of delay as many as it allows. */
const MOST_ATTEMPTS = 26;

/** Checks that no operation is repeated more often than the faults that it meets allow [L12]. */
function attemptsLie(passages: readonly Passage[]): Lie | undefined {
  const byKey = Map.groupBy(passages, ({ key, call }) => `${key} ${call}`);
  for (const attempts of byKey.values()) {
    if (attempts.length > MOST_ATTEMPTS) return 'attempts without end';
    for (const [kind, most] of MOST_OF_FAULTS)
      if (attempts.filter(({ fault }) => kind.test(fault)).length > most)
        return `more than ${most} attempts with ${kind.source}`;
  }
  return undefined;
}

/** Checks that no request contains a card number, nor a token outside of its header [L13]. */
function secretLie(passages: readonly Passage[]): Lie | undefined {
  const tokens = [...new Set(passages.map(({ bearer }) => bearer))];
  const isTold = passages.some(
    ({ path, body }) =>
      secretsIn(`${path} ${body}`).length > 0 || secretsIn(`${path} ${body}`, tokens).length > 0,
  );
  return isTold ? 'a secret on its way' : undefined;
}

const firstOf = <Item>(items: readonly Item[], lieOf: (item: Item) => Lie | undefined): Lie | undefined => {
  for (const item of items) {
    const lie = lieOf(item);
    if (lie !== undefined) return lie;
  }
  return undefined;
};

/** Combines what a checkout was pressed for with what is stored of it. */
function caseOf(
  { isChange }: Operation,
  {
    account,
    checkout,
    before,
    passages,
  }: Pick<Case, 'account' | 'checkout' | 'passages'> & { readonly before: Stored },
): Case {
  const [order] = checkout.orders;
  const isOwn = account.presses.some(({ operation }) => operation === checkout.operation);
  const was = before.checkouts.find(({ id }) => id === checkout.id);
  return {
    account,
    checkout,
    was,
    order,
    isDone: isChange ? isOwn : order !== undefined,
    unchanged: isChange ? was?.orders[0] : undefined,
    passages,
  };
}

/** Compares everything that was told on a shopper's path through a checkout with what is stored. */
export function lieIn({
  operation: plan,
  told,
  before,
  after,
  passages,
}: Judged<Operation, Stored>): Lie | undefined {
  const account = told.account as Account;
  const checkout = after.checkouts.find(({ id }) => id === account.checkoutId);
  if (!checkout) return 'a checkout that is gone';
  if (checkout.orders.length > 1) return 'doubled';
  const about = caseOf(plan, { account, checkout, before, passages });
  const { order } = about;
  const placing = account.presses.filter(({ operation }) => operation === checkout.operation);
  return (
    pressLie(plan, about) ??
    firstOf(account.said, (said) => saidLie(said, about)) ??
    firstOf(account.finals, (final) => finalLie(final, about)) ??
    hostLie(about) ??
    changeLie(about) ??
    firstOf(placing, (press) => priceLie(press, about)) ??
    (account.isPlacedOver ? 'placed over a failed edit' : undefined) ??
    firstOf(account.edits, (edited) => editLie(edited, about)) ??
    cartLie(checkout, before, { after, order }) ??
    attemptsLie(passages) ??
    secretLie(passages) ??
    (account.atOnce > 0 ? 'two submissions of one page at once' : undefined)
  );
}

/** Returns the number of new, or else changed, orders for an operation's way to shop. */
export const effectsOf = ({ modality, isChange }: Operation, before: Stored, after: Stored): number => {
  const known = new Map(
    before.checkouts.flatMap(({ orders, operation }) => orders.map(({ id }) => [id, operation] as const)),
  );
  return after.checkouts
    .filter((one) => one.modality === modality)
    .flatMap(({ orders, operation }) => orders.map(({ id }) => ({ id, operation })))
    .filter(({ id, operation }) => (isChange ? known.get(id) !== operation : !known.has(id))).length;
};
