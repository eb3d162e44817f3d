import { addCartItems, changeCartLine, readCart } from '@grocer/foundation/contract';
import { senderOf, shopperServices } from '@grocer/foundation/testing/checkouts';
import {
  add,
  group,
  holdEachWrite,
  noteIn,
  openSheet,
  putMilk,
  substitute,
  substitution,
  toCart,
} from '../steps/cart.ts';
import type { Locator } from '@playwright/test';
import { findingsInBoth } from '../support/axe.ts';
import { pressOn } from '../support/keyboard.ts';
import { callsOf } from '../support/open-shop.ts';
import { shopAtStore } from '../steps/shop.ts';
import { button, signInAs, refuseOnce } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('saves the substitution choice of each cart line, and keeps a visitor’s choice after sign-in [C-4.31]', async ({
  page,
  shop,
}) => {
  const eggs = substitution(page, 'Large Eggs');
  const milk = substitution(page, 'Whole Milk');
  await page.goto('/aisles/dairy-eggs');
  await shopAtStore(page);
  await add(page, 'Whole Milk');
  await add(page, 'Large Eggs');
  await page.goto('/cart');
  await expect(milk).toHaveText('Substitutions allowed');
  await substitute(page, 'Whole Milk', 'Substitutions not allowed');
  await page.reload();
  await expect(milk).toHaveText('Substitutions not allowed');
  expect(await findingsInBoth(page)).toEqual([]);
  // A visitor's cart can store neither a note nor a backup.
  const sheet = await openSheet(page, 'Whole Milk');
  await expect(sheet.getByRole('radio')).toHaveCount(2);
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await expect(button(sheet, 'Choose a backup')).toHaveCount(0);

  await signInAs(page, 'grace');
  await page.goto('/cart');
  await expect(milk).toHaveText('Substitutions not allowed');
  await substitute(page, 'Large Eggs', 'Substitutions not allowed');
  await expect.poll(() => callsOf(shop, 'cart.change-line').length).toBe(1);
  await page.reload();
  await expect(eggs).toHaveText('Substitutions not allowed');
  // Undo restores the substitution policy as well.
  await button(page, 'Remove, Large Eggs').press('Enter');
  await button(page, 'Undo, Large Eggs').press('Enter');
  await expect(eggs).toHaveText('Substitutions not allowed');

  refuseOnce(shop, 'cart.change-line');
  await openSheet(page, 'Whole Milk');
  const allowed = sheet.getByRole('radio', { name: 'Substitutions allowed' });
  await allowed.press('Space');
  await expect(page.getByRole('alert')).toHaveText('That change did not work. Please try again.');
  await expect(sheet.getByRole('radio', { name: 'Substitutions not allowed' })).toBeChecked();
  await expect(allowed).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(milk).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(milk).toHaveText('Substitutions not allowed');
});

