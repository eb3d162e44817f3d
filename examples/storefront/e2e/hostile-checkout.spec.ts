import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { beginOrder } from './begin-order.ts';
import { pinField } from './form-steps.ts';
import { looksTheSame, makeHostile } from './hostile-pages.ts';
import type { Hostility } from './hostile-pages.ts';
import type { OpenShop } from './open-shop.ts';
import { untilPayable } from './pay-steps.ts';
import { button, dialog, signInAs } from './steps.ts';
import { heading } from './wallet-steps.ts';

const shot = (target: Locator): Promise<Buffer> =>
  target.screenshot({ animations: 'disabled', caret: 'hide' });

/** Opens the groups of cards, by which SNAP pays as well. */
async function openCards(page: Page): Promise<void> {
  for (const group of ['bank', 'gift', 'snap'])
    await page.locator(`[data-part=${group}-cards] > summary`).press('Enter');
  const snap = page.locator('[data-part=snap-cards]');
  await snap.getByRole('checkbox').press(' ');
  await expect(snap.getByLabel('Amount')).toHaveValue(/\d/);
  await expect(page.locator('[data-part=summary][aria-busy]')).toHaveCount(0);
}

/** Pictures of the payment step, of a drawer above it, and of the form for a PIN, in which the vault's frame is. */
async function picturesOfPayment(
  page: Page,
  conditions: Omit<Hostility, 'name'>,
  shop: OpenShop,
): Promise<ReadonlyMap<string, Buffer>> {
  // What is out of sight is not painted.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signInAs(page, 'alice');
  await page.goto(`${await beginOrder(shop, { modality: 'DELIVERY' })}&scheme=light`);
  await untilPayable(page);
  await makeHostile(page, { selector: 'main > div', width: '1200px' }, conditions);
  await openCards(page);
  const taken = new Map<string, Buffer>();
  // What is above the page, or cuts it, is above it or cuts it rightly.
  if (conditions.element === undefined)
    taken.set('step', await shot(page.locator('[data-part=payment-step]')));
  await page.locator('button[data-part=items]').press('Enter');
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  taken.set('items', await shot(dialog(page)));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await button(page, 'Place your Delivery Order').press('Enter');
  await expect(heading(page, 'Enter Your SNAP EBT PIN')).toBeFocused();
  await expect(pinField(page)).toBeVisible();
  taken.set('pin', await shot(dialog(page)));
  return taken;
}

looksTheSame('the payment step', picturesOfPayment);
