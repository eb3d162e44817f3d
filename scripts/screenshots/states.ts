import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import type { OpenShop } from '../../examples/storefront/e2e/support/open-shop.ts';
import {
  button,
  cardAdded,
  cardFields,
  dialog,
  DISCOVER,
  fillForm,
  openerOf,
  openForm,
  payingWith,
  signIn,
  submit,
  toShoppers,
  vaultFrame,
} from '../../examples/storefront/e2e/steps/basic.ts';
import { checkoutStates } from './checkout-states.ts';
import { formStates } from './form-states.ts';
import { listStates } from './list-states.ts';
import type { State } from './reach.ts';
import { selectorStates } from './selector-states.ts';
import { shopStates } from './shop-states.ts';

const failNextLoad = ({ sandbox }: OpenShop): void =>
  sandbox.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 400 });

async function showList(page: Page, shopper: string): Promise<void> {
  await signIn(page, shopper);
  await expect(openerOf(page)).toBeVisible();
  await openerOf(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** All screens and states of the shop, its wallet, its selector and its checkout. */
export const states: readonly State[] = [
  {
    name: 'sign-in',
    async reach(page) {
      await toShoppers(page);
      await expect(page.getByRole('button', { name: /^Erin/ })).toBeVisible();
    },
  },
  {
    name: 'checkout',
    async reach(page) {
      await signIn(page, 'Alice');
      await expect(payingWith(page)).toContainText('Visa');
    },
  },
  {
    name: 'checkout-loading',
    async reach(page, { sandbox }) {
      sandbox.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'hang' });
      await signIn(page, 'Alice');
      await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    },
  },
  {
    name: 'checkout-empty',
    async reach(page) {
      await signIn(page, 'Bob');
      await expect(openerOf(page)).toBeVisible();
    },
  },
  {
    name: 'checkout-load-failed',
    async reach(page, shop) {
      failNextLoad(shop);
      await signIn(page, 'Alice');
      await expect(button(page, 'Retry')).toBeVisible();
    },
  },
  { name: 'list', reach: (page) => showList(page, 'Alice') },
  {
    name: 'list-expired',
    async reach(page) {
      await showList(page, 'Carol');
      await button(page, 'Confirm').click();
      await expect(page.getByText('This payment method is expired.')).toBeVisible();
    },
  },
  {
    name: 'form',
    async reach(page) {
      await signIn(page, 'Alice');
      await openForm(page);
    },
  },
  {
    name: 'form-filled',
    async reach(page) {
      await signIn(page, 'Alice');
      await openForm(page);
      await fillForm(page, DISCOVER);
    },
  },
  {
    name: 'form-invalid',
    async reach(page) {
      await signIn(page, 'Alice');
      await openForm(page);
      await fillForm(page, { number: '4242424242424241', month: '13', cvv: '1' });
      await submit(page);
      await expect(vaultFrame(page).getByText('Please enter a valid credit or debit card.')).toBeVisible();
      await page.getByLabel('First name').fill('');
      await submit(page);
      await expect(dialog(page).getByText('First Name is a required field.')).toBeVisible();
    },
  },
  {
    name: 'form-refused',
    async reach(page) {
      await signIn(page, 'Alice');
      await openForm(page);
      await fillForm(page, { number: '4000000000000127' });
      await submit(page);
      await expect(dialog(page).getByText('RV32937')).toBeVisible();
    },
  },
  {
    name: 'form-submitting',
    async reach(page, { sandbox }) {
      sandbox.controls.addFault({ match: 'wallet.add-bank-card', when: 'before', kind: 'hang' });
      await signIn(page, 'Alice');
      await openForm(page);
      await fillForm(page, DISCOVER);
      await submit(page);
      await expect(button(page, 'Submitting Card')).toBeVisible();
    },
  },
  {
    name: 'form-fields-unavailable',
    async reach(page, { sandbox }) {
      await page.route(`${sandbox.urls.vault}/**`, (route) => route.abort());
      await signIn(page, 'Bob');
      await openerOf(page).click();
      await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'added',
    async reach(page) {
      await signIn(page, 'Alice');
      await openForm(page);
      await fillForm(page, DISCOVER);
      await submit(page);
      await cardAdded(page);
    },
  },
  {
    name: 'exit-confirm',
    async reach(page) {
      await signIn(page, 'Alice');
      await openForm(page);
      await cardFields(page)[0].fill('4242');
      await page.getByLabel('First name').press('Escape');
      await expect(dialog(page)).toHaveAccessibleName('Discard Changes?');
    },
  },
  {
    name: 'my-wallet',
    async reach(page) {
      await signIn(page, 'Alice');
      await page.getByRole('link', { name: 'My Wallet' }).click();
      await expect(page.getByText('Visa ending in 4242')).toBeAttached();
    },
  },
  {
    name: 'my-wallet-empty',
    async reach(page) {
      await signIn(page, 'Bob');
      await page.getByRole('link', { name: 'My Wallet' }).click();
      await expect(button(page, 'Add Credit/Debit Card')).toBeVisible();
    },
  },
  {
    name: 'my-wallet-load-failed',
    async reach(page, shop) {
      await signIn(page, 'Alice');
      await expect(payingWith(page)).toContainText('Visa');
      failNextLoad(shop);
      await page.getByRole('link', { name: 'My Wallet' }).click();
      await expect(button(page, 'Retry')).toBeVisible();
    },
  },
  ...listStates,
  ...formStates,
  ...selectorStates,
  ...shopStates,
  ...checkoutStates,
];
