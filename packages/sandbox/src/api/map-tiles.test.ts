import { expect, it } from 'vitest';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import { tileOf } from './map-tiles.ts';

it('serves map tiles to any page', async () => {
  const sandbox = await openTestSandbox();
  const response = await sandbox.api.request('/maps/v1/tiles/14/4432/6218.svg');
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'image/svg+xml',
    tileOf(4432, 6218),
  ]);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  await sandbox.close();
});

it('draws only shapes, even for invalid coordinates', () => {
  expect(tileOf(Number.NaN, Number.NaN)).toMatch(/^<svg [^>]*>(<rect [^<>]*\/>)+<\/svg>$/);
});
