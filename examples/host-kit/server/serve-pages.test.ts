import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { servePages } from './serve-pages.ts';

const pages = mkdtempSync(path.join(tmpdir(), 'pages-'));
for (const folder of ['assets', 'pictures']) mkdirSync(path.join(pages, folder));
writeFileSync(path.join(pages, 'index.html'), '<title>Shop</title>');
writeFileSync(path.join(pages, 'assets', 'main-1.js'), 'export {};');
writeFileSync(path.join(pages, 'pictures', 'milk.svg'), '<svg/>');
writeFileSync(path.join(pages, 'assets', 'long-1.js'), 'export {};'.repeat(500));
afterAll(() => rmSync(pages, { recursive: true }));

it.each([
  ['/assets/main-1.js', 200, 'public, max-age=31536000, immutable'],
  ['/assets/main-0.js', 404, null],
  // Cached, so that a picture that was shown is available offline as well.
  ['/pictures/milk.svg', 200, 'public, max-age=86400'],
  ['/pictures/unicorn.svg', 404, null],
  ['/cart', 200, null],
  ['/nothing', 404, null],
])('responds to %s with %i', async (address, status, kept) => {
  const response = await servePages(new Hono(), pages, (one) => one === '/cart').request(address);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe(kept);
});

it('compresses scripts for clients that accept it', async () => {
  const host = servePages(new Hono(), pages);
  const encodingFor = async (taken: string) => {
    const response = await host.request('/assets/long-1.js', { headers: { 'accept-encoding': taken } });
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    return response.headers.get('content-encoding');
  };
  expect([await encodingFor('gzip, br'), await encodingFor('identity')]).toEqual(['gzip', null]);
});

it.each([
  ['known at once', () => false],
  ['asked for', () => Promise.resolve(false)],
])('serves its page with status 404 for an unknown path: %s', async (_, isPage) => {
  const response = await servePages(new Hono(), pages, isPage).request('/nothing');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Shop');
});
