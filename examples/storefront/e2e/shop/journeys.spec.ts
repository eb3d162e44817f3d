import { payment, placed, placeOrder, untilPayable } from '../steps/pay.ts';
import { held, schedulePickup, shopAtStore, shoppingBy, times, wayButton } from '../steps/shop.ts';
import { button, cardAdded, dialog, fillForm, MASTERCARD, signInAs, submit } from '../steps/basic.ts';
import { cutOff, outOfSight } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test(
  'shows where a product is in the store instead of a button that adds it',
  { tag: ['@engines', '@phone'] },
  async ({ page, press }) => {
    await page.goto('/');
    await press(wayButton(page));
    await press(dialog(page).getByRole('tab', { name: 'In Store' }));
    const first = dialog(page)
      .getByRole('tabpanel')
      .getByRole('button', { name: /^(Shop In-Store|Select Store), / });
    await press(first.first());
    await expect(dialog(page)).toHaveCount(0);
    await expect(shoppingBy(page)).toHaveText(/^In store at /);
    await expect(page.getByRole('heading', { name: 'Shopping in store' })).toBeVisible();
    await page.goto('/p/spaghetti/2000000000024');
    await expect(page.getByRole('main')).toContainText('Aisle 5');
    await expect(page.getByRole('button', { name: /^Add .*, Spaghetti$/ })).toHaveCount(0);
  },
);

test('removes filters one by one by keyboard, and moves focus to the products after the last one', async ({
  page,
}) => {
  await page.goto('/aisles/dairy-eggs');
  const filters = page.locator('.side');
  const [first, second] = [filters.getByRole('checkbox').first(), filters.getByRole('checkbox').nth(1)];
  await first.check();
  await second.check();
  const chips = page.getByRole('button', { name: /^Remove filter, / });
  await expect(chips).toHaveCount(2);
  await chips.first().press('Enter');
  await expect(chips).toHaveCount(1);
  await expect(chips).toBeFocused();
  await chips.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Products', exact: true })).toBeFocused();
});

test('states for each filter how many products it shows beside the others', async ({ page }) => {
  await page.goto('/aisles/dairy-eggs?kind=milk');
  const filters = page.locator('.side');
  const products = page.getByRole('group', { name: 'Products', exact: true }).getByRole('listitem');
  await expect(products).toHaveCount(4);
  const vegan = filters.locator('label').filter({ hasText: 'Vegan' });
  await expect(vegan).toContainText('1');
  await vegan.getByRole('checkbox').check();
  await expect(products).toHaveCount(1);
  // Another kind would be added to the first one.
  await expect(filters.locator('label').filter({ hasText: 'Eggs' })).toContainText('0');
});

test('leaves the address of another page alone when a filter is pressed on the way to it', async ({
  page,
}) => {
  await page.goto('/aisles/dairy-eggs');
  await expect(page.locator('.side').getByRole('checkbox').first()).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href^="/aisles/produce"]')?.click();
    document.querySelector<HTMLElement>('.side input[type=checkbox]')?.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Produce' })).toBeVisible();
  await expect(page).toHaveURL(/\/aisles\/produce$/);
});

test('has one sort control on desktop and phone, and on a phone one row with the number of filters', async ({
  page,
}) => {
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await page.goto('/aisles/dairy-eggs?show=snap&max=600');
  await expect(sort).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sort).toHaveCount(1);
  await sort.selectOption('Name');
  await expect(page).toHaveURL(/sort=name/);
  const filters = page.getByText('Filters · 2');
  await expect(async () => {
    const [one, other] = [await filters.boundingBox(), await sort.boundingBox()];
    expect(one?.y).toBe(other?.y);
    expect((one?.x ?? 0) + (one?.width ?? 0)).toBeLessThan(other?.x ?? 0);
  }).toPass();
  await filters.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'SNAP EBT eligible' })).toBeChecked();
});

test('opens the window at the tab of the way to shop pressed on the home page', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('region', { name: 'Delivery, pickup or in store?' });
  for (const way of ['Delivery', 'In Store', 'Pickup']) {
    await first.getByRole('button', { name: new RegExp(`^${way}`) }).press('Enter');
    await expect(dialog(page).getByRole('tab', { selected: true })).toHaveText(way);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

const MINUTE = 60_000;

test(
  'reports an expired time, and places the order at another one [F-4.23]',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await page.clock.install();
    await signInAs(page, 'alice');
    await page.goto('/cart');
    await shopAtStore(page);
    await schedulePickup(page);
    await times(page).getByRole('radio').first().check();
    await expect(held(page)).toBeVisible();
    shop.sandbox.controls.setClock(31 * MINUTE);
    await page.clock.fastForward(31 * MINUTE);
    const expired = page.getByRole('alertdialog', { name: 'Reservation Expired' });
    await expired.getByRole('button', { name: 'Select New Time' }).press('Enter');
    await expect(expired).toHaveCount(0);
    await times(page).getByRole('radio').nth(1).check();
    await expect(held(page)).toBeVisible();
    await button(page, 'Continue').press('Enter');
    await expect(payment(page)).toBeVisible();
    await untilPayable(page);
    await placeOrder(page);
    await expect(placed(page)).toBeVisible();
  },
);

test('adds the first card in My Wallet, and keeps it after a reload', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'bob');
  await page.goto('/mywallet');
  await button(page, 'Add Credit/Debit Card').press('Enter');
  await fillForm(page, MASTERCARD);
  await submit(page);
  await cardAdded(page);
  await page.reload();
  await expect(page.getByText(/ending in 4444/).first()).toBeVisible();
});

test(
  'explains that no stores are near, and finds one by another ZIP code',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await wayButton(page).press('Enter');
    await expect(dialog(page).getByRole('article').first()).toBeVisible();
    const zip = dialog(page).getByLabel('Search by ZIP Code');
    // A ZIP code without stores in the sandbox.
    await zip.fill('99998');
    await zip.press('Enter');
    await expect(dialog(page)).toContainText(
      'There were no stores found near your location. Please enter a different postal code and try again.',
    );
    await zip.fill('45202');
    await zip.press('Enter');
    await dialog(page)
      .getByRole('button', { name: /^Select Store, / })
      .first()
      .press('Enter');
    await expect(shoppingBy(page)).toContainText(/^Pickup at /);
  },
);

test('leads to the cart on a low screen, as with a zoom of 400 %, where nothing covers anything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signInAs(page, 'erin');
  await page.goto('/aisles');
  const tabs = page.getByRole('navigation', { name: 'Shop', exact: true });
  await tabs.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check out pickup' })).toBeVisible();
  expect(await outOfSight(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
});

test('announces the number of products of one search after another in the same place', async ({ page }) => {
  await page.goto('/search?q=apple');
  const counted = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ products?$/ });
  await expect(counted).toHaveCount(1);
  const place = await counted.elementHandle();
  const search = page.getByRole('searchbox');
  await search.fill('milk');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “milk”');
  await expect(counted).toHaveCount(1);
  expect(await place?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await search.fill('xyz');
  await search.press('Enter');
  await expect(counted).toHaveText('0 products');
});

test('keeps where to return to when “Sign in” is pressed on the sign-in page', async ({ page }) => {
  await page.goto('/sign-in?returnTo=/deals');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).press('Enter');
  await page.getByText('Sandbox: use a demo shopper').click();
  await page.getByRole('button', { name: /^Grace/ }).press('Enter');
  await expect(page).toHaveURL(/\/deals$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});
