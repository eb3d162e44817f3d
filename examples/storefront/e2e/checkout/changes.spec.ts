import { beginModifyCart, readCart } from '@grocer/foundation/contract';
import { beginChanges, senderOf } from '@grocer/foundation/testing/checkouts';
import type { Locator, Page } from '@playwright/test';
import { callsOf } from '../support/open-shop.ts';
import type { OpenShop } from '../support/open-shop.ts';
import { servicesOfAlice } from '../steps/begin-order.ts';
import { holdWrites } from '../steps/cart.ts';
import { openPayment } from '../steps/pay.ts';
import { button, refuseOnce } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

/** Places an order, and opens the changes to it from its confirmation. */
async function openChanges(page: Page, shop: OpenShop): Promise<void> {
  await openPayment(page, shop, { isLast: true });
  await button(page, 'Place your Pickup Order').press('Enter');
  await page.getByRole('link', { name: '+ Add or Edit Items' }).press('Enter');
}

/** Heading of the page of an order in the purchase history. */
const orderPage = (page: Page): Locator => page.getByRole('heading', { name: 'Your order', exact: true });

test('notices that another tab gave up the changes to an order, starts them again, and restores a removed item [C-2.5]', async ({
  page,
  context,
  shop,
}) => {
  await openChanges(page, shop);
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
  await openChanges(page, shop);
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
  await expect(page.getByRole('alert')).toHaveText('That change did not work. Please try again.');
  await button(page, 'Try again').press('Enter');
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

test('keeps the changes that another device makes to another order, until the shopper gives them up', async ({
  page,
  shop,
}) => {
  await openChanges(page, shop);
  const keep = button(page, 'Keep the order as it is');
  await keep.press('Enter');
  await expect(orderPage(page)).toBeVisible();
  const services = await servicesOfAlice(shop);
  const send = senderOf(services);
  const openFor = async () => (await send(readCart, undefined)).modify?.checkoutId;
  const other = await beginChanges(services, { modality: 'DELIVERY' });

  await page.getByRole('link', { name: 'Add or edit items' }).press('Enter');
  await expect(page.getByText('Another order is being changed.')).toBeVisible();
  expect(await openFor()).toBe(other);
  await button(page, 'Change this order').press('Enter');
  await expect(keep).toBeVisible();
  const mine = await openFor();
  expect(mine).not.toBe(other);

  await send(beginModifyCart, { checkoutId: other, replaces: mine });
  await keep.press('Enter');
  await expect(orderPage(page)).toBeVisible();
  expect(await openFor()).toBe(other);
});

test('shows that an item was not added to an order, also after a visit to the page that confirms it', async ({
  page,
  shop,
}) => {
  await openChanges(page, shop);
  const add = page.getByRole('button', { name: /^Add, / });
  const { arrived, letGo } = shop.sandbox.controls.hold({ match: 'cart.add-items', when: 'before' });
  refuseOnce(shop, 'cart.add-items');
  await add.first().press('Enter');
  await arrived;
  // The confirmation, which has no cart, leads home.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  letGo();
  await page.goForward();
  await expect(add.first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('That change did not work. Please try again.');
});

test('leaves one line in the order when each is removed before the service answers', async ({
  page,
  shop,
}) => {
  await openChanges(page, shop);
  const remove = page.getByRole('button', { name: /^Remove all, / });
  const inOrder = page.getByRole('region', { name: 'In your order' }).getByRole('heading', { level: 3 });
  await expect(remove.nth(1)).toBeVisible();
  const lines = await inOrder.count();
  const letGo = await holdWrites(page);
  for (let at = 0; at < lines - 1; at += 1) await remove.nth(at).press('Enter');
  // The last line has no button; the others keep theirs, and the focus, until the service answers.
  await expect(remove).toHaveCount(lines - 1);
  await expect(remove.last()).toBeFocused();
  letGo();
  await expect(inOrder).toHaveCount(1);
  await page.reload();
  await expect(inOrder).toHaveCount(1);
});
