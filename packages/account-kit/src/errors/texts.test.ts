import { describe, expect, it } from 'vitest';
import { accountTexts } from './messages.ts';
import { addressErrorText, failureText } from './rules.ts';

const { preferences, stores, payment, done } = accountTexts;

it.each([
  [
    'A-8.7',
    accountTexts.address.unverified,
    "We weren't able to verify this address you entered. Please check for any mistakes and try again.",
  ],
  [
    'A-8.9',
    preferences.notFound,
    "We're sorry, but we could not find preferences for your account. Please try again later.",
  ],
  [
    'A-8.10',
    preferences.phoneNeeded,
    'You must add a mobile phone number in order to receive text messages.',
  ],
  [
    'A-8.11',
    preferences.promotionsUnknown,
    "We're sorry, but we couldn't retrieve your Specials and Promotions preference at this time...",
  ],
  [
    'A-8.12',
    preferences.promotionsNotSaved,
    "We're sorry, but we couldn't update your Specials & Promotions preference at this time. Please try again.",
  ],
  ['A-8.13', stores.none, 'No Stores were found within 500 Miles of the entered location!'],
  ['A-8.14', stores.unavailable, "We're sorry, the search service is not available right now..."],
  [
    'A-8.15',
    preferences.earlyAccessUnknown,
    "We're unable to access your Early Access Program preference right now...",
  ],
  ['A-8.16', preferences.notSaved, 'Your preference cannot be updated at this time...'],
  [
    'A-8.18',
    accountTexts.technical,
    "We're sorry, we are currently experiencing technical difficulties. Please try again later.",
  ],
  ['A-8.19', accountTexts.offline, "Hmmm, looks like we've lost you. Please check your internet connection."],
  [
    'A-8.21',
    preferences.emailNotSaved,
    "We're having trouble updating your email preferences. Please try again later.",
  ],
  ['A-8.22', accountTexts.tipFailed, 'Something went wrong when updating your tip amount. Please try again.'],
  ['A-8.23', payment.title, 'Processing Error'],
  ['A-8.23', payment.text, "We're having trouble processing your order. Please try again."],
  ['A-8.25', done.addressRemoved, 'Your address has been removed.'],
  ['A-8.25', done.addressDeleted, 'Address successfully deleted'],
  ['A-8.25', done.storePreferred, 'Your preferred store was successfully updated'],
])('uses the specified wording [%s]: %s', (_, words, given) => expect(words).toBe(given));

describe('the message for a failed address change', () => {
  it.each([
    ['A-8.2', 'CONSTRAINT_VIOLATION_EXCEPTION', accountTexts.technical],
    ['A-8.3', 'ADDRESS_NOT_FOUND', 'We could not find that address.'],
    ['A-8.4', 'TOO_MANY_ADDRESSES', accountTexts.address.tooMany],
    ['A-8.5', 'SOMETHING_ELSE', accountTexts.generic],
    ['A-8.5', 'toString', accountTexts.generic],
  ])('[%s] for the code %s is %j', (_, code, words) =>
    expect(addressErrorText(code, accountTexts)).toBe(words),
  );
});

it.each([
  ['no connection', { isOnline: false, message: '' }, accountTexts.offline],
  ['a network error', { isOnline: true, message: 'Network Error' }, accountTexts.offline],
  ['anything else', { isOnline: true, message: 'Boom' }, accountTexts.generic],
])('has a message for %s [A-8.6]', (_, failure, words) =>
  expect(failureText(failure, accountTexts)).toBe(words),
);
