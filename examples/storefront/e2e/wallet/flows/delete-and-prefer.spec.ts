import { storedCards } from '../../support/database.ts';
import { addGift, GIFT } from '../../steps/form.ts';
import { callsOf } from '../../support/open-shop.ts';
import {
  button,
  dialog,
  DISCOVER,
  fillForm,
  openForm,
  payingWith,
  signIn,
  submit,
  vaultFrame,
  refuseOnce,
} from '../../steps/basic.ts';
import { expect, test } from '../../support/test.ts';
import {
  act,
  choice,
  heading,
  menu,
  openFlyout,
  openHost,
  openList,
  openListAs,
  actionsOf,
  problem,
  row,
  told,
} from '../../steps/wallet.ts';

const VISA = 'Visa ending in 4242';
const MASTERCARD = 'Mastercard ending in 4444';

test('asks before deleting, and keeps the card when the shopper declines [W-2.45] [W-2.46] [W-2.47]', async ({
  page,
  shop,
}) => {
  await openList(page, 'Alice');
  await act(page, 'Delete', MASTERCARD);
  await expect(dialog(page)).toHaveAccessibleName('Deleting Payment');
  await expect(
    dialog(page).getByText('Are you sure you want to delete your card?', { exact: true }),
  ).toBeVisible();
  await expect(dialog(page).getByRole('button')).toHaveText(['Keep Card', 'Delete Card']);
  await button(page, 'Keep Card').click();
  await expect(row(page, MASTERCARD)).toBeVisible();
  expect(storedCards(shop, 'alice')).toHaveLength(3);
});

test('removes a deleted card from the list, the payment and the service [W-4.25] [W-4.26] [W-4.35]', async ({
  page,
  shop,
}) => {
  await openList(page, 'Alice');
  await act(page, 'Delete', VISA);
  await button(page, 'Delete Card').click();
  await told(page, 'Card Deleted!', 'Your card has been successfully removed.');
  await expect(row(page, VISA)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(payingWith(page)).not.toContainText('Visa');
  expect(storedCards(shop, 'alice')).toEqual(['MASTERCARD 4444', 'AMEX 0005']);
});

test('keeps a card when deleting fails, shows a message, and deletes it on a retry [W-4.26] [W-8.20]', async ({
  page,
  shop,
}) => {
  refuseOnce(shop, 'wallet.delete-card');
  await openList(page, 'Alice');
  await act(page, 'Delete', MASTERCARD);
  await button(page, 'Delete Card').click();
  await expect(problem(page)).toHaveText('There was a problem deleting your card, please try again...');
  await expect(dialog(page)).toHaveAccessibleName('Deleting Payment');
  await button(page, 'Delete Card').click();
  await told(page, 'Card Deleted!', 'Your card has been successfully removed.');
});

test('deletes an unsaved card without a request [W-4.25]', async ({ page, shop }) => {
  await signIn(page, 'Bob');
  await openForm(page);
  await fillForm(page, DISCOVER);
  await page.getByLabel('Save this card').uncheck();
  await submit(page);
  await told(page, 'Card Added!', 'Your card has been successfully added.');
  await actionsOf(page, 'Discover ending in 1117').click();
  // The card is not saved at the service, so it cannot be edited or preferred.
  await expect(menu(page).getByRole('menuitem')).toHaveText(['Delete']);
  await menu(page).getByRole('menuitem').click();
  await button(page, 'Delete Card').click();
  await told(page, 'Card Deleted!', 'Your card has been successfully removed.');
  expect(callsOf(shop, 'wallet.delete-card')).toEqual([]);
});

test('deletes a selected gift card and stops paying with it [C-7.13]', async ({ page }) => {
  await openList(page, 'Dave');
  await addGift(page);
  await button(page, 'Confirm').click();
  await expect(payingWith(page)).toContainText(GIFT.name);
  await button(page, 'Add or Change Payment Method').click();
  await act(page, 'Delete', GIFT.name);
  await button(page, 'Delete Card').click();
  await button(page, 'Cancel').click();
  await expect(payingWith(page)).not.toContainText('Gift card');
});

test('marks only the card made preferred, and selects it [W-4.27] [W-4.36]', async ({ page }) => {
  await openList(page, 'Alice');
  await expect(row(page, VISA)).toContainText('Preferred');
  await act(page, 'Make Preferred', MASTERCARD);
  await told(page, 'Card Updated!', 'Your preferred card has been updated.');
  await expect(row(page, MASTERCARD)).toContainText('Preferred');
  await expect(row(page, VISA)).not.toContainText('Preferred');
  await expect(choice(page, MASTERCARD)).toBeChecked();
  await actionsOf(page, MASTERCARD).click();
  await expect(menu(page).getByRole('menuitem')).toHaveText(['Edit', 'Delete']);
});

test('reports a failed change of the preferred card, and changes it on a retry', async ({ page, shop }) => {
  refuseOnce(shop, 'wallet.prefer-card');
  await openList(page, 'Alice');
  await act(page, 'Make Preferred', MASTERCARD);
  await expect(problem(page)).toHaveText('We couldn’t change your preferred card. Please try again.');
  await expect(row(page, VISA)).toContainText('Preferred');
  await act(page, 'Make Preferred', MASTERCARD);
  await told(page, 'Card Updated!', 'Your preferred card has been updated.');
});

test('marks a new preferred card instead of the previous one [W-4.16] [W-2.30]', async ({ page }) => {
  await openListAs(page, 'dave');
  await button(page, 'Add Credit/Debit Card').click();
  await expect(vaultFrame(page).getByLabel('Card Number')).toBeVisible();
  await fillForm(page, DISCOVER);
  await page.getByLabel('Make this my preferred card').check();
  await submit(page);
  await told(page, 'Card Added!', 'Your card has been successfully added.');
  await expect(dialog(page).getByText('Preferred', { exact: true })).toHaveCount(1);
  await expect(row(page, 'Discover ending in 1117')).toContainText('Preferred');
});

test('hides the messages for deleting and preferring after a while', async ({ page }) => {
  await page.clock.install();
  await openHost(page, 'alice');
  await openFlyout(page);
  for (const [action, done, finish] of [
    ['Make Preferred', 'Card Updated!', undefined],
    ['Delete', 'Card Deleted!', 'Delete Card'],
  ] as const) {
    await act(page, action, MASTERCARD);
    if (finish) await button(page, finish).click();
    await expect(dialog(page).getByText(done)).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(4000);
    await expect(dialog(page).getByText(done)).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(dialog(page).getByText(done)).toBeHidden();
  }
  await expect(heading(page, 'Select Payment')).toBeVisible();
});
