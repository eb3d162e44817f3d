import { banners } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { brandOf, brands } from './brand.ts';

it('there is a name for every banner that has a site, and no two are the same', () => {
  const all = brands();
  expect(all).toHaveLength(banners().filter(({ domain }) => domain !== '').length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.filter(({ name, key }) => name === key)).toEqual([]);
});

it('a key that nobody knows is the main banner’s', () => {
  expect(brandOf('nobody')).toMatchObject({ key: 'kroger', name: 'Millbrook Market' });
  expect(brandOf('harristeeter')).toMatchObject({ name: 'Larkspur Lane', domain: 'harristeeter.com' });
});
