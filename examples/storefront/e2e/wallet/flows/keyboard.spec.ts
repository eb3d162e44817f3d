import type { Page } from '@playwright/test';
import { storedCards } from '../../support/database.ts';
import { field, GIFT, pinField, securityCode } from '../../steps/form.ts';
import { enter, expectNoPointer, pressOn, typeInto } from '../../support/keyboard.ts';
import { callsOf } from '../../support/open-shop.ts';
import {
  button,
  cardBox,
  cardFields,
  dialog,
  EXPIRY_YEAR,
  openerOf,
  payingWith,
  signInAs,
  tabTo,
  WALLET_STAGE,
} from '../../steps/basic.ts';
import { expect, test } from '../../support/test.ts';
import {
  actionsOf,
  cardButton,
  choice,
  heading,
  menu,
  menuItem,
  row,
  section,
  told,
} from '../../steps/wallet.ts';

const VISA = 'Visa ending in 4242';
const MASTERCARD = 'Mastercard ending in 4444';
const SNAP = 'SNAP EBT ending in 0004';

/** Opens the list by keyboard. */
async function openList(page: Page): Promise<void> {
  await pressOn(page, openerOf(page));
  await expect(heading(page, 'Select Payment')).toBeFocused();
}

/** Chooses an action from the menu of a card, with arrow keys and Enter. */
async function actByKeys(page: Page, card: string, action: string): Promise<void> {
  await pressOn(page, actionsOf(page, card));
  await expect(menuItem(page, 'Edit')).toBeFocused();
  const items = await menu(page).getByRole('menuitem').allTextContents();
  for (let steps = items.indexOf(action); steps > 0; steps -= 1) await page.keyboard.press('ArrowDown');
  await expect(menuItem(page, action)).toBeFocused();
  await page.keyboard.press('Enter');
}

test.afterEach(expectNoPointer);

test('adds a bank card with a new address by keyboard', async ({ page, shop }) => {
  await enter(page, 'Dave');
  await openList(page);
  await pressOn(page, button(page, 'Add Credit/Debit Card'));
  await expect(heading(page, 'Add Credit/Debit Card')).toBeFocused();
  await expect(cardFields(page)[0]).toBeVisible();
  await typeInto(page, page.getByLabel('First name'), 'Dave');
  await typeInto(page, page.getByLabel('Last name'), 'Diaz');
  for (const [index, text] of ['5555555555554444', '12', EXPIRY_YEAR, '123'].entries()) {
    const target = cardFields(page)[index];
    if (target) await typeInto(page, target, text);
  }
  await pressOn(page, button(page, 'Add new address'));
  await expect(heading(page, 'Add Billing Address')).toBeFocused();
  for (const [label, text] of [
    ['Address', '700 Quince Way'],
    ['City', 'Dayton'],
    ['State', 'Ohio'],
    ['Postal Code', '45402'],
  ] as const) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(text);
  }
  await pressOn(page, button(page, 'Save Address'));
  await expect(button(page, 'Add new address')).toBeFocused();
  await expect(dialog(page).getByRole('radio', { name: /700 Quince Way/ })).toBeChecked();
  await pressOn(page, button(page, 'Submit'));
  await told(page, 'Card Added!', 'Your card has been successfully added.');
  await expect(button(page, 'Add Credit/Debit Card')).toBeFocused();
  await pressOn(page, button(page, 'Confirm'));
  await expect(openerOf(page)).toBeFocused();
  await expect(payingWith(page)).toContainText(MASTERCARD);
  expect(storedCards(shop, 'dave')).toEqual(['VISA 4242', 'MASTERCARD 4444']);
});

test('edits the name, expiration, address and security code of a card by keyboard', async ({
  page,
  shop,
}) => {
  await enter(page, 'Alice');
  await openList(page);
  await actByKeys(page, MASTERCARD, 'Edit');
  await expect(heading(page, 'Edit Credit/Debit Card')).toBeFocused();
  await expect(securityCode(page)).toBeVisible();
  await typeInto(page, field(page, 'First name'), 'Alicia');
  await tabTo(page, field(page, 'Expiration Month'));
  await page.keyboard.type('07');
  await tabTo(page, field(page, 'Expiration Year'));
  await page.keyboard.type(`20${EXPIRY_YEAR}`);
  await typeInto(page, securityCode(page), '123');
  await tabTo(page, dialog(page).getByRole('radio', { name: /1420 Juniper Street/ }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: /88 Larch Road/ })).toBeChecked();
  await pressOn(page, button(page, 'Save Changes'));
  await told(page, 'Card Edited!', 'Your card has been successfully edited.');
  await expect(row(page, MASTERCARD)).toContainText(`Exp. 07/${EXPIRY_YEAR}`);
  await expect(actionsOf(page, MASTERCARD)).toBeFocused();
  const edits = callsOf(shop, 'wallet.edit-card');
  expect(edits.map(({ status }) => status)).toEqual([200]);
});

