import type { Checkout, PaymentLine } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { checkoutForTests } from '../testing/checkout-for-tests.ts';
import { blockersLeft, blockersOf, isSameShare, snapShareOf, termsOf } from './submit-rules.ts';
import type { Blocker, SubmitInput } from './submit-rules.ts';

const bank = (expired = false): PaymentLine => ({
  id: 'p',
  amount: 798,
  card: { id: 'card', group: 'bank', brand: 'VISA', lastFour: '4242', expired },
});
const snap = (amount: number): PaymentLine => ({
  id: 's',
  amount,
  card: { id: 'ebt', group: 'snap', brand: 'EBT', lastFour: '0004', expired: false },
});
const said = (more: Partial<SubmitInput> = {}): SubmitInput => ({
  accepted: undefined,
  isAmountWrong: false,
  ...more,
});
const whole = checkoutForTests({ payments: [bank()] });
const { contact, time, lines, summary } = whole;
if (!contact || !time || !lines[0]) throw new Error('Something is missing.');
const by = (vendorId: string, more: Partial<Checkout> = {}): Checkout => ({
  ...whole,
  modality: 'DELIVERY',
  time: { ...time, vendorId },
  ...more,
});
const restricted = [{ ...lines[0], isAgeRestricted: true }];

it.each<[what: string, checkout: Checkout, blockers: readonly string[]]>([
  ['nothing', whole, []],
  ['a first name [C-5.5]', { ...whole, contact: { ...contact, firstName: ' ' } }, ['firstName']],
  ['a last name [C-5.5]', { ...whole, contact: { ...contact, lastName: ' ' } }, ['lastName']],
  ['a phone [C-5.5] [C-5.18]', { ...whole, contact: { ...contact, phone: undefined } }, ['phoneNumber']],
  ['a whole phone [C-5.18]', { ...whole, contact: { ...contact, phone: '+151355501' } }, ['phoneNumber']],
  [
    'a phone, and nothing besides [C-5.18]',
    { ...whole, contact: { ...contact, phone: 'call +15135550142' } },
    ['phoneNumber'],
  ],
  [
    'a phone that is no longer [C-5.18]',
    { ...whole, contact: { ...contact, phone: '+151355501421' } },
    ['phoneNumber'],
  ],
  ['a contact', { ...whole, contact: undefined }, ['firstName', 'lastName', 'phoneNumber']],
  ['a time [C-5.17]', { ...whole, time: undefined }, ['time']],
  ['who pays [C-5.12]', { ...whole, payments: [] }, ['paymentMethodId']],
  ['who pays what SNAP leaves [C-5.12]', { ...whole, payments: [snap(300)] }, ['paymentMethodId']],
  ['a card that is good [C-5.9]', { ...whole, payments: [bank(true)] }, ['expiredCard']],
  ['an age [C-5.16]', { ...whole, lines: restricted }, ['age']],
  ['an age for one of the items [C-5.16]', { ...whole, lines: [...lines, ...restricted] }, ['age']],
  [
    'an age and a contact [C-5.16]',
    { ...whole, lines: restricted, contact: undefined },
    ['firstName', 'lastName', 'phoneNumber', 'age'],
  ],
  [
    'nothing, with an age [C-5.16]',
    { ...whole, lines: restricted, contact: { ...contact, dateOfBirth: '1990-06-14' } },
    [],
  ],
  [
    'nothing, where SNAP pays what is left on the card [C-5.13]',
    { ...whole, payments: [snap(300), bank()], snapBalance: 300 },
    [],
  ],
  [
    'another amount, where less is left on the SNAP card [C-5.13]',
    { ...whole, payments: [snap(300), bank()], snapBalance: 299 },
    ['snapAmount'],
  ],
  ['agreement with a provider [C-5.14]', by('somebody'), ['terms']],
  ['agreement with the partner [C-5.14]', by('THIRD_PARTY'), ['partnerTerms']],
])('lists what is missing: %s', (_what, checkout, blockers) => {
  expect(blockersOf(checkout, said())).toEqual(blockers);
});

