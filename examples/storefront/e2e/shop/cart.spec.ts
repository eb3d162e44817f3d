import {
  add,
  amount,
  cartLink,
  group,
  holdWrites,
  putMilk,
  removeLine,
  substitute,
  substitution,
  toCart,
} from '../steps/cart.ts';
import { findings, findingsInBoth } from '../support/axe.ts';
import { pressOn } from '../support/keyboard.ts';
import { callsOf } from '../support/open-shop.ts';
import { shopAtStore, shoppingBy, times, wayButton } from '../steps/shop.ts';
import { button, dialog, signInAs, refuseOnce } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('fills and changes a cart for each way to shop, and removes its items [F-3.16]', async ({ page }) => {
  await putMilk(page, 2);
  await wayButton(page).press('Enter');
  await dialog(page).getByRole('tab', { name: 'Delivery' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Shop All Delivery/ })
    .press('Enter');
  await expect(shoppingBy(page)).toContainText('Delivery to');
  await page.goto('/aisles/produce');
  await add(page, 'Bananas');
  await toCart(page);

  const pickup = group(page, /^Pickup/);
  await expect(pickup).toContainText('$7.98');
  await expect(group(page, /^Delivery/)).toContainText('Bananas');
  await button(page, 'One more, Whole Milk').press('Enter');
  await expect(pickup).toContainText('$11.97');
  const checkOut = page.getByRole('complementary');
  const row = (way: RegExp) => checkOut.getByRole('radio', { name: way });
  // The shopper's current way to shop is selected first.
  await expect(row(/^Delivery/)).toBeChecked();
  await expect(checkOut.locator('.total')).toHaveText('Subtotal (1 item)$0.39');
  const deliver = checkOut.getByRole('link', { name: 'Check out delivery' });
  await expect(deliver).toHaveAccessibleDescription('$34.61 more to reach the $35 minimum');
  await row(/^Pickup.* No time yet · 3 items/).press('Space');
  await expect(checkOut.locator('.total')).toHaveText('Subtotal (3 items)$11.97');
  await expect(deliver).toHaveCount(0);
  const collect = checkOut.getByRole('link', { name: 'Check out pickup' });
  await expect(collect).toHaveAccessibleDescription('$23.03 more to reach the $35 minimum');
  await expect(collect).toHaveAttribute('href', /fulfillmentType=PICKUP$/);
  await button(page, 'Remove, Bananas').press('Enter');
  await expect(group(page, /^Delivery/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await removeLine(page, 'Whole Milk');
  await page.getByRole('link', { name: 'Browse the aisles' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'All aisles' })).toBeFocused();
});

test('sums up quantity changes made faster than the service responds', async ({ page }) => {
  await putMilk(page);
  const held: (() => void)[] = [];
  let sent = 0;
  await page.route(/\/carts?\//, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent += 1;
    if (sent === 1) await new Promise<void>((resolve) => held.push(resolve));
    return route.continue();
  });
  for (let more = 0; more < 5; more += 1) await button(page, 'One more, Whole Milk').press('Enter');
  await expect(amount(page, 'Whole Milk')).toHaveText('6');
  await expect(amount(page, 'Whole Milk')).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await expect(amount(page, 'Whole Milk')).toHaveAttribute('aria-busy', 'false');
  await expect(amount(page, 'Whole Milk')).toHaveText('6');
  expect(sent).toBe(2);
  await page.goto('/cart');
  await expect(amount(page, 'Whole Milk')).toHaveText('6');
});

test('updates the totals immediately, and continues only after the quantity is saved', async ({
  page,
  shop,
}) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  const total = page.getByRole('complementary').locator('.total dd');
  const before = (await total.textContent()) ?? '';
  const answer = await holdWrites(page);
  await button(page, 'One more, Saffron').press('Enter');
  await expect(total).not.toHaveText(before);
  await page.getByRole('link', { name: 'Check out pickup' }).press('Enter');
  await expect(button(page, 'One more, Saffron')).toBeVisible();
  expect(callsOf(shop, 'cart.change-line')).toEqual([]);
  answer();
  await expect(page).toHaveURL(/\/scheduling/);
  expect(callsOf(shop, 'cart.change-line').map(({ status }) => status)).toEqual([200]);
});

