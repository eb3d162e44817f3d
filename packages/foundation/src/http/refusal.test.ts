import { expect, it } from 'vitest';
import { addBookAddress } from '../contract/account/add-book-address.ts';
import { readCommunicationPreferences } from '../contract/account/read-communication-preferences.ts';
import { readEmailPreferences } from '../contract/account/read-email-preferences.ts';
import { readSmsOptIn } from '../contract/account/read-sms-opt-in.ts';
import { updateSmsOptIn } from '../contract/account/update-sms-opt-in.ts';
import { activateCheckout } from '../contract/checkout/activate-checkout.ts';
import { modifyCheckout } from '../contract/checkout/modify-checkout.ts';
import { modifyTip } from '../contract/checkout/modify-tip.ts';
import { createPayment } from '../contract/checkout/create-payment.ts';
import { findStores } from '../contract/account/find-stores.ts';
import { addBankCard } from '../contract/wallet/add-bank-card.ts';
import { addSnapCard } from '../contract/wallet/add-snap-card.ts';
import { createCheckout } from '../contract/scheduling/create-checkout.ts';
import { createPromise } from '../contract/scheduling/create-promise.ts';
import { listModalityOptions } from '../contract/modality/list-modality-options.ts';
import { listPromisingTimeslots } from '../contract/scheduling/list-promising-timeslots.ts';
import { isRetryable, refusalCode, shownWords } from './refusal.ts';
import type { Outcome } from './retry-policy.ts';

const refused = (status: number, code: string, reason = '') =>
  ({ kind: 'answer', status, code, reason }) as const;

it.each([
  [listModalityOptions, 400, 'NO_STORES_FOUND', 'no_stores_found'],
  [listModalityOptions, 400, 'SOMETHING', 'postal_code_invalid'],
  [listModalityOptions, 404, '', 'postal_code_invalid'],
  [listModalityOptions, 422, 'address_validation_fail_modality_options', 'postal_code_invalid'],
  [listModalityOptions, 500, '', 'server_error'],
  [listPromisingTimeslots, 422, 'Pickup-NO_TIMESLOTS_AVAILABLE', 'no_timeslots'],
  [listPromisingTimeslots, 422, 'NO_ITEMS_AVAILABLE', 'items_unavailable'],
  [listPromisingTimeslots, 400, 'INVALID_ADDRESS', 'address_invalid'],
  [listPromisingTimeslots, 400, 'LAT_LNG_REQUIRED', 'location_required'],
  [listPromisingTimeslots, 400, 'FULL_ADDRESS_REQUIRED', 'full_address_required'],
  [listPromisingTimeslots, 422, 'ALCOHOL_QTY_EXCEEDED', 'alcohol_quantity_exceeded'],
  [listPromisingTimeslots, 422, 'ALCOHOL_NOT_AVAILABLE', 'alcohol_unavailable'],
  [listPromisingTimeslots, 422, 'INSTACART_STORE_CLOSED', 'third_party_refused'],
  [listPromisingTimeslots, 500, 'UNKNOWN_RESPONSE_ERROR', 'unknown_response'],
  [createPromise, 409, 'TIMESLOT_TAKEN', 'timeslot_taken'],
  [createPromise, 410, 'PROMISE_EXPIRED', 'promise_expired'],
  [createPromise, 409, 'PROMISE_FALLOUT', 'promise_fallout'],
  [createPromise, 409, 'VERSION_CONFLICT', 'version_conflict'],
  [createCheckout, 422, 'CART_EMPTY', 'cart_empty'],
  [createCheckout, 422, 'PROMISE_INVALID', 'promise_invalid'],
  [addBookAddress, 200, 'CONSTRAINT_VIOLATION_EXCEPTION', 'constraint_violation'],
  [addBookAddress, 200, 'ADDRESS_NOT_FOUND', 'not_found'],
  [addBookAddress, 200, 'TOO_MANY_ADDRESSES', 'address_limit'],
  [addBookAddress, 200, 'ADDRESS_REFUSED', 'unexpected'],
  [addBookAddress, 200, '', 'unexpected'],
  [readEmailPreferences, 200, 'NO_PREFERRED_STORE', 'no_preferred_store'],
  [readEmailPreferences, 200, 'PREFERENCES_NOT_FOUND', 'preferences_not_found'],
  [readCommunicationPreferences, 404, '', 'preferences_not_found'],
  [readSmsOptIn, 200, 'HAS_ERRORS', 'server_error'],
  [updateSmsOptIn, 200, 'HAS_ERRORS', 'unexpected'],
  [readSmsOptIn, 422, 'MOBILE_PHONE_MISSING', 'mobile_phone_missing'],
  [findStores, 400, 'NO_STORES_FOUND', 'no_stores_found'],
  [findStores, 400, 'ELSE', 'postal_code_invalid'],
  [findStores, 503, 'STORE_SEARCH_DOWN', 'server_error'],
  [modifyTip, 409, 'VERSION_CONFLICT', 'version_conflict'],
  [createPayment, 409, 'VERSION_CONFLICT', 'version_conflict'],
  [createPayment, 409, '', 'version_conflict'],
  [createPayment, 402, 'INSUFFICIENT_FUNDS', 'card_declined'],
  [createPayment, 402, 'DUPLICATE_TRANSACTION', 'unconfirmed'],
  [activateCheckout, 402, 'BANK_DECLINE', 'card_declined'],
  [activateCheckout, 402, 'INVALID_PIN', 'pin_invalid'],
  [activateCheckout, 402, 'CARD_NETWORK_SYSTEM_ERROR', 'issuer_unavailable'],
  [activateCheckout, 402, 'DUPLICATE_TRANSACTION', 'card_declined'],
  [activateCheckout, 402, 'REQUEST_STILL_PROCESSING', 'unconfirmed'],
  [activateCheckout, 402, 'INSTACART_DECLINED', 'third_party_refused'],
  [activateCheckout, 409, 'INSTACART_STORE_CLOSED', 'third_party_refused'],
  [activateCheckout, 409, 'ALCOHOL_NOT_AVAILABLE', 'alcohol_unavailable'],
  [createPromise, 409, 'INSTACART_TIMESLOT_TAKEN', 'timeslot_taken'],
  [createPromise, 409, 'INSTACART_STORE_CLOSED', 'third_party_refused'],
  [createCheckout, 422, 'INSTACART_PROMISE_FALLOUT', 'promise_fallout'],
  [modifyCheckout, 422, 'INSTACART_RESTRICTED_ITEM', 'third_party_refused'],
  [modifyCheckout, 422, 'RESTRICTED_ITEM', 'promise_fallout'],
  [modifyTip, 409, '', 'version_conflict'],
  [activateCheckout, 409, 'CHECKOUT_SUBMITTED', 'order_submitted'],
  [activateCheckout, 409, 'STALE', 'version_conflict'],
  [createPromise, 409, 'STALE', 'version_conflict'],
  [addBankCard, 409, 'IDEMPOTENCY_KEY_OUTSTANDING', 'unconfirmed'],
  [addBankCard, 409, '', 'card_duplicate'],
  [listPromisingTimeslots, 422, 'INSTACART_NO_TIMESLOTS_AVAILABLE', 'third_party_refused'],
] as const)('maps for %o a refusal with %i %s to its known code', (call, status, code, as) => {
  expect(refusalCode(refused(status, code), call.errors)).toBe(as);
});

