import type { Page } from '@playwright/test';
import { withDatabase } from '../support/database.ts';
import { add, amount, group } from '../steps/cart.ts';
import { payment, placed, untilPayable } from '../steps/pay.ts';
import { held, shopAtStore, times, wayButton } from '../steps/shop.ts';
import { button, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

/** Dispatches a focus event, since automated pages always have the focus. */
const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('focus')));

test(
  'keeps two tabs of a shopper in agreement about the cart, the held time and the order',
  { tag: '@phone' },
  async ({ page, context, shop }) => {
    await signInAs(page, 'alice');
    await page.goto('/aisles/dairy-eggs');
    await shopAtStore(page);
    const other = await context.newPage();
    await other.goto('/cart');
    const pickup = other.getByRole('region', { name: /^Pickup/ });
    await expect(pickup).toContainText('Spaghetti');

    await button(page, 'Add to cart, Salted Butter').press('Enter');
    await expect(page.getByRole('group', { name: 'Quantity, Salted Butter' })).toHaveText('1');
    await comeBack(other);
    await expect(pickup).toContainText('Salted Butter');

    await page.goto('/scheduling?fulfillmentType=PICKUP');
    await times(page).getByRole('radio').last().check();
    await expect(held(page)).toBeVisible();
    await expect(wayButton(other)).toContainText(/held \d\d min/);

    await button(page, 'Continue').press('Enter');
    await expect(payment(page)).toBeVisible();
    await untilPayable(page);
    await other.goto(page.url());
    await untilPayable(other);
    await button(page, 'Place your Pickup Order').press('Enter');
    await expect(placed(page)).toBeVisible();
    // The second tab shows the order that was placed in the first one.
    await button(other, 'Place your Pickup Order').press('Enter');
    await expect(placed(other)).toBeVisible();
    const orders = withDatabase(shop, (db) => db.prepare('select count(*) as count from orders').get());
    expect(orders?.['count']).toBe(1);
    await other.goto('/cart');
    await expect(other.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
    await expect(other.getByRole('region', { name: /^Delivery/ })).toBeVisible();
    await expect(pickup).toHaveCount(0);
  },
);

test('shows who has signed in in another tab, with the cart that went along', async ({ page, context }) => {
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  await add(page, 'Whole Milk');
  const other = await context.newPage();
  await signInAs(other, 'grace');
  await other.goto('/cart');
  await expect(group(other, /^Pickup/)).toContainText('Whole Milk');
  await comeBack(page);
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  await expect(amount(page, 'Whole Milk')).toHaveText('1');
});
