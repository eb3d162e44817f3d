import { describe, expect, it } from 'vitest';
import { phoneDigits } from '@grocer/foundation/domain';
import { contactFrom, contactProblems, isNameless, phoneMask } from './rules.ts';

describe('a phone number', () => {
  it.each([
    ['(513) 555-0142', '5135550142'],
    ['513.555.0142', '5135550142'],
    ['1 513 555 0142', '5135550142'],
    ['+15135550142', '5135550142'],
    ['513555014', undefined],
    ['25135550142', undefined],
    ['151355501421', undefined],
    ['2151355501421', undefined],
    ['', undefined],
  ])('is parsed from %j as %s [C-5.3] [C-9.1]', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

  it.each([
    ['5', '5'],
    ['513', '513'],
    ['5135', '(513) 5'],
    ['513555', '(513) 555'],
    ['5135550', '(513) 555-0'],
    ['5135550142', '(513) 555-0142'],
    ['15135550142', '(513) 555-0142'],
    ['15', '15'],
    ['51135550142', '(511) 355-5014'],
    ['51355501429', '(513) 555-0142'],
    ['(513) 555-0142', '(513) 555-0142'],
  ])('is formatted from %s as %s [C-5.3]', (typed, shown) => expect(phoneMask(typed)).toBe(shown));
});

const typed = { firstName: 'José', lastName: "O'Brien-Smith", phone: '(513) 555-0142', smsOptIn: false };

describe('the contact', () => {
  it('requires names and a phone [C-5.2] [C-5.3] [C-5.4]', () => {
    expect(contactProblems(typed)).toEqual({});
    expect(contactProblems({ firstName: ' ', lastName: '', phone: ' ', smsOptIn: true })).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      phoneNumber: 'phoneRequired',
    });
  });

  it.each(['555', '(5913) 555-0142', 'mine', '151355501421'])(
    'rejects the phone %s, which is there [C-5.3]',
    (phone) => expect(contactProblems({ ...typed, phone })).toEqual({ phoneNumber: 'phonePattern' }),
  );
  it.each(['R2D2', '<b>', '-', 'a@b.c'])('rejects the name %s [C-5.2]', (firstName) =>
    expect(contactProblems({ ...typed, firstName })).toEqual({ firstName: 'namePattern' }),
  );
  it.each(['Mary-Jane', 'de la Cruz', 'Jr.', 'Zoë', '李'])('accepts the name %s [C-5.2]', (lastName) =>
    expect(contactProblems({ ...typed, lastName })).toEqual({}),
  );

  it('is sent with +1, and with texts only when the phone is complete [C-4.22] [C-5.3]', () => {
    expect(
      contactFrom({ ...typed, firstName: ' José ', lastName: " O'Brien-Smith ", smsOptIn: true }),
    ).toEqual({
      firstName: 'José',
      lastName: "O'Brien-Smith",
      phone: '+15135550142',
      smsOptIn: true,
    });
    expect(contactFrom({ ...typed, phone: '555', smsOptIn: true })).not.toHaveProperty('smsOptIn');
  });

  it('counts as nameless when a part of the name is missing [C-2.24]', () => {
    const contact = { ...typed, phone: undefined, smsOptIn: false, dateOfBirth: undefined };
    expect(isNameless(contact)).toBe(false);
    expect(isNameless({ ...contact, lastName: ' ' })).toBe(true);
    expect(isNameless({ ...contact, firstName: ' ' })).toBe(true);
    expect(isNameless(undefined)).toBe(true);
  });
});