test('stays on the cart when a choice is refused on the way to the checkout', async ({ page, shop }) => {
  const milk = substitution(page, 'Whole Milk');
  const checkOut = page.getByRole('link', { name: 'Check out pickup' });
  await putMilk(page);
  refuseOnce(shop, 'cart.change-line');
  await button(page, 'One more, Whole Milk').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That change did not work. Please try again.');
  await toCart(page);
  await expect(milk).toBeVisible();
  // What the aisle has said is not said again here.
  await expect(page.getByRole('alert')).toHaveCount(0);
  refuseOnce(shop, 'cart.change-line');
  const letGo = await holdWrites(page);
  await substitute(page, 'Whole Milk', 'Substitutions not allowed');
  await checkOut.press('Enter');
  letGo();
  await expect(page.getByRole('alert')).toHaveText('That change did not work. Please try again.');
  await expect(milk).toHaveText('Substitutions allowed');
  await expect(page).toHaveURL('/cart');
  await checkOut.press('Enter');
  await expect(page).toHaveURL(/\/scheduling/);
});

test('refreshes the cart on focus after another tab changed it', async ({ page, context }) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  await expect(group(page, /^Pickup/)).toContainText('Saffron');
  const other = await context.newPage();
  await other.goto('/cart');
  await button(other, 'Remove, Saffron').press('Enter');
  await expect(group(other, /^Pickup/)).not.toContainText('Saffron');
  await expect(group(page, /^Pickup/)).toContainText('Saffron');
  // Automated pages always have the focus, so the event is dispatched.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(group(page, /^Pickup/)).not.toContainText('Saffron');
});

test('fetches the cart and the flash sales again for another store [F-4.7] [F-4.10]', async ({ page }) => {
  const read = { cart: 0, sales: 0 };
  page.on('request', (request) => {
    if (request.method() !== 'GET') return;
    if (/\/carts?(\?|$)/.test(request.url())) read.cart += 1;
    if (/\/flash-sales\?modality=PICKUP&storeId=\w+/.test(request.url())) read.sales += 1;
  });
  await signInAs(page, 'grace');
  await page.goto('/aisles/produce');
  const bananas = page.getByRole('listitem').filter({ hasText: 'Bananas' });
  await expect(bananas).toContainText('$0.39usually $0.59');
  expect(read.sales).toBe(0);
  const before = read.cart;
  await shopAtStore(page);
  await expect.poll(() => read.sales).toBe(1);
  await expect.poll(() => read.cart).toBeGreaterThan(before);
});

test('schedules what a visitor added, once they have signed in on the way to the checkout', async ({
  page,
  shop,
}) => {
  const signIn = async (name: RegExp): Promise<void> => {
    await page.getByRole('link', { name: 'Check out pickup' }).press('Enter');
    await page.getByText('Sandbox: use a demo shopper').click();
    await page.getByRole('button', { name }).press('Enter');
  };
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  await add(page, 'Whole Milk', 1);
  await toCart(page);
  await signIn(/^Grace/);
  await expect(times(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('shop.cart'))).toBeNull();

  await page.goto('/');
  await button(page, 'Sign out').press('Enter');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  await add(page, 'Whole Milk', 1);
  await toCart(page);
  refuseOnce(shop, 'cart.add-items');
  await signIn(/^Frank/);
  await button(page, 'Try again').press('Enter');
  await expect(times(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('shop.cart'))).toBeNull();
});

