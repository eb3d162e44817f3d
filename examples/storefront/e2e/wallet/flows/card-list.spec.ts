import {
  button,
  cardBox,
  dialog,
  openerOf,
  payingWith,
  signIn,
  signInAs,
  WALLET_STAGE,
} from '../../steps/basic.ts';
import { expect, test } from '../../support/test.ts';
import {
  act,
  cardButton,
  choice,
  heading,
  openFlyout,
  openHost,
  openList,
  openListAs,
  problem,
  row,
  section,
  told,
} from '../../steps/wallet.ts';

const GIFT = 'Gift card ending in 1000';
const COVERED = 'Your gift cards already cover the order total.';

test('shows a section for each kind of card, with its cards and a button to add one [W-2.3] [W-2.4] [W-2.5] [W-2.6] [W-2.7] [W-2.8]', async ({
  page,
}) => {
  await openList(page, 'Alice');
  await expect(dialog(page)).toHaveAccessibleName('Select Payment');
  for (const [name, add, cards] of [
    ['Credit & Debit', 'Add Credit/Debit Card', 3],
    ['SNAP EBT', 'Add SNAP EBT Card', 1],
    ['Gift Card', 'Add Gift Card', 2],
  ] as const) {
    const group = section(page, name);
    await expect(group.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(group.getByRole('button', { name: add, exact: true })).toBeVisible();
    await expect(group.getByRole('listitem')).toHaveCount(cards);
  }
  await expect(row(page, 'Mastercard ending in 4444')).toHaveCSS('border-top-style', 'solid');
  await expect(
    section(page, 'Credit & Debit').getByText('Expired. Please update your payment info.'),
  ).toHaveCount(1);
  await expect(row(page, 'Visa ending in 4242')).toContainText(/Exp\. \d\d\/\d\d/);
  await expect(row(page, GIFT)).toContainText('$25.00 Remaining');
});

test('shows no sections for SNAP and gift cards unless the host enables them [W-2.6] [W-2.7] [W-1.16]', async ({
  page,
}) => {
  await openHost(page, 'alice');
  await openFlyout(page);
  await expect(section(page, 'Credit & Debit')).toBeVisible();
  await expect(dialog(page).getByRole('group')).toHaveCount(1);
  await expect(button(page, 'Add SNAP EBT Card')).toHaveCount(0);
  await expect(button(page, 'Add Gift Card')).toHaveCount(0);
});

test('shows "Confirm" and "Cancel" at checkout, and only "Close" without selection in My Wallet [W-2.10] [W-2.20] [W-6.4]', async ({
  page,
}) => {
  await openList(page, 'Alice');
  await expect(button(page, 'Confirm')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(dialog(page)).toHaveCount(0);
  await openHost(page, 'alice', {
    hasOrder: false,
    walletConfig: { showSnapCards: true, showGiftCards: true },
  });
  await openFlyout(page);
  await expect(dialog(page)).toHaveAccessibleName('Wallet');
  await expect(dialog(page).getByRole('radio').or(dialog(page).getByRole('checkbox'))).toHaveCount(0);
  await expect(row(page, 'Visa ending in 4242')).toContainText('Preferred');
  await expect(button(page, 'Confirm').or(button(page, 'Cancel'))).toHaveCount(0);
  await dialog(page).getByText('Close', { exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('shows store-credit cards under their own names [W-2.13]', async ({ page }) => {
  await openListAs(page, 'frank');
  await expect(row(page, 'Rewards World Credit ending in 4444')).toBeVisible();
  await page.keyboard.press('Escape');
  await openListAs(page, 'grace');
  await expect(row(page, 'Rewards Credit ending in 1117')).toBeVisible();
});

test('disables other gift cards, with a message, when the selected ones cover the order [W-4.10]', async ({
  page,
}) => {
  await openHost(page, 'erin', {
    orderInfo: { total: 2000 },
    walletConfig: { showGiftCards: true, getGiftCardBalances: true },
  });
  await openFlyout(page);
  await expect(dialog(page).getByText(COVERED)).toHaveCount(0);
  await choice(page, GIFT).check();
  await expect(dialog(page).getByText(COVERED)).toBeVisible();
  await expect(choice(page, 'Gift card ending in 1004')).toBeDisabled();
  await expect(choice(page, GIFT)).toBeEnabled();
  await choice(page, GIFT).uncheck();
  await expect(dialog(page).getByText(COVERED)).toHaveCount(0);
  await expect(choice(page, 'Gift card ending in 1004')).toBeEnabled();
});

test('counts the SNAP payment toward the covered total [W-4.10]', async ({ page }) => {
  await openHost(page, 'alice', {
    orderInfo: { total: 2000, hasSnapEligibleItems: true, ebtTotalFromCheckout: 2000 },
    ebtPayment: 2000,
    walletConfig: { showGiftCards: true, showSnapCards: true, getGiftCardBalances: true },
  });
  await openFlyout(page);
  await expect(choice(page, 'SNAP EBT ending in 0004')).toBeChecked();
  await expect(dialog(page).getByText('Your SNAP EBT card already covers the order total.')).toBeVisible();
  await expect(choice(page, GIFT)).toBeDisabled();
  await choice(page, 'SNAP EBT ending in 0004').uncheck();
  await expect(choice(page, GIFT)).toBeEnabled();
});

test('disables an empty gift card, and pays with several others [W-4.7] [W-4.9]', async ({ page }) => {
  await openList(page, 'Erin');
  await expect(choice(page, 'Gift card ending in 1002')).toBeDisabled();
  for (const card of [GIFT, 'Gift card ending in 1004']) await choice(page, card).check();
  await button(page, 'Confirm').click();
  await expect(payingWith(page)).toHaveText(
    'Paying with Visa ending in 4242, Gift card ending in 1000, Gift card ending in 1004.',
  );
});

test('refuses to confirm an expired card, and explains why [W-4.4] [W-4.14]', async ({ page }) => {
  await openList(page, 'Carol');
  await expect(choice(page, 'Visa ending in 4242')).toBeChecked();
  await button(page, 'Confirm').click();
  await expect(problem(page)).toHaveText(
    'This payment method is expired. Please select a different payment method.',
  );
});

test('asks for a bank card when confirming without one [W-4.14] [W-8.27]', async ({ page }) => {
  await signInAs(page, 'heidi');
  await page.goto(WALLET_STAGE);
  await openerOf(page).click();
  await act(page, 'Delete', 'Visa ending in 4242');
  await button(page, 'Delete Card').click();
  await told(page, 'Card Deleted!', 'Your card has been successfully removed.');
  await button(page, 'Confirm').click();
  await expect(problem(page)).toHaveText('Please add a credit or debit card to proceed with the order.');
});

test('refuses a second SNAP card and a sixth gift card in the list, before opening a form [W-5.25] [W-5.26] [W-8.27]', async ({
  page,
}) => {
  await openList(page, 'Alice');
  await button(page, 'Add SNAP EBT Card').click();
  await expect(section(page, 'SNAP EBT').getByRole('alert')).toHaveText(
    'You can only save one SNAP EBT card. To use a different EBT card, delete the current one.',
  );
  await button(page, 'Cancel').click();
  await openListAs(page, 'erin');
  await button(page, 'Add Gift Card').click();
  await expect(section(page, 'Gift Card').getByRole('alert')).toHaveText(
    'A maximum of 5 gift cards can be saved. To add a new gift card, you will need to delete another one.',
  );
  await expect(heading(page, 'Select Payment')).toBeVisible();
});

test('requires a bank card at checkout before adding gift and SNAP cards [W-5.27]', async ({ page }) => {
  await signIn(page, 'Bob');
  await openerOf(page).click();
  await button(page, 'Back').click();
  await button(page, 'Add Gift Card').click();
  await expect(section(page, 'Gift Card').getByRole('alert')).toHaveText(
    'To add gift cards to your order, please first add a credit or debit card as your backup payment method.',
  );
  await button(page, 'Add SNAP EBT Card').click();
  await expect(section(page, 'SNAP EBT').getByRole('alert')).toHaveText(
    'To add a SNAP EBT card to your order, please first add a credit or debit card as your backup payment method.',
  );
  await expect(problem(page)).toHaveCount(1);
});

test('shows the paying cards in the card box, with their actions and a button to change them [W-2.18] [W-2.21] [W-2.22] [W-2.23] [W-2.25]', async ({
  page,
}) => {
  await signIn(page, 'Alice');
  await expect(cardBox(page).getByRole('heading', { name: 'Payment Method', exact: true })).toBeVisible();
  await expect(cardBox(page).getByRole('listitem')).toHaveCount(2);
  await expect(openerOf(page)).toHaveText('Add or Change Payment Method');
  const snap = 'SNAP EBT ending in 0004';
  await expect(cardButton(cardBox(page), 'Check Balance', snap)).toHaveText('Check Balance');
  await cardButton(cardBox(page), 'Remove', snap).click();
  await expect(payingWith(page)).toHaveText('Paying with Visa ending in 4242.');
  await expect(cardBox(page).getByRole('button')).toHaveCount(1);
  await signInAs(page, 'carol');
  await page.goto(WALLET_STAGE);
  await expect(cardBox(page).getByRole('button')).toHaveText(['Edit', 'Add or Change Payment Method']);
  await expect(payingWith(page)).toHaveText(
    'Choose another payment method: Visa ending in 4242 can’t be used.',
  );
  await signInAs(page, 'bob');
  await page.goto(WALLET_STAGE);
  await expect(cardBox(page).getByText('Add a credit or debit card to pay for your order.')).toBeVisible();
});

test('hides parts of the card box for the host, and shows its message [W-1.11]', async ({ page }) => {
  const text = 'You pay when you pick up.';
  const cardBoxOptions = { hideTitle: true, hideChangePaymentMethod: true, hideNoCardsMessage: true };
  await openHost(page, 'bob', {
    uiConfig: { cardBox: { ...cardBoxOptions, paymentSummaryMessage: text, className: 'own' } },
  });
  await expect(cardBox(page)).toHaveText(text);
  await expect(cardBox(page)).toHaveClass(/(^| )own( |$)/);
});
