import { askBalance, pinField } from '../../steps/form.ts';
import { callsOf } from '../../support/open-shop.ts';
import {
  button,
  cardBox,
  dialog,
  openerOf,
  payingWith,
  signIn,
  signInAs,
  vaultFrame,
  WALLET_STAGE,
} from '../../steps/basic.ts';
import { expect, test } from '../../support/test.ts';
import {
  cardButton,
  choice,
  heading,
  openFlyout,
  openHost,
  openList,
  openListAs,
  problem,
  row,
} from '../../steps/wallet.ts';

const SNAP = 'SNAP EBT ending in 0004';

test('the form for a SNAP balance has its words, and the PIN in the vault’s frame [W-2.42] [W-2.43] [W-2.44] [W-5.24]', async ({
  page,
}) => {
  await openList(page, 'Dave');
  await cardButton(dialog(page), 'Check Balance', SNAP).click();
  await expect(dialog(page)).toHaveAccessibleName('Check Balance');
  await expect(dialog(page).getByText('Enter Your SNAP EBT PIN', { exact: true })).toBeVisible();
  await expect(button(page, 'Confirm')).toBeVisible();
  await expect(pinField(page)).toHaveAttribute('placeholder', 'SNAP EBT PIN');
  await expect(pinField(page)).toHaveAttribute('type', 'password');
  await expect(vaultFrame(page).getByRole('textbox')).toHaveCount(1);
  await button(page, 'Back').click();
  await expect(cardButton(dialog(page), 'Check Balance', SNAP)).toBeFocused();
});

test('while the balance is asked for the button says "Submitting"; then the flyout closes [W-2.44] [W-4.29]', async ({
  page,
  shop,
}) => {
  shop.sandbox.controls.addFault({
    match: 'wallet.check-snap-balance',
    when: 'before',
    kind: 'delay',
    ms: 2000,
  });
  await openList(page, 'Dave');
  await cardButton(dialog(page), 'Check Balance', SNAP).click();
  await askBalance(page);
  await expect(button(page, 'Submitting')).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog(page)).toHaveCount(0);
  await openerOf(page).click();
  await expect(row(page, SNAP)).toContainText('$150.00 Remaining');
  await expect(cardButton(dialog(page), 'Check Balance', SNAP)).toHaveCount(0);
});

test('opened from the card box, the form has no way back, and stays with the list after the balance [W-2.11] [W-4.29] [W-3.19]', async ({
  page,
}) => {
  await signIn(page, 'Dave');
  await cardButton(cardBox(page), 'Check Balance', SNAP).click();
  await expect(heading(page, 'Check Balance')).toBeVisible();
  await expect(button(page, 'Back')).toHaveCount(0);
  await askBalance(page);
  await expect(heading(page, 'Select Payment')).toBeVisible();
  await expect(row(page, SNAP)).toContainText('$150.00 Remaining');
  await button(page, 'Cancel').click();
  await expect(cardBox(page)).toContainText('$150.00 Remaining');
});

test('a balance never closes the flyout over a choice that is not confirmed', async ({ page }) => {
  await openList(page, 'Alice');
  await choice(page, 'Mastercard ending in 4444').check();
  await cardButton(dialog(page), 'Check Balance', SNAP).click();
  await askBalance(page);
  await expect(row(page, SNAP)).toContainText('$150.00 Remaining');
  await expect(choice(page, 'Mastercard ending in 4444')).toBeChecked();
});

