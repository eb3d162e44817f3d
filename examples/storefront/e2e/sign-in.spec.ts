import { signInTooOften, signInWithoutCookies } from './host-steps.ts';
import { callsOf } from './open-shop.ts';
import { button, signInAs, toShoppers } from './steps.ts';
import { expect, test } from './test.ts';

test('a sign-in that does not hold is told, and can be tried again', async ({ page }) => {
  await signInWithoutCookies(page, toShoppers);
});

test('too many sign-ins are told, and when to try again', async ({ page, shop }) => {
  // One after the other, more than a dozen times.
  test.slow();
  await signInTooOften(page, shop.sandbox, toShoppers);
});

test('a session that the services have ended is told, once, and the shopper comes back to where they were', async ({
  page,
  shop,
  witness,
}) => {
  witness.expectLines(/^SessionOver: The session is over\.$/);
  const ended = { match: 'cart.get', when: 'before', kind: 'status', status: 401, times: 50 } as const;
  await signInAs(page, 'grace');
  shop.sandbox.controls.addFault(ended);
  await page.goto('/cart');
  await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please sign in again.', {
    timeout: 20_000,
  });
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fcart&ended=true$/);
  // The page is a visitor's: the services may go on refusing.
  const before = callsOf(shop, 'cart.get').length;
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please sign in again.');
  await expect(page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).first()).toBeVisible();
  expect(callsOf(shop, 'cart.get')).toHaveLength(before);
  shop.sandbox.controls.clearFaults();
  await page.getByText('Sandbox: use a demo shopper').click();
  await page.getByRole('button', { name: /^Grace/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
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

test('whoever is on a phone signs out on the page of their account', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'grace');
  await page.goto('/account/dashboard');
  await button(page, 'Sign out').click();
  await expect(page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).first()).toBeVisible();
});
