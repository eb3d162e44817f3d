import { findingsInBoth } from '../support/axe.ts';
import { repeatOrder } from '../support/database.ts';
import { pressOn } from '../support/keyboard.ts';
import { callsOf } from '../support/open-shop.ts';
import { openPayment, placeOrder, placed } from '../steps/pay.ts';
import { button, refuseOnce } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('loads older orders of the purchase history page by page, by keyboard', async ({ page, shop }) => {
  await openPayment(page, shop);
  await placeOrder(page);
  await expect(placed(page)).toBeVisible();
  const numbers = repeatOrder(shop, 21);
  await page.goto('/mypurchases');
  const orders = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Order [A-Z\d]{8}/ });
  const more = button(page, 'Show more');
  await expect(orders).toHaveCount(10);
  await pressOn(page, more);
  await expect(orders).toHaveCount(20);
  await expect(orders.nth(10)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '10 more orders are shown.' })).toHaveCount(1);
  expect(await findingsInBoth(page)).toEqual([]);
  // A page of orders that failed to load can be requested again; the loaded orders stay.
  refuseOnce(shop, 'checkout.list-orders');
  await pressOn(page, more);
  await expect(page.getByRole('alert')).toHaveText('The orders before these could not be loaded.');
  await expect(orders).toHaveCount(20);
  await expect(more).toBeFocused();
  await pressOn(page, more);
  await expect(orders).toHaveCount(22);
  await expect(orders.nth(20)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '2 more orders are shown.' })).toHaveCount(1);
  await expect(more).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const before = callsOf(shop, 'checkout.list-orders').length;
  expect(before).toBe(4);
  // An order is found by its number, however old it is.
  await pressOn(page, page.getByRole('link', { name: `View order ${numbers.at(-1)}` }));
  await expect(page.getByRole('main')).toContainText(`Order ${numbers.at(-1)}`);
});

test('shows when, where and what was ordered, and tries again what failed to load', async ({
  page,
  shop,
}) => {
  await openPayment(page, shop);
  await placeOrder(page);
  await expect(placed(page)).toBeVisible();
  const said = (part: string): Promise<string> =>
    page.locator(`[data-part=${part}] strong`).first().innerText();
  const [time, place] = [await said('time'), await said('place')];
  await page.goto('/mypurchases');
  refuseOnce(shop, 'checkout.read');
  await pressOn(page, page.getByRole('link', { name: /^View order / }).first());
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The items');
  await pressOn(page, button(page, 'Try again'));
  // The browser's clock is not that of the store.
  await expect(main.getByText(`${time}, Eastern Time`, { exact: true })).toBeVisible();
  await expect(main.getByText(place, { exact: true })).toBeVisible();
  await expect(main.getByText(/, [A-Z]{2} \d{5}$/)).toBeVisible();
  await expect(main.locator('.order-line').first()).toContainText(/Quantity \d/);
  expect(await findingsInBoth(page)).toEqual([]);
});
