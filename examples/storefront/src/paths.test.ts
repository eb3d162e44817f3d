import { accountPaths, addressPath } from '@grocer/account-kit';
import { describe, expect, it } from 'vitest';
import { changesPath, payPath, productPath, returnPath, searchPath } from './paths.ts';
import { isKnownPath, movedTo, routeAt } from './routes.ts';

it('includes the order and its change in the path of the payment step [C-2.1]', () => {
  expect(payPath('a/1')).toBe('/checkout?orderId=a%2F1&nc=true');
  expect(changesPath('a/1')).toBe('/checkout?orderId=a%2F1&nc=true&im=true');
});

it('resolves the path of a confirmation, and encodes a product and a search in paths that resolve again', () => {
  expect(routeAt('/checkout/clicklist/a%2F1/complete')).toEqual({ page: 'complete', orderId: 'a/1' });
  const path = productPath({ name: '2% Milk, “Whole”', upc: '2000000000002' });
  expect(path).toBe('/p/2-milk-whole/2000000000002');
  expect(routeAt(path)).toEqual({ page: 'product', gtin13: '2000000000002' });
  expect(searchPath('a & b')).toBe('/search?q=a%20%26%20b');
});

describe('the paths of the shop', () => {
  it.each([
    '/',
    '/aisles',
    '/aisles/produce',
    '/cart',
    '/sign-in',
    '/scheduling',
    '/checkout',
    '/i/privacy-policy',
  ])('include %s', (path) => expect(isKnownPath(path)).toBe(true));

  it.each([
    '/aisles/garden',
    '/nothing',
    '/p/x',
    '/p/x/abc',
    '/account',
    '/account/nothing',
    '/constructor',
    '/%',
  ])('do not include %s', (path) => expect(routeAt(path)).toEqual({ page: 'missing' }));

  it.each([...Object.values(accountPaths), addressPath('a 1')])(
    'include or redirect %s of Account Kit',
    (to) => {
      const { pathname } = new URL(to, 'https://shop.example');
      const moved = movedTo(pathname);
      const page = routeAt(moved === undefined ? pathname : new URL(moved, 'https://shop.example').pathname);
      expect(page.page).not.toBe('missing');
    },
  );

  it.each([
    ['/products', '/'],
    ['/wallet', '/account/dashboard?link=mywallet'],
    ['/cart', undefined],
    ['/constructor', undefined],
  ])('redirect %s to %s', (path, to) => expect(movedTo(path)).toBe(to));
});

it.each([
  ['/cart?scheme=dark', '/cart?scheme=dark'],
  [undefined, '/'],
  ['', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?returnTo=/sign-in', '/'],
  ['/sign-in?returnTo=%2Fcart%3Fscheme%3Ddark', '/cart?scheme=dark'],
  ['/sign-in?returnTo=%2Fsign-in%3FreturnTo%3D%252Fcart', '/cart'],
  ['/sign-in?returnTo=%2F%2Felsewhere.example', '/'],
])('returns after a sign-in with %s to %s', (named, path) =>
  expect(returnPath(named, 'https://shop.example')).toBe(path),
);
