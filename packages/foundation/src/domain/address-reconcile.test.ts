import { expect, it } from 'vitest';
import { foundSaved } from './address-reconcile.ts';
import type { ProfileAddress } from './profile-address.ts';

const address = {
  street: '1 Main Street',
  unit: '',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202',
  countryCode: 'US',
} as const;
const entry = (id: string, street: string = address.street): ProfileAddress => ({
  id,
  address: { ...address, street },
  isMailingAddress: false,
  lastModified: undefined,
});

it.each([
  ['it was not there before', ['new'], [], 'happened'],
  ['the same one was there before', ['old'], ['old'], 'did-not-happen'],
  ['nobody knows what was there before', ['old'], undefined, 'unknown'],
  ['nobody knows, and it is not there now', [], undefined, 'did-not-happen'],
])('decides whether a new address with a lost response was saved: %s', (_, now, before, kind) => {
  const saved = {
    address,
    isMailingAddress: false,
    editedId: undefined,
    known: before?.map((id) => entry(id)),
  };
  expect(foundSaved({ list: now.map((id) => entry(id)), unreadable: 0 }, saved).kind).toBe(kind);
});

it.each([
  ['a new entry is written otherwise', [entry('new', '1 MAIN ST')], [], 'unknown'],
  ['nobody knows whether an entry is new', [entry('old', '2 Oak Lane')], undefined, 'unknown'],
  [
    'only those of before are there',
    [entry('old', '2 Oak Lane')],
    [entry('old', '2 Oak Lane')],
    'did-not-happen',
  ],
])(
  'decides whether an address was saved in the spelling of the service: %s [F-5.7]',
  (_, list, known, kind) => {
    const saved = { address, isMailingAddress: false, editedId: undefined, known };
    expect(foundSaved({ list, unreadable: 0 }, saved).kind).toBe(kind);
  },
);

it.each([
  ['it is written otherwise', '1 MAIN ST', [entry('a', '9 Elm Road')], 'unknown'],
  ['it is as before', '9 Elm Road', [entry('a', '9 Elm Road')], 'did-not-happen'],
  ['nobody knows how it was', '9 Elm Road', undefined, 'unknown'],
  ['it is as wanted', '1 Main Street', [entry('a', '9 Elm Road')], 'happened'],
])('decides whether an entry was changed: %s [F-5.7]', (_, street, known, kind) => {
  const saved = { address, isMailingAddress: false, editedId: 'a', known };
  expect(foundSaved({ list: [entry('a', street)], unreadable: 0 }, saved).kind).toBe(kind);
});
