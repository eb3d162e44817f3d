import type { Page } from '@playwright/test';
import { add } from '../steps/cart.ts';
import { openPayment, placeOrder, placed } from '../steps/pay.ts';
import { shopAtStore } from '../steps/shop.ts';
import { expect, test } from '../support/test.ts';

/** Expects the sections of the home page in this order. */
const expectSections = (page: Page, names: readonly string[]): Promise<void> =>
  expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...names]);

test('shows a visitor the question, aisles, flash sale, popular products and memberships', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery, pickup or in store?');
  await expectSections(page, ['Aisles', 'Flash sale', 'Popular', 'Memberships']);
});

test('shows a shopper what they bought, the flash sale, aisles, and what goes with their cart', async ({
  page,
  shop,
}) => {
  await openPayment(page, shop);
  await placeOrder(page);
  await expect(placed(page)).toBeVisible();
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  await add(page, 'Whole Milk');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping for pickup');
  await expectSections(page, ['Buy again', 'Flash sale', 'Aisles', 'Goes with your cart']);
  const heading = page.getByRole('heading', { name: 'Goes with your cart' });
  const goesWith = page.locator('section').filter({ has: heading });
  await expect(goesWith.getByRole('listitem')).toHaveCount(6);
  await expect(goesWith).not.toContainText('Whole Milk');
});
