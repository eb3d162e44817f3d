import { holdBack, movesAfter, twoFrames } from '../support/layout.ts';
import { callsOf } from '../support/open-shop.ts';
import { button, refuse, signInAs } from '../steps/basic.ts';
import { add, group } from '../steps/cart.ts';
import { openPayment, placeOrder, placed } from '../steps/pay.ts';
import { shopAtStore } from '../steps/shop.ts';
import { expect, test } from '../support/test.ts';

const PAGES = ['/', '/aisles', '/aisles/produce', '/deals', '/search?q=apple', '/p/red-apples/2000000000011'];

for (const address of PAGES)
  test(`causes no layout shift on ${address} while its products load, on narrow and wide pages`, async ({
    page,
    shop,
    witness,
  }) => {
    for (const width of [360, 800, 1280]) {
      // Resizing an open page would shift its layout.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 860 });
      const letGo = await holdBack(page, `${shop.sandbox.urls.api}/**`);
      const before = witness.sightings.length;
      await page.goto(address);
      await expect(page.locator('main').locator('h1, [role=status]').first()).toBeVisible();
      await twoFrames(page);
      letGo();
      await page.waitForLoadState('networkidle');
      await twoFrames(page);
      expect(movesAfter(witness, before), `${width} px wide`).toEqual([]);
    }
  });

