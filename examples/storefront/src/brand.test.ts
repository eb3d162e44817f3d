import { banners } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { brandOf, brands } from './brand.ts';

it('names every banner that has a domain, each differently', () => {
  const all = brands();
  expect(all).toHaveLength(banners().filter(({ domain }) => domain !== '').length);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.filter(({ name, key }) => name === key)).toEqual([]);
});

it('falls back to the main banner for an unknown key', () => {
  expect(brandOf('nobody')).toMatchObject({ key: 'kroger', name: 'Millbrook Market' });
  expect(brandOf('harristeeter')).toMatchObject({ name: 'Larkspur Lane', domain: 'harristeeter.com' });
});
