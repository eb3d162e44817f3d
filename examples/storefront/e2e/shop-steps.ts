import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { dialog } from './steps.ts';

/** The header's button that says how the shopper shops, and opens the selector. */
export const wayButton = (page: Page): Locator => page.getByTestId('way');
export const shoppingBy = (page: Page): Locator => page.getByTestId('shopping-by');
export const times = (page: Page): Locator => page.getByRole('radiogroup', { name: /^Times for / });

/** What says until when a time is reserved. */
export const held = (page: Page): Locator =>
  page.getByText(/^We'll hold this reservation until \d{1,2}:\d\d [AP]M$/);

/** From the cart to the times of its pickup, by keyboard. */
export async function schedulePickup(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: /^Pickup/ })
    .getByRole('link', { name: 'Schedule your order' })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Schedule your order' })).toBeVisible();
  await expect(times(page)).toBeVisible();
}

/** Chooses the first store that can be chosen, by keyboard, and says its name. */
export async function chooseStore(page: Page, within: Locator = dialog(page)): Promise<string> {
  const select = within.getByRole('button', { name: /^Select Store, / }).first();
  const name = /^Select Store, (.+)$/.exec((await select.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await select.focus();
  await page.keyboard.press('Enter');
  return name;
}

/** From any page with the button to shopping at a store, by keyboard; says the store's name. */
export async function shopAtStore(page: Page): Promise<string> {
  await wayButton(page).press('Enter');
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  const name = await chooseStore(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(shoppingBy(page)).toHaveText(`Pickup at ${name}`);
  return name;
}
