import type { Page } from '@playwright/test';
import { storedCards } from '../../storefront/e2e/support/database.ts';
import {
  addFirstCard,
  chooseVisa,
  recordApplications,
  expectAccessibleHost,
  signInAtHost,
  signInTooOften,
  signInWithoutCookies,
  signOutAndStay,
  tracesOf,
} from '../../storefront/e2e/steps/host.ts';
import { cardBox, openerOf } from '../../storefront/e2e/steps/basic.ts';
import { expect, test } from '../../storefront/e2e/support/test.ts';

const renewing = (page: Page) => page.locator('#renewing');

test('a sign-in that does not hold is told, and can be tried again', async ({ page }) => {
  await signInWithoutCookies(page);
});

test('too many sign-ins are told, and when to try again', async ({ page, shop }) => {
  // More than a dozen sign-ins, one after the other.
  test.slow();
  await signInTooOften(page, shop.sandbox);
});

test('a member chooses the card to renew with, and every call says MEMBERSHIP', async ({ page, shop }) => {
  const applications = recordApplications(page, shop.sandbox.urls.api);
  await signInAtHost(page, 'Alice');
  await expect(renewing(page)).toHaveText('With Mastercard ending in 4444');
  await chooseVisa(page, openerOf(page));
  await expect(renewing(page)).toHaveText('With Visa ending in 4242');
  await expect(cardBox(page)).toContainText('Visa');
  expect(new Set(await applications())).toEqual(new Set(['MEMBERSHIP']));
});

test('a member without a card adds one in the vault’s frame', async ({ page, shop }) => {
  await signInAtHost(page, 'Bob');
  await expect(renewing(page)).toHaveText('Choose a payment method to renew with');
  await addFirstCard(page, openerOf(page));
  await expect(renewing(page)).toHaveText('With Discover ending in 1117');
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('signing out takes the wallet away, and leaves nothing of it', async ({ page }) => {
  await page.goto('/');
  const before = await tracesOf(page);
  await signInAtHost(page, 'Alice');
  await expect(cardBox(page)).toBeVisible();
  await signOutAndStay(page);
  await expect.poll(() => tracesOf(page)).toEqual(before);
  await expect(page.locator('#wallet')).toBeEmpty();
});

test('axe finds nothing on the page, light or dark, and it fits 320 px', ({ page }) =>
  expectAccessibleHost(page, cardBox(page)));
