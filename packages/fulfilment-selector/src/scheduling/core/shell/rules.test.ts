import { describe, expect, it } from 'vitest';
import { pathsOf } from '../../config.ts';
import { backPath, crumbsOf } from './rules.ts';

describe('the Back link [F-2.70]', () => {
  const at = { modality: 'PICKUP', isModify: false, hasFailed: false } as const;
  it.each([
    ['from scheduling', {}, '/cart?fulfillmentType=PICKUP'],
    ['from scheduling a delivery', { modality: 'DELIVERY' }, '/cart?fulfillmentType=DELIVERY'],
    ['from an order that is changed', { isModify: true }, '/cart/modify'],
    ['from a checkout that failed', { hasFailed: true }, '/'],
  ] as const)('leads %s to its page', (_, more, path) =>
    expect(backPath({ ...at, paths: pathsOf({}), ...more })).toBe(path),
  );

  it('keeps the query of the host’s own path', () => {
    const paths = pathsOf({ paths: { cart: '/basket?from=scheduling' } });
    expect(backPath({ ...at, paths })).toBe('/basket?from=scheduling&fulfillmentType=PICKUP');
  });
});

describe('the breadcrumbs', () => {
  const names = { home: 'Home', cart: 'Cart', schedule: 'Schedule' };
  const urls = (domain: string, home = '/') =>
    crumbsOf({ modality: 'PICKUP', paths: pathsOf({ paths: { home } }), domain, names }).map(
      ({ url }) => url,
    );

  it.each([
    ['harristeeter.com', 'https://www.harristeeter.com'],
    ['', 'https://www.kroger.com'],
  ])('uses for the domain "%s" the origin %s [F-9.13]', (domain, origin) =>
    expect(urls(domain)).toEqual([
      `${origin}/`,
      `${origin}/cart?fulfillmentType=PICKUP`,
      `${origin}/scheduling?fulfillmentType=PICKUP`,
    ]),
  );

  it('keeps an absolute URL of the host', () =>
    expect(urls('kroger.com', 'https://shop.example/')[0]).toBe('https://shop.example/'));
});
