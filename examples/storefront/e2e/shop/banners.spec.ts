import { brands } from '../../src/brand.ts';
import { signInAs } from '../steps/basic.ts';
import { group } from '../steps/cart.ts';
import { openTools } from '../steps/tools.ts';
import { findings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('shows the name of another banner in the header, in the selector and in the page title', async ({
  page,
}) => {
  await page.goto('/ways-to-shop?banner=harristeeter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Larkspur Lane' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Select Store, Larkspur Lane/ }).first()).toBeVisible();
  // A new tab has the banner as well.
  const deals = page.getByRole('contentinfo').getByRole('link', { name: 'Deals' });
  await expect(deals).toHaveAttribute('href', '/deals?banner=harristeeter');
  await page.getByRole('link', { name: 'Digital FAQs' }).last().click();
  await expect(page).toHaveTitle('Digital FAQs · Larkspur Lane');
  await expect(page).toHaveURL(/\?banner=harristeeter$/);
});

test('shows each banner’s name, and the ways to shop that it offers', async ({ page }) => {
  test.slow();
  const all = brands();
  // One of the 34 banners has no domain.
  expect(all).toHaveLength(33);
  const main = page.getByRole('main');
  for (const { key, name, ways } of all) {
    await page.goto(`/ways-to-shop?banner=${key}`);
    await expect(page, key).toHaveTitle(`Ways to shop · ${name}`);
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true }), key).toBeVisible();
    // Shipping has no tab of its own.
    const tabs = ways.filter((way) => way !== 'SHIP');
    if (ways.length === 0) await expect(main, key).toContainText(`${name} doesn’t offer online shopping`);
    else if (tabs.length < 2) await expect(main.getByRole('article').first(), key).toBeVisible();
    else await expect(main.getByRole('tab'), key).toHaveCount(tabs.length);
  }
});

test(
  'shows no tabs for a banner with one way to shop, and links to the stores of others',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/ways-to-shop?banner=rulerfoods');
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('tab')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^Visit Larkspur Lane/ }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  },
);

test(
  'explains that a banner has no online shopping, and links to its stores',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/ways-to-shop?banner=kwikshop');
    const main = page.getByRole('main');
    await expect(main).toContainText('QuickStop A doesn’t offer online shopping yet.');
    await expect(main.getByRole('link', { name: /^Find a QuickStop A store/ })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  },
);

test('changes the banner in the developer panel, and keeps it in the URL', async ({ page }) => {
  await page.goto('/aisles');
  const panel = await openTools(page);
  await panel.getByLabel('Banner').selectOption('Larkspur Lane');
  await expect(page).toHaveURL(/\?banner=harristeeter$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Larkspur Lane' })).toBeVisible();
});

test('neither offers a way to shop that the banner lacks, nor checks out what was added for it', async ({
  page,
}) => {
  await signInAs(page, 'erin');
  // A banner without pickup and shipping.
  await page.goto('/cart?banner=foodsco');
  const pickup = group(page, /^Pickup/);
  await expect(pickup).toContainText('Only delivery can be ordered here.');
  await expect(pickup.getByRole('button', { name: /^Change/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Check out/ })).toHaveCount(0);
  await page.goto('/p/red-apples/2000000000011?banner=foodsco');
  await expect(page.locator('.product-ways b')).toHaveText(['Delivery', 'In store']);
});
