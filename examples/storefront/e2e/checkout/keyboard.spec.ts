import type { Locator, Page } from '@playwright/test';
import { findingsInBoth } from '../support/axe.ts';
import { heldCards } from '../support/database.ts';
import { EBT_PIN, pinField } from '../steps/form.ts';
import { expectNoPointer, pressOn, typeInto } from '../support/keyboard.ts';
import { holdBack } from '../support/layout.ts';
import { holdTime, openPayment, placed, placeOrder, toPayment, total } from '../steps/pay.ts';
import { times } from '../steps/shop.ts';
import { button, dialog, refuseOnce } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';
import { heading } from '../steps/wallet.ts';

const bankCards = (page: Page): Locator => page.locator('[data-part=bank-cards] summary');

/** Pays $4.00 of an order of $9.75 by SNAP and the rest by bank card, by keyboard. */
async function paySnap(page: Page): Promise<void> {
  const snap = page.locator('[data-part=snap-cards]');
  await pressOn(page, snap.locator('summary'));
  await pressOn(page, snap.getByRole('checkbox'), ' ');
  await expect(snap.locator('summary')).toContainText('$9.75');
  await typeInto(page, snap.getByLabel('Amount'), '400');
  await page.keyboard.press('Enter');
  await expect(bankCards(page)).toContainText('$5.75');
}

test.afterEach(expectNoPointer);

