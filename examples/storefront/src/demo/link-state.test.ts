import { expect, it } from 'vitest';
import { linkTo, readLink } from './link-state.ts';

const PAGE = 'http://shop.localhost/aisles/bakery?scheme=dark&sort=price#top';
const FAULTS = [
  { call: 'wallet.list', kind: 'fails 500', left: 2 },
  { call: 'cart.get', kind: 'takes 4 s', left: 1000 },
];

it('restores what it was made of, and the address without that', () => {
  const link = linkTo(PAGE, { shopper: 'grace', offsetMs: 300_000, faults: FAULTS });
  expect(readLink(link)).toEqual({
    shopper: 'grace',
    orders: [
      { do: 'clear' },
      { do: 'set-clock', offsetMs: 300_000 },
      { do: 'stage-fault', call: 'wallet.list', kind: 'fails 500', times: 2 },
      { do: 'stage-fault', call: 'cart.get', kind: 'takes 4 s', times: 1000 },
    ],
    rest: '/aisles/bakery?scheme=dark&sort=price#top',
    isComplete: true,
  });
});

it('replaces what an earlier link has left', () => {
  const first = linkTo(PAGE, { shopper: 'grace', offsetMs: 300_000, faults: FAULTS });
  const link = linkTo(first, { shopper: undefined, offsetMs: 0, faults: [] });
  expect(readLink(link)).toEqual({
    shopper: '',
    orders: [{ do: 'clear' }],
    rest: '/aisles/bakery?scheme=dark&sort=price#top',
    isComplete: true,
  });
});

it.each([
  ['an address without a state', PAGE],
  ['an address with other parameters', `${PAGE}&shoppers=bob`],
])('reads nothing from %s', (_, href) => expect(readLink(href)).toBeUndefined());

it.each([
  ['a clock that is no number', 'clock=soon'],
  ['a fault without a kind', 'fault=wallet.list'],
  ['a fault of an odd number', 'fault=wallet.list:fails 500:half'],
])('leaves out %s', (_, query) =>
  expect(readLink(`http://shop.localhost/?${query}`)).toEqual({
    shopper: undefined,
    orders: [{ do: 'clear' }],
    rest: '/',
    isComplete: false,
  }),
);
