import { err, GrocerError, ok } from '@grocer/foundation/http';
import type { GrocerErrorDetails } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { createAttempt } from './attempt.ts';

function attempt(isSame = () => true) {
  let count = 0;
  return createAttempt(
    () => `key-${(count += 1)}`,
    () => isSame,
  );
}
const refusal = (code: GrocerErrorDetails['code'], retryable: boolean) =>
  err(new GrocerError({ code, retryable, message: '' }));
const request = { optionId: '1', items: [{ gtin13: '2', quantity: 1 }] };

describe('the key of what is being done', () => {
  it('is the same for the same request, made again', () => {
    const { keyFor } = attempt();
    expect(keyFor(structuredClone(request))).toBe(keyFor(request));
  });

  it('is another one once anything in the request has changed', () => {
    const { keyFor } = attempt();
    const first = keyFor(request);
    expect(keyFor({ ...request, items: [{ gtin13: '2', quantity: 2 }] })).not.toBe(first);
  });

  it('is another one once somebody else wants the same', () => {
    let isSame = true;
    const { keyFor } = attempt(() => isSame);
    const first = keyFor(request);
    isSame = false;
    expect(keyFor(request)).not.toBe(first);
  });

  it.each([
    ['unconfirmed', true],
    ['rate_limited', true],
    ['session_expired', false],
  ] as const)('stays after %s', (code, retryable) => {
    const { keyFor, settle } = attempt();
    const first = keyFor(request);
    settle(refusal(code, retryable));
    expect(keyFor(request)).toBe(first);
  });

  it.each([
    ['a success', ok(1)],
    ['a definite no', refusal('timeslot_taken', false)],
  ])('is closed by %s', (_what, result) => {
    const { keyFor, settle } = attempt();
    const first = keyFor(request);
    settle(result);
    expect(keyFor(request)).not.toBe(first);
  });
});
