import { expect } from '@playwright/test';
import type { Locator, Page } from 'playwright';
import {
  chooseStore,
  held,
  schedulePickup,
  shopAtStore,
  times,
  wayButton,
} from '../../examples/storefront/e2e/steps/shop.ts';
import { button, dialog, signInAs } from '../../examples/storefront/e2e/steps/basic.ts';
import { fail } from './reach.ts';
import type { State } from './reach.ts';

const inWindow = (page: Page, name: string | RegExp): Locator => dialog(page).getByRole('button', { name });
const stores = (page: Page): Locator => dialog(page).getByRole('article');

async function openWindow(page: Page, shopper?: string): Promise<void> {
  if (shopper !== undefined) await signInAs(page, shopper);
  await page.goto('/aisles/produce');
  await wayButton(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'How are you shopping today?' })).toBeVisible();
}

async function openDeliveries(page: Page): Promise<void> {
  await openWindow(page, 'alice');
  await dialog(page).getByRole('tab', { name: 'Delivery' }).click();
  await expect(inWindow(page, /^Change Address, All Delivery/)).toBeVisible();
}

async function openAddresses(page: Page): Promise<void> {
  await openDeliveries(page);
  await inWindow(page, /^Change Address, All Delivery/).click();
  await expect(inWindow(page, 'Add New Address')).toBeVisible();
}

async function typeAddress(page: Page, street: string): Promise<void> {
  await openAddresses(page);
  await inWindow(page, 'Add New Address').click();
  await dialog(page).getByLabel('Street Address', { exact: true }).fill(street);
  await dialog(page).getByLabel('ZIP Code', { exact: true }).fill('45202');
}

async function openTimes(page: Page): Promise<void> {
  await openDeliveries(page);
  await inWindow(page, /^Reserve Your Time, /).click();
  await expect(times(page)).toBeVisible();
}

/** Signs a shopper in and opens the times of a pickup. */
async function schedule(page: Page, shopper: string): Promise<void> {
  await signInAs(page, shopper);
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
}

async function hold(page: Page, shopper: string): Promise<void> {
  await schedule(page, shopper);
  await times(page).getByRole('radio').first().press(' ');
  await expect(held(page)).toBeVisible();
}

/** The views of the selector and of the scheduling page. */
export const selectorStates: readonly State[] = [
  {
    name: 'ways',
    async reach(page) {
      await openWindow(page, 'alice');
      await expect(stores(page).first()).toBeVisible();
    },
  },
  {
    name: 'ways-failed',
    async reach(page, shop) {
      fail(shop, 'modality.options', 403);
      await openWindow(page, 'alice');
      await expect(button(page, 'Try Again')).toBeVisible();
    },
  },
  {
    name: 'ways-zip-wrong',
    async reach(page) {
      await openWindow(page);
      await dialog(page).getByLabel('Search by ZIP Code').fill('4520');
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByLabel('Search by ZIP Code')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'ways-delivery', reach: openDeliveries },
  {
    name: 'ways-page',
    async reach(page) {
      await page.goto('/ways-to-shop');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
  { name: 'delivery-addresses', reach: openAddresses },
  { name: 'delivery-address-new', reach: (page) => typeAddress(page, '1 Corrected St') },
  {
    name: 'delivery-address-corrected',
    async reach(page) {
      await typeAddress(page, '1 Corrected St');
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('heading', { name: 'Suggested Address' })).toBeVisible();
    },
  },
  { name: 'times', reach: openTimes },
  {
    name: 'times-reserved',
    async reach(page) {
      await openTimes(page);
      await inWindow(page, 'Reserve Your Time').click();
      await expect(dialog(page)).toHaveCount(0);
      await wayButton(page).click();
      await inWindow(page, /^Edit Reservation, /).click();
      await expect(times(page).getByRole('radio', { checked: true })).toBeVisible();
    },
  },
  { name: 'scheduling', reach: (page) => schedule(page, 'alice') },
  { name: 'scheduling-held', reach: (page) => hold(page, 'alice') },
  {
    name: 'scheduling-no-time',
    async reach(page) {
      await schedule(page, 'alice');
      await button(page, 'Continue').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'scheduling-replace',
    async reach(page) {
      await hold(page, 'erin');
      await button(page, 'Continue').click();
      await expect(dialog(page).getByRole('group', { name: 'Sourdough Loaf' })).toBeVisible();
    },
  },
  {
    name: 'scheduling-failed',
    async reach(page, shop) {
      fail(shop, 'timeslots.promising', 403);
      await signInAs(page, 'erin');
      await page.goto('/scheduling?fulfillmentType=PICKUP');
      await expect(stores(page).first()).toBeVisible();
      await chooseStore(page);
      await expect(button(page, 'Try Again')).toBeVisible();
    },
  },
];
