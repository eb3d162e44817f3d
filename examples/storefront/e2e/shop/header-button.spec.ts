import { findingsInBoth } from '../support/axe.ts';
import { pickupAt, shopAtStore, shoppingBy, wayButton } from '../steps/shop.ts';
import { button, dialog, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/products';

test('keeps a visitor’s delivery with its ZIP code after a reload [F-9.10]', async ({ page }) => {
  await page.goto(PATH);
  await wayButton(page).press('Enter');
  await dialog(page).getByRole('tab', { name: 'Delivery' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Shop All Delivery/ })
    .press('Enter');
  await expect(shoppingBy(page)).toHaveText('Delivery to 45202');
  await page.reload();
  await expect(shoppingBy(page)).toHaveText('Delivery to 45202');
});

test('restores a shopper’s store on another device, and forgets it on sign-out [F-7.9]', async ({
  page,
  context,
}) => {
  await signInAs(page, 'alice');
  await page.goto(PATH);
  const name = await shopAtStore(page);
  // Cleared to simulate another browser, which has stored neither.
  await context.clearCookies({ name: /^grocer_/ });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
  await button(page, 'Sign out').press('Enter');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.goto(PATH);
  await expect(shoppingBy(page)).toHaveText('How are you shopping today?');
});

for (const shopper of [undefined, 'alice'])
  test(`shows a store chosen in one tab in the other tab, ${shopper ?? 'signed out'}`, async ({
    page,
    context,
  }) => {
    if (shopper) await signInAs(page, shopper);
    await page.goto(PATH);
    const other = await context.newPage();
    await other.goto(PATH);
    await expect(shoppingBy(other)).toBeVisible();
    const name = await shopAtStore(page);
    await expect(shoppingBy(page)).toHaveText(pickupAt(name));
    await expect(shoppingBy(other)).toHaveText(pickupAt(name));
  });

test('has no axe violations in the header and the products', async ({ page }) => {
  await signInAs(page, 'alice');
  await page.goto(PATH);
  await shopAtStore(page);
  expect(await findingsInBoth(page)).toEqual([]);
});
