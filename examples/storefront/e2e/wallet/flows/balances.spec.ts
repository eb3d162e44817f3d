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

test('labels the form for a SNAP balance, with the PIN in the vault’s frame [W-2.42] [W-2.43] [W-2.44] [W-5.24]', async ({
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

test('shows "Submitting" during a balance request, and then closes the flyout [W-2.44] [W-4.29]', async ({
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

test('has no Back button when opened from the card box, and shows the list after the balance [W-2.11] [W-4.29] [W-3.19]', async ({
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

test('keeps the flyout open after a balance while a selection is not confirmed', async ({ page }) => {
  await openList(page, 'Alice');
  await choice(page, 'Mastercard ending in 4444').check();
  await cardButton(dialog(page), 'Check Balance', SNAP).click();
  await askBalance(page);
  await expect(row(page, SNAP)).toContainText('$150.00 Remaining');
  await expect(choice(page, 'Mastercard ending in 4444')).toBeChecked();
});

test('reports wrong PINs, and locks the card after the fourth one [W-8.4] [W-8.5] [W-8.28]', async ({
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
  test(`shows a validation message in the frame for a PIN like ${pin}, without a request`, async ({
    page,
    shop,
  }) => {
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

test('accepts the PIN on a second submit after an error of the vault [W-8.6] [W-8.23]', async ({ page }) => {
  await openList(page, 'Dave');
  await cardButton(dialog(page), 'Check Balance', SNAP).click();
  await askBalance(page, '8885');
  await expect(problem(page)).toHaveText(
    "We couldn't retrieve your SNAP EBT card balance. Please try again.",
  );
  await askBalance(page);
  await expect(dialog(page)).toHaveCount(0);
});

test('shows "Balance Error" and "Retry" for a gift card until its balance loads [W-2.15] [W-4.30]', async ({
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

test('checks the balance of a single gift card when the host does not load balances [W-1.16] [W-7.19]', async ({
  page,
}) => {
  await openHost(page, 'erin', { walletConfig: { showGiftCards: true, getGiftCardBalances: false } });
  await openFlyout(page);
  const card = 'Gift card ending in 1001';
  await cardButton(dialog(page), 'Check Balance', card).click();
  await expect(row(page, card)).toContainText('$100.00 Remaining');
});

test('shows an empty SNAP balance as zero [W-2.14]', async ({ page }) => {
  await signInAs(page, 'mia');
  await page.goto(WALLET_STAGE);
  await expect(payingWith(page)).toContainText('SNAP');
  await cardButton(cardBox(page), 'Check Balance', 'SNAP EBT ending in 0012').click();
  await askBalance(page);
  await expect(row(page, 'SNAP EBT ending in 0012')).toContainText('$0.00 Remaining');
});

test('reports a PIN frame that fails to load, and loads it by Retry', async ({ page, shop }) => {
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
