import { expect } from '@playwright/test';
import { beginChanges, beginCheckout, shopperServices } from '@grocer/foundation/testing/checkouts';
import type { ShopperServices } from '@grocer/foundation/testing/checkouts';
import type { Page } from 'playwright';
import type { OpenShop } from '../../examples/storefront/e2e/support/open-shop.ts';
import { untilPayable } from '../../examples/storefront/e2e/steps/pay.ts';
import { button, dialog, signInAs } from '../../examples/storefront/e2e/steps/basic.ts';
import { fail } from './reach.ts';
import type { State } from './reach.ts';

async function servicesOf({ sandbox }: OpenShop): Promise<ShopperServices> {
  return shopperServices(`http://127.0.0.1:${sandbox.ports.api}`, await sandbox.tokenFor('alice'));
}

/** Opens the payment step of a new checkout. */
async function openPayment(page: Page, shop: OpenShop, beginning = {}): Promise<void> {
  const orderId = await beginCheckout(await servicesOf(shop), beginning);
  await signInAs(page, 'alice');
  await page.goto(`/checkout?orderId=${orderId}&nc=true`);
  await untilPayable(page);
}

const place = (page: Page) => button(page, 'Place your Pickup Order').click();

async function openLine(page: Page, part: string): Promise<void> {
  await page.locator(`[data-part=${part}]`).first().click();
  await expect(dialog(page)).toBeVisible();
}

/** Places the order while the service refuses it. */
async function placeWith(page: Page, shop: OpenShop, status: number, code: string): Promise<void> {
  await openPayment(page, shop);
  shop.sandbox.controls.addFault({
    match: 'checkout.activate',
    when: 'before',
    kind: 'status',
    status,
    code,
  });
  await place(page);
}

/** The payment step, its errors, and changes to an order. */
export const checkoutStates: readonly State[] = [
  { name: 'pay', reach: openPayment },
  { name: 'pay-delivery', reach: (page, shop) => openPayment(page, shop, { modality: 'DELIVERY' }) },
  {
    name: 'pay-loading',
    async reach(page, shop) {
      fail(shop, 'checkout.read', 'hang');
      await signInAs(page, 'alice');
      await page.goto('/checkout?orderId=any&nc=true');
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    },
  },
  {
    name: 'pay-unavailable',
    async reach(page) {
      await signInAs(page, 'alice');
      await page.goto('/checkout?orderId=any&nc=true');
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'pay-cards',
    async reach(page, shop) {
      await openPayment(page, shop);
      for (const part of ['bank-cards', 'snap-cards', 'gift-cards'])
        await page.locator(`[data-part=${part}] summary`).click();
      await page.getByRole('checkbox', { name: /^Use SNAP EBT/ }).check();
      await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    },
  },
  {
    name: 'pay-contact',
    async reach(page, shop) {
      await openPayment(page, shop, { phone: '' });
      await button(page, 'Add your phone number').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'pay-items',
    async reach(page, shop) {
      await openPayment(page, shop);
      await openLine(page, 'items');
    },
  },
  {
    name: 'pay-flash-sales',
    async reach(page, shop) {
      await openPayment(page, shop);
      await openLine(page, 'flash-sales');
    },
  },
  {
    name: 'pay-declined',
    async reach(page, shop) {
      await placeWith(page, shop, 402, 'TRANSACTION_DECLINED');
      await expect(page.getByText('Your card was declined.', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'pay-timed-out',
    async reach(page, shop) {
      await openPayment(page, shop);
      await shop.sandbox.controls.expirePromises();
      await place(page);
      await expect(page.getByText('Order Timed Out').first()).toBeVisible();
    },
  },
  {
    name: 'pay-conflicted',
    async reach(page, shop) {
      await placeWith(page, shop, 409, 'VERSION_CONFLICT');
      await expect(page.getByText('updated on another device', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'pay-unconfirmed',
    async reach(page, shop) {
      await openPayment(page, shop);
      fail(shop, 'checkout.activate', 500);
      fail(shop, 'checkout.read', 500);
      await place(page);
      await expect(page.locator('[data-part=unconfirmed]')).toBeVisible({ timeout: 30_000 });
    },
  },
  {
    name: 'pay-placed',
    async reach(page, shop) {
      await openPayment(page, shop);
      await place(page);
      await expect(page.getByRole('link', { name: /^Order #/ })).toBeVisible();
    },
  },
  {
    name: 'pay-changes',
    async reach(page, shop) {
      const orderId = await beginChanges(await servicesOf(shop));
      await signInAs(page, 'alice');
      await page.goto(`/checkout?orderId=${orderId}&nc=true&im=true`);
      await expect(page.getByRole('heading', { name: 'Complete your order' })).toBeVisible();
    },
  },
  {
    name: 'hosted-payment',
    async reach(page) {
      await signInAs(page, 'alice');
      await page.goto('/hosted-payment');
      await expect(page.getByText('Visa ending in 4242').first()).toBeAttached();
    },
  },
];