test('keeps a visitor’s cart after a reload, and merges it once at sign-in', async ({ page, context }) => {
  await page.goto('/aisles/dairy-eggs');
  // Without a way to shop the selector opens first; then the product is added.
  await button(page, 'Add to cart, Whole Milk').press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^Select Store, / })
    .first()
    .press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(amount(page, 'Whole Milk')).toHaveText('1');
  await add(page, 'Large Eggs', 3);
  await page.reload();
  await expect(cartLink(page)).toContainText('4 items');
  await toCart(page);
  await expect(page.getByRole('complementary')).toContainText('$13.86');
  // Only the service knows the minimum, so a visitor's cart shows none.
  await expect(group(page, /^Pickup/)).not.toContainText('minimum');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Sign in' }).first().press('Enter');
  await expect(page.getByText('Your cart of 4 items comes with you.')).toBeVisible();
  await page.getByText('Sandbox: use a demo shopper').click();
  await page.getByRole('button', { name: /^Erin/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
  const pickup = group(page, /^Pickup/);
  // Erin's cart already has two of milk and two other products.
  await expect(pickup.getByRole('group', { name: 'Quantity, Whole Milk' })).toHaveText('3');
  await expect(pickup.getByRole('group', { name: 'Quantity, Large Eggs' })).toHaveText('3');
  await expect(pickup).toContainText('Saffron');
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByRole('group', { name: 'Quantity, Whole Milk' })).toHaveText('3');
  expect(await page.evaluate(() => localStorage.getItem('shop.cart'))).toBeNull();
});

test('moves items that cannot be ordered to another way to shop, for a visitor and a shopper', async ({
  page,
  shop,
}) => {
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  await add(page, 'Whole Milk', 2);
  await add(page, 'Large Eggs');
  const inStore = group(page, /^In store/);
  const delivery = group(page, /^Delivery/);
  const toBeBoughtThere = () =>
    page.evaluate(() => {
      const kept = localStorage.getItem('shop.cart') ?? '';
      localStorage.setItem('shop.cart', kept.replaceAll('PICKUP', 'IN_STORE'));
    });
  await toBeBoughtThere();
  // A banner without pickup.
  await page.goto('/cart?banner=foodsco');
  await expect(inStore).toContainText('Only delivery can be ordered here.');
  await expect(inStore.getByRole('button', { name: 'Move to Delivery' })).toBeVisible();
  await expect(inStore.getByRole('button', { name: 'Move to Pickup' })).toHaveCount(0);
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: /^Check out/ })).toHaveCount(0);
  expect(await findingsInBoth(page)).toEqual([]);
  await pressOn(page, inStore.getByRole('button', { name: 'Move to Pickup' }));
  await expect(
    page.getByRole('status').filter({ hasText: 'In store items are moved to Pickup.' }),
  ).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(inStore).toHaveCount(0);
  await expect(group(page, /^Pickup/).getByRole('group', { name: 'Quantity, Whole Milk' })).toHaveText('2');

  await toBeBoughtThere();
  await signInAs(page, 'grace');
  await page.goto('/cart');
  await expect(inStore).toContainText('Large Eggs');
  refuseOnce(shop, 'cart.move');
  const toDelivery = inStore.getByRole('button', { name: 'Move to Delivery' });
  await pressOn(page, toDelivery);
  await expect(page.getByRole('alert')).toHaveText('That change did not work. Please try again.');
  await expect(toDelivery).toBeFocused();
  const answer = await holdWrites(page);
  // A quantity set before the move is saved first; no quantity can be set during the move.
  await button(page, 'One more, Large Eggs').press('Enter');
  await pressOn(page, toDelivery);
  await expect(toDelivery).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'One more, Large Eggs').press('Enter');
  await expect(amount(page, 'Large Eggs')).toHaveText('2');
  answer();
  await expect(inStore).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(callsOf(shop, 'cart.change-line')).toHaveLength(1);
  await expect(delivery.getByRole('group', { name: 'Quantity, Large Eggs' })).toHaveText('2');
  await expect(delivery.getByRole('group', { name: 'Quantity, Whole Milk' })).toHaveText('2');
  await expect(page.getByRole('link', { name: 'Check out delivery' })).toBeVisible();
});

