import { beforeEach, expect, it } from 'vitest';
import { go, hrefOf } from './use-path.ts';

const address = (): string => `${location.pathname}${location.search}${location.hash}`;

beforeEach(() => history.replaceState(null, '', '/'));

it('keeps the query and the hash of an address that has moved', () => {
  go('/wallet?from=mail#cards');
  expect(address()).toBe('/account/dashboard?link=mywallet&from=mail#cards');
});

it('replaces nothing that the new address of a page says itself', () => {
  go('/wallet?link=others');
  expect(address()).toBe('/account/dashboard?link=mywallet');
});

it('keeps the settings of the demo, and no other query, from page to page', () => {
  history.replaceState(null, '', '/aisles/produce?kind=fruit&banner=KROGER');
  go('/cart?q=1');
  expect(address()).toBe('/cart?q=1&banner=KROGER');
});

it.each([
  ['/cart?q=1', '?kind=fruit&banner=KROGER', '/cart?q=1&banner=KROGER'],
  ['/wallet', '?banner=KROGER', '/account/dashboard?link=mywallet&banner=KROGER'],
  ['/wallet', '?kind=fruit', '/wallet'],
])('has the settings of the demo in a link to %s from %s', (to, search, href) =>
  expect(hrefOf(to, search)).toBe(href),
);
