import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import type { OpenShop } from '../../examples/storefront/e2e/support/open-shop.ts';
import {
  button,
  dialog,
  openerOf,
  signInAs,
  vaultFrame,
  WALLET_STAGE,
} from '../../examples/storefront/e2e/steps/basic.ts';

/** A state to take a screenshot of, and how to reach it. */
export interface State {
  readonly name: string;
  reach(page: Page, shop: OpenShop): Promise<void>;
}

/** Opens the checkout of a demo shopper. */
export async function checkoutOf(page: Page, shopper: string): Promise<void> {
  await signInAs(page, shopper);
  await page.goto(WALLET_STAGE);
  await expect(openerOf(page)).toBeVisible();
}

/** Opens the list of cards. */
export async function listOf(page: Page, shopper: string): Promise<void> {
  await checkoutOf(page, shopper);
  await openerOf(page).click();
  await expect(button(page, 'Confirm')).toBeVisible();
}

/** Opens the menu of a card. */
export async function openMenu(page: Page, card: string): Promise<void> {
  await button(page, `Actions for ${card}`).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** Chooses an action from a card's menu. */
export async function choose(page: Page, card: string, action: string): Promise<void> {
  await openMenu(page, card);
  await page.getByRole('menuitem', { name: action }).click();
}

/** Opens the form that edits a card and waits for its security code field. */
export async function editCard(page: Page, shopper: string, card: string): Promise<void> {
  await listOf(page, shopper);
  await choose(page, card, 'Edit');
  await expect(vaultFrame(page).getByLabel('CVV (3-4 digit code)')).toBeVisible();
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
}

/** Opens the PIN form. */
export async function openBalance(page: Page, shopper: string): Promise<void> {
  await listOf(page, shopper);
  await dialog(page)
    .getByRole('button', { name: /^Check Balance, SNAP/ })
    .click();
}

/** Opens the PIN form and waits for its field. */
export async function askBalance(page: Page, shopper: string): Promise<void> {
  await openBalance(page, shopper);
  await expect(vaultFrame(page).getByRole('textbox')).toBeVisible();
}

/** Makes a call of the service fail with a status, or never answer. */
export const fail = ({ sandbox }: OpenShop, match: string, how: number | 'hang' = 400): void =>
  sandbox.controls.addFault({
    match,
    when: 'before',
    times: 100,
    ...(how === 'hang' ? { kind: how } : { kind: 'status', status: how }),
  });
