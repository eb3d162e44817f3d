import { findingsInBoth } from '../support/axe.ts';
import { chooseStore, held, schedulePickup, shopAtStore, times } from '../steps/shop.ts';
import { button, dialog, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('asks for a store before scheduling when none is chosen, and links back to the cart [F-2.58] [F-2.70]', async ({
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

test('schedules the way to shop named in the URL instead of the current one [C-2.2]', async ({ page }) => {
  await signInAs(page, 'alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await page.goto('/scheduling?fulfillmentType=DELIVERY');
  await expect(dialog(page).getByText('Choose Address for Delivery')).toBeVisible();
});

test('has no axe violations on the scheduling page', async ({ page }) => {
  await signInAs(page, 'alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  expect(await findingsInBoth(page)).toEqual([]);
  await times(page).getByRole('radio').first().press(' ');
  await expect(held(page)).toBeVisible();
  await button(page, 'Continue').press('Enter');
});