test(
  'pays by card with the keyboard alone, and still shows the order after a reload or on its payment step [C-2.14] [C-2.19] [C-2.21] [C-2.46] [C-2.47] [C-1.1]',
  { tag: '@engines' },
  async ({ page }) => {
    await toPayment(page);
    const step = page.url();
    await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible();
    expect(await total(page).textContent()).toMatch(/^\$\d+\.\d\d$/);
    await placeOrder(page);
    await expect(placed(page)).toBeFocused();
    await expect(page.getByRole('link', { name: /^Order #[2-9A-Z]{8}$/ })).toBeVisible();
    await expect(page.getByText('A hold has been placed on your card.', { exact: false })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/clicklist\/[^/]+\/complete$/);
    await page.reload();
    await expect(placed(page)).toBeVisible();
    await page.goto(step);
    await expect(page).toHaveURL(/\/complete$/);
    await expect(placed(page)).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('region', { name: /^Pickup/ })).toHaveCount(0);
  },
);

test(
  'splits one order between a gift card, SNAP with its PIN, and a bank card, by keyboard [C-2.26] [C-2.38] [C-4.10]',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.sandbox.controls.setGiftBalance('1000', 300);
    await openPayment(page, shop);
    await paySnap(page);
    const gift = page.locator('[data-part=gift-cards]');
    await pressOn(page, gift.locator('summary'));
    await pressOn(page, gift.getByRole('checkbox', { name: /ending in 1000/ }), ' ');
    await expect(bankCards(page)).toContainText('$2.75');
    await placeOrder(page);
    await expect(heading(page, 'Enter Your SNAP EBT PIN')).toBeFocused();
    await expect(dialog(page)).toContainText('$4.00');
    await expect(pinField(page)).toBeVisible();
    await typeInto(page, pinField(page), EBT_PIN);
    await pressOn(page, button(page, 'Done'));
    await expect(placed(page)).toBeFocused();
    expect(heldCards(shop)).toEqual(['SNAP 400', 'GIFT 300', 'BANK 275']);
  },
);

test('shows a busy PIN form while the cards load, and lets the shopper go back [C-2.38]', async ({
  page,
  shop,
}) => {
  await openPayment(page, shop);
  await paySnap(page);
  const letGo = await holdBack(page, `${shop.sandbox.urls.api}/payment/v2/wallet*`);
  await page.reload();
  await placeOrder(page);
  await typeInto(page, pinField(page), EBT_PIN);
  await pressOn(page, button(page, 'Done'));
  await expect(button(page, 'Done')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await placeOrder(page);
  await typeInto(page, pinField(page), EBT_PIN);
  await pressOn(page, button(page, 'Done'));
  await expect(button(page, 'Done')).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(placed(page)).toBeFocused();
});

test('refuses, applies and removes a promo code by keyboard [C-2.27] [C-4.23]', async ({ page, shop }) => {
  await openPayment(page, shop);
  const add = button(page, 'Add a promo code');
  await pressOn(page, add);
  const code = page.getByLabel('Promo code');
  await expect(code).toBeFocused();
  await page.keyboard.type('SUMMER');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/weren't able to apply your promo code/);
  await expect(code).toBeFocused();
  await typeInto(page, code, 'TENOFF');
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await expect(total(page)).toHaveText('$8.77');
  await pressOn(page, button(page, 'Remove TENOFF'));
  await expect(total(page)).toHaveText('$9.75');
  await expect(add).toBeFocused();
});

test(
  'replaces an expired time and places the order, by keyboard [C-2.41] [C-4.6] [C-8.4]',
  { tag: '@phone' },
  async ({ page, shop }) => {
    await toPayment(page);
    await shop.sandbox.controls.expirePromises();
    await placeOrder(page);
    await expect(heading(page, 'Order Timed Out')).toBeFocused();
    await pressOn(page, button(page, 'Back to Checkout'));
    await expect(times(page)).toBeVisible();
    await holdTime(page);
    await placeOrder(page);
    await expect(placed(page)).toBeFocused();
    expect(heldCards(shop)).toEqual(['BANK 975']);
  },
);

test('adds an item to a placed order after failed attempts, by keyboard [C-2.5] [C-2.29] [C-2.47] [C-4.16] [C-1.1] [C-2.1]', async ({
  page,
  shop,
}) => {
  await openPayment(page, shop, { isLast: true });
  await placeOrder(page);
  await expect(placed(page)).toBeFocused();
  for (const match of ['cart.begin-modify', 'cart.add-items']) refuseOnce(shop, match);
  await pressOn(page, page.getByRole('link', { name: '+ Add or Edit Items' }));
  await expect(page.getByRole('heading', { name: 'Change your order' })).toBeVisible();
  const didNotWork = page.getByRole('alert').getByText('That change did not work. Please try again.');
  await expect(didNotWork).toBeVisible();
  await pressOn(page, button(page, 'Try again'));
  const add = page.getByRole('button', { name: /^Add, / }).first();
  const name = /^Add, (.+)$/.exec((await add.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await pressOn(page, add);
  await expect(didNotWork).toBeVisible();
  const { arrived, letGo } = shop.sandbox.controls.hold({ match: 'cart.add-items', when: 'before' });
  await pressOn(page, add);
  await arrived;
  // A second press before the first is answered.
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.getByRole('status').filter({ hasText: `${name} added.` })).toHaveCount(1);
  await expect(didNotWork).toBeHidden();
  await expect(page.getByRole('group', { name: `Quantity, ${name}` })).toHaveText('1');
  // The next product has taken the place of the added one: its name, so that a held key does not add it.
  const next = page
    .getByRole('region', { name: 'Add to your order' })
    .getByRole('heading', { level: 3 })
    .first();
  await expect(next).toBeFocused();
  const address = page.url();
  await page.goto('/cart/modify?orderId=another');
  await expect(page.getByText('Another order is being changed.', { exact: false })).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Go on with the other order' }));
  await expect(page).toHaveURL(address);
  await pressOn(page, page.getByRole('link', { name: 'Review changes' }));
  await expect(page.getByRole('heading', { name: 'Complete your order' })).toBeFocused();
  const changes = page.getByRole('region', { name: 'Your changes' });
  await expect(changes.getByRole('listitem')).toHaveCount(1);
  await expect(changes).toContainText(name);
  expect(await findingsInBoth(page)).toEqual([]);
  await pressOn(page, button(page, 'Submit Modified Order'));
  await expect(placed(page)).toBeFocused();
  expect(new URL(page.url()).searchParams.get('im')).toBe('true');
  await page.reload();
  await pressOn(page, page.locator('[data-part=items] > summary'));
  await expect(page.getByText(name)).toBeVisible();
});
