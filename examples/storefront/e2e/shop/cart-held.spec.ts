import type { Page } from '@playwright/test';
import { findingsInBoth } from '../support/axe.ts';
import { group } from '../steps/cart.ts';
import { putIntoCart } from '../support/database.ts';
import { pressOn } from '../support/keyboard.ts';
import { callsOf } from '../support/open-shop.ts';
import type { OpenShop } from '../support/open-shop.ts';
import { payment, untilPayable } from '../steps/pay.ts';
import { inWindow, openAddresses, toTimes } from '../steps/shop.ts';
import { button, dialog, signInAs, tabTo } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

const MINUTE = 60_000;
const SOURDOUGH = '2000000000008';

/** Signs in a shopper who holds a delivery time at which one product is not available. */
async function holdTime(page: Page, shop: OpenShop): Promise<void> {
  putIntoCart(shop, 'alice', { gtin13: SOURDOUGH, modality: 'DELIVERY' });
  await signInAs(page, 'alice');
  await page.goto('/aisles/dairy-eggs');
  await toTimes(page, /^Reserve Your Time, /);
  await pressOn(page, inWindow(page, 'Reserve Your Time'));
  await expect(dialog(page)).toHaveCount(0);
}

/** Opens the cart from the page's header. */
async function toCart(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }));
}

/** Returns the amounts of money in a text, in cents. */
const centsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\$(\d+)\.(\d\d)/g)].map(([, dollars, cents]) => Number(`${dollars}${cents}`));

test('shows the held time on the home page, and marks a cart item that is unavailable then', async ({
  page,
  shop,
}) => {
  await holdTime(page, shop);
  await pressOn(page, page.getByRole('link', { name: 'Millbrook Market', exact: true }).first());
  const home = page.getByRole('main');
  await expect(home.getByRole('heading', { level: 1 })).toHaveText(/^Your delivery, \w{3} \d/);
  const underWay = home.getByRole('region', { name: /^Your delivery/ });
  await expect(underWay).toContainText(/\d items · \$\d+\.\d\d · held (29|30) min/);
  const facts = await underWay.locator('p').first().innerText();
  await expect(underWay.locator('.pic img').first()).toBeVisible();
  expect(await findingsInBoth(page)).toEqual([]);
  await toCart(page);
  const delivery = group(page, /^Delivery, \w{3}/);
  await expect(delivery).toContainText(/1420 Juniper Street · held (29|30) min/);
  const first = delivery.getByRole('listitem').first();
  await expect(first).toContainText(/Sourdough Loaf.*Can’t be had for .*It is not in your total\./s);
  await expect(delivery.getByText('Can’t be had')).toHaveCount(1);
  await expect(button(page, 'One more, Sourdough Loaf')).toHaveCount(0);
  const another = page.getByRole('link', { name: 'Choose another, Sourdough Loaf' });
  await expect(another).toHaveAttribute('href', '/aisles/bakery?kind=bread&show=in-stock');

  const checkOut = page.getByRole('complementary');
  const sums = delivery.locator('.cart-sum b');
  const lines = centsIn((await sums.allInnerTexts()).join(' ')).reduce((sum, one) => sum + one, 0);
  const [subtotal, fee, total] = centsIn(
    (await checkOut.locator('.sums').innerText()).replace(/SNAP.*/s, ''),
  );
  expect(subtotal).toBe(lines);
  // The home page has the items of this way alone.
  expect(centsIn(facts)).toEqual([lines]);
  expect(total).toBe((subtotal ?? 0) + (fee ?? 0));
  await expect(checkOut.locator('.total')).toContainText('Estimated total');
  expect(await findingsInBoth(page)).toEqual([]);

  await pressOn(page, button(page, 'Move to Pickup, Sourdough Loaf'));
  await expect(delivery.getByText('Can’t be had')).toHaveCount(0);
  await expect(group(page, /^Pickup/)).toContainText('Sourdough Loaf');
  await expect(delivery.getByRole('heading', { level: 2 })).toBeFocused();
});

