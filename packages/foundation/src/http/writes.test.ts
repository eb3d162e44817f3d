import { describe, expect, it } from 'vitest';
import { GrocerError } from './grocer-error.ts';
import type { GrocerErrorDetails } from './grocer-error.ts';
import { err, ok } from './result.ts';
import { createWrites } from './writes.ts';

interface Wanted {
  readonly optionId: string;
  readonly items: readonly { readonly gtin13: string; readonly quantity: number }[];
}

function writes(isMeant = () => true) {
  let count = 0;
  return createWrites<Wanted>(
    () => `key-${(count += 1)}`,
    () => isMeant,
  );
}
const refusal = (code: GrocerErrorDetails['code'], retryable: boolean) =>
  err(new GrocerError({ code, retryable, message: '' }));
const request: Wanted = { optionId: '1', items: [{ gtin13: '2', quantity: 1 }] };
const another: Wanted = { ...request, items: [{ gtin13: '2', quantity: 2 }] };

describe('the key of a write', () => {
  it('is the same for an equal request', () => {
    const { of } = writes();
    expect(of(structuredClone(request)).key).toBe(of(request).key);
  });

  it('changes with anything in the request', () => {
    const { of } = writes();
    const first = of(request);
    expect(of(another).key).not.toBe(first.key);
  });

  it('changes when another shopper wants the same', () => {
    let isSame = true;
    const { of } = writes(() => isSame);
    const first = of(request);
    isSame = false;
    expect(of(request).key).not.toBe(first.key);
  });

  it.each([
    ['unconfirmed', true],
    ['aborted', false],
    ['rate_limited', true],
    ['session_expired', false],
  ] as const)('stays after %s', (code, retryable) => {
    const { of, settle } = writes();
    const first = of(request);
    settle(first, refusal(code, retryable));
    expect(of(request).key).toBe(first.key);
  });

  it.each([
    ['a success', ok(1)],
    ['a definite no', refusal('timeslot_taken', false)],
  ])('is replaced after %s', (_what, result) => {
    const { of, settle } = writes();
    const first = of(request);
    settle(first, result);
    expect(of(request).key).not.toBe(first.key);
  });

  it('comes with the current request even when the objects first sent were mutated', () => {
    const { of } = writes();
    const items = [{ gtin13: '2', quantity: 1 }];
    const first = of({ optionId: '1', items });
    items.push({ gtin13: '3', quantity: 1 });
    expect(of(request)).toEqual({ key: first.key, sent: request });
  });

  it('stays when an earlier write settles later', () => {
    const { of, settle } = writes();
    const first = of(request);
    const second = of(another);
    settle(first, refusal('timeslot_taken', false));
    expect(of(another).key).toBe(second.key);
  });
});

describe('a pending write', () => {
  it('is sent again as it was at first', () => {
    const { begin, pending } = writes();
    const first = begin('the same', request);
    expect(pending('the same')).toBe(first);
    expect(pending('the same')?.sent).toBe(request);
    expect(pending('another')).toBeUndefined();
  });

  it('is dropped once it is no longer meant, and does not come back', () => {
    let isMeant = true;
    const { begin, pending, prune } = writes(() => isMeant);
    begin('the same', request);
    isMeant = false;
    prune();
    isMeant = true;
    expect(pending('the same')).toBeUndefined();
  });
});
