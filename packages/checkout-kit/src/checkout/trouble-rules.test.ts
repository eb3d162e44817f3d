import type { CardGroup, PaymentLine } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { isAboutCards, troubleOf } from './trouble-rules.ts';

const refusal = (code: GrocerError['code'], customerMessage?: string): GrocerError =>
  new GrocerError({
    code,
    retryable: false,
    message: '',
    ...(customerMessage !== undefined && { customerMessage }),
  });

const NOBODY = { payments: [] };
const pays = (id: string, amount: number, group: CardGroup = 'bank'): PaymentLine => ({
  id,
  amount,
  card: { id, group, brand: 'VISA', lastFour: '4242', expired: false },
});

it.each<[string, readonly PaymentLine[], string | undefined]>([
  ['is known where it alone was asked', [pays('a', 500)], 'a'],
  ['is known where SNAP was to pay nothing', [pays('a', 0, 'snap'), pays('b', 500)], 'b'],
  [
    'is known to nobody where a bank card backs another one up',
    [pays('a', 0), pays('b', 500, 'gift')],
    undefined,
  ],
  ['is known to nobody where several were asked', [pays('a', 1), pays('b', 500)], undefined],
])('identifies the declined card, which %s', (_what, payments, cardId) => {
  expect(troubleOf(refusal('card_declined'), { payments }).cardId).toBe(cardId);
  expect(troubleOf(refusal('pin_invalid'), { payments }).cardId).toBeUndefined();
});

it.each([
  ['declined', true],
  ['unsupported', true],
  ['expiredCard', true],
  ['generic', false],
  ['pinInvalid', false],
] as const)('classifies %s as about the cards: %s', (kind, is) => expect(isAboutCards({ kind })).toBe(is));

it('classifies no trouble as not about the cards', () => expect(isAboutCards(undefined)).toBe(false));

describe('a refused submission', () => {
  it.each([
    ['card_declined', 'declined'],
    ['card_issuer_refused', 'declined'],
    ['session_expired', 'session'],
    ['forbidden', 'session'],
    ['payment_type_unsupported', 'unsupported'],
    ['age_restricted', 'age'],
    ['promise_fallout', 'fallout'],
    ['order_unchangeable', 'tooLate'],
    ['modification_missing', 'modifyMissing'],
    ['pin_invalid', 'pinInvalid'],
    ['pin_locked', 'pinLocked'],
    ['bad_request', 'generic'],
    ['unexpected', 'generic'],
  ] as const)('with %s is %s, regardless of the message of the service [C-8.1] to [C-8.12]', (code, kind) => {
    expect(troubleOf(refusal(code), NOBODY)).toEqual({ kind });
    expect(troubleOf(refusal(code, 'Words of the service.'), NOBODY)).toEqual({ kind });
  });

  it.each([
    ['not_found', 'generic', 'RS'],
    ['contact_required', 'generic', 'RS-2'],
    ['payments_missing', 'paymentsMissing', 'SS'],
  ] as const)('with %s is %s, with the code %s for customer service [C-8.8]', (code, kind, errorCode) => {
    expect(troubleOf(refusal(code), NOBODY)).toEqual({ kind, errorCode });
    expect(troubleOf(refusal(code, 'Words of the service.'), NOBODY)).toEqual({ kind, errorCode });
  });

  it.each([
    'alcohol_quantity_exceeded',
    'alcohol_unavailable',
    'quantity_limit',
    'third_party_refused',
  ] as const)('with %s shows the message of the service when there is one [C-8.14]', (code) => {
    const reason = 'Two bottles at the most.';
    expect(troubleOf(refusal(code, reason), NOBODY)).toEqual({ kind: 'reason', reason });
    expect(troubleOf(refusal(code), NOBODY)).toEqual({ kind: 'generic' });
  });
});
