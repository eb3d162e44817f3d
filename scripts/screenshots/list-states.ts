import { expect } from '@playwright/test';
import { button, dialog, payingWith, signIn, vaultFrame } from '../../examples/storefront/e2e/steps/basic.ts';
import { askBalance, checkoutOf, choose, fail, listOf, openMenu } from './reach.ts';
import type { State } from './reach.ts';

/** The card list, the card box and the My Wallet page, with the actions on their cards. */
export const listStates: readonly State[] = [
  {
    name: 'list-end',
    async reach(page) {
      await listOf(page, 'alice');
      await button(page, 'Add Gift Card').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'list-menu',
    async reach(page) {
      await listOf(page, 'alice');
      await openMenu(page, 'Mastercard ending in 4444');
    },
  },
  {
    name: 'list-menu-last',
    async reach(page) {
      await listOf(page, 'alice');
      await openMenu(page, 'Gift card ending in 1002');
    },
  },
  {
    name: 'list-gift-cards',
    async reach(page) {
      await listOf(page, 'erin');
      await dialog(page).getByText('Balance Error').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'list-covered',
    async reach(page) {
      await listOf(page, 'erin');
      await page.getByRole('checkbox', { name: /ending in 1001/ }).check();
      await button(page, 'Add Gift Card').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'list-gift-limit',
    async reach(page) {
      await listOf(page, 'erin');
      await button(page, 'Add Gift Card').click();
      await expect(page.getByText(/^A maximum of 5 gift cards/)).toBeVisible();
      await page.getByText(/^A maximum of 5 gift cards/).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'list-backup',
    async reach(page) {
      await checkoutOf(page, 'bob');
      await button(page, 'Add or Change Payment Method').click();
      await button(page, 'Back').click();
      await button(page, 'Add SNAP EBT Card').click();
      await expect(page.getByText(/first add a credit or debit card/)).toBeVisible();
    },
  },
  {
    name: 'list-balance-known',
    async reach(page) {
      await askBalance(page, 'alice');
      await vaultFrame(page).getByRole('textbox').fill('1234');
      await button(page, 'Confirm').click();
      await expect(payingWith(page)).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await button(page, 'Add or Change Payment Method').click();
      await expect(dialog(page).getByText('$150.00 Remaining')).toBeVisible();
    },
  },
  {
    name: 'preferred',
    async reach(page) {
      await listOf(page, 'alice');
      await choose(page, 'Mastercard ending in 4444', 'Make Preferred');
      await expect(page.getByText('Card Updated!')).toBeVisible();
    },
  },
  {
    name: 'prefer-failed',
    async reach(page, shop) {
      fail(shop, 'wallet.prefer-card');
      await listOf(page, 'alice');
      await choose(page, 'Mastercard ending in 4444', 'Make Preferred');
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'delete',
    async reach(page) {
      await listOf(page, 'alice');
      await choose(page, 'Mastercard ending in 4444', 'Delete');
      await expect(button(page, 'Keep Card')).toBeVisible();
    },
  },
  {
    name: 'delete-failed',
    async reach(page, shop) {
      fail(shop, 'wallet.delete-card');
      await listOf(page, 'alice');
      await choose(page, 'Mastercard ending in 4444', 'Delete');
      await button(page, 'Delete Card').click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'deleted',
    async reach(page) {
      await listOf(page, 'alice');
      await choose(page, 'Mastercard ending in 4444', 'Delete');
      await button(page, 'Delete Card').click();
      await expect(page.getByText('Card Deleted!')).toBeVisible();
    },
  },
  {
    name: 'card-box-actions',
    async reach(page) {
      await listOf(page, 'alice');
      await page.getByRole('checkbox', { name: /ending in 1000/ }).check();
      await button(page, 'Confirm').click();
      await expect(page.getByRole('button', { name: /^Remove, Gift card/ })).toBeVisible();
    },
  },
  {
    name: 'card-box-expired',
    async reach(page) {
      await checkoutOf(page, 'carol');
      await expect(page.getByRole('button', { name: /^Edit, / })).toBeVisible();
    },
  },
  {
    name: 'my-wallet-gift-cards',
    async reach(page) {
      await signIn(page, 'Erin');
      await page.getByRole('link', { name: 'My Wallet' }).click();
      await expect(page.getByText('Balance Error')).toBeAttached();
    },
  },
];
