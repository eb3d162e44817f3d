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

describe('the key of what is being written', () => {
  it('is the same for the same request, made again', () => {
    const { of } = writes();
    expect(of(structuredClone(request)).key).toBe(of(request).key);
  });

  it('is another one once anything in the request has changed', () => {
    const { of } = writes();
    const first = of(request);
    expect(of(another).key).not.toBe(first.key);
  });

  it('is another one once somebody else wants the same', () => {
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
  ])('is closed by %s', (_what, result) => {
    const { of, settle } = writes();
    const first = of(request);
    settle(first, result);
    expect(of(request).key).not.toBe(first.key);
  });

  it('comes with what is asked for now, whatever has become of the objects that were sent at first', () => {
    const { of } = writes();
    const items = [{ gtin13: '2', quantity: 1 }];
    const first = of({ optionId: '1', items });
    items.push({ gtin13: '3', quantity: 1 });
    expect(of(request)).toEqual({ key: first.key, sent: request });
  });

  it('stays whatever becomes of a write before it, whose answer comes later', () => {
    const { of, settle } = writes();
    const first = of(request);
    const second = of(another);
    settle(first, refusal('timeslot_taken', false));
    expect(of(another).key).toBe(second.key);
  });
});

describe('what is being written', () => {
  it('is sent again as it was at first, whatever would be sent now', () => {
    const { begin, pending } = writes();
    const first = begin('the same', request);
    expect(pending('the same')).toBe(first);
    expect(pending('the same')?.sent).toBe(request);
    expect(pending('another')).toBeUndefined();
  });

  it('is forgotten once nobody means it any more, and does not come back', () => {
    let isMeant = true;
    const { begin, pending, prune } = writes(() => isMeant);
    begin('the same', request);
    isMeant = false;
    prune();
    isMeant = true;
    expect(pending('the same')).toBeUndefined();
  });
});
