import type { Locator, Page } from '@playwright/test';
import { tabTo } from './basic.ts';
import { pressOn, typeInto } from '../support/keyboard.ts';
import { expect } from '../support/test.ts';

export const ADDRESSES = '/account/addresses';
export const NEW_ADDRESS = '/account/address';
export const PREFERENCES = '/account/emailSubscriptions';

export const pageHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name });
export const cards = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('heading');

/** Waits until a status message announces these words. */
export const told = (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

/** Fills in the form for a new address and submits it, by keyboard. */
export async function addAddress(page: Page, street: string): Promise<void> {
  await expect(pageHeading(page, 'Add New Address')).toBeVisible();
  await typeInto(page, page.getByLabel('Street Address'), street);
  await typeInto(page, page.getByLabel('City'), 'Cincinnati');
  await tabTo(page, page.getByLabel('State/Province'));
  await page.keyboard.type('Ohio');
  await typeInto(page, page.getByLabel('Postal Code'), '45202');
  await page.keyboard.press('Enter');
}

/** Opens the form for a new address from the address book, by keyboard. */
export const openForm = (page: Page): Promise<void> =>
  pressOn(page, page.getByRole('link', { name: 'Add new address' }));
