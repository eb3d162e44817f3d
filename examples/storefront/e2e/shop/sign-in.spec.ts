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

const toShoppersOfShop = (page: Page): Promise<void> => toShoppers(page, '/aisles');

test('a sign-in that does not hold is told, and can be tried again', async ({ page }) => {
  await signInWithoutCookies(page, toShoppersOfShop);
});

test('too many sign-ins are told, and when to try again', async ({ page, shop }) => {
  // More than a dozen sign-ins, one after the other.
  test.slow();
  await signInTooOften(page, shop.sandbox, toShoppersOfShop);
});

/** Opens the cart as Grace while the services refuse her tokens. */
async function endSession(page: Page, shop: OpenShop): Promise<void> {
  await signInAs(page, 'grace');
  refuseTokens(shop, 'cart.get');
  await page.goto('/cart');
  await expect(signInAgain(page)).toContainText('Your session has expired, Grace.');
}

test(
  'a session that the services have ended is told, and the shopper goes on where they were',
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

test('whoever does not want to sign in again signs out, and nothing of theirs stays', async ({
  page,
  shop,
}) => {
  await endSession(page, shop);
  shop.sandbox.controls.clearFaults();
  await button(page, 'Sign out instead').click();
  await expect(page.getByRole('heading', { name: 'Delivery, pickup or in store?' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('whoever signs in as somebody else sees nothing of the shopper before', async ({ page, shop }) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Saffron');
  refuseTokens(shop, 'cart.get');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await sessionOver(page);
  shop.sandbox.controls.clearFaults();
  await signInAgain(page).getByText('Sandbox: use a demo shopper').click();
  await signInAgain(page)
    .getByRole('button', { name: /^Grace/ })
    .click();
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Saffron');
});

test('whoever cannot be taken up again at once is told in the question, and the page stays', async ({
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

test('a card that is half typed in My Account is there after signing in again, and so is the focus', async ({
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

test('no shopper sees the cart of another one who has signed in in another tab', async ({
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

test('a cookie that cannot be read keeps nobody from the shop', async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'grocer_modality', value: '%E0%A4%A', url: shop.url }]);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Delivery, pickup or in store?' })).toBeVisible();
});

async function shopAsAlice(page: Page): Promise<void> {
  await signInAs(page, 'alice');
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
}

/** Signs in as another shopper in the demo panel. */
async function becomeGrace(page: Page): Promise<void> {
  await page.getByText('Demo', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Shopper', exact: true }).selectOption('Grace');
  await button(page, 'Sign in as this shopper').press('Enter');
}

test('how the shopper before shopped is forgotten with them, also where their page was lost in between', async ({
  page,
  context,
}) => {
  await shopAsAlice(page);
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  expect(await cookies()).toContain('grocer_store');
  await page.route('**/session', (route) => route.abort(), { times: 1 });
  await button(page, 'Sign out').click();
  await expect(page.getByRole('heading', { name: 'The shop can’t be reached' })).toBeVisible();
  await becomeGrace(page);
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  expect(await cookies()).not.toContain('grocer_store');
});

test('how the shopper before shopped is nothing of the next one, whose page could not be opened at first', async ({
  page,
  context,
}) => {
  await shopAsAlice(page);
  await page.route('**/session/token', (route) => route.abort());
  await becomeGrace(page);
  await expect(page.getByRole('heading', { name: 'The shop can’t be reached' })).toBeVisible();
  await page.unroute('**/session/token');
  await page.reload();
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('grocer_store');
});

test('what was begun for the shopper before is not done for the next one', async ({ page, shop }) => {
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
  await becomeGrace(page);
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  refuse();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(signInAgain(page)).toHaveCount(0);
  expect(callsOf(shop, 'cart.add-items')).toEqual([]);
});

test('whoever is on a phone signs out on the page of their account', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'grace');
  await page.goto('/account/dashboard');
  await button(page, 'Sign out').click();
  await expect(page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).first()).toBeVisible();
});
