import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { dialog, tabTo } from './basic.ts';

/** The header's button that shows the way to shop and opens the selector. */
export const wayButton = (page: Page): Locator => page.getByTestId('way');
export const shoppingBy = (page: Page): Locator => page.getByTestId('shopping-by');
export const times = (page: Page): Locator => page.getByRole('radiogroup', { name: /^Times for / });
export const days = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Choose a day and time' });
export const inWindow = (page: Page, name: string | RegExp): Locator =>
  dialog(page).getByRole('button', { name });
export const windowHeading = (page: Page, name: string): Locator =>
  dialog(page).getByRole('heading', { name, exact: true });

/** What the header says of a store: its name without the banner's, which the logo has. */
export const pickupAt = (store: string, banner = 'Millbrook Market'): string =>
  `Pickup at ${store.replace(`${banner} `, '')}`;

/** The message that shows until when a time is reserved. */
export const held = (page: Page): Locator =>
  page.getByText(/^We'll hold this reservation until \d{1,2}:\d\d [AP]M$/);

/** Opens the scheduling page for a pickup from the cart, by keyboard. */
export async function schedulePickup(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Check out pickup' }));
  await expect(page.getByRole('heading', { name: 'Schedule your order' })).toBeVisible();
  await expect(times(page)).toBeVisible();
}

/** Selects the first available store, by keyboard; resolves with its name. */
export async function chooseStore(page: Page, within: Locator = dialog(page)): Promise<string> {
  const select = within.getByRole('button', { name: /^Select Store, / }).first();
  const name = /^Select Store, (.+)$/.exec((await select.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await pressOn(page, select);
  return name;
}

/** Chooses a store with the header's button, by keyboard; resolves with its name. */
export async function shopAtStore(page: Page): Promise<string> {
  await pressOn(page, wayButton(page));
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  const name = await chooseStore(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
  return name;
}

/** Opens the window and its delivery tab, by keyboard. */
export async function toDeliveries(page: Page): Promise<void> {
  await pressOn(page, wayButton(page));
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  const tab = dialog(page).getByRole('tab', { name: 'Delivery' });
  await tabTo(page, dialog(page).getByRole('tab', { selected: true }));
  if ((await tab.getAttribute('aria-selected')) === 'true') return;
  await page.keyboard.press('ArrowRight');
  await expect(tab).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens the delivery times, by keyboard. */
export async function toTimes(page: Page, name: RegExp): Promise<void> {
  await toDeliveries(page);
  await pressOn(page, inWindow(page, name));
  await expect(windowHeading(page, 'View available times')).toBeFocused();
  await expect(times(page)).toBeVisible();
}

/** Opens the shopper's addresses with the header's button, by keyboard. */
export async function openAddresses(page: Page): Promise<void> {
  await toDeliveries(page);
  await pressOn(page, inWindow(page, /^Change Address, All Delivery/));
  await expect(windowHeading(page, 'Select Address')).toBeFocused();
}

/** Fills in the form for a new address, by keyboard. */
export async function typeAddress(page: Page, street: string): Promise<void> {
  await pressOn(page, inWindow(page, 'Add New Address'));
  await expect(windowHeading(page, 'Add Delivery Address')).toBeFocused();
  await typeInto(page, dialog(page).getByLabel('Street Address', { exact: true }), street);
  await tabTo(page, dialog(page).getByLabel('State/Province (optional)'));
  await page.keyboard.type('Ohio');
  await typeInto(page, dialog(page).getByLabel('ZIP Code', { exact: true }), '45202');
  await page.keyboard.press('Enter');
}
