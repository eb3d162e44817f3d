import type { Page } from '@playwright/test';
import { beginOrder } from '../steps/begin-order.ts';
import { placeOrder, untilPayable } from '../steps/pay.ts';
import { wayButton } from '../steps/shop.ts';
import { dialog, openForm, signInAs, WALLET_STAGE } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

const TABS = 4;

/** Returns the links of a page, including those in shadow trees, as paths of the shop. */
const linksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rootsIn = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    return rootsIn(document)
      .flatMap((root) => [...root.querySelectorAll('a')])
      .map(({ href }) => href)
      .filter((href) => URL.canParse(href) && new URL(href).origin === location.origin)
      .map((href) => {
        const { pathname, search } = new URL(href);
        return `${pathname}${search}`;
      });
  });

/** Groups pages that look alike: one page of a group is opened, and all of them are requested. */
const kindOf = (path: string): string =>
  path
    .replace(/\?(?!link=).*/, '')
    .replace(/^\/p\/.*/, '/p')
    .replace(/[\da-f]{32}/g, 'id');

/** SDK windows by the page that opens them; the crawl follows their links as well. */
const WINDOWS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/'(page) {
    await wayButton(page).press('Enter');
    await expect(dialog(page).getByRole('article').first()).toBeVisible();
  },
  [WALLET_STAGE]: openForm,
};

async function visit(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await expect(page.locator('h1').first(), path).toBeVisible();
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  // Content that is loaded later has links as well.
  await page.waitForLoadState('networkidle');
  // Each page has a title of its own.
  if (kindOf(path) !== '/') await expect(page, path).not.toHaveTitle('Millbrook Market');
  const links = await linksOf(page);
  const open = WINDOWS[kindOf(path)];
  if (!open) return links;
  await open(page);
  return [...links, ...(await linksOf(page))];
}

/**
 * Follows every link from some pages on, in several tabs since most of a visit is waiting. Returns the dead
 * links.
 */
async function crawl(page: Page, from: readonly string[]): Promise<readonly string[]> {
  await page.goto('/');
  const left = [...from];
  const known = new Set(from);
  const opened = new Set<string>();
  const dead: string[] = [];
  async function follow(tab: Page, path: string): Promise<void> {
    const status = await page.evaluate(async (to) => (await fetch(to)).status, path);
    if (status !== 200) dead.push(`${path} ${status}`);
    if (opened.has(kindOf(path))) return;
    opened.add(kindOf(path));
    const links = await visit(tab, path);
    if (await tab.getByRole('heading', { name: 'This shelf is empty' }).isVisible()) dead.push(path);
    for (const link of links) {
      if (known.has(link)) continue;
      known.add(link);
      left.push(link);
    }
  }
  const tabs = await Promise.all(Array.from({ length: TABS }, () => page.context().newPage()));
  while (left.length > 0) {
    const now = left.splice(0);
    await Promise.all(
      tabs.map(async (tab) => {
        for (let path = now.shift(); path !== undefined; path = now.shift()) await follow(tab, path);
      }),
    );
  }
  expect(opened.size).toBeGreaterThan(12);
  return dead;
}

test('serves every link on every page to a visitor', async ({ page }) => {
  test.slow();
  expect(await crawl(page, ['/'])).toEqual([]);
});

test('serves every link on every page to a shopper, including links of the SDKs', async ({ page, shop }) => {
  test.slow();
  await signInAs(page, 'alice');
  await page.goto(await beginOrder(shop));
  await untilPayable(page);
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  const order = await beginOrder(shop);
  const from = [
    '/',
    order,
    '/scheduling?fulfillmentType=PICKUP',
    '/checkout/clicklist/none/rejected',
    WALLET_STAGE,
  ];
  expect(await crawl(page, from)).toEqual([]);
});

test('responds 404 to an unknown path, and shows a page with a link to the shop', async ({ page }) => {
  const answer = await page.goto('/nothing/here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This shelf is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL('/');
});

test('responds 404 for an unknown product, but 200 when the service cannot tell', async ({ page, shop }) => {
  const statusOf = async (path: string) => (await page.goto(path))?.status();
  expect(await statusOf('/p/anything/2000000000001')).toBe(200);
  expect(await statusOf('/p/anything/0000000000000')).toBe(404);
  await expect(page.getByRole('heading', { name: 'This shelf is empty' })).toBeVisible();
  shop.sandbox.controls.addFault({
    match: 'products.by-upcs',
    when: 'before',
    kind: 'status',
    status: 503,
    times: 1,
  });
  expect(await statusOf('/p/anything/0000000000000')).toBe(200);
  expect(await statusOf('/p/anything/0000000000000')).toBe(404);
});

test('redirects a moved path', async ({ page }) => {
  await page.goto('/products?scheme=dark');
  await expect(page).toHaveURL('/?scheme=dark');
});
