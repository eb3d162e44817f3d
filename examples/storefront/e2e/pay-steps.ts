import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { held, schedulePickup, shopAtStore, times } from './shop-steps.ts';
import { button, signIn } from './steps.ts';

/** The heading of the payment step. */
export const payment = (page: Page) => page.getByRole('heading', { name: 'Payment details' });

/** Waits until it is known who pays. */
export const untilPayable = (page: Page): Promise<void> =>
  expect(page.locator('[data-part=bank-cards] summary')).toContainText('····');

/** From signing in to the payment step of a pickup; the last time of the day leaves time to change the order. */
export async function toPayment(page: Page, time: 'first' | 'last' = 'first'): Promise<void> {
  await signIn(page, 'Alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  await times(page).getByRole('radio')[time]().press(' ');
  await expect(held(page)).toBeVisible();
  await button(page, 'Continue').press('Enter');
  await expect(payment(page)).toBeVisible();
  await untilPayable(page);
}