it('blocks on a typed SNAP amount that cannot be charged [C-5.13]', () =>
  expect(blockersOf(whole, said({ isAmountWrong: true }))).toEqual(['snapAmount']));

const eligible = { ...summary, cost: { ...summary.cost, ebtTotal: 500 } };
it.each<[what: string, amount: number, more: Partial<Checkout>, blockers: readonly string[]]>([
  ['nothing where it could pay', 0, { summary: eligible }, ['snapAmount']],
  [
    'nothing of what it cannot pay',
    0,
    { summary: { ...eligible, cost: { ...eligible.cost, ebtTotal: 0 } } },
    [],
  ],
  ['nothing from an empty card', 0, { summary: eligible, snapBalance: 0 }, []],
  ['nothing of an order that is changed', 0, { summary: eligible, originalSummary: eligible }, []],
])('blocks on SNAP’s part, if it is wrong: %s [C-5.13]', (_what, amount, more, blockers) =>
  expect(blockersOf({ ...whole, payments: [bank(), snap(amount)], ...more }, said())).toEqual(blockers),
);

it('requires a PIN only when SNAP pays something [C-4.10]', () => {
  expect(snapShareOf({ payments: [bank(), snap(300)] })?.amount).toBe(300);
  expect(snapShareOf({ payments: [bank(), snap(0)] })).toBeUndefined();
  expect(snapShareOf({ payments: [bank()] })).toBeUndefined();
});

it.each([
  ['as much by the same card', snap(300), true],
  ['another amount', snap(299), false],
  ['by another card', { ...snap(300), card: { ...snap(300).card, id: 'other' } }, false],
  ['nothing', undefined, false],
])('decides whether a PIN entered for %s fits what SNAP pays [C-4.10]', (_what, asked, isIt) =>
  expect(isSameShare(snap(300), asked)).toBe(isIt),
);

const withSnap: Checkout = { ...whole, payments: [bank(), snap(300)] };
it.each<[what: string, found: readonly Blocker[], checkout: Checkout, left: readonly Blocker[]]>([
  ['what is still missing', ['phoneNumber', 'time'], { ...whole, time: undefined }, ['time']],
  ['nothing that is resolved', ['phoneNumber'], whole, []],
  ['nothing that was not found', [], { ...whole, time: undefined }, []],
  ['what the PIN failed for, if SNAP pays', ['pinForm', 'pinLocked'], withSnap, ['pinForm', 'pinLocked']],
  ['nothing about the PIN, if SNAP pays nothing', ['pinForm', 'pinLocked'], whole, []],
])('leaves of the reasons that were found %s', (_what, found, checkout, left) =>
  expect(blockersLeft(found, checkout, said())).toEqual(left),
);

it('does not ask again for an age that was just given [C-5.16]', () =>
  expect(blockersOf({ ...whole, lines: restricted }, said({ isAgeSaid: true }))).toEqual([]));

describe('delivery terms', () => {
  it.each<[what: string, checkout: Checkout]>([
    ['a pickup', by('THIRD_PARTY', { modality: 'PICKUP' })],
    ['the shop’s own trucks', by('OWN')],
    ['those of its centres', by('CENTRE')],
    ['an order that is changed', by('THIRD_PARTY', { originalSummary: summary })],
    ['a delivery without a time', by('', { time: undefined })],
  ])('are not required for %s [C-5.14]', (_what, checkout) => expect(termsOf(checkout)).toBeUndefined());

  it('are accepted for one vendor, and required again for another [C-4.30]', () => {
    expect(blockersOf(by('THIRD_PARTY'), said({ accepted: 'THIRD_PARTY' }))).toEqual([]);
    expect(blockersOf(by('somebody'), said({ accepted: 'THIRD_PARTY' }))).toEqual(['terms']);
  });
});
