import { storedCards } from '../support/database.ts';
import { addFirstCard } from '../steps/host.ts';
import { payment, untilPayable } from '../steps/pay.ts';
import { pollute } from '../support/pollute.ts';
import { held, schedulePickup, shopAtStore, times } from '../steps/shop.ts';
import { button, openerOf, payingWith, signIn, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('adds a card on a page whose old scripts extended every object', async ({ page, shop }) => {
  await pollute(page);
  await signIn(page, 'Bob');
  await addFirstCard(page, openerOf(page));
  await expect(payingWith(page)).toHaveText('Paying with Discover ending in 1117.');
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('places an order with a reserved time on a page whose old scripts extended every object', async ({
  page,
}) => {
  await pollute(page);
  await signInAs(page, 'alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  await times(page).getByRole('radio').first().press(' ');
  await expect(held(page)).toBeVisible();
  await button(page, 'Continue').press('Enter');
  await expect(payment(page)).toBeVisible();
  await untilPayable(page);
  await button(page, 'Place your Pickup Order').press('Enter');
  await expect(page.getByRole('link', { name: /^Order #/ })).toBeVisible();
});