test('shifts a shopper’s home page by less than 0.02 while it loads, on narrow and wide pages', async ({
  page,
  shop,
  witness,
}) => {
  await openPayment(page, shop);
  await placeOrder(page);
  await expect(placed(page)).toBeVisible();
  for (const width of [360, 800, 1280]) {
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 860 });
    const letGo = await holdBack(page, `${shop.sandbox.urls.api}/**`);
    const before = witness.sightings.length;
    await page.goto('/');
    await expect(page.locator('main h1')).toBeVisible();
    await twoFrames(page);
    letGo();
    await expect(page.getByRole('heading', { name: 'Buy again' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await twoFrames(page);
    // The header's total makes its button wider.
    const moves = movesAfter(witness, before);
    const sum = moves.reduce((shift, move) => shift + Number.parseFloat(move), 0);
    expect(sum, `${width} px wide: ${moves.join()}`).toBeLessThan(0.02);
  }
});

test('reports deals that fail to load instead of an empty list, and loads them on a retry', async ({
  page,
  shop,
}) => {
  shop.sandbox.controls.addFault({
    match: 'flash-sales.list',
    when: 'before',
    kind: 'status',
    status: 500,
    times: 100,
  });
  await page.goto('/deals');
  await expect(page.getByRole('alert')).toContainText('The deals could not be loaded.');
  await expect(page.getByText('No flash sales right now')).toHaveCount(0);
  shop.sandbox.controls.clearFaults();
  await button(page, 'Try again').press('Enter');
  await expect(page.getByRole('heading', { name: 'Deals' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
});

test('shows a message while products are slow, without a layout shift', async ({ page, shop, witness }) => {
  const letGo = await holdBack(page, `${shop.sandbox.urls.api}/**`);
  await page.goto('/aisles/produce');
  const slow = page.getByText('This takes longer than usual…');
  await expect(slow).toBeVisible();
  letGo();
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
  await expect(slow).toHaveCount(0);
  await twoFrames(page);
  expect(movesAfter(witness, 0)).toEqual([]);
});

for (const address of ['/aisles/produce', '/aisles/produce?show=snap', '/search?q=apple'])
  test(`shows the first product of ${address} where its skeleton was, beside or below its filters`, async ({
    page,
    shop,
  }) => {
    const picture = page.locator('main .grid .pic').first();
    const place = (): Promise<{ left: number; top: number; width: number }> =>
      picture.evaluate((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        return { left, top, width };
      });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      const letGo = await holdBack(page, `${shop.sandbox.urls.api}/**`);
      await page.goto(address);
      await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
      await expect(picture).toHaveClass(/skeleton/);
      const before = await place();
      letGo();
      await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
      expect(await place(), `${width} px wide`).toEqual(before);
    }
  });

test('keeps focus on the link to all deals while the flash sales load', async ({ page, shop }) => {
  const letGo = await holdBack(page, `${shop.sandbox.urls.api}/**`);
  await page.goto('/');
  const all = page.getByRole('link', { name: 'All deals' });
  await all.focus();
  letGo();
  await expect(page.getByText(/^The first ends at /)).toBeVisible();
  await expect(all).toBeFocused();
});

test('shows a product of an aisle at once, and keeps it when it cannot be loaded again', async ({
  page,
  shop,
}) => {
  await page.goto('/aisles/produce');
  const link = page.getByRole('link', { name: /^Red Apples/ });
  await expect(link).toBeVisible();
  const match = 'products.search';
  const searches = callsOf(shop, match).length;
  refuse(shop, match);
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Red Apples' })).toBeFocused();
  await expect.poll(() => callsOf(shop, match).length).toBeGreaterThan(searches);
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Red Apples' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('$4.49');
});

test('says that the shopper is offline when a page without a cart cannot be loaded, and offers a retry', async ({
  page,
  context,
  witness,
}) => {
  witness.expectLines(/Failed to fetch dynamically imported module/);
  await signInAs(page, 'erin');
  await page.goto('/cart');
  const checkOut = page.getByRole('link', { name: 'Check out pickup' });
  await expect(checkOut).toBeVisible();
  await context.setOffline(true);
  await checkOut.press('Enter');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-part=shell]')).toBeVisible();
});

test('keeps its header when a link leads to an address that has moved', async ({ page }) => {
  await signInAs(page, 'alice');
  await page.goto('/account/dashboard');
  const header = await page.getByRole('banner').first().elementHandle();
  await page.locator('a[href="/mywallet"]').first().press('Enter');
  await expect(page).toHaveURL(/link=mywallet/);
  await expect(page.getByText('Visa ending in', { exact: false }).first()).toBeVisible();
  expect(await header?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('keeps the cart, without a total, when an added product cannot be looked up, and completes it on Try again', async ({
  page,
  context,
  shop,
}) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  const checkOut = page.getByRole('link', { name: 'Check out pickup' });
  await expect(checkOut).toBeVisible();
  const other = await context.newPage();
  await other.goto('/aisles/produce');
  await shopAtStore(other);
  await add(other, 'Bananas');
  await other.close();
  refuse(shop, 'products.search');
  // Automated pages always have the focus, so the event is dispatched.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('alert')).toContainText('A part of your cart could not be loaded.');
  await expect(group(page, /^Pickup/)).toContainText('Saffron');
  await expect(checkOut).toHaveCount(0);
  shop.sandbox.controls.clearFaults();
  await button(page, 'Try again').press('Enter');
  await expect(group(page, /^Pickup/)).toContainText('Bananas');
  await expect(checkOut).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('says that the shop opens slowly or not at all, and has the focus on what another attempt leads to', async ({
  page,
  context,
}) => {
  await page.route('**/session', (route) => route.abort());
  await page.goto('/aisles?banner=harristeeter');
  const failure = page.getByRole('heading', { level: 1, name: 'The shop can’t be reached' });
  await expect(failure).toBeVisible();
  await expect(page).toHaveTitle('The shop can’t be reached · Larkspur Lane');
  await button(page, 'Try again').press('Enter');
  await expect(failure).toBeFocused();
  await page.unroute('**/session');
  const letGo = await holdBack(page, '**/session');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('status')).toHaveText('This takes longer than usual…');
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'All aisles' })).toBeFocused();
});

test('titles the page of a product that cannot be loaded as such, not as the page before', async ({
  page,
  shop,
}) => {
  refuse(shop, 'products.search');
  await page.goto('/p/red-apples/2000000000011');
  await expect(page.getByRole('alert')).toContainText('This product could not be loaded.');
  await expect(page).toHaveTitle('Product · Millbrook Market');
  await expect(page.getByRole('heading', { level: 1, name: 'Product' })).toHaveCount(1);
});
