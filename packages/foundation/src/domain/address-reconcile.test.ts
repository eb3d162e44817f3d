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
const entry = (id: string): ProfileAddress => ({
  id,
  address,
  isMailingAddress: false,
  lastModified: undefined,
});

it.each([
  ['it was not there before', ['new'], [], 'happened'],
  ['the same one was there before', ['old'], ['old'], 'did-not-happen'],
  ['nobody knows what was there before', ['old'], undefined, 'unknown'],
  ['nobody knows, and it is not there now', [], undefined, 'did-not-happen'],
])('decides whether a new address with a lost response was saved: %s', (_, now, before, kind) => {
  const saved = { address, isMailingAddress: false, editedId: undefined, known: before?.map(entry) };
  expect(foundSaved({ list: now.map(entry), unreadable: 0 }, saved).kind).toBe(kind);
});
