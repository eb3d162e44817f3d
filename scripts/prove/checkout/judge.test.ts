import { describe, expect, it } from 'vitest';
import type { Passage } from '../passages.ts';
import { createRandom } from '../random.ts';
import type { Account } from './account.ts';
import { drawOperation } from './draw.ts';
import { effectsOf, lieIn } from './judge.ts';
import type { Stored, StoredCheckout } from './truth.ts';

const nothing: Stored = { checkouts: [], cart: [], giftCards: ['1000'], snapCards: ['0004'] };
const operation = drawOperation(
  { stored: nothing, random: createRandom(1), shopper: 'alice PICKUP', number: 1 },
  ['plain'],
);

const PLACED = 'Thank you, your Pickup order has been placed!';
const NOT_PLACED = 'Your order was not placed. Nothing was charged.';
const milk = { modality: 'PICKUP', line: 'milk x 1' };
const eggs = { modality: 'SHIP', line: 'eggs x 1' };

const draft: StoredCheckout = {
  id: 'c1',
  modality: 'PICKUP',
  status: 'DRAFT',
  tip: 0,
  firstName: 'Ann',
  instructions: '',
  giftCards: 0,
  promos: [],
  operation: undefined,
  orders: [],
};
const ordered: StoredCheckout = {
  ...draft,
  status: 'SUBMITTED',
  operation: 'k1',
  orders: [{ id: 'o1', number: 'N1', total: 399 }],
};

/** The account of one page that pressed once with the key k1, and ended with these words. */
function told(words: string, more: Partial<Account> = {}): Account {
  const phase = words === PLACED ? 'placed' : 'editing';
  return {
    checkoutId: 'c1',
    said: [{ page: 1, at: 2, phase, words, ...(words === PLACED && { number: 'N1', total: 399 }) }],
    presses: [{ page: 1, tab: 0, at: 1, operation: 'k1', total: 399 }],
    edits: [],
    finals: [{ page: 1, tab: 0, phase, words, waitedMs: 0, phaseAfterReading: phase }],
    told: phase === 'placed' ? [0] : [],
    atOnce: 0,
    isPlacedOver: false,
    ...more,
  };
}

interface Case {
  readonly account: Account;
  readonly stored: StoredCheckout;
  readonly cart?: Stored['cart'];
  readonly passages?: readonly Passage[];
}

const judge = ({ account, stored, cart, passages = [] }: Case) =>
  lieIn({
    operation,
    told: { words: '', account },
    before: { ...nothing, cart: [milk, eggs] },
    after: {
      ...nothing,
      checkouts: [stored],
      cart: cart ?? (stored.orders.length > 0 ? [eggs] : [milk, eggs]),
    },
    passages,
  });

const passage: Passage = {
  call: 'PUT /x',
  fault: 'none',
  key: 'k1',
  path: '/x',
  body: '{}',
  bearer: 't0ken',
};
const final = told(PLACED).finals[0];
if (!final) throw new Error('There is no end.');

/** A number of attempts with the same fault. */
const broken = (fault: string, count: number): readonly Passage[] =>
  Array.from({ length: count }, () => ({ ...passage, fault }));

const CONFLICTED = 'Your order has been updated on another device. Please refresh and try again.';
/** The account of a page that was told of a conflict; the order is of another page. */
const conflicted: Account = {
  ...told(CONFLICTED),
  said: [{ page: 1, at: 2, phase: 'conflicted', words: CONFLICTED }],
  presses: [
    { page: 1, tab: 0, at: 1, operation: 'k1', total: 399 },
    { page: 2, tab: 1, at: 1, operation: 'k0', total: 399 },
  ],
  finals: [{ ...final, phase: 'conflicted', words: CONFLICTED }],
  told: [1],
};

