import type { Page } from '@playwright/test';
import { button, dialog, refuse, refuseOnce, signInAs } from '../steps/basic.ts';
import { add, putMilk } from '../steps/cart.ts';
import { openPayment, placeOrder, placed } from '../steps/pay.ts';
import { pickupAt, shopAtStore, shoppingBy, wayButton } from '../steps/shop.ts';
import { callsOf } from '../support/open-shop.ts';
import { expect, test } from '../support/test.ts';

/** Expects the sections of the home page in this order. */
const expectSections = (page: Page, names: readonly string[]): Promise<void> =>
  expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...names]);

test('shows a visitor the question, aisles, flash sale, popular products and memberships', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery, pickup or in store?');
  await expectSections(page, ['Aisles', 'Flash sale', 'Popular', 'Memberships']);
});

test('asks only for the ways to shop that the banner offers', async ({ page }) => {
  const ways = page.getByRole('main').locator('.ask-ways').getByRole('button');
  await page.goto('/?banner=fredmeyerjewelers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop at a store near you');
  await expect(ways).toHaveText(/^In Store/);
  await page.goto('/?banner=kwikshop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit one of our stores');
  await expect(page.getByRole('main')).toContainText('QuickStop A doesn’t offer online shopping yet.');
  await expect(ways).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Ways to shop' }).click();
  await expect(page).toHaveURL(/\/ways-to-shop/);
});

test('keeps the home page as it is while the window opens above it', async ({ page }) => {
  await signInAs(page, 'grace');
  await page.goto('/');
  await expectSections(page, ['Flash sale', 'Aisles', 'Popular']);
  const before = await page.getByRole('main').locator('section').elementHandles();
  await wayButton(page).press('Enter');
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  for (const section of before) expect(await section.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('starts a new page at its top, and adds one entry to the history for a double press', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'See memberships' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const entries = await page.evaluate(() => history.length);
  await link.evaluate((it: HTMLElement) => {
    it.click();
    it.click();
  });
  await expect(link).toHaveCount(0);
  await expect(page).toHaveURL(/membership/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(link).toBeVisible();
});

test('returns to the place in a list after Back and after a reload', async ({ page, press }) => {
  await page.goto('/aisles/produce');
  const link = page.getByRole('main').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const place = await scrolled();
  expect(place).toBeGreaterThan(300);
  await press(link);
  await expect(page).toHaveURL(/\/p\//);
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(place);
  await page.reload();
  await expect(link).toBeVisible();
  await expect.poll(scrolled).toBe(place);
});

test('shows a failed cart on the home page as failed, not as empty, and loads it on Try again', async ({
  page,
  shop,
}) => {
  await putMilk(page);
  refuse(shop, 'cart.get');
  await page.goto('/');
  const underWay = page.getByRole('region', { name: 'Shopping for pickup' });
  await expect(underWay.getByRole('alert')).toContainText('Your cart could not be loaded.');
  await expect(underWay).not.toContainText('No items');
  await expect(underWay.getByRole('link', { name: 'Go to your cart' })).toBeVisible();
  shop.sandbox.controls.clearFaults();
  await underWay.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(underWay).toContainText(/1 item · \$\d\.\d\d/);
});

test('shows a shopper what they bought, the flash sale, aisles, and what goes with their cart', async ({
  page,
  shop,
}) => {
  await openPayment(page, shop);
  await placeOrder(page);
  await expect(placed(page)).toBeVisible();
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  await add(page, 'Whole Milk');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping for pickup');
  await expectSections(page, ['Buy again', 'Flash sale', 'Aisles', 'Goes with your cart']);
  const heading = page.getByRole('heading', { name: 'Goes with your cart' });
  const goesWith = page.locator('section').filter({ has: heading });
  await expect(goesWith.getByRole('listitem')).toHaveCount(6);
  await expect(goesWith).not.toContainText('Whole Milk');
  const cards = goesWith.getByRole('listitem');
  const before = await cards.getByRole('heading').allTextContents();
  await cards.first().getByRole('button').press('Enter');
  // What is added stays where it is, with the focus on it.
  await expect(cards.first().getByRole('button', { name: /^One more/ })).toBeFocused();
  expect(await cards.getByRole('heading').allTextContents()).toEqual(before);
});

test('offers nothing to buy again when none of the products exists any more', async ({ page, shop }) => {
  await openPayment(page, shop);
  await placeOrder(page);
  await expect(placed(page)).toBeVisible();
  await page.route(/gtin13s=/, (route) => route.fulfill({ json: { data: { products: [] } } }));
  await page.goto('/');
  await expectSections(page, ['Flash sale', 'Aisles', 'Goes with your cart']);
});

test('keeps a visitor’s store after their sign-in, focuses the heading, and does not wait long for the orders', async ({
  page,
  shop,
}) => {
  await page.goto('/aisles/dairy-eggs');
  const name = await shopAtStore(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().press('Enter');
  await page.getByText('Sandbox: use a demo shopper').click();
  await page.getByRole('button', { name: /^Grace/ }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Shopping for pickup' });
  await expect(heading).toBeFocused();
  await expectSections(page, ['Flash sale', 'Aisles', 'Popular']);
  await expect(heading).toBeFocused();
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));

  const match = 'checkout.list-orders';
  shop.sandbox.controls.addFault({ match, when: 'before', kind: 'hang', times: 1 });
  await page.goto('/');
  await expectSections(page, ['Flash sale', 'Aisles', 'Popular']);
  refuseOnce(shop, match);
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Your last orders could not be loaded.');
  await button(page, 'Try again').press('Enter');
  await expect.poll(() => callsOf(shop, match).at(-1)?.status).toBe(200);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
