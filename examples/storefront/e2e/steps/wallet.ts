import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { OrderInfo, WalletConfig } from '@grocer/wallet';
import { button, dialog, openerOf, payingWith, signIn, signInAs, WALLET_STAGE } from './basic.ts';

/** What a test's own page tells the wallet, beyond what every page does. */
export interface HostWishes extends Pick<WalletConfig, 'appName' | 'walletConfig' | 'uiConfig'> {
  readonly orderInfo?: Partial<OrderInfo>;
  /** What EBT pays of the order, in cents. */
  readonly ebtPayment?: number;
  /** In My Wallet mode there is no order. */
  readonly hasOrder?: boolean;
}

/** Opens the bare page that mounts a wallet for the tests, as a demo shopper. */
export async function openHost(page: Page, shopper: string, wishes: HostWishes = {}): Promise<void> {
  await signInAs(page, shopper);
  await page.goto(`/host/?wishes=${encodeURIComponent(JSON.stringify(wishes))}`);
  await expect(page.locator('#wallet')).toHaveAttribute('data-loaded', '');
}

/** Opens the flyout of the bare page, wherever it begins. */
export const openFlyout = (page: Page, screen?: string): Promise<void> =>
  page.evaluate((name) => Reflect.get(window, 'wallet').open(name && { screen: name }), screen);

export const heading = (page: Page, name: string): Locator =>
  dialog(page).getByRole('heading', { name, exact: true });

/** A section of the list, by its heading. */
export const section = (page: Page, name: 'Credit & Debit' | 'SNAP EBT' | 'Gift Card'): Locator =>
  dialog(page).getByRole('group', { name, exact: true });

/** The row of a card in the flyout: "Visa ending in 4242". */
export const row = (page: Page, card: string): Locator =>
  dialog(page).getByRole('listitem').filter({ hasText: card });

/** What marks a card in the list. */
export const choice = (page: Page, card: string): Locator =>
  row(page, card).getByRole('radio').or(row(page, card).getByRole('checkbox'));

export const actionsOf = (page: Page, card: string): Locator => button(page, `Actions for ${card}`);
export const menu = (page: Page): Locator => page.getByRole('menu');
export const menuItem = (page: Page, name: string): Locator =>
  menu(page).getByRole('menuitem', { name, exact: true });

/** A button that stands at one card, in the list or in the card box. */
export const cardButton = (within: Locator, action: string, card: string): Locator =>
  within.getByRole('button', { name: `${action}, ${card}`, exact: true });

/** Opens the flyout of the checkout at its list. */
export async function openList(page: Page, shopper: string): Promise<void> {
  await signIn(page, shopper);
  await openerOf(page).click();
  await expect(heading(page, 'Select Payment')).toBeVisible();
}

/** The same for a shopper whom the page does not offer. */
export async function openListAs(page: Page, shopper: string): Promise<void> {
  await signInAs(page, shopper);
  await page.goto(WALLET_STAGE);
  await expect(payingWith(page)).not.toBeEmpty();
  await openerOf(page).click();
  await expect(heading(page, 'Select Payment')).toBeVisible();
}

/** Takes an action from the menu of a card. */
export async function act(page: Page, action: string, card: string): Promise<void> {
  await actionsOf(page, card).click();
  await menuItem(page, action).click();
}

/** The message that something worked, title and text. */
export async function told(page: Page, title: string, text: string): Promise<void> {
  await expect(dialog(page).getByText(title, { exact: true })).toBeVisible();
  await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
}

/** A failure, spoken at once. */
export const problem = (page: Page): Locator => dialog(page).getByRole('alert');