describe('the judge of a checkout', () => {
  it('accepts true reports', () => {
    expect(judge({ account: told(PLACED), stored: ordered, passages: [passage] })).toBeUndefined();
    expect(judge({ account: told(NOT_PLACED), stored: draft })).toBeUndefined();
  });

  it('accepts a conflict that was told before another page has placed the order', () => {
    const before = { ...passage, code: 'VERSION_CONFLICT' };
    const late = { ...passage, fault: 'a late request', code: 'CHECKOUT_SUBMITTED' };
    for (const answered of [before, late])
      expect(
        judge({ account: conflicted, stored: { ...ordered, operation: 'k0' }, passages: [answered] }),
      ).toBeUndefined();
  });

  it('does not blame a failed change for a value that was there before', () => {
    const failed = told(NOT_PLACED, { edits: [{ field: 'tip', value: '0', end: 'failed' }] });
    const judged = { operation, told: { words: '', account: failed }, passages: [] };
    const after = { ...nothing, checkouts: [draft] };
    expect(lieIn({ ...judged, before: after, after })).toBeUndefined();
    const before = { ...nothing, checkouts: [{ ...draft, tip: 5 }] };
    expect(lieIn({ ...judged, before, after })).toBe('"failed" that happened: tip');
  });

  it('accepts as many attempts as the faults allow', () => {
    const passages = [...broken('reset, never', 4), ...broken('no answer', 2), ...broken('sent twice', 9)];
    expect(judge({ account: told(PLACED), stored: ordered, passages })).toBeUndefined();
  });

  it.each<[string, Case]>([
    ['"done" that is not', { account: told(PLACED), stored: draft }],
    ['"failed" that happened', { account: told(NOT_PLACED), stored: ordered }],
    ['"failed" that happened', { account: told(''), stored: ordered }],
    [
      'doubled',
      { account: told(PLACED), stored: { ...ordered, orders: [...ordered.orders, ...ordered.orders] } },
    ],
    [
      'open for ever: loading',
      { account: told('', { finals: [{ ...final, phase: 'loading', words: '' }] }), stored: draft },
    ],
    [
      'open for ever: unavailable',
      { account: told('', { finals: [{ ...final, phase: 'unavailable', words: '' }] }), stored: draft },
    ],
    [
      'known after 60 s',
      { account: told(PLACED, { finals: [{ ...final, waitedMs: 60_000 }] }), stored: ordered },
    ],
    [
      'an order that nobody pressed for',
      { account: told(PLACED), stored: { ...ordered, operation: undefined } },
    ],
    ['an order that nobody pressed for', { account: told(PLACED), stored: { ...ordered, operation: 'k9' } }],
    [
      '"changed elsewhere" of an order that was placed',
      {
        account: conflicted,
        stored: { ...ordered, operation: 'k0' },
        passages: [{ ...passage, code: 'CHECKOUT_SUBMITTED' }],
      },
    ],
    ['open for ever', { account: told('We’re checking your order'), stored: draft }],
    [
      'another number',
      { account: told(PLACED), stored: { ...ordered, orders: [{ id: 'o1', number: 'N2', total: 399 }] } },
    ],
    [
      'another total than that',
      { account: told(PLACED), stored: { ...ordered, orders: [{ id: 'o1', number: 'N1', total: 400 }] } },
    ],
    [
      'another total than the shopper saw',
      {
        account: told(PLACED, { presses: [{ page: 1, tab: 0, at: 1, operation: 'k1', total: 398 }] }),
        stored: ordered,
      },
    ],
    ['told its host twice', { account: told(PLACED, { told: [0, 1, 0] }), stored: ordered }],
    ['did not tell its host', { account: told(PLACED, { told: [] }), stored: ordered }],
    ['did not tell its host', { account: told(PLACED, { told: [1] }), stored: ordered }],
    [
      'told its host of an order that there is not',
      { account: told(NOT_PLACED, { told: [0] }), stored: draft },
    ],
    [
      'shows another end',
      { account: told(PLACED, { finals: [{ ...final, phaseAfterReading: 'editing' }] }), stored: ordered },
    ],
    ['a cart', { account: told(PLACED), stored: ordered, cart: [milk, eggs] }],
    ['a cart', { account: told(PLACED), stored: ordered, cart: [] }],
    ['a cart', { account: told(NOT_PLACED), stored: draft, cart: [eggs] }],
    [
      '"done" that is not: tip',
      { account: told(NOT_PLACED, { edits: [{ field: 'tip', value: '5', end: 'taken' }] }), stored: draft },
    ],
    [
      '"failed" that happened: tip',
      { account: told(NOT_PLACED, { edits: [{ field: 'tip', value: '0', end: 'failed' }] }), stored: draft },
    ],
    ['more than 4 attempts', { account: told(PLACED), stored: ordered, passages: broken('reset, never', 5) }],
    ['more than 2 attempts', { account: told(PLACED), stored: ordered, passages: broken('no answer', 3) }],
    ['more than 4 attempts', { account: told(PLACED), stored: ordered, passages: broken('limit', 5) }],
    [
      'more than 7 attempts',
      { account: told(PLACED), stored: ordered, passages: broken('token refused', 8) },
    ],
    ['more than 2 attempts', { account: told(PLACED), stored: ordered, passages: broken('gateway 404', 3) }],
    [
      'attempts without end',
      { account: told(PLACED), stored: ordered, passages: Array.from({ length: 27 }, () => passage) },
    ],
    [
      'a secret',
      { account: told(PLACED), stored: ordered, passages: [{ ...passage, body: '4242424242424242' }] },
    ],
    [
      'a secret',
      { account: told(PLACED), stored: ordered, passages: [{ ...passage, body: '9999000000000004' }] },
    ],
    [
      'a secret',
      { account: told(PLACED), stored: ordered, passages: [{ ...passage, path: '/x?token=t0ken' }] },
    ],
    ['two submissions', { account: told(PLACED, { atOnce: 1 }), stored: ordered }],
    ['placed over a failed edit', { account: told(PLACED, { isPlacedOver: true }), stored: ordered }],
  ])('reports %s', (lie, about) => {
    expect(judge(about)).toMatch(new RegExp(`^${lie}`));
  });

  it('does not blame one page for what another one did later', () => {
    const other = { ...ordered, operation: 'k2' };
    const account = told(NOT_PLACED, {
      told: [1],
      finals: [{ ...final, words: NOT_PLACED }],
      presses: [
        { page: 1, tab: 0, at: 1, operation: 'k1', total: 399 },
        { page: 2, tab: 1, at: 9, operation: 'k2', total: 399 },
      ],
    });
    expect(judge({ account, stored: other })).toBeUndefined();
    const old = { page: 2, at: 0, phase: 'placed', words: PLACED, number: 'N1', total: 399 };
    expect(judge({ account: { ...account, said: [old, ...account.said] }, stored: other })).toMatch(
      'has long been placed',
    );
  });
});