const answer = (status: number, rest: object = {}): Outcome => ({ kind: 'answer', status, ...rest });

it.each<[Outcome, string]>([
  [answer(400), 'bad_request'],
  [answer(401), 'session_expired'],
  [answer(403), 'forbidden'],
  [answer(404), 'not_found'],
  [answer(408), 'timeout'],
  [answer(409), 'conflict'],
  [answer(418), 'unexpected'],
  [answer(429), 'rate_limited'],
  [answer(499), 'unexpected'],
  [answer(500), 'server_error'],
  [answer(503), 'server_error'],
  [{ kind: 'unreadable' }, 'invalid_answer'],
  [{ kind: 'timeout' }, 'timeout'],
  [{ kind: 'network' }, 'network'],
])('maps %o without a rule of its own to %s', (outcome, code) => {
  expect(refusalCode(outcome, [])).toBe(code);
  // A rule with `codeHas` does not match a response without a code.
  expect(refusalCode(outcome, [{ codeHas: 'INSTACART', as: 'third_party_refused' }])).toBe(code);
});

it('distinguishes refusals of one status by their exact reason', () => {
  const codeOf = (reason?: string) => refusalCode(answer(400, { reason }), addSnapCard.errors);
  expect(codeOf('EBT card already exists')).toBe('snap_card_exists');
  expect([codeOf('EBT card'), codeOf()]).not.toContain('snap_card_exists');
});

it.each([
  ['network', true],
  ['timeout', true],
  ['server_error', true],
  ['rate_limited', true],
  ['invalid_answer', true],
  ['unconfirmed', true],
  ['aborted', false],
  ['session_expired', false],
  ['conflict', false],
  ['unexpected', false],
] as const)('decides whether %s is retryable: %s', (code, may) => expect(isRetryable(code)).toBe(may));

it('shows the reason of a refusal by the partner, and no other [F-8.22]', () => {
  const reasonOf = (code: string) =>
    shownWords(refused(422, code, 'Closed today.'), listPromisingTimeslots.errors);
  expect([reasonOf('INSTACART_STORE_CLOSED'), reasonOf('NO_ITEMS_AVAILABLE'), reasonOf('ELSE')]).toEqual([
    'Closed today.',
    undefined,
    undefined,
  ]);
});

it('shows at most five hundred characters of a message from the service', () => {
  const long = 'x'.repeat(501);
  const { errors } = listPromisingTimeslots;
  expect(shownWords(refused(422, 'INSTACART_X', long), errors)).toHaveLength(500);
  expect(shownWords({ ...refused(422, 'ELSE'), customerMessage: long }, errors)).toHaveLength(500);
  expect(shownWords({ kind: 'network' }, errors)).toBeUndefined();
});
