import type { Locator, Page } from '@playwright/test';
import { findingsInBoth } from '../support/axe.ts';
import { forgetPayers } from '../support/database.ts';
import { holdBack, movesAfter, twoFrames } from '../support/layout.ts';
import { callsOf } from '../support/open-shop.ts';
import type { OpenShop } from '../support/open-shop.ts';
import { openPayment, payment, placed, total, toPayment, untilPayable } from '../steps/pay.ts';
import {
  button,
  dialog,
  fillForm,
  DISCOVER,
  refuseTokens,
  sessionOver,
  signInHere,
  submit,
  refuseOnce,
} from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('has no axe violations on the payment step and the confirmation', async ({ page, shop }) => {
  await openPayment(page, shop);
  expect(await findingsInBoth(page)).toEqual([]);
  await button(page, 'Place your Pickup Order').press('Enter');
  await expect(placed(page)).toBeVisible();
  expect(await findingsInBoth(page)).toEqual([]);
});

test('causes no layout shift on the payment step once its skeleton is shown, on narrow and wide pages', async ({
  page,
  shop,
  witness,
}) => {
  await openPayment(page, shop);
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    forgetPayers(shop);
    const [letOrder, letCards, letSaving] = [
      await holdBack(page, `${shop.sandbox.urls.api}/**`),
      await holdBack(page, '**/payment-info'),
      await holdBack(page, '**/payment'),
    ];
    await page.reload();
    await expect(page.locator('[data-part=loading]')).toBeVisible();
    await twoFrames(page);
    const before = witness.sightings.length;
    letOrder();
    await expect(page.getByRole('button', { name: /^Flash Sales/ })).toBeVisible();
    await twoFrames(page);
    letCards();
    await expect(page.locator('[data-part=bank-cards] summary')).toContainText('····');
    await twoFrames(page);
    letSaving();
    await untilPayable(page);
    await twoFrames(page);
    expect(movesAfter(witness, before), `${width} px wide`).toEqual([]);
  }
});

/**
 * Fills in another card in the wallet's form above the payment step; returns the group of cards it will be
 * in.
 */
async function typeCard(page: Page, shop: OpenShop): Promise<Locator> {
  await openPayment(page, shop);
  const bank = page.locator('[data-part=bank-cards]');
  await bank.locator('summary').press('Enter');
  await button(page, 'Add a Credit or Debit Card').press('Enter');
  await fillForm(page, DISCOVER);
  return bank;
}

test(
  'keeps the typed card and the order when the session expires',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const bank = await typeCard(page, shop);
    refuseTokens(shop, 'wallet.add-bank-card');
    await submit(page);
    await sessionOver(page);
    shop.sandbox.controls.clearFaults();
    await signInHere(page);
    await expect(dialog(page).getByLabel('First name')).toHaveValue('Robin');
    await submit(page);
    await expect(bank.getByRole('radio', { name: /ending in 1117/ })).toBeChecked();
    await button(page, 'Place your Pickup Order').press('Enter');
    await expect(placed(page)).toBeVisible();
  },
);

