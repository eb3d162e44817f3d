import { expect, it } from 'vitest';
import { callOf, requestWords } from './request-words.ts';
import type { SentRequest } from './watch-requests.ts';

const CALLS = [
  { name: 'checkout.get', method: 'GET', path: '/checkout/v2/checkouts/{checkoutId}' },
  { name: 'checkout.list-orders', method: 'GET', path: '/checkout/v2/checkouts/mine' },
  { name: 'checkout.modify', method: 'PUT', path: '/checkout/v2/checkouts/{checkoutId}' },
];

const SENT: SentRequest = {
  method: 'GET',
  path: '/checkout/v2/checkouts/8f14e45f',
  isOwn: false,
  status: 200,
  ms: 12,
  attempt: 1,
  isReplayed: false,
  requestId: 'c4ca4238a0b923820dcc509a6f75849b',
};

it.each([
  ['by its method and the template of its path', {}, 'checkout.get'],
  ['by the method alone where two paths are the same', { method: 'PUT' }, 'checkout.modify'],
  ['without ids before with one', { path: '/checkout/v2/checkouts/mine' }, 'checkout.list-orders'],
  ['not by a shorter path', { path: '/checkout/v2/checkouts' }, undefined],
  ['not on the shop’s own server', { isOwn: true }, undefined],
])('finds the call of a request %s', (_, change, name) =>
  expect(callOf({ ...SENT, ...change }, CALLS)?.name).toBe(name),
);

it.each([
  [
    'a known call, without its id',
    {},
    'GET /checkout/v2/checkouts/{checkoutId}',
    '200 · checkout.get · request c4ca4238',
  ],
  [
    'a retry that was replayed',
    { attempt: 2, isReplayed: true },
    'GET /checkout/v2/checkouts/{checkoutId}',
    '200 · checkout.get · attempt 2 · replayed · request c4ca4238',
  ],
  [
    'a request without a response',
    { status: undefined, requestId: undefined },
    'GET /checkout/v2/checkouts/{checkoutId}',
    'no response · checkout.get',
  ],
  [
    'a request of the session',
    { path: '/session', isOwn: true, requestId: undefined },
    'GET /session',
    '200',
  ],
  ['nothing of an unknown path', { path: '/people/alice' }, 'GET another path', '200 · request c4ca4238'],
])('describes %s', (_, change, name, facts) =>
  expect(requestWords({ ...SENT, ...change }, CALLS)).toEqual({ name, facts }),
);
