import type { Page } from '@playwright/test';
import { findingsInBoth } from './axe.ts';
import { pressOn } from './keyboard.ts';
import { chooseStore, held, schedulePickup, shopAtStore, times } from './shop-steps.ts';
import { button, dialog, signIn, tabTo } from './steps.ts';
import { expect, test } from './test.ts';

const started = (page: Page) => page.getByRole('heading', { name: 'Checkout started' });

test('a shopper schedules a pickup by keyboard alone, and arrives at the checkout [F-2.61] [F-4.23] [F-4.24]', async ({
  page,
}) => {
  await signIn(page, 'Alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  expect(new URL(page.url()).search).toBe('?fulfillmentType=PICKUP');
  await tabTo(page, times(page).getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  const chosen = times(page).getByRole('radio').nth(1);
  await expect(chosen).toBeChecked();
  await expect(chosen).toHaveCSS('accent-color', 'rgb(10, 106, 72)');
  // Its zone is read out, and not seen.
  const [time = ''] =
    /^.+[AP]M/.exec((await times(page).locator('.grocer-slot-time').nth(1).textContent()) ?? '') ?? [];
  expect(time).not.toBe('');
  await expect(held(page)).toBeVisible();
  await pressOn(page, button(page, 'Continue'));
  await expect(started(page)).toBeFocused();
  await expect(page.getByTestId('checkout-time')).toContainText(time);
  const id = (await page.getByTestId('checkout-id').textContent()) ?? '';
  expect(id).not.toBe('');
  await page.reload();
  await expect(page.getByTestId('checkout-id')).toHaveText(id);
});

test('a shopper replaces an item that cannot be had, by keyboard alone [F-2.69] [F-4.27]', async ({
  page,
}) => {
  await signIn(page, 'Erin');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  await tabTo(page, times(page).getByRole('radio').first());
  await page.keyboard.press(' ');
  await expect(held(page)).toBeVisible();
  await pressOn(page, button(page, 'Continue'));
  const loaf = dialog(page).getByRole('group', { name: 'Sourdough Loaf' });
  await tabTo(page, loaf.getByRole('radio').first());
  await page.keyboard.press(' ');
  await pressOn(page, loaf.getByRole('button', { name: 'Replace Item' }));
  await expect(loaf).toContainText('Replaced with White Bread');
  await pressOn(page, dialog(page).getByRole('button', { name: 'Continue to Payment' }));
  await expect(started(page)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: /^Pickup/ })).toContainText('White Bread');
  await expect(button(page, 'Remove, Sourdough Loaf')).toHaveCount(0);
});

test('without a store one is chosen first, and Back leads to the cart [F-2.58] [F-2.70]', async ({
  page,
}) => {
  await signIn(page, 'Erin');
  await page.goto('/scheduling?fulfillmentType=PICKUP');
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  await chooseStore(page);
  await expect(times(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
});

test('axe finds nothing on the way to a checkout', async ({ page }) => {
  await signIn(page, 'Alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  expect(await findingsInBoth(page)).toEqual([]);
  await times(page).getByRole('radio').first().press(' ');
  await expect(held(page)).toBeVisible();
  await button(page, 'Continue').press('Enter');
  await expect(started(page)).toBeVisible();
  expect(await findingsInBoth(page)).toEqual([]);
});
