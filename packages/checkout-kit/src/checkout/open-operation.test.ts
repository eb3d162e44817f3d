import type { Stored } from '@grocer/foundation/embed';
import { describe, expect, it } from 'vitest';
import { checkoutForTests } from '../testing/checkout-for-tests.ts';
import { isDoneIn, operationOf, storedOperationOf, storeOperation } from './open-operation.ts';

const HOUR_MS = 60 * 60_000;
const NOW = 100 * HOUR_MS;

const stored = (value: unknown): Stored => ({ read: () => value, keep: () => undefined });

const kept = {
  checkoutId: 'c1',
  versionKey: 'v1',
  operation: 'key',
  isModify: true,
  before: 'first',
  seen: ['line'],
  at: NOW - HOUR_MS,
};

describe('a submission that was open when the tab was left', () => {
  it('is restored as it was stored', () => {
    let written: unknown;
    const storage: Stored = { read: () => written, keep: (value) => void (written = value) };
    const { at, ...open } = kept;
    storeOperation(storage, open, at);
    expect(written).toEqual(kept);
    expect(storedOperationOf(storage, { checkoutId: 'c1', now: NOW })).toEqual(open);
  });

  it('is restored as an order, not as changes, when nothing else was stored', () => {
    const { isModify: _isModify, before: _before, seen: _seen, ...older } = kept;
    const found = storedOperationOf(stored(older), { checkoutId: 'c1', now: NOW });
    expect(found).toEqual({ checkoutId: 'c1', versionKey: 'v1', operation: 'key', isModify: false });
  });

  it.each([
    ['just written', { at: NOW }, true],
    ['nearly a day old', { at: NOW - 24 * HOUR_MS + 1 }, true],
    ['a day old, which no service remembers', { at: NOW - 24 * HOUR_MS }, false],
    ['of a time that is still to come, by a clock that was put back', { at: NOW + HOUR_MS }, true],
    ['of a day that is still to come', { at: NOW + 24 * HOUR_MS }, false],
    ['of another checkout', { checkoutId: 'c2' }, false],
    ['without its key', { operation: undefined }, false],
    ['without its version', { versionKey: 7 }, false],
    ['without a time', { at: 'yesterday' }, false],
  ])('is restored or not when it is %s: %o', (_what, more, isFound) => {
    const found = storedOperationOf(stored({ ...kept, ...more }), { checkoutId: 'c1', now: NOW });
    expect(found !== undefined).toBe(isFound);
  });

  it.each(['line', [7], null])('is restored without the seen lines when they are %o', (seen) => {
    const found = storedOperationOf(stored({ ...kept, seen }), { checkoutId: 'c1', now: NOW });
    expect(found).toMatchObject({ operation: 'key', before: 'first' });
    expect(found?.seen).toBeUndefined();
  });

  it.each([undefined, null, 'text', 7])('is not restored from %o', (value) => {
    expect(storedOperationOf(stored(value), { checkoutId: 'c1', now: NOW })).toBeUndefined();
  });
});

it('is identified by its version and its operation', () => {
  const checkout = checkoutForTests({ lastOperation: 'first' });
  const of = (more: object) => operationOf({ operation: 'key', checkout: { ...checkout, ...more } });
  expect(of({})).toEqual({
    operation: 'key',
    checkoutId: 'c1',
    versionKey: 'v1',
    isModify: false,
    before: 'first',
  });
  expect(of({ originalSummary: checkout.summary })).toMatchObject({ isModify: true });
});

describe('a completed submission', () => {
  it.each([
    ['where an order is a draft', 'DRAFT', 'key', [false, true]],
    ['where an order is placed, by whatever key', 'SUBMITTED', 'other', [true, false]],
    ['where an order is changed, by whatever key', 'MODIFIED', 'other', [true, false]],
    ['where an order is canceled', 'CANCELED', 'other', [false, false]],
    ['where changes have its own key', 'MODIFIED', 'key', [true, true]],
    ['where no key is known', 'SUBMITTED', undefined, [true, false]],
  ] as const)('is recognized or not %s', (_where, status, lastOperation, [order, changes]) => {
    const checkout = checkoutForTests({ status, lastOperation });
    expect(isDoneIn(checkout, { operation: 'key', isModify: false })).toBe(order);
    expect(isDoneIn(checkout, { operation: 'key', isModify: true })).toBe(changes);
  });
});
