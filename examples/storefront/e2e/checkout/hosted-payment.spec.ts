import { findingsInBoth } from '../support/axe.ts';
import { callsOf } from '../support/open-shop.ts';
import { refuseTokens, sessionOver, signInAs, signInHere } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('links from the account to the hosted payment page, which signs in by itself and lists the cards [C-6.1] [C-7.28]', async ({
  page,
  shop,
}) => {
  await signInAs(page, 'alice');
  await page.goto('/account/dashboard?app=WEB+HOSTED+PAYMENT+PAGE');
  const account = page.getByRole('navigation', { name: 'Account' });
  await account.getByRole('link', { name: 'Wallet' }).press('Enter');
  await expect(page).toHaveURL(/\/hosted-payment/);
  await expect(page.getByText(/ending in|••/).first()).toBeVisible();
  expect(callsOf(shop, 'payment.sign-in-token')).toHaveLength(1);
  expect(await findingsInBoth(page)).toEqual([]);
});

test('signs the hosted payment page in once the shopper has signed in again', async ({ page, shop }) => {
  await signInAs(page, 'alice');
  refuseTokens(shop, 'payment.sign-in-token');
  await page.goto('/hosted-payment');
  await sessionOver(page);
  shop.sandbox.controls.clearFaults();
  await signInHere(page);
  await expect(page.getByText(/ending in|••/).first()).toBeVisible();
});
