import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { shopAtStore } from './shop.ts';
import { button, signInAs } from './basic.ts';

/** The link to the cart, with the number of its items. */
export const cartLink = (page: Page): Locator => page.getByRole('link', { name: /^Cart/ });

/** Follows the link to the cart, and waits for its page: the one before may show the same products meanwhile. */
export async function toCart(page: Page): Promise<void> {
  await cartLink(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
}

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

/** The button of a cart line that shows its substitution policy and opens its sheet. */
export const substitution = (page: Page, product: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(Substitutions .+|Backup: .+), ${product}$`) });

/** Opens the sheet of a cart line. */
export async function openSheet(page: Page, product: string): Promise<Locator> {
  await substitution(page, product).press('Enter');
  return page.getByRole('dialog', { name: product, exact: true });
}

/** The field for a note in the sheet of a cart line. */
export const noteIn = (sheet: Page | Locator): Locator =>
  sheet.getByRole('textbox', { name: 'Note to your shopper' });

/** Chooses the substitution policy of a cart line. */
export async function substitute(page: Page, product: string, choice: string): Promise<void> {
  const sheet = await openSheet(page, product);
  await sheet.getByRole('radio', { name: choice, exact: true }).press('Space');
  await button(sheet, 'Close').press('Enter');
  await expect(sheet).toHaveCount(0);
}

/** Removes a line of the cart, whatever its quantity. */
export async function removeLine(page: Page, product: string): Promise<void> {
  await button(await openSheet(page, product), `Remove, ${product}`).press('Enter');
}

/** Sends each change of the cart once `release` has resolved. */
const delayWrites = (page: Page, release: () => Promise<void>): Promise<unknown> =>
  page.route(/\/carts?\//, async (route) => {
    if (route.request().method() !== 'GET') await release();
    return route.continue();
  });

/** Holds back changes of the cart; returns a function that releases them. */
export async function holdWrites(page: Page): Promise<() => void> {
  const { resolve: letGo, promise: areLetGo } = Promise.withResolvers<void>();
  await delayWrites(page, () => areLetGo);
  return letGo;
}

/** Holds back changes of the cart; returns a function that waits for the next one and releases it. */
export async function holdEachWrite(page: Page): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await delayWrites(page, () => new Promise((resolve) => held.push(resolve)));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  };
}

/** Signs Grace in, chooses a store and adds milk to her cart. */
export async function putMilk(page: Page, quantity = 1): Promise<void> {
  await signInAs(page, 'grace');
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  await add(page, 'Whole Milk', quantity);
}
