import { shopAtStore } from '../steps/shop.ts';
import { holdWrites } from '../steps/cart.ts';
import { button, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('shows a sale that only one way to shop has with its way, and elsewhere the usual price', async ({
  page,
}) => {
  await page.goto('/deals');
  const pickup = page.locator('section').filter({ hasText: 'Flash sales for pickup' });
  await expect(pickup.getByRole('listitem')).toHaveCount(1);
  await expect(pickup).toContainText('22% off · pickup');
  await expect(pickup).toContainText('$6.99usually $8.99');
  // It would be added for the way that the shopper chooses, at that price.
  await expect(pickup.getByRole('button')).toHaveCount(0);
  await pickup.getByRole('link').click();
  await expect(page.locator('.prod-price')).toContainText('$8.99');
  await shopAtStore(page);
  await expect(page.locator('.prod-price')).toContainText('$6.99');
});

test('states when a free trial of a membership ends, and what it costs then', async ({ page }) => {
  await signInAs(page, 'grace');
  await page.goto('/membership');
  const trial = page.getByRole('listitem').filter({ hasText: 'Free Trial' });
  await expect(trial).toContainText(
    /Free until \w+ \d\d, \d{4}, then \$99 for one year\. Renews on .* for \$99\./,
  );
  await trial.getByRole('link').click();
  await expect(page.locator('.facts-list')).toContainText('then $99 for one year');
});

test('adds one for several presses while the first is under way', async ({ page }) => {
  await signInAs(page, 'grace');
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  const letGo = await holdWrites(page);
  const addMilk = button(page, 'Add to cart, Whole Milk');
  await addMilk.press('Enter');
  await expect(addMilk).toHaveAttribute('aria-busy', 'true');
  await addMilk.press('Enter');
  await addMilk.press('Enter');
  letGo();
  await expect(page.getByRole('group', { name: 'Quantity, Whole Milk' })).toHaveText('1');
  await expect(page.getByRole('link', { name: /^Cart 1 item/ })).toBeVisible();
});