test('does not add the product when the shopper dismisses the question how to shop', async ({ page }) => {
  await page.goto('/aisles/dairy-eggs');
  await button(page, 'Add to cart, Whole Milk').press('Enter');
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await button(page, 'Add to cart, Large Eggs').press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^Select Store, / })
    .first()
    .press('Enter');
  await expect(amount(page, 'Large Eggs')).toHaveText('1');
  await button(page, 'Remove, Large Eggs').press('Enter');
  await expect(button(page, 'Add to cart, Large Eggs')).toBeFocused();
  await add(page, 'Large Eggs');
  await expect(button(page, 'Add to cart, Whole Milk')).toBeVisible();
  await expect(cartLink(page)).toContainText('1 item');
});

test('names the window Change Store when it is opened from the cart in the redesign [F-2.7]', async ({
  page,
}) => {
  await signInAs(page, 'erin');
  await page.goto('/cart?redesign=true');
  await button(page, 'Change Store').press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Change Store');
  await page.keyboard.press('Escape');
  await wayButton(page).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('How are you shopping today?');
});

test('shows a message when a change fails or the cart does not load', async ({ page, shop }) => {
  await signInAs(page, 'erin');
  refuseOnce(shop, 'cart.get');
  await page.goto('/cart');
  await expect(page.getByRole('alert')).toContainText('Your cart could not be loaded.');
  await button(page, 'Try again').press('Enter');
  await expect(group(page, /^Pickup/)).toBeVisible();
  refuseOnce(shop, 'cart.change-line');
  const letGo = await holdWrites(page);
  await button(page, 'One more, Saffron').press('Enter');
  await button(page, 'One more, Whole Milk').press('Enter');
  letGo();
  await expect(amount(page, 'Whole Milk')).toHaveAttribute('aria-busy', 'false');
  // The change that is saved after it leaves the message in place.
  await expect(page.getByRole('alert')).toHaveText('That change did not work. Please try again.');
  await expect(amount(page, 'Whole Milk')).toHaveText('3');
  await page.getByRole('link', { name: 'Saffron' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron' })).toBeVisible();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(amount(page, 'Saffron')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('reports an unconfirmed change instead of a failure, and reads the cart again', async ({
  page,
  shop,
}) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  await expect(amount(page, 'Saffron')).toHaveText('1');
  const unsure = page.getByText('We couldn’t confirm that change. Look at your cart before you try again.');
  const lose = (when: 'before' | 'after-commit'): void => {
    shop.sandbox.controls.clearFaults();
    shop.sandbox.controls.addFault({ match: 'cart.change-line', when, kind: 'reset', times: 100 });
  };
  lose('after-commit');
  await button(page, 'One more, Saffron').press('Enter');
  await expect(unsure).toHaveRole('alert');
  await expect(amount(page, 'Saffron')).toHaveText('2');
  await expect(amount(page, 'Saffron')).toHaveAttribute('aria-busy', 'false');
  lose('before');
  await removeLine(page, 'Saffron');
  await expect(amount(page, 'Saffron')).toHaveAttribute('aria-busy', 'false');
  await expect(unsure).toHaveRole('alert');
  await expect(amount(page, 'Saffron')).toHaveText('2');
});

