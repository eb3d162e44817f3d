import type { ErrorCode } from '@grocer/foundation/contract';
import { GrocerError, isOpenEnd } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import type { FormName } from '../slice.ts';
import { withPhone } from '../../core/with-phone.ts';
import { errorMessages } from './messages.ts';
import { problemOf } from './rules.ts';

const words = (form: FormName, code: ErrorCode, phone: string | undefined = '555'): string => {
  const problem = problemOf(form, { code }, 0);
  return problem.about === 'said' ? problem.words : withPhone(errorMessages[problem.about], phone);
};

describe('a form error', () => {
  it.each<[FormName, ErrorCode, string, string]>([
    [
      'add-snap-card',
      'snap_card_exists',
      'You can only save one SNAP EBT card. To use a different EBT card, delete the current one.',
      'W-8.2',
    ],
    [
      'add-card',
      'session_expired',
      'It looks like your session has expired. Please log in again to continue.',
      'W-8.3',
    ],
    ['check-balance', 'pin_invalid', 'Invalid PIN, please try again.', 'W-8.4'],
    [
      'check-balance',
      'pin_locked',
      'Your card has been locked due to too many incorrect PIN attempts. Use a different payment method or call the number on your card for assistance.',
      'W-8.5',
    ],
    [
      'check-balance',
      'balance_refused',
      "We couldn't retrieve your SNAP EBT card balance. Please try again.",
      'W-8.6',
    ],
    [
      'add-card',
      'billing_address_refused',
      'There was an issue with your address, please verify your information. (Error code: RV62751)',
      'W-8.7',
    ],
    [
      'add-card',
      'card_issuer_refused',
      'There was an issue with your card. Please contact your Card Issuer. (Error Code: RV32937)',
      'W-8.8',
    ],
    ['add-gift-card', 'gift_card_empty', 'You cannot add a Gift Card with a $0 balance.', 'W-8.9'],
    [
      'add-card',
      'card_declined',
      "We're sorry, but your card has been declined. Please check all fields and try again. If the problem persists, please contact Customer Service at 555.",
      'W-8.10',
    ],
    [
      'add-gift-card',
      'card_duplicate',
      'The card you are trying to add is already in your wallet, please add a different card.',
      'W-8.11',
    ],
    [
      'add-card',
      'payment_info_invalid',
      'Your payment information is invalid. Please check your card information, use a different card, contact your credit card provider, or contact Customer Service at 555',
      'W-8.12',
    ],
    [
      'add-card',
      'customer_service_needed',
      'Please Contact the Customer Service Center at 555 (Error Code: RV72632)',
      'W-8.13',
    ],
    [
      'add-gift-card',
      'gift_card_limit',
      'A maximum of 5 gift cards can be saved. To add a new gift card, you will need to delete another one.',
      'W-8.14',
    ],
    [
      'edit-card',
      'timeout',
      "We're sorry, we are currently experiencing technical difficulties. Please try again...",
      'W-8.15',
    ],
    [
      'add-card',
      'server_error',
      "We're sorry, but we weren't able to add your card. Please try again. If the problem persists, please contact Customer Service at 555.",
      'W-8.17',
    ],
    ['delete-card', 'server_error', 'There was a problem deleting your card, please try again...', 'W-8.20'],
    [
      'update-address',
      'server_error',
      "We're sorry, but we weren't able to save your address. Please try again.",
      'W-8.22',
    ],
    [
      'check-balance',
      'network',
      "We couldn't retrieve your SNAP EBT card balance. Please try again.",
      'W-8.23',
    ],
  ])('shows for %s with %s the message "%s" [%s]', (form, code, said) => {
    expect(words(form, code)).toBe(said);
  });

  it('shows in the edit form the service’s own message when there is one [W-8.18]', () => {
    const said = problemOf('edit-card', { code: 'card_declined', customerMessage: 'Call your bank.' }, 0);
    expect(said).toEqual({ about: 'said', words: 'Call your bank.' });
    expect(words('edit-card', 'server_error')).toMatch(
      /^We're sorry, but we weren't able to update your card/,
    );
    expect(problemOf('add-card', { code: 'card_declined', customerMessage: 'Call your bank.' }, 0)).toEqual({
      about: 'declined',
    });
  });

  it('shows an abandoned write with status 408 as a timeout [W-8.15]', () => {
    expect(problemOf('edit-card', { code: 'unconfirmed', status: 408 }, 0)).toEqual({ about: 'timeout' });
    expect(problemOf('edit-card', { code: 'unconfirmed', status: 502 }, 0)).toEqual({
      about: 'unconfirmedChange',
    });
  });

  it.each([
    [undefined, { about: 'tooMany' }],
    [60_000, { about: 'tooMany' }],
    [60_001, { about: 'tooManyUntil', until: 60_002, isFar: false }],
    [43_200_000, { about: 'tooManyUntil', until: 43_200_001, isFar: false }],
    [43_200_001, { about: 'tooManyUntil', until: 43_200_002, isFar: true }],
    [900_000, { about: 'tooManyUntil', until: 900_001, isFar: false }],
    [82_800_000, { about: 'tooManyUntil', until: 82_800_001, isFar: true }],
  ])('shows when to try again, given a wait of %s ms', (wait, said) => {
    const limited = {
      code: 'rate_limited',
      status: 429,
      ...(wait !== undefined && { retryAfterMs: wait }),
    } as const;
    expect(problemOf('add-card', limited, 1)).toEqual(said);
  });

  it('ignores the wait of other errors', () => {
    expect(problemOf('add-card', { code: 'server_error', retryAfterMs: 900_000 }, 1)).toEqual({
      about: 'addFailed',
    });
  });

  it('asks after a used token for the code when editing, and for the card elsewhere', () => {
    expect(problemOf('edit-card', { code: 'card_token_spent' }, 0)).toEqual({ about: 'codeAgain' });
    expect(problemOf('add-card', { code: 'card_token_spent' }, 0)).toEqual({ about: 'cardAgain' });
    expect(problemOf('edit-card', { code: 'card_declined' }, 0)).toEqual({ about: 'declined' });
  });

  it.each<[FormName, string, string]>([
    ['add-card', 'addFailed', 'unconfirmedAdd'],
    ['add-snap-card', 'addFailed', 'unconfirmedAdd'],
    ['add-gift-card', 'addFailed', 'unconfirmedAdd'],
    ['edit-card', 'editFailed', 'unconfirmedChange'],
    ['delete-card', 'deleteFailed', 'unconfirmedChange'],
    ['prefer-card', 'preferFailed', 'unconfirmedChange'],
    ['update-address', 'saveAddressFailed', 'unconfirmedChange'],
    // A balance check changes nothing, so its outcome cannot be uncertain.
    ['check-balance', 'snapBalanceFailed', 'snapBalanceFailed'],
  ])('shows for %s the problem %s, and %s when the outcome is unknown', (form, failed, open) => {
    expect(problemOf(form, { code: 'unexpected' }, 0)).toEqual({ about: failed });
    expect(problemOf(form, { code: 'unconfirmed' }, 0)).toEqual({ about: open });
  });

  it.each<[ErrorCode, boolean, boolean]>([
    ['network', true, true],
    ['session_expired', false, true],
    ['card_declined', false, false],
  ])('decides for %s (retryable: %s) whether the idempotency key is kept: %s', (code, retryable, isOpen) =>
    expect(isOpenEnd(new GrocerError({ code, retryable, message: '' }))).toBe(isOpen),
  );

  it('omits the phone number when the host gave none', () => {
    expect(words('add-card', 'card_declined', undefined)).toMatch(/please contact/);
    expect(withPhone(errorMessages.declined, undefined)).toMatch(/please contact Customer Service\.$/);
  });
});
