import type { Locator } from '@playwright/test';
import { amount, group, holdWrites, noteIn, openSheet, putMilk, removeLine, toCart } from '../steps/cart.ts';
import { callsOf } from '../support/open-shop.ts';
import { findingsInBoth } from '../support/axe.ts';
import { button, signInAs, refuseOnce } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

/** Returns the names of the products in a group of the cart. */
async function namesIn(lines: Locator): Promise<readonly string[]> {
  await expect(lines).toBeVisible();
  return lines.getByRole('heading', { level: 3 }).allInnerTexts();
}

test('restores a removed item by Undo, even the last one, and withdraws Undo after a while', async ({
  page,
}) => {
  await putMilk(page, 3);
  await toCart(page);
  await page.clock.install();
  await removeLine(page, 'Whole Milk');
  const undo = button(page, 'Undo, Whole Milk');
  await undo.focus();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Whole Milk removed.' })).toBeVisible();
  expect(await findingsInBoth(page)).toEqual([]);
  await page.clock.runFor(20_000);

  await undo.press('Enter');
  await expect(amount(page, 'Whole Milk')).toHaveText('3');
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await removeLine(page, 'Whole Milk');
  await expect(undo).toBeVisible();
  await page.clock.runFor(8000);
  await expect(undo).toHaveCount(0);
});

test('keeps Undo for the last removed item while an earlier one is restored', async ({ page }) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  const [first = '', second = ''] = await namesIn(group(page, /^Pickup/));
  await removeLine(page, first);
  await expect(button(page, `Undo, ${first}`)).toBeVisible();
  const letGo = await holdWrites(page);
  await removeLine(page, second);
  await button(page, `Undo, ${first}`).press('Enter');
  letGo();
  await expect(amount(page, first)).toBeVisible();
  await expect(button(page, `Undo, ${second}`)).toBeVisible();
});

test('restores a removed item once, with its quantity, when both buttons are pressed twice', async ({
  page,
}) => {
  await putMilk(page);
  await toCart(page);
  const removeIt = button(page, 'Remove, Whole Milk');
  const letRemove = await holdWrites(page);
  for (let presses = 0; presses < 2; presses += 1) await removeIt.press('Enter');
  letRemove();
  const undo = button(page, 'Undo, Whole Milk');
  await expect(undo).toBeVisible();
  const letAdd = await holdWrites(page);
  for (let presses = 0; presses < 2; presses += 1) await undo.press('Enter');
  letAdd();
  await expect(amount(page, 'Whole Milk')).toHaveText('1');
  // Changes are sent one after the other, so this one follows a second addition.
  await button(page, 'One more, Whole Milk').press('Enter');
  await expect(amount(page, 'Whole Milk')).toHaveAttribute('aria-busy', 'false');
  await expect(amount(page, 'Whole Milk')).toHaveText('2');
});

test('keeps Undo when restoring an item is refused, and restores it by another press', async ({
  page,
  shop,
}) => {
  await putMilk(page, 2);
  await toCart(page);
  // The note is saved after the press on "Remove".
  const letGo = await holdWrites(page);
  const sheet = await openSheet(page, 'Whole Milk');
  await noteIn(sheet).fill('Cold');
  await button(sheet, 'Save note').press('Enter');
  await button(sheet, 'Remove, Whole Milk').press('Enter');
  letGo();
  const undo = button(page, 'Undo, Whole Milk');
  await expect(undo).toBeVisible();
  refuseOnce(shop, 'cart.add-items');
  await undo.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That change did not work. Please try again.');
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(amount(page, 'Whole Milk')).toHaveText('2');
  await expect(page.getByText('Note: Cold')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(undo).toHaveCount(0);

  await page.clock.install();
  await removeLine(page, 'Whole Milk');
  refuseOnce(shop, 'cart.add-items');
  await undo.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.clock.runFor(60_000);
  const dismiss = button(page, 'Dismiss, Whole Milk');
  expect(await findingsInBoth(page)).toEqual([]);
  await dismiss.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('restores a removed item once, with its unsaved note, when the answer to Undo is lost', async ({
  page,
  shop,
}) => {
  await putMilk(page, 2);
  await toCart(page);
  const sheet = await openSheet(page, 'Whole Milk');
  await noteIn(sheet).fill('Cold');
  await button(sheet, 'Remove, Whole Milk').press('Enter');
  const undo = button(page, 'Undo, Whole Milk');
  const { controls } = shop.sandbox;
  controls.addFault({ match: 'cart.add-items', when: 'after-commit', kind: 'reset', times: 100 });
  await undo.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(amount(page, 'Whole Milk')).toHaveText('2');
  await expect(undo).toHaveCount(0);
  await expect(page.getByText('Note not saved')).toBeVisible();

  // The cart cannot be read either.
  await removeLine(page, 'Whole Milk');
  controls.addFault({ match: 'cart.get', when: 'before', kind: 'status', status: 400, times: 100 });
  await undo.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'We couldn’t confirm that change. Look at your cart before you try again.',
  );
  await expect(undo).toBeFocused();
  controls.clearFaults();
  await undo.press('Enter');
  await expect(amount(page, 'Whole Milk')).toHaveText('2');
  await expect(undo).toHaveCount(0);
  await expect(page.getByText('Note not saved')).toBeVisible();
});

test('offers Undo for an item, with its unsaved note, that was removed after the cart was left', async ({
  page,
  shop,
}) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  const [first = '', second = ''] = await namesIn(group(page, /^Pickup/));
  const sheet = await openSheet(page, first);
  await noteIn(sheet).fill('Cold');
  await button(sheet, 'Close').press('Enter');
  const letGo = await holdWrites(page);
  await removeLine(page, first);
  await page.getByRole('navigation', { name: 'Aisles' }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveCount(0);
  await toCart(page);
  await expect(amount(page, first)).toBeVisible();
  letGo();
  await expect(amount(page, first)).toHaveCount(0);
  const undo = button(page, `Undo, ${first}`);
  refuseOnce(shop, 'cart.add-items');
  await undo.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  // Another item is removed meanwhile.
  const searches = callsOf(shop, 'products.search').length;
  await removeLine(page, second);
  await expect(button(page, `Undo, ${second}`)).toBeVisible();
  await expect(page.getByText('Note not saved')).toHaveCount(0);
  await undo.press('Enter');
  await expect(amount(page, first)).toBeVisible();
  await expect(page.getByText('Note not saved')).toBeVisible();
  await expect(button(page, `Undo, ${second}`)).toBeVisible();
  // The products that the cart needs were known.
  expect(callsOf(shop, 'products.search')).toHaveLength(searches);
});

test('keeps focus when the last two items of a group are removed at once', async ({ page }) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  const names = await namesIn(group(page, /^Pickup/));
  expect(names.length).toBeGreaterThan(1);
  const letGo = await holdWrites(page);
  for (const name of names) await removeLine(page, name);
  letGo();
  await expect(group(page, /^Pickup/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
