import type { Page } from '@playwright/test';
import { findingsInBoth } from '../support/axe.ts';
import { chooseStore, pickupAt, shoppingBy } from '../steps/shop.ts';
import { dialog, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/ways-to-shop';
const main = (page: Page) => page.getByRole('main');
const stores = (page: Page) => main(page).getByRole('article');

test(
  'lets a visitor find a store by ZIP code in the page and shop there [F-2.6] [F-2.9] [F-4.10]',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(PATH);
    await expect(shoppingBy(page)).toHaveText('How are you shopping today?');
    await expect(stores(page).first()).toBeVisible();
    await main(page).getByLabel('Search by ZIP Code').fill('43215');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(/stores? near 43215/)).toBeVisible();
    const name = await chooseStore(page, main(page));
    await expect(shoppingBy(page)).toHaveText(pickupAt(name));
    await expect(dialog(page)).toHaveCount(0);
  },
);

test('keeps a shopper’s store after a reload [F-7.9]', async ({ page }) => {
  await signInAs(page, 'alice');
  await page.goto(PATH);
  const name = await chooseStore(page, main(page));
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
  await page.reload();
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
  await expect(main(page).getByRole('heading', { name: 'Currently Shopping' })).toBeVisible();
});

for (const [who, words] of [
  ['alice', 'Free or discounted with your membership*'],
  ['bob', 'The fee is shown with each time*'],
] as const)
  test(`tells ${who}, as a member or not, what a delivery costs: ${words} [F-6.4]`, async ({ page }) => {
    await signInAs(page, who);
    await page.goto(PATH);
    await expect(stores(page).first()).toBeVisible();
    await main(page).getByRole('tab', { name: 'Delivery' }).press('Enter');
    await expect(main(page).getByText(words).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(
      main(page)
        .getByText(/fee is shown|with your membership/)
        .first(),
    ).toHaveText(words);
  });

test('has no axe violations in light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await expect(stores(page).first()).toBeVisible();
  expect(await findingsInBoth(page)).toEqual([]);
});
