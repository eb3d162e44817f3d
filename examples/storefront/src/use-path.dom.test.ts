import { beforeEach, expect, it } from 'vitest';
import { go } from './use-path.ts';

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