test('has no axe violations on a full and an empty cart', async ({ page }) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  await expect(group(page, /^Pickup/)).toBeVisible();
  expect(await findingsInBoth(page)).toEqual([]);
  for (const name of ['Whole Milk', 'Sourdough Loaf', 'Saffron']) {
    await removeLine(page, name);
    await expect(amount(page, name)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('shows a message over the skeleton while loading is slow, and then the content', async ({
  page,
  shop,
}) => {
  await signInAs(page, 'erin');
  for (const match of ['cart.get', 'products.search'])
    shop.sandbox.controls.addFault({ match, when: 'before', kind: 'delay', ms: 2500, times: 1 });
  await page.goto('/cart');
  const slow = page.getByText('This takes longer than usual…');
  await expect(slow).toBeVisible();
  await expect(page.getByRole('main').locator('.skeleton').first()).toBeVisible();
  await expect(page.getByText('Saffron')).toBeVisible();
  await expect(slow).toHaveCount(0);
});

test('queues changes made offline, and sends them once when online', async ({ page, context, shop }) => {
  await putMilk(page);
  await context.setOffline(true);
  const bar = page.getByRole('status').filter({ hasText: 'No connection since' });
  await expect(bar).toHaveText(/No connection since \d{1,2}:\d\d [AP]M$/);
  await button(page, 'One more, Whole Milk').press('Enter');
  await expect(amount(page, 'Whole Milk')).toHaveText('2');
  await button(page, 'Add to cart, Salted Butter').press('Enter');
  await expect(bar).toContainText('2 changes waiting');
  expect(await findings(page)).toEqual([]);
  await toCart(page);
  await expect(page.getByRole('alert')).toHaveText(/^You are offlineYour cart is safe\./);
  const kept = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Kept on this device' }) });
  await expect(kept.getByRole('group', { name: 'Quantity, Whole Milk' })).toHaveText('2');
  expect(await findings(page)).toEqual([]);
  const before = callsOf(shop, 'cart.get').length;
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  // The changes are sent without a retry by the shopper.
  await expect(amount(page, 'Salted Butter')).toHaveText('1');
  await expect(amount(page, 'Whole Milk')).toHaveText('2');
  await page.reload();
  await expect(amount(page, 'Salted Butter')).toHaveText('1');
  await expect(amount(page, 'Whole Milk')).toHaveText('2');
  // Returning online and reloading read the cart once each.
  expect(callsOf(shop, 'cart.get').length - before).toBeLessThanOrEqual(3);
});

test('waits for the connection on the way to the checkout, and continues once changes are saved', async ({
  page,
  context,
}) => {
  await putMilk(page);
  await toCart(page);
  await expect(amount(page, 'Whole Milk')).toHaveText('1');
  await context.setOffline(true);
  await button(page, 'One more, Whole Milk').press('Enter');
  const on = page.getByRole('link', { name: 'Check out pickup' });
  await on.press('Enter');
  await expect(on).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: '1 change waiting' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/scheduling/);
});

test('says that what a visitor added is kept on the device, and lets them order without it', async ({
  page,
  shop,
}) => {
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  await add(page, 'Whole Milk', 1);
  await toCart(page);
  shop.sandbox.controls.addFault({
    match: 'cart.add-items',
    when: 'before',
    kind: 'status',
    status: 400,
    times: 9,
  });
  await page.getByRole('link', { name: 'Check out pickup' }).press('Enter');
  await page.getByText('Sandbox: use a demo shopper').click();
  await page.getByRole('button', { name: /^Erin/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Before you check out' })).toBeFocused();
  const kept = page.getByRole('region', { name: 'Added before you signed in' });
  await expect(kept.getByRole('alert')).toContainText('They are kept on this device.');
  await expect(kept.getByRole('listitem')).toHaveText(['1 × Whole Milk']);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Before you check out' })).toBeFocused();
  await button(page, 'Continue without them').press('Enter');
  await expect(times(page)).toBeVisible();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  await page.goBack();
  await expect(kept).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const tries = callsOf(shop, 'cart.add-items').length;
  await button(page, 'Try again').press('Enter');
  await expect.poll(() => callsOf(shop, 'cart.add-items').length).toBeGreaterThan(tries);
  await expect(kept.getByRole('alert')).toBeVisible();
  await expect(button(page, 'Try again')).toBeFocused();
  await button(page, 'Remove from this device').press('Enter');
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('shop.cart'))).toBeNull();
});