test('saves a note on a cart line, and keeps it when the change is refused or the sheet is closed @phone', async ({
  page,
  shop,
}) => {
  await putMilk(page);
  await page.goto('/cart');
  const sheet = await openSheet(page, 'Whole Milk');
  await expect(sheet.getByRole('heading')).toBeFocused();
  const note = noteIn(sheet);
  await note.focus();
  await page.keyboard.type('The one that lasts longest');
  expect(await findingsInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(substitution(page, 'Whole Milk')).toBeFocused();
  await expect(page.getByText('Note not saved')).toBeVisible();
  // It is kept while other pages are visited, the checkout's among them.
  await page.getByRole('link', { name: 'Whole Milk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Whole Milk' })).toBeVisible();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await page.getByRole('link', { name: 'Check out pickup' }).click();
  await expect(page).toHaveURL(/\/scheduling/);
  await page.goBack();
  await openSheet(page, 'Whole Milk');
  await expect(note).toHaveValue('The one that lasts longest');

  refuseOnce(shop, 'cart.change-line');
  await pressOn(page, button(sheet, 'Save note'));
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(note).toHaveValue('The one that lasts longest');
  await pressOn(page, button(sheet, 'Choose a backup'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await note.press('End');
  await page.keyboard.type(' ');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await pressOn(page, button(sheet, 'Save note'));
  await expect(page.getByText('Note: The one that lasts longest')).toBeVisible();
  await expect(page.getByText('Note not saved')).toHaveCount(0);
  await expect(sheet).toHaveCount(0);
  await expect(substitution(page, 'Whole Milk')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Note: The one that lasts longest')).toBeVisible();

  await openSheet(page, 'Whole Milk');
  await note.fill('');
  await pressOn(page, button(sheet, 'Save note'));
  await expect(page.getByText('Note: ')).toHaveCount(0);
});

test('moves a cart line with its quantity and substitution choice, and names the product when refused', async ({
  page,
  shop,
}) => {
  await putMilk(page, 2);
  await add(page, 'Large Eggs', 60);
  await page.goto('/cart');
  await substitute(page, 'Whole Milk', 'Substitutions not allowed');
  const type = async (line: Locator, product: string): Promise<void> => {
    await pressOn(page, line.getByRole('button', { name: `More for ${product}`, exact: true }));
    await noteIn(page).fill('The freshest');
    await page.keyboard.press('Escape');
  };
  const unsaved = (line: Locator) => line.getByText('Note not saved');
  const pickup = group(page, /^Pickup/);
  const delivery = group(page, /^Delivery/);
  const move = async (product: string, to: string): Promise<void> => {
    const from = to === 'Delivery' ? pickup : delivery;
    await pressOn(page, from.getByRole('button', { name: `More for ${product}`, exact: true }));
    const sheet = page.getByRole('dialog', { name: product, exact: true });
    await pressOn(page, button(sheet, `Move to ${to}, ${product}`));
    await expect(sheet).toHaveCount(0);
  };
  await type(pickup, 'Whole Milk');
  await expect(unsaved(pickup)).toHaveCount(1);
  await move('Whole Milk', 'Delivery');
  await expect(unsaved(delivery)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Whole Milk is moved to Delivery.' })).toHaveCount(
    1,
  );
  await expect(pickup.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(delivery.getByRole('group', { name: 'Quantity, Whole Milk' })).toHaveText('2');
  await expect(substitution(page, 'Whole Milk')).toHaveText('Substitutions not allowed');
  await expect(pickup).not.toContainText('Whole Milk');
  await move('Large Eggs', 'Delivery');
  // The group is removed together with its last line.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(pickup).toHaveCount(0);
  await move('Large Eggs', 'Pickup');
  await expect(pickup).toContainText('Large Eggs');
  expect(await findingsInBoth(page)).toEqual([]);

  // Another client adds more of the product for the other way to shop.
  const api = `http://127.0.0.1:${shop.sandbox.ports.api}`;
  const send = senderOf(shopperServices(api, await shop.sandbox.tokenFor('grace')));
  await send(addCartItems, { modality: 'DELIVERY', items: [{ gtin13: '2000000000009', quantity: 60 }] });
  await move('Large Eggs', 'Delivery');
  await expect(page.getByRole('alert')).toHaveText('You can have up to 99 of Large Eggs in your cart.');
  await expect(pickup.getByRole('button', { name: 'More for Large Eggs' })).toBeFocused();
  // Of the two lines of this product, one has the note.
  await type(pickup, 'Large Eggs');
  await expect(unsaved(pickup)).toHaveCount(1);
  await expect(delivery.getByRole('group', { name: 'Quantity, Large Eggs' })).toHaveText('60');
  await expect(unsaved(delivery)).toHaveCount(1);
});

test('keeps the cart and the focus while the prices of another way to shop are loaded', async ({ page }) => {
  await putMilk(page);
  await add(page, 'Large Eggs');
  const { resolve: letGo, promise: areLetGo } = Promise.withResolvers<void>();
  await page.route(/flash-sales.*DELIVERY/, async (route) => {
    await areLetGo;
    return route.continue();
  });
  // Prices that are late are not waited for.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/cart');
  await pressOn(page, button(page, 'More for Whole Milk'));
  await pressOn(page, button(page, 'Move to Delivery, Whole Milk'));
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(group(page, /^Delivery/)).toContainText('Whole Milk', { timeout: 100 });
  }).toPass();
  await expect(group(page, /^Pickup/).getByRole('heading', { level: 2 })).toBeFocused();
  letGo();
});

test('chooses a backup among similar products, by keyboard [C-4.31]', async ({ page, shop }) => {
  await putMilk(page);
  await page.goto('/cart');
  const chosen = substitution(page, 'Whole Milk');
  const sheet = await openSheet(page, 'Whole Milk');
  const opener = button(sheet, 'Choose a backup');
  await pressOn(page, opener);
  const question = page.getByRole('dialog', { name: 'Choose a backup' });
  const names = question.getByRole('listitem').locator('b');
  // Products of the same family come first; products that are out of stock are not offered.
  await expect(names.first()).toHaveText('2% Milk');
  await expect(names.filter({ hasText: 'Fresh Cream' })).toHaveCount(0);
  expect(await findingsInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(chosen).toHaveText('Substitutions allowed');
  // The same key in one breath: the dialog is open again.
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  refuseOnce(shop, 'cart.change-line');
  await pressOn(page, opener);
  await pressOn(page, question.getByRole('button', { name: /^Oat Drink/ }));
  await expect(question.getByRole('alert')).toHaveText('That change did not work. Please try again.');
  await pressOn(page, question.getByRole('button', { name: /^Oat Drink/ }));
  await expect(question).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(chosen).toHaveText('Backup: Oat Drink');
  await expect(sheet.getByRole('radio', { name: 'Backup: Oat Drink' })).toBeChecked();
  await page.reload();
  await expect(chosen).toHaveText('Backup: Oat Drink');
  await openSheet(page, 'Whole Milk');
  await pressOn(page, opener);
  await expect(question.getByRole('button', { pressed: true })).toHaveText(/^Oat Drink/);
  await expect(names.first()).toHaveText('Oat Drink');
});

test('says that a note could not be confirmed, keeps it, and shows it once the service has it', async ({
  page,
  shop,
}) => {
  await putMilk(page);
  await page.goto('/cart');
  const lose = (when: 'before' | 'after-commit'): void => {
    shop.sandbox.controls.clearFaults();
    shop.sandbox.controls.addFault({ match: 'cart.change-line', when, kind: 'reset', times: 100 });
  };
  const unsure = 'We couldn’t confirm that change. Look at your cart before you try again.';
  const sheet = await openSheet(page, 'Whole Milk');
  const note = noteIn(sheet);
  const noted = page.getByText('Note: Ripe');
  await note.fill('Ripe');
  lose('before');
  await pressOn(page, button(sheet, 'Save note'));
  await expect(page.getByRole('alert')).toHaveText(unsure);
  await expect(note).toHaveValue('Ripe');
  await expect(noted).toHaveCount(0);
  lose('after-commit');
  await pressOn(page, button(sheet, 'Save note'));
  await expect(noted).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button(sheet, 'Save note')).toBeFocused();
  await note.press('End');
  await page.keyboard.type('!');
  await expect(note).toHaveValue('Ripe!');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Note not saved')).toHaveCount(0);
  // A later note of another client is not taken for an unsaved one.
  shop.sandbox.controls.clearFaults();
  const api = `http://127.0.0.1:${shop.sandbox.ports.api}`;
  const send = senderOf(shopperServices(api, await shop.sandbox.tokenFor('grace')));
  const [line] = (await send(readCart, undefined)).lines;
  await send(changeCartLine, { lineId: line?.id ?? '', instructions: 'Cold' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Note: Cold')).toBeVisible();
  await expect(page.getByText('Note not saved')).toHaveCount(0);
});

test('shows what is being saved in a sheet that is opened again, and the last of several choices', async ({
  page,
  shop,
}) => {
  await putMilk(page);
  await page.goto('/cart');
  const letGo = await holdEachWrite(page);
  const sheet = await openSheet(page, 'Whole Milk');
  const note = noteIn(sheet);
  const saving = sheet.getByRole('status').filter({ hasText: 'Saving…' });
  await note.fill('Cold');
  await pressOn(page, button(sheet, 'Save note'));
  await page.keyboard.press('Escape');
  await openSheet(page, 'Whole Milk');
  await expect(saving).toBeVisible();
  await note.fill('Cold and ripe');
  await letGo();
  await expect(page.getByText('Note: Cold', { exact: true })).toHaveCount(1);
  await expect(saving).toHaveCount(0);
  await expect(note).toHaveValue('Cold and ripe');
  // The shopper leaves the cart while it is saved, and takes it back.
  await pressOn(page, button(sheet, 'Save note'));
  await page.keyboard.press('Escape');
  await expect(page.getByText('Saving note…')).toBeVisible();
  await page.getByRole('navigation', { name: 'Aisles' }).getByRole('link').first().press('Enter');
  await expect(page.getByText('Saving note…')).toHaveCount(0);
  await toCart(page);
  await expect(page.getByText('Saving note…')).toBeVisible();
  await openSheet(page, 'Whole Milk');
  await pressOn(page, button(sheet, 'Save note'));
  await note.fill('Cold');
  await page.keyboard.press('Escape');
  await letGo();
  await expect(page.getByText('Note: Cold and ripe')).toHaveCount(1);
  await expect(page.getByText('Note not saved')).toBeVisible();
  await openSheet(page, 'Whole Milk');
  await expect(note).toHaveValue('Cold');

  const [not, allowed] = ['Substitutions not allowed', 'Substitutions allowed'];
  const radio = (name: string) => sheet.getByRole('radio', { name, exact: true });
  for (const choice of [not, allowed, not]) await radio(choice).press('Space');
  await page.keyboard.press('Escape');
  await openSheet(page, 'Whole Milk');
  const choices = sheet.getByRole('group', { name: 'Substitutions' });
  await letGo();
  await letGo();
  await expect.poll(() => callsOf(shop, 'cart.change-line').length).toBe(4);
  refuseOnce(shop, 'cart.change-line');
  await expect(choices).toHaveAttribute('aria-busy', 'true');
  await expect(radio(not)).toBeChecked();
  await letGo();
  await expect(sheet.getByRole('alert')).toHaveText('That change did not work. Please try again.');
  await expect(radio(allowed)).toBeChecked();
  await expect(choices).toHaveAttribute('aria-busy', 'false');

  // A backup is shown from the first press on, also once its dialog is closed and another choice follows.
  await pressOn(page, button(sheet, 'Choose a backup'));
  const question = page.getByRole('dialog', { name: 'Choose a backup' });
  await expect(question.getByRole('listitem').first()).toBeVisible();
  await expect(question.getByRole('alert')).toHaveCount(0);
  await question.getByRole('button', { name: /^Oat Drink/ }).dblclick();
  await pressOn(page, button(question, 'Close'));
  const backup = radio('Backup: Oat Drink');
  await expect(backup).toBeChecked();
  await radio(not).press('Space');
  await expect(backup).not.toBeChecked();
  await backup.press('Space');
  // The choice is kept while another page is visited.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Whole Milk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Whole Milk' })).toBeVisible();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  const shown = substitution(page, 'Whole Milk');
  await expect(shown).toHaveText('Backup: Oat Drink');
  for (let more = 0; more < 3; more += 1) await letGo();
  // The two notes and the three choices before, and three more.
  await expect.poll(() => callsOf(shop, 'cart.change-line').length).toBe(8);
  await page.reload();
  await expect(shown).toHaveText('Backup: Oat Drink');
});
