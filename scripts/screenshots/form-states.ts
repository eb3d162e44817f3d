import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { button, dialog, openerOf, openForm, vaultFrame } from '../../examples/storefront/e2e/steps/basic.ts';
import { askBalance, checkoutOf, editCard, fail, listOf, openBalance } from './reach.ts';
import type { State } from './reach.ts';

const VISA = 'Visa ending in 4242';
const confirm = (page: Page): Promise<void> => button(page, 'Confirm').click();

async function openSnapForm(page: Page): Promise<void> {
  await listOf(page, 'grace');
  await button(page, 'Add SNAP EBT Card').click();
  await expect(dialog(page).getByLabel('Card Number')).toBeVisible();
}

async function openGiftForm(page: Page): Promise<void> {
  await listOf(page, 'alice');
  await button(page, 'Add Gift Card').click();
  await expect(dialog(page).getByLabel('PIN')).toBeVisible();
}

async function openAddressForm(page: Page, name: string | RegExp): Promise<void> {
  await checkoutOf(page, 'alice');
  await openForm(page);
  await dialog(page).getByRole('button', { name }).first().click();
  await expect(dialog(page).getByLabel('City')).toBeVisible();
}

/** Adds an address. A form shows three of them; more are on a screen of their own. */
async function addAddress(page: Page, street: string): Promise<void> {
  await button(page, 'Add new address').click();
  await page.getByLabel('Address', { exact: true }).fill(street);
  await page.getByLabel('City').fill('Dayton');
  await page.getByLabel('State').selectOption('OH');
  await page.getByLabel('Postal Code').fill('45402');
  await button(page, 'Save Address').click();
  await expect(dialog(page).getByText(street)).toBeVisible();
}

const editStates: readonly State[] = [
  {
    name: 'edit-loading',
    async reach(page) {
      await page.route('**/eProtect/**', () => {});
      await listOf(page, 'alice');
      await button(page, `Actions for ${VISA}`).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await expect(dialog(page).getByRole('radio').first()).toBeVisible();
    },
  },
  { name: 'edit', reach: (page) => editCard(page, 'alice', VISA) },
  {
    name: 'edit-invalid',
    async reach(page) {
      await editCard(page, 'alice', VISA);
      await page.getByLabel('First name').fill('');
      await page.getByLabel('Expiration Month').selectOption('');
      await page.getByLabel('Expiration Year').selectOption('');
      await button(page, 'Save Changes').click();
      await expect(dialog(page).getByText('Expiration Year is a required field.')).toBeVisible();
    },
  },
  {
    name: 'edit-bad-code',
    async reach(page) {
      await editCard(page, 'alice', VISA);
      await vaultFrame(page).getByLabel('CVV (3-4 digit code)').fill('1');
      await button(page, 'Save Changes').click();
      await expect(vaultFrame(page).getByText('CVV too short.')).toBeVisible();
    },
  },
  {
    name: 'edit-refused',
    async reach(page) {
      await editCard(page, 'alice', VISA);
      await vaultFrame(page).getByLabel('CVV (3-4 digit code)').fill('998');
      await button(page, 'Save Changes').click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'edit-saving',
    async reach(page, shop) {
      fail(shop, 'wallet.edit-card', 'hang');
      await editCard(page, 'alice', VISA);
      await vaultFrame(page).getByLabel('CVV (3-4 digit code)').fill('123');
      await button(page, 'Save Changes').click();
      await expect(button(page, 'Saving...')).toBeVisible();
    },
  },
  {
    name: 'edited',
    async reach(page) {
      await editCard(page, 'alice', VISA);
      await vaultFrame(page).getByLabel('CVV (3-4 digit code)').fill('123');
      await button(page, 'Save Changes').click();
      await expect(page.getByText('Card Edited!')).toBeVisible();
    },
  },
];

const prepaidStates: readonly State[] = [
  { name: 'snap', reach: openSnapForm },
  {
    name: 'snap-invalid',
    async reach(page) {
      await openSnapForm(page);
      await dialog(page).getByLabel('Card Number').fill('9999');
      await confirm(page);
      await expect(dialog(page).getByText(/^Card Number must be/)).toBeVisible();
    },
  },
  {
    name: 'gift',
    async reach(page) {
      await openGiftForm(page);
      await dialog(page).getByLabel('Card Number').pressSequentially('9999990000000001006');
    },
  },
  {
    name: 'gift-invalid',
    async reach(page) {
      await openGiftForm(page);
      await confirm(page);
      await expect(dialog(page).getByText('PIN is a required field.')).toBeVisible();
    },
  },
  {
    name: 'gift-refused',
    async reach(page) {
      await openGiftForm(page);
      await dialog(page).getByLabel('Card Number').pressSequentially('9999990000000001002');
      await dialog(page).getByLabel('PIN').fill('1111');
      await confirm(page);
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
];

const balanceStates: readonly State[] = [
  {
    name: 'balance-loading',
    async reach(page) {
      await page.route('**/eProtect/**', () => {});
      await openBalance(page, 'alice');
      await expect(dialog(page).getByText('Enter Your SNAP EBT PIN')).toBeVisible();
    },
  },
  { name: 'balance', reach: (page) => askBalance(page, 'alice') },
  {
    name: 'balance-wrong-pin',
    async reach(page) {
      await askBalance(page, 'alice');
      await vaultFrame(page).getByRole('textbox').fill('4321');
      await confirm(page);
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'balance-locked',
    async reach(page) {
      await askBalance(page, 'leo');
      await vaultFrame(page).getByRole('textbox').fill('1234');
      await confirm(page);
      await expect(dialog(page).getByText(/^Your card has been locked/)).toBeVisible();
    },
  },
  {
    name: 'balance-unavailable',
    async reach(page, { sandbox }) {
      await page.route(`${sandbox.urls.vault}/**`, (route) => route.abort());
      await openBalance(page, 'alice');
      await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
];

const addressStates: readonly State[] = [
  {
    name: 'addresses',
    async reach(page) {
      await checkoutOf(page, 'alice');
      await openForm(page);
      await addAddress(page, '9 Canal Street');
      await addAddress(page, '27 Wright Avenue');
      await button(page, 'All addresses').click();
      await expect(button(page, 'Use This Address')).toBeVisible();
    },
  },
  { name: 'address-new', reach: (page) => openAddressForm(page, 'Add new address') },
  { name: 'address-edit', reach: (page) => openAddressForm(page, /^Edit, /) },
  {
    name: 'address-invalid',
    async reach(page) {
      await openAddressForm(page, 'Add new address');
      await button(page, 'Save Address').click();
      await expect(dialog(page).getByText('Postal Code is a required field.')).toBeVisible();
    },
  },
  {
    name: 'address-failed',
    async reach(page, shop) {
      fail(shop, 'wallet.save-billing-address');
      await openAddressForm(page, /^Edit, /);
      await dialog(page).getByLabel('City').fill('Dayton');
      await button(page, 'Save Address').click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'addresses-failed',
    async reach(page, shop) {
      fail(shop, 'wallet.list-billing-addresses');
      await checkoutOf(page, 'bob');
      await openerOf(page).click();
      await dialog(page).getByRole('alert').scrollIntoViewIfNeeded();
    },
  },
];

/** The forms that edit a card, add a prepaid card, or ask for a PIN or an address. */
export const formStates: readonly State[] = [
  ...editStates,
  ...prepaidStates,
  ...balanceStates,
  ...addressStates,
];
