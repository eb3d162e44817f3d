import { GrocerError } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { troubleOf } from './trouble-rules.ts';

const refusal = (code: GrocerError['code'], customerMessage?: string): GrocerError =>
  new GrocerError({
    code,
    retryable: false,
    message: '',
    ...(customerMessage !== undefined && { customerMessage }),
  });

describe('a submission that was refused', () => {
  it.each([
    ['card_declined', 'declined'],
    ['card_issuer_refused', 'declined'],
    ['session_expired', 'session'],
    ['forbidden', 'session'],
    ['payment_type_unsupported', 'unsupported'],
    ['payments_missing', 'paymentsMissing'],
    ['contact_required', 'contact'],
    ['age_restricted', 'age'],
    ['promise_fallout', 'fallout'],
    ['order_unchangeable', 'tooLate'],
    ['modification_missing', 'modifyMissing'],
    ['pin_invalid', 'pinInvalid'],
    ['pin_locked', 'pinLocked'],
    ['bad_request', 'generic'],
    ['unexpected', 'generic'],
  ] as const)('with %s is %s, whatever the service says besides [C-8.1] to [C-8.12]', (code, kind) => {
    expect(troubleOf(refusal(code))).toEqual({ kind });
    expect(troubleOf(refusal(code, 'Words of the service.'))).toEqual({ kind });
  });

  it.each([
    'alcohol_quantity_exceeded',
    'alcohol_unavailable',
    'quantity_limit',
    'third_party_refused',
  ] as const)('with %s is told in the service’s own words, where it has any [C-8.14]', (code) => {
    const reason = 'Two bottles at the most.';
    expect(troubleOf(refusal(code, reason))).toEqual({ kind: 'reason', reason });
    expect(troubleOf(refusal(code))).toEqual({ kind: 'generic' });
  });
});
