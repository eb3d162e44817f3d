import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { shopAtStore } from './shop.ts';
import { button, signInAs } from './basic.ts';

/** The lines of the cart for one way to shop. */
export const group = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });

/** The quantity of a product. */
export const amount = (page: Page, product: string): Locator =>
  page.getByRole('group', { name: `Quantity, ${product}` });

/** Adds a quantity of a product to the cart, on the page of its aisle. */
export async function add(page: Page, product: string, quantity = 1): Promise<void> {
  await button(page, `Add to cart, ${product}`).press('Enter');
  await expect(button(page, `One more, ${product}`)).toBeFocused();
  for (let more = 1; more < quantity; more += 1) await button(page, `One more, ${product}`).press('Enter');
  await expect(amount(page, product)).toHaveText(String(quantity));
  await expect(amount(page, product)).toHaveAttribute('aria-busy', 'false');
}

/** Signs Grace in, chooses a store and adds milk to her cart. */
export async function putMilk(page: Page, quantity = 1): Promise<void> {
  await signInAs(page, 'grace');
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  await add(page, 'Whole Milk', quantity);
}
