import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openEdit } from './form-steps.ts';
import { looksTheSame, makeHostile } from './hostile-pages.ts';
import type { Hostility } from './hostile-pages.ts';
import { button, cardFields, dialog } from './steps.ts';
import { actionsOf, heading, menu, openFlyout, openHost } from './wallet-steps.ts';

/** The screens of the wallet in the order of one visit, each with the region that is looked at. */
const visit: readonly (readonly [screen: string, go: (page: Page) => Promise<unknown>])[] = [
  [
    'list',
    async (page) => {
      await openFlyout(page);
      await expect(heading(page, 'Select Payment')).toBeVisible();
    },
  ],
  [
    'menu',
    async (page) => {
      await actionsOf(page, 'Mastercard ending in 4444').click();
      await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
    },
  ],
  [
    'edit',
    async (page) => {
      await page.keyboard.press('Escape');
      await openEdit(page, 'Mastercard ending in 4444');
    },
  ],
  [
    'add',
    async (page) => {
      await button(page, 'Back').click();
      await button(page, 'Add Credit/Debit Card').click();
      await expect(cardFields(page)[0]).toBeVisible();
      await expect(dialog(page).getByRole('radio')).toHaveCount(2);
    },
  ],
];

/** Pictures of the card box and of every screen on a page like this. */
async function picturesOfWallet(
  page: Page,
  conditions: Omit<Hostility, 'name'>,
): Promise<ReadonlyMap<string, Buffer>> {
  const walletConfig = { showSnapCards: true, showGiftCards: true, getGiftCardBalances: true };
  await openHost(page, 'alice', { walletConfig });
  await makeHostile(page, { selector: '#wallet', width: '560px' }, conditions);
  const taken = new Map<string, Buffer>();
  const box = page.locator('#wallet [data-part="card-box"]');
  // A banner above everything is above the box as well, which is right.
  if (conditions.element !== 'on-top') taken.set('box', await box.screenshot({ animations: 'disabled' }));
  for (const [screen, go] of visit) {
    await go(page);
    taken.set(screen, await dialog(page).screenshot({ animations: 'disabled', caret: 'hide' }));
  }
  return taken;
}

looksTheSame('the wallet', picturesOfWallet);
