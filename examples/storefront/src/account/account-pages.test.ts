import { expect, it } from 'vitest';
import { accountPageAt } from './account-pages.ts';

it.each([
  ['A-2.1', '/account/dashboard', undefined, { view: 'dashboard' }],
  ['A-2.2', '/account/update', undefined, { own: 'profile' }],
  ['A-2.3', '/account/addresses', undefined, { view: 'addressBook' }],
  ['A-2.4', '/account/address', undefined, { view: 'addressForm' }],
  ['A-2.5', '/account/address/a%201', undefined, { view: 'addressForm', addressId: 'a 1' }],
  ['A-2.6', '/account/emailSubscriptions', undefined, { view: 'preferences' }],
  ['A-2.7', '/account/communityrewards', undefined, { view: 'communityRewards' }],
  ['A-2.8', '/points/summary', undefined, { own: 'points' }],
  ['A-2.9', '/mypurchases', undefined, { own: 'purchases' }],
  ['A-2.10', '/account/dashboard', 'mywallet', { own: 'wallet' }],
  ['A-2.11', '/membership', undefined, { own: 'membership' }],
  ['A-2.12', '/myprescriptions', undefined, { own: 'prescriptions' }],
])('finds the account page of [%s] at %s with the link %s', (_, path, link, page) =>
  expect(accountPageAt(path, link)).toEqual(page),
);

it.each(['/', '/cart', '/account', '/account/address/', '/account/address/%E0%A4%A', '/constructor'])(
  'finds no account page at %s',
  (path) => expect(accountPageAt(path, undefined)).toBeUndefined(),
);
