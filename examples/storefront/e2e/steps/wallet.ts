import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { OrderInfo, WalletConfig } from '@grocer/wallet';
import { button, dialog, openerOf, payingWith, signIn, signInAs, WALLET_STAGE } from './basic.ts';

/** Wallet options that a test sets on the bare host page, beyond the defaults. */
export interface HostWishes extends Pick<WalletConfig, 'appName' | 'walletConfig' | 'uiConfig'> {
  readonly orderInfo?: Partial<OrderInfo>;
  /** The part of the order that EBT pays, in cents. */
  readonly ebtPayment?: number;
  /** False in My Wallet mode, which has no order. Default: true. */
  readonly hasOrder?: boolean;
}

/** Signs a demo shopper in and opens the bare page that mounts a wallet for the tests. */
export async function openHost(page: Page, shopper: string, wishes: HostWishes = {}): Promise<void> {
  await signInAs(page, shopper);
  await page.goto(`/host/?wishes=${encodeURIComponent(JSON.stringify(wishes))}`);
  await expect(page.locator('#wallet')).toHaveAttribute('data-loaded', '');
}

/** Opens the flyout on the bare page, at `screen` if one is given. */
export const openFlyout = (page: Page, screen?: string): Promise<void> =>
  page.evaluate((name) => Reflect.get(window, 'wallet').open(name && { screen: name }), screen);

export const heading = (page: Page, name: string): Locator =>
  dialog(page).getByRole('heading', { name, exact: true });

/** A section of the list, by its heading. */
export const section = (page: Page, name: 'Credit & Debit' | 'SNAP EBT' | 'Gift Card'): Locator =>
  dialog(page).getByRole('group', { name, exact: true });

/** The row of a card in the flyout, by a name like "Visa ending in 4242". */
export const row = (page: Page, card: string): Locator =>
  dialog(page).getByRole('listitem').filter({ hasText: card });

/** The radio button or checkbox of a card in the list. */
export const choice = (page: Page, card: string): Locator =>
  row(page, card).getByRole('radio').or(row(page, card).getByRole('checkbox'));

export const actionsOf = (page: Page, card: string): Locator => button(page, `Actions for ${card}`);
export const menu = (page: Page): Locator => page.getByRole('menu');
export const menuItem = (page: Page, name: string): Locator =>
  menu(page).getByRole('menuitem', { name, exact: true });

/** A button for one card, in the list or in the card box. */
export const cardButton = (within: Locator, action: string, card: string): Locator =>
  within.getByRole('button', { name: `${action}, ${card}`, exact: true });

/** Signs in and opens the flyout of the checkout at its list. */
export async function openList(page: Page, shopper: string): Promise<void> {
  await signIn(page, shopper);
  await openerOf(page).click();
  await expect(heading(page, 'Select Payment')).toBeVisible();
}

/** Like `openList`, for a shopper who is given by their key. */
export async function openListAs(page: Page, shopper: string): Promise<void> {
  await signInAs(page, shopper);
  await page.goto(WALLET_STAGE);
  await expect(payingWith(page)).not.toBeEmpty();
  await openerOf(page).click();
  await expect(heading(page, 'Select Payment')).toBeVisible();
}

/** Chooses an action from the menu of a card. */
export async function act(page: Page, action: string, card: string): Promise<void> {
  await actionsOf(page, card).click();
  await menuItem(page, action).click();
}

/** Waits for a success message, with its title and text. */
export async function told(page: Page, title: string, text: string): Promise<void> {
  await expect(dialog(page).getByText(title, { exact: true })).toBeVisible();
  await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
}

/** An error message, announced at once. */
export const problem = (page: Page): Locator => dialog(page).getByRole('alert');
