import { bannerName, bannerOf, banners } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { chainWord, swapChainWord } from './rules.ts';

it.each([
  ['harristeeter.com', undefined, 'Harris Teeter'],
  ['kroger.com', undefined, 'Kroger'],
  ['pay-less.com', undefined, 'Pay-less'],
  ['kroger.com', 'Millbrook', 'Millbrook'],
])('the banner of %s, called %j by its host, is %s [F-9.13]', (domain, hosts, name) =>
  expect(bannerName(bannerOf(domain), hosts)).toBe(name),
);

it('the chain’s word is swapped for one banner alone, and for a host with a name of its own [F-8.12]', () => {
  const words = banners().map((banner) => chainWord(banner));
  expect(words.filter((word) => word !== 'Kroger')).toEqual(['Harris Teeter']);
  expect(chainWord(bannerOf('kroger.com'), 'Millbrook')).toBe('Millbrook');
});

it.each([
  ['No Kroger Delivery times. Ask Kroger.', 'No Harris Teeter Delivery times. Ask Harris Teeter.'],
  ['Krogerish', 'Krogerish'],
  ['none', 'none'],
])('in %j: %j [F-8.12]', (text, swapped) => expect(swapChainWord(text, 'Harris Teeter')).toBe(swapped));