test('asks about unavailable items before payment, and orders without them', async ({ page, shop }) => {
  await holdTime(page, shop);
  await toCart(page);
  await pressOn(page, page.getByRole('link', { name: 'Check out delivery' }));
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('Sourdough Loaf');
  expect(callsOf(shop, 'checkout.create')).toHaveLength(0);
  await pressOn(page, drawer.getByRole('button', { name: 'Continue to Payment' }));
  await expect(payment(page)).toBeVisible();
  await untilPayable(page);
  await pressOn(page, page.getByRole('button', { name: /^Items/ }));
  await expect(page.getByText('Red Apples')).toBeVisible();
  await expect(page.getByText('Sourdough Loaf')).toHaveCount(0);
  await page.goto('/cart');
  await expect(group(page, /^Delivery/)).toContainText('Sourdough Loaf');
});

test('links from the cart to other times when nothing is available at the held time', async ({
  page,
  shop,
}) => {
  await holdTime(page, shop);
  await toCart(page);
  await expect(group(page, /^Delivery, \w{3}/)).toBeVisible();
  const others = page.getByRole('button', { name: /^More for / });
  for (let left = await others.count(); left > 0; left -= 1) {
    await pressOn(page, others.first());
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: /^Remove, / }));
    await expect(others).toHaveCount(left - 1);
  }
  const checkOut = page.getByRole('complementary', { name: 'Check out' });
  await expect(checkOut).toContainText(/Nothing here can be had for \w{3} /);
  expect(await findingsInBoth(page)).toEqual([]);
  await pressOn(page, checkOut.getByRole('link', { name: 'Choose another time' }));
  // The product is out of stock, so no time has it.
  await expect(page.getByRole('heading', { name: 'Schedule your order' })).toBeVisible();
  await expect(page.getByText('Items Are Not Available')).toBeVisible();
  expect(callsOf(shop, 'checkout.create')).toHaveLength(0);
});

test('clears the unavailable mark when the held time expires, and keeps focus', async ({ page, shop }) => {
  await page.clock.install();
  await holdTime(page, shop);
  await toCart(page);
  const remove = button(page, 'Remove, Sourdough Loaf');
  await tabTo(page, remove);
  shop.sandbox.controls.setClock(31 * MINUTE);
  await page.clock.fastForward(31 * MINUTE);
  const delivery = group(page, /^Delivery to 1420 Juniper Street$/);
  await expect(delivery).toContainText('Time expired');
  await expect(page.getByText('Can’t be had')).toHaveCount(0);
  await expect(delivery.getByRole('heading', { level: 2 })).toBeFocused();
});

test('does not show a time held for one address after the shopper selected another one', async ({
  page,
  shop,
}) => {
  await holdTime(page, shop);
  await toCart(page);
  await expect(group(page, /^Delivery, \w{3}/)).toBeVisible();
  await openAddresses(page);
  await pressOn(page, inWindow(page, /^Select Address, 88 Larch Road/));
  await expect(dialog(page)).toHaveCount(0);
  const there = group(page, /^Delivery to 88 Larch Road$/);
  await expect(there).toContainText('Sourdough Loaf');
  await expect(page.getByText(/held \d+ min|Can’t be had/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Check out delivery' })).toHaveAttribute(
    'href',
    '/scheduling?fulfillmentType=DELIVERY',
  );
  await openAddresses(page);
  await pressOn(page, inWindow(page, /^Select Address, 1420 Juniper Street/));
  await expect(group(page, /^Delivery, \w{3}/)).toContainText(/1420 Juniper Street · held \d+ min/);
});

test('leads from the cart directly to payment when a time is held, and Back to the cart', async ({
  page,
  shop,
}) => {
  await holdTime(page, shop);
  await toCart(page);
  await pressOn(page, button(page, 'Remove, Sourdough Loaf'));
  await expect(page.getByText('Can’t be had')).toHaveCount(0);
  await pressOn(page, page.getByRole('link', { name: 'Check out delivery' }));
  await expect(payment(page)).toBeVisible();
  await untilPayable(page);
  expect(callsOf(shop, 'promise.create')).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
});
