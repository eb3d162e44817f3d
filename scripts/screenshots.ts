import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { buildPages } from '../examples/storefront/e2e/support/build-pages.ts';
import { openShop } from '../examples/storefront/e2e/support/open-shop.ts';
import type { OpenShop } from '../examples/storefront/e2e/support/open-shop.ts';
import { chromiumLaunch, ensureChromium } from './chromium.ts';
import { root } from './root.ts';
import { states } from './screenshots/states.ts';
import type { State } from './screenshots/reach.ts';

const WIDTHS = [360, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const looks = WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ width, colorScheme })));
const folder = path.join(root, 'screenshots');

interface Shot {
  readonly state: State;
  readonly width: number;
  readonly colorScheme: (typeof SCHEMES)[number];
}

/** Takes one screenshot, with a new sandbox state and a new browser context. */
async function take(browser: Browser, shop: OpenShop, { state, width, colorScheme }: Shot): Promise<void> {
  await shop.sandbox.controls.reset();
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height: width < 480 ? 740 : 860 },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  await state.reach(page, shop);
  await page.screenshot({
    path: path.join(folder, `${state.name}-${width}-${colorScheme}.png`),
    caret: 'hide',
    animations: 'disabled',
  });
  await context.close();
}

const asked = process.argv.slice(2);
const wanted = states.filter(({ name }) => asked.length === 0 || asked.includes(name));

ensureChromium();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const pages = await buildPages();
const shop = await openShop(pages);
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const state of wanted) {
    for (const look of looks) await take(browser, shop, { state, ...look });
    process.stdout.write(`  ✓ ${state.name}\n`);
  }
  process.stdout.write(`\nThe pictures are in ${path.relative(process.cwd(), folder)}.\n`);
} finally {
  await browser.close();
  await shop.close();
  rmSync(pages, { recursive: true, force: true });
}
