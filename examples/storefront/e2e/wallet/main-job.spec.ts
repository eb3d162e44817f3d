import type { Locator, Page } from '@playwright/test';
import {
  button,
  cardAdded,
  cardFields,
  dialog,
  EXPIRY_YEAR,
  MASTERCARD,
  openerOf,
  payingWith,
  signIn,
  tabTo,
  toShoppers,
  typeCard,
} from '../steps/basic.ts';
import { storedCards } from '../support/database.ts';
import { enter } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const rowOf = (page: Page, name: string): Locator =>
  dialog(page).getByRole('radio', { name: new RegExp(name) });

test(
  'adds a card in the vault’s frame, selects it and pays with it [W-2.27] [W-4.14] [W-4.33]',
  { tag: ['@engines', '@phone'] },
  async ({ page, shop, press }) => {
    await toShoppers(page);
    await press(page.getByRole('button', { name: /^Dave/ }));
    await expect(payingWith(page)).toContainText('Visa ending in 4242');
    await press(openerOf(page));
    await expect(dialog(page)).toHaveAccessibleName('Select Payment');
    await press(button(page, 'Add Credit/Debit Card'));
    await page.getByLabel('First name').pressSequentially('Dave');
    await page.getByLabel('Last name').pressSequentially('Diaz');
    for (const [index, text] of ['5555555555554444', '12', EXPIRY_YEAR, '123'].entries()) {
      const field = cardFields(page)[index];
      if (!field) continue;
      await press(field);
      await field.pressSequentially(text);
    }
    const frame = page.frames().find((one) => one.url().startsWith(shop.sandbox.urls.vault));
    expect(frame?.parentFrame()).toBe(page.mainFrame());
    await press(button(page, 'Submit'));
    await cardAdded(page);
    await expect(page.getByText('Your card has been successfully added.')).toBeVisible();
    expect(storedCards(shop, 'dave')).toEqual(['VISA 4242', 'MASTERCARD 4444']);
    await expect(rowOf(page, 'Mastercard ending in 4444')).toBeChecked();

    await press(rowOf(page, 'Visa ending in 4242'));
    await press(rowOf(page, 'Mastercard ending in 4444'));
    await press(button(page, 'Confirm'));
    await expect(dialog(page)).toHaveCount(0);
    await expect(payingWith(page)).toContainText('Paying with Mastercard ending in 4444');
  },
);

test(
  'adds a card, selects it and pays with it, by keyboard',
  { tag: '@engines' },
  async ({ page, shop, witness }) => {
    await enter(page, 'Dave');
    await tabTo(page, openerOf(page));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: 'Select Payment' })).toBeFocused();
    await tabTo(page, button(page, 'Add Credit/Debit Card'));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: 'Add Credit/Debit Card' })).toBeFocused();
    await expect(cardFields(page)[0]).toBeVisible();
    await tabTo(page, page.getByLabel('First name'));
    await page.keyboard.type('Dave');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Diaz');
    for (const [index, text] of ['5555555555554444', '12', EXPIRY_YEAR, '123'].entries()) {
      const field = cardFields(page)[index];
      if (field) await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await tabTo(page, button(page, 'Submit'));
    await page.keyboard.press('Enter');
    await cardAdded(page);
    expect(storedCards(shop, 'dave')).toEqual(['VISA 4242', 'MASTERCARD 4444']);
    await expect(button(page, 'Add Credit/Debit Card')).toBeFocused();

    await tabTo(page, rowOf(page, 'Mastercard ending in 4444'));
    await page.keyboard.press('ArrowUp');
    await expect(rowOf(page, 'Visa ending in 4242')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, 'Mastercard ending in 4444')).toBeChecked();
    await tabTo(page, button(page, 'Confirm'));
    await page.keyboard.press('Enter');
    await expect(payingWith(page)).toContainText('Paying with Mastercard ending in 4444');
    await expect(openerOf(page)).toBeFocused();
    expect(witness.of('pointer')).toEqual([]);
  },
);

test(
  'opens the form for a shopper without a bank card, and shows the new card in another browser',
  { tag: '@phone' },
  async ({ page, press, browser, shop }) => {
    await toShoppers(page);
    await press(page.getByRole('button', { name: /^Bob/ }));
    await expect(payingWith(page)).toContainText('No payment method chosen yet.');
    await press(openerOf(page));
    await expect(dialog(page)).toHaveAccessibleName('Add Credit/Debit Card');
    await page.getByLabel('First name').fill('Bob');
    await page.getByLabel('Last name').fill('Baker');
    await typeCard(page, MASTERCARD);
    await press(button(page, 'Submit'));
    await cardAdded(page);
    await press(button(page, 'Confirm'));
    await expect(payingWith(page)).toHaveText('Paying with Mastercard ending in 4444.');

    const other = await browser.newPage({ baseURL: shop.url });
    await signIn(other, 'Bob');
    await expect(payingWith(other)).toHaveText('Paying with Mastercard ending in 4444.');
    await other.context().close();
  },
);
