import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openEdit } from '../steps/form.ts';
import { looksTheSame } from '../support/hostile-pages.ts';
import type { Take } from '../support/hostile-pages.ts';
import { button, cardFields, dialog } from '../steps/basic.ts';
import { actionsOf, heading, menu, openFlyout, openHost } from '../steps/wallet.ts';

/** Takes pictures of the card box and the wallet's screens, in the order of one visit. */
async function walk(page: Page, take: Take): Promise<void> {
  // Moves the mouse away, so that nothing is hovered.
  await page.mouse.move(1279, 1);
  await take('box', page.locator('#wallet [data-part="card-box"]'), ['on-top']);
  await openFlyout(page);
  await expect(heading(page, 'Select Payment')).toBeVisible();
  await take('list', dialog(page));
  await actionsOf(page, 'Mastercard ending in 4444').click();
  await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
  await take('menu', dialog(page));
  await page.keyboard.press('Escape');
  await openEdit(page, 'Mastercard ending in 4444');
  await take('edit', dialog(page));
  await button(page, 'Back').click();
  await button(page, 'Add Credit/Debit Card').click();
  await expect(cardFields(page)[0]).toBeVisible();
  await expect(dialog(page).getByRole('radio')).toHaveCount(2);
  await take('add', dialog(page));
  await button(page, 'Back').click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

const walletConfig = { showSnapCards: true, showGiftCards: true, getGiftCardBalances: true };

looksTheSame('the wallet', {
  container: { selector: '#wallet', width: '560px' },
  open: (page) => openHost(page, 'alice', { walletConfig }),
  walk,
});
