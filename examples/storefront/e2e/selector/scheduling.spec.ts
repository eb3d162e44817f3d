import { findingsInBoth } from '../support/axe.ts';
import { chooseStore, held, schedulePickup, shopAtStore, times } from '../steps/shop.ts';
import { button, dialog, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('without a store one is chosen first, and Back leads to the cart [F-2.58] [F-2.70]', async ({
  page,
}) => {
  await signInAs(page, 'erin');
  await page.goto('/scheduling?fulfillmentType=PICKUP');
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  await chooseStore(page);
  await expect(times(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
});

test('the way of shopping that the address names is scheduled, whichever is in use [C-2.2]', async ({
  page,
}) => {
  await signInAs(page, 'alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await page.goto('/scheduling?fulfillmentType=DELIVERY');
  await expect(dialog(page).getByText('Choose Address for Delivery')).toBeVisible();
});

test('axe finds nothing on the way to a checkout', async ({ page }) => {
  await signInAs(page, 'alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  expect(await findingsInBoth(page)).toEqual([]);
  await times(page).getByRole('radio').first().press(' ');
  await expect(held(page)).toBeVisible();
  await button(page, 'Continue').press('Enter');
});
