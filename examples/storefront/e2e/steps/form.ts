import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { button, dialog, openForm, vaultFrame } from './basic.ts';
import { act, heading } from './wallet.ts';

/** Test cards with forms of their own, in addition to the seeded cards. */
export const GIFT = { number: '9999990000000001006', pin: '1111', name: 'Gift card ending in 1006' };
export const SNAP = { number: '9999000000000012', name: 'SNAP EBT ending in 0012' };
export const EBT_PIN = '1234';

/** A field of the open form, by its exact label. */
export const field = (page: Page, label: string): Locator => dialog(page).getByLabel(label, { exact: true });

/** The only field of a small vault frame: the security code; below, the PIN. */
export const securityCode = (page: Page): Locator => vaultFrame(page).getByLabel('CVV (3-4 digit code)');
export const pinField = (page: Page): Locator => vaultFrame(page).getByLabel('SNAP EBT PIN');

export const confirm = (page: Page): Promise<void> => button(page, 'Confirm').click();

/** Opens the form for a gift card or a SNAP card from the list. */
export async function startAdding(page: Page, title: 'Add SNAP EBT Card' | 'Add Gift Card'): Promise<void> {
  await button(page, title).click();
  await expect(heading(page, title)).toBeVisible();
}

export async function addGift(page: Page, { number, pin } = GIFT): Promise<void> {
  await startAdding(page, 'Add Gift Card');
  await field(page, 'Card Number').fill(number);
  await field(page, 'PIN').fill(pin);
  await confirm(page);
}

export async function addSnap(page: Page, { number } = SNAP): Promise<void> {
  await startAdding(page, 'Add SNAP EBT Card');
  await field(page, 'Card Number').fill(number);
  await confirm(page);
}

/** Opens the form that edits a card and waits for its frame. */
export async function openEdit(page: Page, card = 'Visa ending in 4242'): Promise<void> {
  await act(page, 'Edit', card);
  await editReady(page);
}

export async function editReady(page: Page): Promise<void> {
  await expect(heading(page, 'Edit Credit/Debit Card')).toBeVisible();
  await expect(securityCode(page)).toBeVisible();
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
}

/** Enters a security code and saves the changes to a card. */
export async function saveEdit(page: Page, cvv = '123'): Promise<void> {
  await securityCode(page).fill(cvv);
  await button(page, 'Save Changes').click();
}

/** Enters a PIN in the frame and requests the balance. */
export async function askBalance(page: Page, pin = EBT_PIN): Promise<void> {
  await pinField(page).fill(pin);
  await confirm(page);
}

/** Fields of a new billing address that differ from the defaults. */
export interface TypedAddress {
  readonly street?: string;
  readonly unit?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postalCode?: string;
}

export async function fillAddress(page: Page, address: TypedAddress = {}): Promise<void> {
  const {
    street = '700 Quince Way',
    unit = '',
    city = 'Dayton',
    state = 'OH',
    postalCode = '45402',
  } = address;
  await field(page, 'Address').fill(street);
  await field(page, 'Apt, Suite, etc. (Optional)').fill(unit);
  await field(page, 'City').fill(city);
  await field(page, 'State').selectOption(state);
  await field(page, 'Postal Code').fill(postalCode);
}

/** Adds an address from the form for a new card and returns to that form. */
export async function addAddress(page: Page, address: TypedAddress = {}): Promise<void> {
  await button(page, 'Add new address').click();
  await expect(heading(page, 'Add Billing Address')).toBeVisible();
  await fillAddress(page, address);
  await button(page, 'Save Address').click();
  await expect(heading(page, 'Add Credit/Debit Card')).toBeVisible();
}

/** Gives a shopper enough addresses for a screen of their own, and opens that screen. */
export async function openAddressList(page: Page): Promise<void> {
  await openForm(page);
  for (const street of ['1 Fir Street', '2 Fir Street']) await addAddress(page, { street });
  await button(page, 'All addresses').click();
  await expect(heading(page, 'Billing Address')).toBeVisible();
}