test('pays one order with an unsaved card, after a failed attempt to add it [C-2.37] [C-2.42] [C-4.7] [C-7.11] [C-8.18]', async ({
  page,
  shop,
}) => {
  const bank = await typeCard(page, shop);
  await dialog(page).getByLabel('Save this card').uncheck();
  refuseOnce(shop, 'checkout.add-card');
  await submit(page);
  const trouble = page.getByRole('alertdialog', { name: 'Unable to add card' });
  await expect(trouble).toContainText(
    "Sorry, but we're having trouble accepting new card information. Would you like to try again?",
  );
  await trouble.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(trouble).toHaveCount(0);
  await expect(bank.locator('summary')).toContainText('1117');
  await page.reload();
  await expect(bank.locator('summary')).toContainText('1117');
  await bank.locator('summary').press('Enter');
  await expect(bank.getByRole('radio', { name: /Discover ending in 1117/ })).toBeChecked();
  await button(page, 'Place your Pickup Order').press('Enter');
  await expect(placed(page)).toBeVisible();
  await page.goto('/mywallet');
  await expect(page.getByText('Visa ending in', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Discover ending in 1117')).toHaveCount(0);
});

/** Heading of the page of an order in the purchase history. */
const orderPage = (page: Page): Locator => page.getByRole('heading', { name: 'Your order', exact: true });

test('notices that another tab gave up the changes to an order, starts them again, and restores a removed item [C-2.5]', async ({
  page,
  context,
  shop,
}) => {
  await openPayment(page, shop, { isLast: true });
  await button(page, 'Place your Pickup Order').press('Enter');
  await page.getByRole('link', { name: '+ Add or Edit Items' }).press('Enter');
  const inOrder = page.getByRole('heading', { name: 'In your order' });
  await expect(inOrder).toBeVisible();
  const remove = page.getByRole('button', { name: /^Remove all, / });
  const lines = await remove.count();
  const undo = page.getByRole('button', { name: /^Undo, / });
  await remove.last().press('Enter');
  await expect(undo).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await button(other, 'Keep the order as it is').press('Enter');
  await expect(orderPage(other)).toBeVisible();
  // Automated pages always have the focus, so the event is dispatched.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('This order is not being changed.')).toBeVisible();
  refuseOnce(shop, 'cart.begin-modify');
  await button(page, 'Change this order').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button(page, 'Try again')).toBeFocused();
  await button(page, 'Try again').press('Enter');
  await expect(inOrder).toBeVisible();
  await expect(remove).toHaveCount(lines);
  // It would add the item to the new changes, which have it.
  await expect(undo).toHaveCount(0);

  const line = page.getByRole('listitem').filter({ has: remove }).first();
  const name = await line.getByRole('heading').innerText();
  const quantity = page.getByRole('group', { name: `Quantity, ${name}` });
  const before = await quantity.innerText();
  await remove.first().press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${name} removed.` })).toBeVisible();
  await expect(quantity).toHaveCount(0);
  await button(page, `Undo, ${name}`).press('Enter');
  await expect(quantity).toHaveText(before);
  await expect(remove).toHaveCount(lines);
  await expect(undo).toHaveCount(0);
  await expect(inOrder).toBeFocused();
});

test('forgets why changes to an order did not open once they were open, and leaves dropped ones closed on Back', async ({
  page,
  context,
  shop,
}) => {
  await openPayment(page, shop, { isLast: true });
  await button(page, 'Place your Pickup Order').press('Enter');
  await expect(page).toHaveURL(/\/complete/);
  refuseOnce(shop, 'cart.begin-modify');
  await page.getByRole('link', { name: '+ Add or Edit Items' }).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  const inOrder = page.getByRole('heading', { name: 'In your order' });
  const notOpen = page.getByText('This order is not being changed.');
  const keep = 'Keep the order as it is';
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(button(other, keep)).toBeVisible();
  // Automated pages always have the focus, so the event is dispatched.
  const comeBack = (): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comeBack();
  await expect(inOrder).toBeVisible();
  await button(other, keep).press('Enter');
  await expect(orderPage(other)).toBeVisible();
  await comeBack();
  await expect(notOpen).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await button(page, 'Change this order').press('Enter');
  const { arrived, letGo } = shop.sandbox.controls.hold({ match: 'cart.delete-modify', when: 'before' });
  await button(page, keep).press('Enter');
  await arrived;
  const opened = callsOf(shop, 'cart.begin-modify').length;
  const heading = page.getByRole('heading', { level: 1, name: 'Change your order' });
  await page.getByRole('link', { name: 'All aisles' }).first().press('Enter');
  await expect(heading).toHaveCount(0);
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(inOrder.or(notOpen)).toHaveCount(0);
  letGo();
  await expect(notOpen).toBeVisible();
  expect(callsOf(shop, 'cart.begin-modify')).toHaveLength(opened);

  await button(page, 'Change this order').press('Enter');
  await button(page, keep).press('Enter');
  await expect(orderPage(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toContainText(/Order [A-Z\d]{8}/);
  const begun = callsOf(shop, 'cart.begin-modify').length;
  await page.goBack();
  // The confirmation leads home, as it was left.
  await expect(page).toHaveURL(/\/$/);
  expect(callsOf(shop, 'cart.begin-modify')).toHaveLength(begun);
});

test('leaves the shopper where they went while changes to an order open or end, and tells how that ended', async ({
  page,
  shop,
}) => {
  await openPayment(page, shop, { isLast: true });
  await button(page, 'Place your Pickup Order').press('Enter');
  await page.getByRole('link', { name: '+ Add or Edit Items' }).press('Enter');
  const keep = button(page, 'Keep the order as it is');
  const notOpen = page.getByText('This order is not being changed.');
  await keep.press('Enter');
  await expect(orderPage(page)).toBeVisible();
  const edit = page.getByRole('link', { name: 'Add or edit items' });
  const begin = shop.sandbox.controls.hold({ match: 'cart.begin-modify', when: 'before' });
  refuseOnce(shop, 'cart.begin-modify');
  await edit.press('Enter');
  await begin.arrived;
  await page.goBack();
  await expect(edit).toBeVisible();
  await page.goForward();
  begin.letGo();
  await expect(notOpen).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('That change did not work. Please try again.');
  await button(page, 'Change this order').press('Enter');
  await expect(keep).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const first = shop.sandbox.controls.hold({ match: 'cart.delete-modify', when: 'before' });
  await keep.press('Enter');
  await first.arrived;
  await page.evaluate(() => history.go(-2));
  // The confirmation, which has no cart, leads home, as it was left.
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate(() => history.go(2));
  await expect(page.getByRole('heading', { level: 1, name: 'Change your order' })).toBeVisible();
  await expect(keep.or(notOpen)).toHaveCount(0);
  first.letGo();
  await button(page, 'Change this order').press('Enter');
  await expect(keep).toBeVisible();
  await page.goto('/cart/modify?orderId=another');
  await page.getByRole('link', { name: 'Go on with the other order' }).press('Enter');
  const drop = shop.sandbox.controls.hold({ match: 'cart.delete-modify', when: 'before' });
  await keep.press('Enter');
  await drop.arrived;
  await page.goBack();
  const opened = callsOf(shop, 'cart.begin-modify').length;
  drop.letGo();
  await expect(notOpen).toBeVisible();
  expect(page.url()).toContain('orderId=another');
  expect(callsOf(shop, 'cart.begin-modify')).toHaveLength(opened);

  await page.goForward();
  await button(page, 'Change this order').press('Enter');
  const again = shop.sandbox.controls.hold({ match: 'cart.delete-modify', when: 'before' });
  await keep.press('Enter');
  await again.arrived;
  await page.getByRole('link', { name: 'Purchase History' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Purchase/ })).toBeVisible();
  const dropped = callsOf(shop, 'cart.delete-modify').length;
  again.letGo();
  await page.locator('main a[href*="/mypurchases/pending/"]').first().press('Enter');
  await expect(edit).toBeVisible();
  await expect.poll(() => callsOf(shop, 'cart.delete-modify').length).toBe(dropped + 1);
  await expect(edit).toBeVisible();
  await edit.press('Enter');
  const last = shop.sandbox.controls.hold({ match: 'cart.delete-modify', when: 'before' });
  await keep.press('Enter');
  await last.arrived;
  await page.goBack();
  await edit.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Change your order' })).toBeVisible();
  await expect(keep).toHaveCount(0);
  last.letGo();
  await expect(keep).toBeVisible();
});

test('shows the order on a map under the strictest policy [C-2.48] [C-2.53]', async ({ page, shop }) => {
  await openPayment(page, shop);
  await button(page, 'Place your Pickup Order').press('Enter');
  const heading = await placed(page).elementHandle();
  await expect(page).toHaveURL(/\/complete/);
  await expect(page.getByRole('img', { name: /^Map of / })).toBeVisible();
  // The address is the confirmation's now, and the page has not been built anew for it.
  expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(page.locator('.grocer-map-pin')).toBeVisible();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeAttached();
  await expect(page).toHaveTitle(/^Checkout Confirmed - /);
});

test('adds flash sales during payment, and asks whether to keep them on the way back [C-2.28] [C-2.34] [C-4.24]', async ({
  page,
}) => {
  await toPayment(page);
  const flashSales = page.getByRole('button', { name: /^Flash Sales/ });
  const before = await total(page).textContent();
  await flashSales.press('Enter');
  await button(page, 'Add Brioche Loaf').press('Enter');
  await expect(button(page, 'One more, Brioche Loaf')).toBeFocused();
  await page.getByRole('button', { name: /^Add 1 item / }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(flashSales).toBeFocused();
  await expect(total(page)).not.toHaveText(before ?? '');
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await expect(button(page, 'Keep Items')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(payment(page)).toBeVisible();
  await page.goBack();
  await button(page, 'Keep Items').press('Enter');
  await expect(page).toHaveURL(/\/checkout\?orderId=[^&]+&nc=true/);
  await expect(payment(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await expect(button(page, 'Keep Items')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goBack();
  await button(page, 'Remove Items').press('Enter');
  await expect(page).toHaveURL(/\/scheduling\?/);
});
