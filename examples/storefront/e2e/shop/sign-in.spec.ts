import type { Page } from '@playwright/test';
import { findingsInBoth } from '../support/axe.ts';
import { signInTooOften, signInWithoutCookies } from '../steps/host.ts';
import { callsOf } from '../support/open-shop.ts';
import type { OpenShop } from '../support/open-shop.ts';
import { shopAtStore } from '../steps/shop.ts';
import {
  button,
  refuseTokens,
  sessionOver,
  signInAgain,
  signInAs,
  signInHere,
  toShoppers,
} from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';
import { becomeInTools } from '../steps/tools.ts';

const toShoppersOfShop = (page: Page): Promise<void> => toShoppers(page, '/aisles');

test('shows an error when the sign-in does not persist, and signs in on a retry', async ({ page }) => {
  await signInWithoutCookies(page, toShoppersOfShop);
});

test('shows when to try again after too many sign-ins, and signs in another shopper', async ({
  page,
  shop,
}) => {
  // More than a dozen sign-ins, one after the other.
  test.slow();
  await signInTooOften(page, shop.sandbox, toShoppersOfShop);
});

test('starts a page at its top, with the focus, after the sign-in in its place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/account/dashboard');
  await page.getByText('Sandbox: use a demo shopper').click();
  await page.getByRole('button', { name: /^Grace/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

/** Opens the cart as Grace while the services refuse her tokens. */
async function endSession(page: Page, shop: OpenShop): Promise<void> {
  await signInAs(page, 'grace');
  refuseTokens(shop, 'cart.get');
  await page.goto('/cart');
  await expect(signInAgain(page)).toContainText('Your session has expired, Grace.');
}

test(
  'asks to sign in again when the session has ended, and stays on the page',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await endSession(page, shop);
    await page.keyboard.type('a');
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
    await expect(signInAgain(page)).toBeVisible();
    expect(await findingsInBoth(page)).toEqual([]);
    shop.sandbox.controls.clearFaults();
    await signInHere(page);
    await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Your cart is empty');
    await expect(page).toHaveURL(/\/cart$/);
  },
);

test('loads what could not be loaded while the session was over', async ({ page, shop }) => {
  await signInAs(page, 'grace');
  refuseTokens(shop, 'checkout.list-orders');
  await page.goto('/mypurchases');
  await expect(signInAgain(page)).toBeVisible();
  await expect(page.getByText('Your orders could not be loaded.')).toBeVisible();
  shop.sandbox.controls.clearFaults();
  await signInHere(page);
  await expect(page.getByText('No orders yet')).toBeVisible();
});

/** Opens the cart as Erin, who has saffron in it, and ends her session. */
async function endSessionOfErin(page: Page, shop: OpenShop): Promise<void> {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Saffron');
  refuseTokens(shop, 'cart.get');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await sessionOver(page);
  shop.sandbox.controls.clearFaults();
}

test('signs out instead of signing in again, and shows nothing of the previous shopper', async ({
  page,
  shop,
}) => {
  await endSessionOfErin(page, shop);
  await button(page, 'Sign out instead').click();
  await expect(page.getByRole('heading', { name: 'Delivery, pickup or in store?' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Saffron');
});

test('shows nothing of the previous shopper after signing in again as another one', async ({
  page,
  shop,
}) => {
  await endSessionOfErin(page, shop);
  await signInAgain(page).getByText('Sandbox: use a demo shopper').click();
  await signInAgain(page)
    .getByRole('button', { name: /^Grace/ })
    .click();
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Saffron');
});

test('shows an error in the sign-in dialog when the sign-in fails, and stays on the page', async ({
  page,
  shop,
}) => {
  await endSession(page, shop);
  shop.sandbox.controls.clearFaults();
  await page.route('**/session/token', (route) => route.abort());
  await page.keyboard.type('any');
  await page.keyboard.press('Enter');
  await expect(signInAgain(page).getByRole('alert')).toContainText('the shop can’t be reached');
  await page.unroute('**/session/token');
  await signInAgain(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(signInAgain(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('keeps the input of a card form and the focus when the shopper signs in again', async ({
  page,
  shop,
}) => {
  await signInAs(page, 'bob');
  await page.goto('/mywallet');
  await button(page, 'Add Credit/Debit Card').press('Enter');
  const name = page.getByLabel('First name');
  await name.fill('Robin');
  refuseTokens(shop, 'cart.get');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await sessionOver(page);
  shop.sandbox.controls.clearFaults();
  await signInHere(page);
  await expect(name).toHaveValue('Robin');
  await expect(name).toBeFocused();
});

test('does not show the previous cart after another shopper signed in in another tab', async ({
  page,
  context,
  shop,
}) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Saffron');
  const other = await context.newPage();
  await other.goto('/');
  await button(other, 'Sign out').click();
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await signInAs(other, 'alice');
  await shop.sandbox.controls.expireTokens();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('link', { name: 'My Account, Alice' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Saffron');
});

test('opens the shop despite a malformed cookie', async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'grocer_modality', value: '%E0%A4%A', url: shop.url }]);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Delivery, pickup or in store?' })).toBeVisible();
});

async function shopAsAlice(page: Page): Promise<void> {
  await signInAs(page, 'alice');
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
}

test('forgets the previous shopper’s store, even when the page failed to load in between', async ({
  page,
  context,
}) => {
  await shopAsAlice(page);
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  expect(await cookies()).toContain('grocer_store');
  await page.route('**/session', (route) => route.abort(), { times: 1 });
  await button(page, 'Sign out').click();
  await expect(page.getByRole('heading', { name: 'The shop can’t be reached' })).toBeVisible();
  await becomeInTools(page, 'Grace');
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  expect(await cookies()).not.toContain('grocer_store');
});

test('forgets the previous shopper’s store when the next one’s page first fails to load', async ({
  page,
  context,
}) => {
  await shopAsAlice(page);
  await page.route('**/session/token', (route) => route.abort());
  await becomeInTools(page, 'Grace');
  await expect(page.getByRole('heading', { name: 'The shop can’t be reached' })).toBeVisible();
  await page.unroute('**/session/token');
  await page.reload();
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('grocer_store');
});

test('does not finish a change of the previous shopper for the next one', async ({ page, shop }) => {
  await shopAsAlice(page);
  const { resolve: refuse, promise: isRefused } = Promise.withResolvers<void>();
  const { resolve: note, promise: isAsked } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(/\/carts?\//, async (route) => {
    if (!isFirst || route.request().method() === 'GET') return route.continue();
    isFirst = false;
    note();
    await isRefused;
    const headers = { 'access-control-allow-origin': new URL(shop.url).origin };
    return route.fulfill({ status: 401, headers });
  });
  await button(page, 'Add to cart, Whole Milk').press('Enter');
  await isAsked;
  await becomeInTools(page, 'Grace');
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  refuse();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(signInAgain(page)).toHaveCount(0);
  expect(callsOf(shop, 'cart.add-items')).toEqual([]);
});

test('saves the quantities that were set before it signs out', async ({ page, shop }) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  const more = page.getByRole('button', { name: /^One more, / }).first();
  const { arrived, letGo } = shop.sandbox.controls.hold({ match: 'cart.change-line', when: 'before' });
  await more.press('Enter');
  await arrived;
  await more.press('Enter');
  const signOut = button(page, 'Sign out');
  await signOut.press('Enter');
  await expect(signOut).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(callsOf(shop, 'cart.change-line')).toHaveLength(2);
});

test('signs out in spite of a change that is not answered, without a question', async ({ page, shop }) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.dismiss();
  });
  const { arrived, letGo } = shop.sandbox.controls.hold({ match: 'cart.change-line', when: 'before' });
  await button(page, 'One more, Saffron').press('Enter');
  await arrived;
  await button(page, 'Sign out').press('Enter');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  letGo();
  expect(asked).toEqual([]);
});

test('signs out on the account page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'grace');
  await page.goto('/account/dashboard');
  await button(page, 'Sign out').click();
  await expect(page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).first()).toBeVisible();
});
