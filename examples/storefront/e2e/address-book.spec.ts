import type { Locator, Page } from '@playwright/test';
import { findings } from './axe.ts';
import { shoppingBy, wayButton as opener } from './shop-steps.ts';
import { dialog, signIn, tabTo } from './steps.ts';
import { expect, test } from './test.ts';

const inWindow = (page: Page, name: string | RegExp): Locator => dialog(page).getByRole('button', { name });
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true });

async function pressAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** From the page to the shopper's addresses, by keyboard. */
async function openAddresses(page: Page): Promise<void> {
  await signIn(page, 'Alice');
  await page.goto('/products');
  await opener(page).press('Enter');
  await expect(heading(page, 'How are you shopping today?')).toBeFocused();
  await tabTo(page, dialog(page).getByRole('tab', { name: 'Pickup' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await pressAt(page, inWindow(page, /^Change Address, All Delivery/));
  await expect(heading(page, 'Select Address')).toBeFocused();
}

async function typeAddress(page: Page, street: string): Promise<void> {
  await pressAt(page, inWindow(page, 'Add New Address'));
  await expect(heading(page, 'Add Delivery Address')).toBeFocused();
  await tabTo(page, dialog(page).getByLabel('Street Address', { exact: true }));
  await page.keyboard.type(street);
  await tabTo(page, dialog(page).getByLabel('State/Province (optional)'));
  await page.keyboard.type('Ohio');
  await tabTo(page, dialog(page).getByLabel('ZIP Code', { exact: true }));
  await page.keyboard.type('45202');
  await page.keyboard.press('Enter');
}

test('a shopper adds an address that is corrected, and shops to it, by keyboard alone [F-1.5] [F-4.2] [F-4.7]', async ({
  page,
}) => {
  await openAddresses(page);
  await typeAddress(page, '1 Corrected St');
  await expect(heading(page, 'Suggested Address')).toBeFocused();
  await expect(dialog(page).locator('mark').first()).toContainText('1 Corrected Street');
  await pressAt(page, inWindow(page, 'Edit Address'));
  await expect(dialog(page).getByLabel('Street Address', { exact: true })).toHaveValue('1 Corrected St');
  await expect(dialog(page).getByLabel('ZIP Code', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Suggested Address')).toBeFocused();
  await pressAt(page, inWindow(page, 'Confirm Address'));
  await expect(heading(page, '1 Corrected Street')).toBeFocused();
  await pressAt(page, inWindow(page, /^Select Address, 1 Corrected Street/));
  await expect(dialog(page)).toHaveCount(0);
  await expect(shoppingBy(page)).toHaveText('Delivery to 45202');
  await expect(opener(page)).toBeFocused();
  await page.reload();
  await expect(shoppingBy(page)).toHaveText('Delivery to 45202');
});

test('a shopper removes an address by keyboard alone, and comes back to the next one [F-4.4]', async ({
  page,
}) => {
  await openAddresses(page);
  await pressAt(page, inWindow(page, /^Edit, 1420 Juniper Street/));
  await pressAt(page, inWindow(page, 'Remove Address'));
  const question = page.getByRole('alertdialog', { name: 'Remove this address?' });
  await expect(question.getByRole('button', { name: 'Keep Address' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(inWindow(page, 'Remove Address')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Keep Address' })).toBeFocused();
  await pressAt(page, question.getByRole('button', { name: 'Remove Address' }));
  await expect(heading(page, '88 Larch Road')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the views of addresses (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAddresses(page);
    await expect(dialog(page).getByRole('article').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await typeAddress(page, '1 Corrected St');
    await expect(heading(page, 'Suggested Address')).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await pressAt(page, inWindow(page, 'Edit Address'));
    expect(await findings(page)).toEqual([]);
  });
}
