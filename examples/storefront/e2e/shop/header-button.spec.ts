import type { Page } from '@playwright/test';
import { callsOf } from '../support/open-shop.ts';
import { findingsInBoth } from '../support/axe.ts';
import { chooseStore, pickupAt, shopAtStore, shoppingBy, wayButton } from '../steps/shop.ts';
import { button, dialog, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/products';

async function deliverAll(page: Page): Promise<void> {
  await dialog(page).getByRole('tab', { name: 'Delivery' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Shop All Delivery/ })
    .press('Enter');
}

/** Chooses delivery to the ZIP code that the shop starts with. */
async function shopAllDelivery(page: Page): Promise<void> {
  await wayButton(page).press('Enter');
  await deliverAll(page);
  await expect(shoppingBy(page)).toHaveText('Delivery to 45202');
}

test('keeps a visitor’s delivery with its ZIP code after a reload and a sign-in [F-9.10]', async ({
  page,
}) => {
  await page.goto(PATH);
  await shopAllDelivery(page);
  await page.reload();
  await expect(shoppingBy(page)).toHaveText('Delivery to 45202');
  await signInAs(page, 'grace');
  await page.goto(PATH);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(shoppingBy(page)).toHaveText('Delivery to 45202');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(shoppingBy(page)).toHaveText('Delivery to 45202');
});

test('keeps the ZIP code of a visitor’s store after a reload, also for a delivery [F-2.25]', async ({
  page,
}) => {
  await page.goto(PATH);
  await wayButton(page).press('Enter');
  const zip = dialog(page).getByLabel('ZIP Code');
  await zip.fill('60601');
  await zip.press('Enter');
  await expect(dialog(page)).toContainText('Chicago');
  const name = await chooseStore(page);
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
  await page.reload();
  await wayButton(page).press('Enter');
  await expect(zip).toHaveValue(/^60\d{3}$/);
  await expect(dialog(page).getByRole('heading', { name: 'Currently Shopping' })).toBeVisible();
  await deliverAll(page);
  await expect(shoppingBy(page)).toHaveText(/^Delivery to 60\d{3}$/);
});

test('restores a shopper’s store on another device, and forgets it on sign-out [F-7.9]', async ({
  page,
  context,
}) => {
  await signInAs(page, 'alice');
  await page.goto(PATH);
  const name = await shopAtStore(page);
  // Cleared to simulate another browser, which has stored neither.
  await context.clearCookies({ name: /^grocer_/ });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
  await button(page, 'Sign out').press('Enter');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.goto(PATH);
  await expect(shoppingBy(page)).toHaveText('How are you shopping today?');
});

test('saves a visitor’s store for the shopper who signs in, once the service responds', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(PATH);
  const name = await shopAtStore(page);
  const fault = { match: 'modality.preferences.read', when: 'before', kind: 'status' } as const;
  shop.sandbox.controls.addFault({ ...fault, status: 503, times: 50 });
  await signInAs(page, 'grace');
  await page.goto(PATH);
  // Nobody knows whether the service has another one.
  await expect(shoppingBy(page)).toHaveText('How are you shopping today?');
  shop.sandbox.controls.clearFaults();
  await page.reload();
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
  // Cleared to simulate another browser.
  await context.clearCookies({ name: /^grocer_/ });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
  expect(callsOf(shop, 'modality.preferences.set-active')).toHaveLength(1);
});

test('keeps a shopper’s store when they sign in where a visitor chose a delivery', async ({ page, shop }) => {
  await signInAs(page, 'grace');
  await page.goto(PATH);
  const name = await shopAtStore(page);
  await button(page, 'Sign out').press('Enter');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.goto(PATH);
  await shopAllDelivery(page);
  await signInAs(page, 'grace');
  for (const path of [PATH, '/']) {
    await page.goto(path);
    await expect(shoppingBy(page)).toHaveText(pickupAt(name));
  }
  expect(callsOf(shop, 'modality.preferences.set-active')).toHaveLength(1);
});

for (const shopper of [undefined, 'alice'])
  test(`shows a store chosen in one tab in the other tab, ${shopper ?? 'signed out'}`, async ({
    page,
    context,
  }) => {
    if (shopper) await signInAs(page, shopper);
    await page.goto(PATH);
    const other = await context.newPage();
    await other.goto(PATH);
    await expect(shoppingBy(other)).toBeVisible();
    const name = await shopAtStore(page);
    await expect(shoppingBy(page)).toHaveText(pickupAt(name));
    await expect(shoppingBy(other)).toHaveText(pickupAt(name));
  });

test('has no axe violations in the header and the products', async ({ page }) => {
  await signInAs(page, 'alice');
  await page.goto(PATH);
  await shopAtStore(page);
  expect(await findingsInBoth(page)).toEqual([]);
});