test('deletes a card by keyboard, after keeping it first', async ({ page, shop }) => {
  await enter(page, 'Alice');
  await openList(page);
  await actByKeys(page, MASTERCARD, 'Delete');
  await expect(button(page, 'Keep Card')).toBeFocused();
  await pressOn(page, button(page, 'Keep Card'));
  await expect(actionsOf(page, MASTERCARD)).toBeFocused();
  // This time the item is reached by its first letter.
  await page.keyboard.press('Enter');
  await expect(menuItem(page, 'Edit')).toBeFocused();
  await page.keyboard.press('d');
  await expect(menuItem(page, 'Delete')).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, button(page, 'Delete Card'));
  await told(page, 'Card Deleted!', 'Your card has been successfully removed.');
  await expect(row(page, MASTERCARD)).toHaveCount(0);
  // The menu button is removed with the card, so the heading of its section has the focus.
  await expect(section(page, 'Credit & Debit').getByRole('heading')).toBeFocused();
  expect(storedCards(shop, 'alice')).toEqual(['VISA 4242', 'AMEX 0005']);
});

test(
  'checks a SNAP balance by keyboard with the PIN in the frame, and closes the flyout [W-4.29]',
  { tag: '@engines' },
  async ({ page }) => {
    await enter(page, 'Dave');
    await openList(page);
    await pressOn(page, cardButton(dialog(page), 'Check Balance', SNAP));
    await expect(heading(page, 'Check Balance')).toBeFocused();
    await expect(pinField(page)).toBeVisible();
    await typeInto(page, pinField(page), '1234');
    await pressOn(page, button(page, 'Confirm'));
    await expect(dialog(page)).toHaveCount(0);
    await expect(openerOf(page)).toBeFocused();
    await expect(cardBox(page)).toContainText('$150.00 Remaining');
  },
);

test('stops Tab in the list only at controls', { tag: '@engines' }, async ({ page }) => {
  await enter(page, 'Alice');
  await openList(page);
  const stops: string[] = [];
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.nodeName ?? '';
    });
    stops.push(stop);
  }
  expect(stops.filter((name) => name !== 'BUTTON' && name !== 'INPUT')).toEqual([]);
});

test('keeps a changed selection on the first Escape prompt, and discards it on the second, by keyboard [W-4.12] [W-4.13]', async ({
  page,
}) => {
  await enter(page, 'Alice');
  await openList(page);
  await tabTo(page, choice(page, VISA));
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, MASTERCARD)).toBeChecked();
  await tabTo(page, choice(page, 'Gift card ending in 1000'));
  await page.keyboard.press('Space');
  await expect(choice(page, 'Gift card ending in 1000')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(button(page, 'No, Keep Changes')).toBeFocused();
  await pressOn(page, button(page, 'No, Keep Changes'));
  await expect(choice(page, 'Gift card ending in 1000')).toBeFocused();
  await page.keyboard.press('Escape');
  await pressOn(page, button(page, 'Yes, Discard Changes'));
  await expect(dialog(page)).toHaveCount(0);
  await expect(openerOf(page)).toBeFocused();
  await expect(payingWith(page)).toHaveText('Paying with Visa ending in 4242, SNAP EBT ending in 0004.');
});

test('opens a balance check and removes a gift card in the card box by keyboard', async ({ page }) => {
  await enter(page, 'Dave');
  const check = cardButton(cardBox(page), 'Check Balance', SNAP);
  await pressOn(page, check);
  await expect(heading(page, 'Check Balance')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(check).toBeFocused();

  await openList(page);
  await pressOn(page, button(page, 'Add Gift Card'));
  await typeInto(page, field(page, 'Card Number'), GIFT.number);
  await typeInto(page, field(page, 'PIN'), GIFT.pin);
  await page.keyboard.press('Enter');
  await told(page, 'Card Added!', 'Your card has been successfully added.');
  await pressOn(page, button(page, 'Confirm'));
  await pressOn(page, cardButton(cardBox(page), 'Remove', GIFT.name));
  await expect(cardBox(page)).not.toContainText('Gift card');
  await expect(payingWith(page)).not.toContainText('Gift card');
  // The button is removed with its card.
  await expect(cardBox(page)).toBeFocused();
});

test('retries a gift card balance by keyboard, and keeps focus in its row [W-2.15]', async ({ page }) => {
  await signInAs(page, 'oscar');
  await page.goto(WALLET_STAGE);
  await openList(page);
  const gift = 'Gift card ending in 1003';
  const retry = cardButton(dialog(page), 'Retry', gift);
  await tabTo(page, retry);
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(retry).toBeFocused();
    const answered = page.waitForResponse(/gift-card\/balance/);
    await page.keyboard.press('Enter');
    await answered;
  }
  await expect(row(page, gift)).toContainText('$5.00 Remaining');
  // The Retry button is gone.
  await expect(choice(page, gift)).toBeFocused();
});

test('edits an expired card from the card box by keyboard, and pays with it [W-2.18]', async ({ page }) => {
  await enter(page, 'Carol');
  const edit = cardButton(cardBox(page), 'Edit', VISA);
  await pressOn(page, edit);
  await expect(heading(page, 'Edit Credit/Debit Card')).toBeFocused();
  await expect(securityCode(page)).toBeVisible();
  await tabTo(page, field(page, 'Expiration Year'));
  await page.keyboard.type(`20${EXPIRY_YEAR}`);
  await typeInto(page, securityCode(page), '123');
  await pressOn(page, button(page, 'Save Changes'));
  await told(page, 'Card Edited!', 'Your card has been successfully edited.');
  await pressOn(page, button(page, 'Confirm'));
  await expect(payingWith(page)).toHaveText('Paying with Visa ending in 4242.');
  // A card that has not expired has no Edit button in the card box.
  await expect(cardBox(page)).toBeFocused();
});