test('wrong PINs are told, and the fourth locks the card: nothing more can be tried [W-8.4] [W-8.5] [W-8.28]', async ({
  page,
  shop,
}) => {
  await openListAs(page, 'kate');
  await cardButton(dialog(page), 'Check Balance', 'SNAP EBT ending in 0020').click();
  const asked = () => callsOf(shop, 'wallet.check-snap-balance').length;
  for (let tries = 1; tries <= 4; tries += 1) {
    await askBalance(page, '1111');
    await expect.poll(asked).toBe(tries);
    await expect(problem(page)).toHaveText(
      tries < 4
        ? 'Invalid PIN, please try again.'
        : 'Your card has been locked due to too many incorrect PIN attempts. Use a different payment method or call the number on your card for assistance.',
    );
  }
  await expect(button(page, 'Confirm')).toHaveCount(0);
  await button(page, 'Use a Different Payment Method').click();
  await expect(dialog(page)).toHaveAccessibleName('Select Payment');
  // The flyout closes without asking, since the PIN that was typed is of no use any more.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

for (const [pin, words] of [
  ['12', 'Please enter your 4-digit PIN.'],
  ['8894', 'Please enter your 4-digit PIN.'],
] as const) {
  test(`a PIN like ${pin} is put right in the frame, and asks nobody`, async ({ page, shop }) => {
    await openList(page, 'Dave');
    await cardButton(dialog(page), 'Check Balance', SNAP).click();
    await askBalance(page, pin);
    await expect(vaultFrame(page).getByText(words)).toBeVisible();
    await expect(pinField(page)).toBeFocused();
    expect(callsOf(shop, 'wallet.check-snap-balance')).toEqual([]);
    await askBalance(page);
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('a PIN that the vault cannot take for a while can be sent again [W-8.6] [W-8.23]', async ({ page }) => {
  await openList(page, 'Dave');
  await cardButton(dialog(page), 'Check Balance', SNAP).click();
  await askBalance(page, '8885');
  await expect(problem(page)).toHaveText(
    "We couldn't retrieve your SNAP EBT card balance. Please try again.",
  );
  await askBalance(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('a gift card whose balance did not come says "Balance Error" and "Retry", until it does [W-2.15] [W-4.30]', async ({
  page,
}) => {
  await openListAs(page, 'oscar');
  const card = 'Gift card ending in 1003';
  await expect(row(page, card)).toContainText('Balance Error');
  const retry = cardButton(dialog(page), 'Retry', card);
  await expect(retry).toHaveText('Retry');
  for (let tries = 0; tries < 3; tries += 1) {
    const answered = page.waitForResponse(/gift-card\/balance/);
    await retry.click();
    await answered;
    if (tries < 2) await expect(row(page, card)).toContainText('Balance Error');
  }
  await expect(row(page, card)).toContainText('$5.00 Remaining');
});

test('gift balances that the host did not ask for are asked for one by one [W-1.16] [W-7.19]', async ({
  page,
}) => {
  await openHost(page, 'erin', { walletConfig: { showGiftCards: true, getGiftCardBalances: false } });
  await openFlyout(page);
  const card = 'Gift card ending in 1001';
  await cardButton(dialog(page), 'Check Balance', card).click();
  await expect(row(page, card)).toContainText('$100.00 Remaining');
});

test('a SNAP card with nothing left says so [W-2.14]', async ({ page }) => {
  await signInAs(page, 'mia');
  await page.goto(WALLET_STAGE);
  await expect(payingWith(page)).toContainText('SNAP');
  await cardButton(cardBox(page), 'Check Balance', 'SNAP EBT ending in 0012').click();
  await askBalance(page);
  await expect(row(page, 'SNAP EBT ending in 0012')).toContainText('$0.00 Remaining');
});

test('a PIN frame that cannot be had says so, and Retry brings it', async ({ page, shop }) => {
  const blocked = `${shop.sandbox.urls.vault}/eProtect/js/**`;
  await openList(page, 'Dave');
  await page.route(blocked, (route) => route.abort());
  await cardButton(dialog(page), 'Check Balance', SNAP).click();
  await expect(
    dialog(page).getByText('We couldn’t load the secure PIN form. Check your connection and try again.'),
  ).toBeVisible();
  await page.unroute(blocked);
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await askBalance(page);
  await expect(dialog(page)).toHaveCount(0);
});
