import { storedCards } from './database.ts';
import { addFirstCard } from './host-steps.ts';
import { payment, untilPayable } from './pay-steps.ts';
import { pollute, POLLUTIONS } from './pollute.ts';
import { held, schedulePickup, shopAtStore, times } from './shop-steps.ts';
import { button, openerOf, payingWith, signIn, signInAs } from './steps.ts';
import { expect, test } from './test.ts';

for (const pollution of POLLUTIONS) {
  test(`a page whose objects all have ${pollution} shows a wallet that a card can be added to`, async ({
    page,
    shop,
  }) => {
    await pollute(page, pollution);
    await signIn(page, 'Bob');
    await addFirstCard(page, openerOf(page));
    await expect(payingWith(page)).toHaveText('Paying with Discover ending in 1117.');
    expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
  });

  test(`a page whose objects all have ${pollution} lets a store be chosen and a time be reserved`, async ({
    page,
  }) => {
    await pollute(page, pollution);
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
}
