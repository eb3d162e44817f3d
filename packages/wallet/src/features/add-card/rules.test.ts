import { describe, expect, it } from 'vitest';
import { withPhone } from '../../format-message.ts';
import { addCardMessages as text } from './messages.ts';
import { nameProblem, refusalMessage, withPreferred, withSave } from './rules.ts';

describe('names', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['Ann', undefined],
    ['O’Brien', undefined],
    ["O'Brien", undefined],
    ['Mary-Jane', undefined],
    ['José', undefined],
    ['De la Cruz', undefined],
    ['Jr.', undefined],
    ['李', undefined],
    ['Ann1', 'invalid'],
    ['<b>', 'invalid'],
    ['-', 'invalid'],
    ['x'.repeat(375), undefined],
    ['x'.repeat(376), 'tooLong'],
  ])('%j is %s [W-5.1] [W-5.2]', (name, problem) => expect(nameProblem(name)).toBe(problem));

  it('have the wordings of the specification [W-5.1] [W-5.2]', () => {
    expect(text).toMatchObject({
      firstNameRequired: 'First Name is a required field.',
      lastNameRequired: 'Last Name is a required field.',
      nameTooLong: 'Maximum length for name fields is 375 characters.',
      firstNameInvalid: 'Please enter a valid first name.',
      lastNameInvalid: 'Please enter a valid last name.',
    });
  });
});

describe('the two boxes', () => {
  it('save a card that is preferred, and do not prefer one that is not saved [W-4.19]', () => {
    expect(withPreferred({ save: false, preferred: false }, true)).toEqual({ save: true, preferred: true });
    expect(withPreferred({ save: true, preferred: true }, false)).toEqual({ save: true, preferred: false });
    expect(withSave({ save: true, preferred: true }, false)).toEqual({ save: false, preferred: false });
    expect(withSave({ save: false, preferred: false }, true)).toEqual({ save: true, preferred: false });
  });
});

describe('a refusal', () => {
  it.each([
    ['session_expired', 'It looks like your session has expired. Please log in again to continue.', 'W-8.3'],
    [
      'billing_address_refused',
      'There was an issue with your address, please verify your information. (Error code: RV62751)',
      'W-8.7',
    ],
    [
      'card_issuer_refused',
      'There was an issue with your card. Please contact your Card Issuer. (Error Code: RV32937)',
      'W-8.8',
    ],
    [
      'card_declined',
      "We're sorry, but your card has been declined. Please check all fields and try again. If the problem persists, please contact Customer Service at 555.",
      'W-8.10',
    ],
    [
      'card_duplicate',
      'The card you are trying to add is already in your wallet, please add a different card.',
      'W-8.11',
    ],
    [
      'payment_info_invalid',
      'Your payment information is invalid. Please check your card information, use a different card, contact your credit card provider, or contact Customer Service at 555',
      'W-8.12',
    ],
    [
      'customer_service_needed',
      'Please Contact the Customer Service Center at 555 (Error Code: RV72632)',
      'W-8.13',
    ],
    [
      'timeout',
      "We're sorry, we are currently experiencing technical difficulties. Please try again...",
      'W-8.15',
    ],
    [
      'server_error',
      "We're sorry, but we weren't able to add your card. Please try again. If the problem persists, please contact Customer Service at 555.",
      'W-8.17',
    ],
  ] as const)('of %s is told as "%s" [%s]', (code, words, _clause) => {
    expect(withPhone(text[refusalMessage(code)], '555')).toBe(words);
  });

  it('does without a number where the host gave none', () => {
    expect(withPhone(text.declined, undefined)).toMatch(/please contact Customer Service\.$/);
  });
});
