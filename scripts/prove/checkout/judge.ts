import { claimOf } from '../judge.ts';
import type { Lie } from '../judge.ts';
import type { Passage } from '../passages.ts';
import type { Judged } from '../subject.ts';
import type { Account, Edited, Final, Press, Said } from './account.ts';
import type { Operation } from './operation.ts';
import { secretsIn } from './truth.ts';
import type { Stored, StoredCheckout, StoredOrder } from './truth.ts';

/** Messages that claim that there is no order, not just that a press had no effect. */
const NO_ORDER = ['Your order was not placed.', 'Your last change wasn’t saved'];

interface Case {
  readonly account: Account;
  readonly checkout: StoredCheckout;
  readonly order: StoredOrder | undefined;
  /** True if the goal of the press was reached: there is an order, or it was changed in one of these tabs. */
  readonly isDone: boolean;
  /** If the press submits changes to a placed order: that order before them. */
  readonly unchanged: StoredOrder | undefined;
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

function saidLie(said: Said, about: Case): Lie | undefined {
  if (said.words === '') return undefined;
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

/** Checks the final state of a page: it has to be a definite one [L7]. */
function finalLie(final: Final, { account, checkout, order, isDone, unchanged }: Case): Lie | undefined {
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

/** Checks the result told of a change, if nothing else has changed the field. */
function editLie({ field, value, end }: Edited, { account, checkout }: Case): Lie | undefined {
  if (account.edits.filter((one) => one.field === field).length > 1) return undefined;
  const isThere = IS[field](checkout, value);
  if (end === 'taken' && !isThere) return `"done" that is not: ${field}`;
  return end === 'failed' && isThere ? `"failed" that happened: ${field}` : undefined;
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

/** Maximum number of refused attempts of one operation; below, of broken ones [L12]. */
const MOST_REFUSED = 6;
const MOST_BROKEN = 5;
/** Maximum number of attempts: the first one, and for each kind of delay as many as it allows. */
const MOST_ATTEMPTS = 26;

function attemptsLie(passages: readonly Passage[]): Lie | undefined {
  const byKey = Map.groupBy(passages, ({ key, call }) => `${key} ${call}`);
  for (const attempts of byKey.values()) {
    const refused = attempts.filter(({ fault }) => fault === 'token refused').length;
    const broken = attempts.filter(({ fault }) => /^(reset|close|gateway 50|half)/.test(fault)).length;
    if (refused > MOST_REFUSED || broken > MOST_BROKEN || attempts.length > MOST_ATTEMPTS)
      return 'attempts without end';
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
  { account, checkout, before }: Pick<Case, 'account' | 'checkout'> & { readonly before: Stored },
): Case {
  const [order] = checkout.orders;
  const isOwn = account.presses.some(({ operation }) => operation === checkout.operation);
  const [unchanged] = before.checkouts.find(({ id }) => id === checkout.id)?.orders ?? [];
  return isChange
    ? { account, checkout, order, isDone: isOwn, unchanged }
    : { account, checkout, order, isDone: order !== undefined, unchanged: undefined };
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
  const about = caseOf(plan, { account, checkout, before });
  const { order } = about;
  const placing = account.presses.filter(({ operation }) => operation === checkout.operation);
  return (
    firstOf(account.said, (said) => saidLie(said, about)) ??
    firstOf(account.finals, (final) => finalLie(final, about)) ??
    hostLie(about) ??
    changeLie(about) ??
    firstOf(placing, (press) => priceLie(press, about)) ??
    firstOf(account.edits, (edited) => editLie(edited, about)) ??
    cartLie(checkout, before, { after, order }) ??
    attemptsLie(passages) ??
    secretLie(passages) ??
    (account.atOnce > 0 ? 'two submissions of one page at once' : undefined)
  );
}

/** Returns the number of new orders for an operation's way to shop. */
export const effectsOf = ({ modality }: Operation, before: Stored, after: Stored): number => {
  const known = new Set(before.checkouts.flatMap(({ orders }) => orders.map(({ id }) => id)));
  return after.checkouts
    .filter((one) => one.modality === modality)
    .flatMap(({ orders }) => orders)
    .filter(({ id }) => !known.has(id)).length;
};
