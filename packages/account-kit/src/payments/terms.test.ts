import { expect, it } from 'vitest';
import {
  DECLINE_CODES,
  EBT_PROGRAMS,
  PAYMENT_APPLICATIONS,
  PAYMENT_CARD_TYPES,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from './terms.ts';

it.each([
  ['kinds of card', PAYMENT_CARD_TYPES, 'ACH_CARD, BANK_CARD, EBT_CARD'],
  ['applications', PAYMENT_APPLICATIONS, 'CLICKLIST, MEMBERSHIP'],
  ['states', TRANSACTION_STATUSES, 'APPROVED, CANCELLED, DECLINED, ERRORED, REVERSED'],
  [
    'kinds of transactions',
    TRANSACTION_TYPES,
    'AUTHORIZATION, CANCELLATION, COMPLETION, FINALIZE, RETURN, REVERSAL',
  ],
  ['programs', EBT_PROGRAMS, 'SNAP, AFDC'],
])('lists the %s of payments [A-1.2] [A-3.10]', (_, names, given) => expect(names.join(', ')).toBe(given));

it('lists 17 distinct decline codes [A-8.24]', () => {
  expect(DECLINE_CODES).toHaveLength(17);
  expect(new Set(DECLINE_CODES).size).toBe(17);
});
