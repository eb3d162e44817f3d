import type { Locator, Page } from '@playwright/test';
import { findingsInBoth } from '../support/axe.ts';
import { forgetPayers } from '../support/database.ts';
import { holdBack, movesAfter, twoFrames } from '../support/layout.ts';
import type { OpenShop } from '../support/open-shop.ts';
import { openPayment, payment, placed, total, toPayment, untilPayable } from '../steps/pay.ts';
import {
  button,
  dialog,
  fillForm,
  DISCOVER,
  refuseTokens,
  sessionOver,
  signInHere,
  submit,
  refuseOnce,
} from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('has no axe violations on the payment step and the confirmation', async ({ page, shop }) => {
  await openPayment(page, shop);
  expect(await findingsInBoth(page)).toEqual([]);
  await button(page, 'Place your Pickup Order').press('Enter');
  await expect(placed(page)).toBeVisible();
  expect(await findingsInBoth(page)).toEqual([]);
});

test('causes no layout shift on the payment step once its skeleton is shown, on narrow and wide pages', async ({
  page,
  shop,
  witness,
}) => {
  await openPayment(page, shop);
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    forgetPayers(shop);
    const [letOrder, letCards, letSaving] = [
      await holdBack(page, `${shop.sandbox.urls.api}/**`),
      await holdBack(page, '**/payment-info'),
      await holdBack(page, '**/payment'),
    ];
    await page.reload();
    await expect(page.locator('[data-part=loading]')).toBeVisible();
    await twoFrames(page);
    const before = witness.sightings.length;
    letOrder();
    await expect(page.getByRole('button', { name: /^Flash Sales/ })).toBeVisible();
    await twoFrames(page);
    letCards();
    await expect(page.locator('[data-part=bank-cards] summary')).toContainText('····');
    await twoFrames(page);
    letSaving();
    await untilPayable(page);
    await twoFrames(page);
    expect(movesAfter(witness, before), `${width} px wide`).toEqual([]);
  }
});

/**
 * Fills in another card in the wallet's form above the payment step; returns the group of cards it will be
 * in.
 */
async function typeCard(page: Page, shop: OpenShop): Promise<Locator> {
  await openPayment(page, shop);
  const bank = page.locator('[data-part=bank-cards]');
  await bank.locator('summary').press('Enter');
  await button(page, 'Add a Credit or Debit Card').press('Enter');
  await fillForm(page, DISCOVER);
  return bank;
}

test(
  'keeps the typed card and the order when the session expires',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const bank = await typeCard(page, shop);
    refuseTokens(shop, 'wallet.add-bank-card');
    await submit(page);
    await sessionOver(page);
    shop.sandbox.controls.clearFaults();
    await signInHere(page);
    await expect(dialog(page).getByLabel('First name')).toHaveValue('Robin');
    await submit(page);
    await expect(bank.getByRole('radio', { name: /ending in 1117/ })).toBeChecked();
    await button(page, 'Place your Pickup Order').press('Enter');
    await expect(placed(page)).toBeVisible();
  },
);

test('pays one order with an unsaved card, after a failed attempt to add it [C-2.37] [C-2.42] [C-4.7] [C-7.11] [C-8.18]', async ({
  page,
  shop,
}) => {
  const bank = await typeCard(page, shop);
  await dialog(page).getByLabel('Save this card').uncheck();
  refuseOnce(shop, 'checkout.add-card');
  await submit(page);
  const trouble = page.getByRole('alertdialog', { name: 'Unable to add card' });
  await expect(trouble).toContainText(
    "Sorry, but we're having trouble accepting new card information. Would you like to try again? Error Code: WL1",
  );
  await trouble.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(trouble).toHaveCount(0);
  await expect(bank.locator('summary')).toContainText('1117');
  await page.reload();
  await expect(bank.locator('summary')).toContainText('1117');
  await bank.locator('summary').press('Enter');
  await expect(bank.getByRole('radio', { name: /Discover ending in 1117/ })).toBeChecked();
  await button(page, 'Place your Pickup Order').press('Enter');
  await expect(placed(page)).toBeVisible();
  await page.goto('/mywallet');
  await expect(page.getByText('Visa ending in', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Discover ending in 1117')).toHaveCount(0);
});

test('shows the order on a map under the strictest policy [C-2.48]', async ({ page, shop }) => {
  await openPayment(page, shop);
  await button(page, 'Place your Pickup Order').press('Enter');
  const heading = await placed(page).elementHandle();
  await expect(page).toHaveURL(/\/complete/);
  await expect(page.getByRole('img', { name: /^Map of / })).toBeVisible();
  // The address is the confirmation's now, and the page has not been built anew for it.
  expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(page.locator('.grocer-map-pin')).toBeVisible();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeAttached();
  await expect(page).toHaveTitle(/^Checkout Confirmed - /);
});

test('adds flash sales during payment, and asks whether to keep them on the way back [C-2.28] [C-2.34] [C-4.24]', async ({
  page,
}) => {
  await toPayment(page);
  const flashSales = page.getByRole('button', { name: /^Flash Sales/ });
  const before = await total(page).textContent();
  await flashSales.press('Enter');
  await button(page, 'Add Brioche Loaf').press('Enter');
  await expect(button(page, 'One more, Brioche Loaf')).toBeFocused();
  await page.getByRole('button', { name: /^Add 1 item / }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(flashSales).toBeFocused();
  await expect(total(page)).not.toHaveText(before ?? '');
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await expect(button(page, 'Keep Items')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(payment(page)).toBeVisible();
  await page.goBack();
  await button(page, 'Keep Items').press('Enter');
  await expect(page).toHaveURL(/\/checkout\?orderId=[^&]+&nc=true/);
  await expect(payment(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await expect(button(page, 'Keep Items')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goBack();
  await button(page, 'Remove Items').press('Enter');
  await expect(page).toHaveURL(/\/scheduling\?/);
});
