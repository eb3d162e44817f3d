import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { button, dialog, signIn } from './steps.ts';
import { expect, test } from './test.ts';

const PATH = '/ways-to-shop';
const opener = (page: Page) => button(page, 'How are you shopping today?');
const shoppingBy = (page: Page) => page.getByTestId('shopping-by');
const stores = (page: Page) => dialog(page).getByRole('article');

/** Chooses the first store that can be chosen, by keyboard, and says its name. */
async function chooseStore(page: Page): Promise<string> {
  const select = dialog(page)
    .getByRole('button', { name: /^Select Store, / })
    .first();
  const name = /^Select Store, (.+)$/.exec((await select.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  return name;
}

test('a visitor finds a store by ZIP code, and shops there [F-2.9] [F-4.10]', async ({ page }) => {
  await page.goto(PATH);
  await expect(shoppingBy(page)).toHaveText('No way to shop chosen yet.');
  await opener(page).press('Enter');
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(stores(page).first()).toBeVisible();
  await dialog(page).getByLabel('Search by ZIP Code').fill('43215');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/stores? near 43215/)).toBeVisible();
  const name = await chooseStore(page);
  await expect(shoppingBy(page)).toHaveText(`Pickup at ${name}`);
  await expect(opener(page)).toBeFocused();
});

test('a shopper’s store is there again after a reload [F-7.9]', async ({ page }) => {
  await signIn(page, 'Alice');
  await page.getByRole('link', { name: 'Change how you shop' }).click();
  await opener(page).click();
  await chooseStore(page);
  await expect(shoppingBy(page)).toContainText('Pickup');
  await page.reload();
  await expect(shoppingBy(page)).toContainText('Pickup');
  await opener(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Currently Shopping' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the window (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${PATH}?scheme=${colorScheme}`);
    await opener(page).click();
    await expect(stores(page).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}
