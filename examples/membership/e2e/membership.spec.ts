import type { Page } from '@playwright/test';
import { storedCards } from '../../storefront/e2e/support/database.ts';
import {
  addFirstCard,
  chooseVisa,
  recordApplications,
  expectAccessibleHost,
  openWithoutSession,
  signInAtHost,
  signInByTwoPresses,
  signInTooOften,
  signInWithoutCookies,
  signInWithoutReading,
  signOutAndStay,
  tracesOf,
} from '../../storefront/e2e/steps/host.ts';
import { cardBox, openerOf } from '../../storefront/e2e/steps/basic.ts';
import { expect, test } from '../../storefront/e2e/support/test.ts';

const renewing = (page: Page) => page.locator('#renewing');

test('shows a retry when the session cannot be read', async ({ page }) => {
  await openWithoutSession(page);
});

test('shows an error when the sign-in does not persist, and signs in on a retry', async ({ page }) => {
  await signInWithoutCookies(page);
});

test('signs in once for two presses, and moves the focus to the page', async ({ page }) => {
  await signInByTwoPresses(page);
});

test('says that the shopper is signed in when the session cannot be read after it', async ({ page }) => {
  await signInWithoutReading(page);
});

test('shows when to try again after too many sign-ins, and signs in another shopper', async ({
  page,
  shop,
}) => {
  // More than a dozen sign-ins, one after the other.
  test.slow();
  await signInTooOften(page, shop.sandbox);
});

test('changes the renewal card of a member, and sends MEMBERSHIP with every call', async ({ page, shop }) => {
  const applications = recordApplications(page, shop.sandbox.urls.api);
  await signInAtHost(page, 'Alice');
  await expect(renewing(page)).toHaveText('With Mastercard ending in 4444');
  await chooseVisa(page, openerOf(page));
  await expect(renewing(page)).toHaveText('With Visa ending in 4242');
  await expect(cardBox(page)).toContainText('Visa');
  expect(new Set(await applications())).toEqual(new Set(['MEMBERSHIP']));
});

test('adds the first card of a member in the vault’s frame', async ({ page, shop }) => {
  await signInAtHost(page, 'Bob');
  await expect(renewing(page)).toHaveText('Choose a payment method to renew with');
  await addFirstCard(page, openerOf(page));
  await expect(renewing(page)).toHaveText('With Discover ending in 1117');
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('removes the wallet on sign-out and leaves no trace of it in the page', async ({ page }) => {
  await page.goto('/');
  const before = await tracesOf(page);
  await signInAtHost(page, 'Alice');
  await expect(cardBox(page)).toBeVisible();
  await signOutAndStay(page);
  await expect.poll(() => tracesOf(page)).toEqual(before);
  await expect(page.locator('#wallet')).toBeEmpty();
});

test('has no axe violations in light and dark, and fits 320 px', ({ page }) =>
  expectAccessibleHost(page, cardBox(page)));
