import { button, dialog, tabTo } from '../../steps/basic.ts';
import { expect, test } from '../../support/test.ts';
import {
  actionsOf,
  cardButton,
  heading,
  menu,
  menuItem,
  openHost,
  openFlyout,
  openList,
  row,
} from '../../steps/wallet.ts';

const VISA = 'Visa ending in 4242';
const MASTERCARD = 'Mastercard ending in 4444';
const AMEX = 'American Express ending in 0005';

test.describe('the menu of a card', () => {
  test.beforeEach(async ({ page }) => {
    await openList(page, 'Alice');
  });

  test('offers only the actions that its card allows [W-2.17]', async ({ page }) => {
    for (const [card, items] of [
      [MASTERCARD, ['Edit', 'Make Preferred', 'Delete']],
      [VISA, ['Edit', 'Delete']],
      [AMEX, ['Edit', 'Delete']],
      ['SNAP EBT ending in 0004', ['Delete']],
      ['Gift card ending in 1000', ['Delete']],
    ] as const) {
      await actionsOf(page, card).click();
      await expect(menu(page)).toHaveAccessibleName(`Actions for ${card}`);
      await expect(menu(page).getByRole('menuitem')).toHaveText([...items]);
    }
  });

  test('moves focus by arrows, Home, End and letters, and wraps around', async ({ page }) => {
    const trigger = actionsOf(page, MASTERCARD);
    await tabTo(page, trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    for (const [key, item] of [
      [undefined, 'Edit'],
      ['ArrowDown', 'Make Preferred'],
      ['ArrowDown', 'Delete'],
      ['ArrowDown', 'Edit'],
      ['ArrowUp', 'Delete'],
      ['Home', 'Edit'],
      ['End', 'Delete'],
      ['m', 'Make Preferred'],
    ] as const) {
      if (key) await page.keyboard.press(key);
      await expect(menuItem(page, item)).toBeFocused();
    }
  });

  test('closes on Escape, keeps the flyout open, and returns focus to its button', async ({ page }) => {
    await actionsOf(page, VISA).press('Enter');
    await expect(menuItem(page, 'Edit')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(heading(page, 'Select Payment')).toBeVisible();
    await expect(actionsOf(page, VISA)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('closes on Tab, which moves focus on from its button', async ({ page }) => {
    await actionsOf(page, VISA).press('Enter');
    await expect(menuItem(page, 'Edit')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toHaveCount(0);
    await expect(actionsOf(page, MASTERCARD)).toBeFocused();
  });

  test('closes on a press outside, and on a second press on its button', async ({ page, press }) => {
    await press(actionsOf(page, VISA));
    await expect(menu(page)).toBeVisible();
    await press(heading(page, 'Select Payment'));
    await expect(menu(page)).toHaveCount(0);
    await press(actionsOf(page, VISA));
    await expect(menu(page)).toBeVisible();
    await press(actionsOf(page, VISA));
    await expect(menu(page)).toHaveCount(0);
    await expect(heading(page, 'Select Payment')).toBeVisible();
  });

  test('closes when another one opens, and stays within the viewport', async ({ page }) => {
    await actionsOf(page, MASTERCARD).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    // The card above, since an open menu may cover the button below it.
    await actionsOf(page, VISA).click();
    await expect(menu(page)).toHaveAccessibleName(`Actions for ${VISA}`);
    await actionsOf(page, 'Gift card ending in 1002').click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
  });
});

for (const [where, wishes] of [
  ['a pharmacy', { appName: 'RXWEB' }],
  ['the other pharmacy', { appName: 'EPRN' }],
  ['My Wallet without a card box', { hasOrder: false, uiConfig: { showCardbox: false } }],
] as const) {
  test(`shows no menu for bank cards in ${where}, but edits an expired one by its own button [W-2.19] [W-6.3] [W-1.20]`, async ({
    page,
  }) => {
    await openHost(page, 'alice', { ...wishes, walletConfig: { showGiftCards: true } });
    await openFlyout(page);
    for (const card of [VISA, MASTERCARD, AMEX]) await expect(actionsOf(page, card)).toHaveCount(0);
    await expect(row(page, VISA).getByRole('button')).toHaveCount(0);
    await expect(actionsOf(page, 'Gift card ending in 1000').first()).toBeVisible();
    const edit = cardButton(dialog(page), 'Edit', AMEX);
    await expect(edit).toHaveText('Edit');
    await edit.click();
    await expect(heading(page, 'Edit Credit/Debit Card')).toBeVisible();
    await button(page, 'Back').click();
    await expect(edit).toBeFocused();
  });
}
