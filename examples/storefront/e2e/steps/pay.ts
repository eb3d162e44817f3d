import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Beginning } from '@grocer/foundation/testing/checkouts';
import { beginOrder } from './begin-order.ts';
import { enter, pressOn } from '../support/keyboard.ts';
import type { OpenShop } from '../support/open-shop.ts';
import { held, schedulePickup, shopAtStore, times } from './shop.ts';
import { button, signInAs } from './basic.ts';

/** The heading of the payment step. */
export const payment = (page: Page): Locator => page.getByRole('heading', { name: 'Payment details' });

/** The heading of the confirmation page. */
export const placed = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Thank you, your Pickup order has been placed!' });

/** The total in the order's summary. */
export const total = (page: Page): Locator =>
  page.locator('[data-part=summary] .grocer-sum-line[data-type=TOTAL] dd');

/** Waits until the service has saved the payment methods. */
export const untilPayable = (page: Page): Promise<void> =>
  expect(page.locator('[data-part=bank-cards] summary')).toContainText('$');

/** Holds the first time and continues from the scheduling page to the payment step, by keyboard. */
export async function holdTime(page: Page): Promise<void> {
  await pressOn(page, times(page).getByRole('radio').first(), ' ');
  await expect(held(page)).toBeVisible();
  await pressOn(page, button(page, 'Continue'));
  await expect(payment(page)).toBeFocused();
  await untilPayable(page);
}

/** Signs in and goes to the payment step of a pickup, by keyboard. */
export async function toPayment(page: Page): Promise<void> {
  await enter(page, 'Alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  await holdTime(page);
}

/** Opens the payment step of an order that is created without the UI. */
export async function openPayment(page: Page, shop: OpenShop, beginning?: Beginning): Promise<void> {
  await signInAs(page, 'alice');
  await page.goto(await beginOrder(shop, beginning));
  await untilPayable(page);
}

export const placeOrder = (page: Page): Promise<void> =>
  pressOn(page, button(page, 'Place your Pickup Order'));