describe('the judge of changes to an order', () => {
  const changed = { ...ordered, status: 'MODIFIED' };
  const judgeChange = (account: Account, stored: StoredCheckout) =>
    lieIn({
      operation: { ...operation, isChange: true },
      told: { words: '', account },
      before: { ...nothing, cart: [eggs], checkouts: [{ ...ordered, operation: 'k0' }] },
      after: { ...nothing, cart: [eggs], checkouts: [stored] },
      passages: [],
    });

  it('accepts true reports of changes that were made, not made, or made by another page', () => {
    expect(judgeChange(told(PLACED), changed)).toBeUndefined();
    expect(judgeChange(told(NOT_PLACED), { ...ordered, operation: 'k0' })).toBeUndefined();
    expect(judgeChange(told(''), { ...changed, operation: 'k0' })).toBeUndefined();
  });

  it.each<[string, Account, StoredCheckout]>([
    ['"done" that is not', told(PLACED), { ...changed, operation: 'k0' }],
    ['"failed" that happened', told(NOT_PLACED), changed],
    ['"failed" that happened', told(''), changed],
    ['did not tell its host', told(PLACED, { told: [] }), changed],
    ['told its host of an order that there is not', told('', { told: [0] }), { ...ordered, operation: 'k0' }],
    [
      'an order that nobody has changed is another one',
      told(NOT_PLACED),
      { ...ordered, operation: 'k0', orders: [{ id: 'o1', number: 'N1', total: 400 }] },
    ],
  ])('reports in a change: %s', (lie, account, stored) => {
    expect(judgeChange(account, stored)).toMatch(new RegExp(`^${lie}`));
  });
});

it('counts a new order once, and a change by its submission', () => {
  const after = { ...nothing, checkouts: [ordered] };
  const changed = { ...nothing, checkouts: [{ ...ordered, operation: 'k2' }] };
  expect(effectsOf(operation, nothing, after)).toBe(1);
  expect(effectsOf(operation, after, changed)).toBe(0);
  expect(effectsOf({ ...operation, isChange: true }, after, after)).toBe(0);
  expect(effectsOf({ ...operation, isChange: true }, after, changed)).toBe(1);
});
