import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { beginOrder } from '../steps/begin-order.ts';
import { pinField } from '../steps/form.ts';
import { IN_PAGE, looksTheSame } from '../support/hostile-pages.ts';
import type { Take } from '../support/hostile-pages.ts';
import { untilPayable } from '../steps/pay.ts';
import { button, dialog, signInAs } from '../steps/basic.ts';
import { heading } from '../steps/wallet.ts';

/** Opens all groups of cards and pays partly by SNAP. */
async function openCards(page: Page): Promise<void> {
  for (const group of ['bank', 'gift', 'snap'])
    await page.locator(`[data-part=${group}-cards] > summary`).press('Enter');
  const snap = page.locator('[data-part=snap-cards]');
  await snap.getByRole('checkbox').press(' ');
  await expect(snap.getByLabel('Amount')).toHaveValue(/\d/);
  await expect(page.locator('[data-part=summary][aria-busy]')).toHaveCount(0);
}

/** Takes pictures of the payment step, a drawer above it, and the PIN form with the vault's frame. */
async function walk(page: Page, take: Take): Promise<void> {
  await take('step', page.locator('[data-part=payment-step]'), IN_PAGE);
  await page.locator('button[data-part=items]').press('Enter');
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await take('items', dialog(page));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await button(page, 'Place your Delivery Order').press('Enter');
  await expect(heading(page, 'Enter Your SNAP EBT PIN')).toBeFocused();
  await expect(pinField(page)).toBeVisible();
  await take('pin', dialog(page));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

looksTheSame('the payment step', {
  container: { selector: 'main > div', width: '1200px' },
  async open(page, shop) {
    // What is outside of the viewport is not painted.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await signInAs(page, 'alice');
    await page.goto(`${await beginOrder(shop, { modality: 'DELIVERY' })}&scheme=light`);
    await untilPayable(page);
    await openCards(page);
  },
  walk,
});
