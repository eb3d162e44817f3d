import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright';
import { beginOrder } from '../../../examples/storefront/e2e/steps/begin-order.ts';
import { buildPages } from '../../../examples/storefront/e2e/support/build-pages.ts';
import { openShop } from '../../../examples/storefront/e2e/support/open-shop.ts';
import type { OpenShop } from '../../../examples/storefront/e2e/support/open-shop.ts';
import { signInAs } from '../../../examples/storefront/e2e/steps/basic.ts';
import { chromiumLaunch } from '../../chromium.ts';
import { cellOf, tableOf } from '../table.ts';
import { rest } from '../timing.ts';
import { STEPS } from './steps.ts';
import { watchPage } from './watch-page.ts';
import type { Seen } from './watch-page.ts';

/** CPU slowdown of a mid-range phone; below, a slow network. */
const RATE = 4;
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Time after which the browser has reported all entries, in ms. */
const TELLING_MS = 400;

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => ({ ...window.seen }));

interface Visit {
  readonly title: string;
  readonly shopper?: string;
  /** Returns its path; below, waits until it is usable. */
  readonly open: (shop: OpenShop) => Promise<string> | string;
  readonly usable: (page: Page) => Promise<unknown>;
}

const canAdd = (page: Page): Promise<unknown> =>
  page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .waitFor();

const VISITS: readonly Visit[] = [
  {
    title: 'home, a visitor',
    open: () => '/',
    usable: canAdd,
  },
  {
    title: 'an aisle, a visitor',
    open: () => '/aisles/produce',
    usable: canAdd,
  },
  {
    title: 'the payment step',
    shopper: 'alice',
    open: (shop) => beginOrder(shop),
    usable: (page) => page.locator('[data-part=submit]:not([aria-disabled=true])').waitFor(),
  },
];

/** Opens a page in a new browser context, without a session or cache. */
async function newPage(browser: Browser, shop: OpenShop): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop.url });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  return { page, cdp };
}

interface Figures extends Seen {
  readonly usable: number;
}

async function visit(browser: Browser, shop: OpenShop, { shopper, open, usable }: Visit): Promise<Figures> {
  const { page, cdp } = await newPage(browser, shop);
  if (shopper !== undefined) await signInAs(page, shopper);
  const address = await open(shop);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW);
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await usable(page);
  const took = performance.now() - started;
  await page.waitForLoadState('networkidle');
  await rest(TELLING_MS);
  const seen = await seenBy(page);
  await page.context().close();
  return { ...seen, usable: took };
}

/** Goes from the home page to the order; resolves with the time from each press to the next paint. */
async function walk(browser: Browser, shop: OpenShop): Promise<readonly number[]> {
  const { page } = await newPage(browser, shop);
  await signInAs(page, 'grace');
  const answered: number[] = [];
  for (const { arrive, press, until } of STEPS) {
    await arrive?.(page);
    await page.evaluate(() => {
      window.seen.answered = 0;
    });
    await press(page);
    // Looking for what `until` waits for takes the page's time.
    await rest(TELLING_MS);
    await until(page);
    answered.push((await seenBy(page)).answered);
  }
  await page.context().close();
  return answered;
}

interface ShopBench {
  readonly rounds: number;
  readonly onRound: (round: number) => void;
}

/** Measures the shop's production build on a slow phone; resolves with two tables of the figures. */
export async function benchShop({ rounds, onRound }: ShopBench): Promise<string> {
  const shop = await openShop(await buildPages());
  const browser = await chromium.launch(chromiumLaunch());
  const visits: Figures[][] = VISITS.map(() => []);
  const walks: (readonly number[])[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await shop.sandbox.controls.reset();
      for (const [index, one] of VISITS.entries()) visits[index]?.push(await visit(browser, shop, one));
      walks.push(await walk(browser, shop));
      onRound(round);
    }
  } finally {
    await browser.close();
    await shop.close();
  }
  const cold = VISITS.map(({ title }, index) => {
    const all = visits[index] ?? [];
    const shift = Math.max(...all.map((one) => one.shift)).toFixed(3);
    return [title, cellOf(all.map(({ painted }) => painted)), cellOf(all.map(({ usable }) => usable)), shift];
  });
  const heads = [
    '1.6 Mbit/s, 150 ms, CPU 4x: ms, median (min–max)',
    'largest paint',
    'usable',
    'shift, most',
  ];
  const steps = STEPS.map(({ title }, index) => [
    title,
    cellOf(walks.map((one) => one[index] ?? Number.NaN)),
  ]);
  return `${tableOf(heads, cold)}\n${tableOf(['CPU 4x: ms, median (min–max)', 'press to next paint, 0 below 16'], steps)}`;
}
