import type { Locator, Page } from '@playwright/test';
import { chooseStore, pickupAt, shopAtStore, shoppingBy, times, wayButton } from '../steps/shop.ts';
import { dialog, signInAs } from '../steps/basic.ts';
import { choice, openListAs } from '../steps/wallet.ts';
import { expect, test } from '../support/test.ts';
import type { Witness } from '../support/test.ts';

const PATH = '/ways-to-shop';
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('main');
const stores = (page: Page) => main(page).getByRole('article');
const selects = (page: Page) => main(page).getByRole('button', { name: /^Select Store, / });

/** Blocks a chunk of the selector; returns a function that unblocks it. */
async function keepAway(page: Page, witness: Witness, part: string): Promise<() => Promise<void>> {
  witness.expectLines(/Failed to (fetch dynamically imported module|load resource)/);
  const file = `**/assets/${part}-*.js`;
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

test('shows stores before the chunk that selects one loads, and reports a failed selection', async ({
  page,
  witness,
}) => {
  const letCome = await keepAway(page, witness, 'actions-chunk');
  await page.goto(PATH);
  await selects(page).first().press('Enter');
  await expect(main(page).getByRole('alert')).toHaveText(
    'We couldn’t confirm your choice. Please try again.',
  );
  await expect(shoppingBy(page)).toHaveText('How are you shopping today?');
  await letCome();
  const name = await chooseStore(page, main(page));
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
});

test('searches by ZIP code when the chunk that locates the shopper fails to load [F-8.10]', async ({
  page,
  witness,
}) => {
  await keepAway(page, witness, 'actions-chunk');
  await page.goto(PATH);
  await expect(stores(page).first()).toBeVisible();
  await button(main(page), 'Search by Location').click();
  await expect(
    main(page).getByText('We couldn’t find your location. Please search by ZIP code.'),
  ).toBeVisible();
  await main(page).getByLabel('Search by ZIP Code').fill('43215');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/stores? near 43215/)).toBeVisible();
});

test('asks before discarding list changes on Escape in a form that fails to load, and keeps them [W-4.12]', async ({
  page,
  witness,
}) => {
  await keepAway(page, witness, 'forms-chunk');
  await openListAs(page, 'alice');
  await choice(page, 'Mastercard ending in 4444').check();
  await button(dialog(page), 'Add Credit/Debit Card').press('Enter');
  const broken = page.getByRole('alertdialog', { name: 'Something went wrong' });
  await expect(button(broken, 'Retry')).toBeFocused();
  const sheet = page.locator('[data-part=sheet]');
  // The chunk of the question is missing as well.
  for (const screen of ['exit-confirm', 'add-card']) {
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveAttribute('data-screen', screen);
  }
  // The list is hidden beneath the form.
  const chosen = sheet.locator('li', { hasText: 'Mastercard ending in 4444' });
  await expect(chosen.getByRole('radio', { includeHidden: true })).toBeChecked();
  await button(broken, 'Close').click();
  await expect(dialog(page)).toHaveCount(0);
});

test('reports a selector in the page that fails to load, and loads it on Retry', async ({
  page,
  witness,
}) => {
  const letCome = await keepAway(page, witness, 'InlineViews');
  await page.goto(PATH);
  const broken = main(page).getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(broken).toBeVisible();
  await letCome();
  await button(main(page), 'Retry').click();
  await expect(stores(page).first()).toBeVisible();
});

test('restores the way to shop on Retry after its chunks failed to load', async ({ page, witness }) => {
  await signInAs(page, 'alice');
  await page.goto('/aisles/dairy-eggs');
  const name = await shopAtStore(page);
  const letCome = await keepAway(page, witness, '{actions,options}-chunk');
  await page.reload();
  await wayButton(page).press('Enter');
  await dialog(page).getByRole('tab', { name: 'Delivery' }).click();
  const again = button(dialog(page), 'Retry');
  await expect(again).toBeVisible();
  await expect(shoppingBy(page)).toHaveText('How are you shopping today?');
  await letCome();
  await again.click();
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
});

test('reports a scheduling page that fails to load, and loads it on Retry with the chosen store', async ({
  page,
  witness,
}) => {
  await signInAs(page, 'alice');
  await page.goto('/aisles/dairy-eggs');
  const name = await shopAtStore(page);
  const letCome = await keepAway(page, witness, 'SchedulingView');
  await page.goto('/scheduling');
  const again = button(main(page), 'Retry');
  await expect(again).toBeVisible();
  await letCome();
  await again.click();
  await expect(times(page)).toBeVisible();
  await expect(main(page).locator('address').getByText(name)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('reports a shop page that fails to load, keeps its links working, and loads it on a retry', async ({
  page,
  witness,
}) => {
  await signInAs(page, 'grace');
  await page.goto('/');
  const letCome = await keepAway(page, witness, 'AccountPage');
  await page.getByRole('link', { name: /^My Account/ }).click();
  await expect(main(page).getByRole('alert')).toContainText('This page could not be loaded.');
  await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page).toHaveURL(/\/cart/);
  await page.goBack();
  await expect(main(page).getByRole('alert')).toContainText('This page could not be loaded.');
  await letCome();
  await button(main(page), 'Try again').click();
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
});
