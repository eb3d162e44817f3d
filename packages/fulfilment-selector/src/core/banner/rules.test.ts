import { bannerName, bannerOf, banners } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { chainWord, swapChainWord } from './rules.ts';

it.each([
  ['harristeeter.com', undefined, 'Harris Teeter'],
  ['kroger.com', undefined, 'Kroger'],
  ['pay-less.com', undefined, 'Pay-less'],
  ['kroger.com', 'Millbrook', 'Millbrook'],
])('names the banner of %s with the host’s name %j as %s [F-9.13]', (domain, hosts, name) =>
  expect(bannerName(bannerOf(domain), hosts)).toBe(name),
);

it('replaces the chain name only for Harris Teeter and for a host with its own name [F-8.12]', () => {
  const words = banners().map((banner) => chainWord(banner));
  expect(words.filter((word) => word !== 'Kroger')).toEqual(['Harris Teeter']);
  expect(chainWord(bannerOf('kroger.com'), 'Millbrook')).toBe('Millbrook');
});

it.each([
  ['No Kroger Delivery times. Ask Kroger.', 'No Harris Teeter Delivery times. Ask Harris Teeter.'],
  ['Krogerish', 'Krogerish'],
  ['none', 'none'],
])('turns %j into %j [F-8.12]', (text, swapped) =>
  expect(swapChainWord(text, 'Harris Teeter')).toBe(swapped),
);
