import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { servePages } from './serve-pages.ts';

const pages = mkdtempSync(path.join(tmpdir(), 'pages-'));
mkdirSync(path.join(pages, 'assets'));
writeFileSync(path.join(pages, 'index.html'), '<title>Shop</title>');
writeFileSync(path.join(pages, 'assets', 'main-1.js'), 'export {};');
afterAll(() => rmSync(pages, { recursive: true }));

it.each([
  ['/assets/main-1.js', 200, 'public, max-age=31536000, immutable'],
  ['/assets/main-0.js', 404, null],
  ['/pictures/unicorn.svg', 404, null],
  ['/cart', 200, null],
  ['/nothing', 404, null],
])('answers %s with %i', async (address, status, kept) => {
  const response = await servePages(new Hono(), pages, (one) => one === '/cart').request(address);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe(kept);
});

it('shows its page also where there is none, which says so', async () => {
  const response = await servePages(new Hono(), pages, () => false).request('/nothing');
  expect(await response.text()).toContain('Shop');
});
