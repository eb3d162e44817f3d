import { field, openEdit, saveEdit, securityCode } from '../../steps/form.ts';
import { button, dialog, EXPIRY_YEAR, vaultFrame } from '../../steps/basic.ts';
import { expect, test } from '../../support/test.ts';
import {
  act,
  choice,
  heading,
  openHost,
  openFlyout,
  openList,
  openListAs,
  problem,
  row,
  told,
} from '../../steps/wallet.ts';

const VISA = 'Visa ending in 4242';
const FAILED =
  "We're sorry, but we weren't able to update your card. Please try again. If the problem persists, please contact Customer Service at (513) 555-0199.";

test.describe('the edit form of a card', () => {
  test.beforeEach(async ({ page }) => {
    await openList(page, 'Alice');
    await openEdit(page);
  });

  test('is labeled, and filled with the known card details [W-2.33] [W-2.34] [W-9.5] [W-9.9]', async ({
    page,
  }) => {
    await expect(dialog(page)).toHaveAccessibleName('Edit Credit/Debit Card');
    await expect(button(page, 'Back')).toBeVisible();
    await expect(field(page, 'First name')).not.toHaveValue('');
    await expect(field(page, 'Last name')).not.toHaveValue('');
    await expect(field(page, 'Card Number')).toHaveValue('••••••••••••4242');
    await expect(field(page, 'Card Number')).not.toBeEditable();
    const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
    await expect(field(page, 'Expiration Month').getByRole('option')).toHaveText(['Select...', ...months]);
    const thisYear = new Date().getFullYear();
    const years = Array.from({ length: 15 }, (_, ahead) => String(thisYear + ahead));
    await expect(field(page, 'Expiration Year').getByRole('option')).toHaveText(['Select...', ...years]);
    await expect(field(page, 'Make this my preferred card')).toBeChecked();
    await expect(dialog(page).getByRole('group', { name: 'Billing Address' })).toBeVisible();
    await expect(button(page, 'Save Changes')).toBeVisible();
    await expect(vaultFrame(page).getByRole('textbox')).toHaveCount(1);
  });

  test('shows a validation message at each missing field [W-5.13] [W-5.14]', async ({ page }) => {
    await field(page, 'First name').fill('');
    await field(page, 'Expiration Month').selectOption('');
    await field(page, 'Expiration Year').selectOption('');
    await button(page, 'Save Changes').click();
    await expect(field(page, 'First name')).toHaveAccessibleDescription('First Name is a required field.');
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'Expiration Month')).toHaveAccessibleDescription(
      'Expiration Month is a required field.',
    );
    await expect(field(page, 'Expiration Year')).toHaveAccessibleDescription(
      'Expiration Year is a required field.',
    );
  });

  for (const [cvv, words] of [
    ['1', 'CVV too short.'],
    ['12345', 'CVV too long.'],
  ] as const) {
    test(`shows the validation message of a security code like ${cvv} in a frame that grows from 78 to 112 px [W-5.21] [W-5.22] [W-5.23]`, async ({
      page,
    }) => {
      const heightOf = async (): Promise<number | undefined> =>
        (await page.locator('iframe').boundingBox())?.height;
      expect(await heightOf()).toBe(78);
      await saveEdit(page, cvv);
      await expect(vaultFrame(page).getByText(words)).toBeVisible();
      await expect.poll(heightOf).toBe(112);
      await expect(problem(page)).toHaveCount(0);
      await expect(button(page, 'Save Changes')).toBeEnabled();
      await saveEdit(page);
      await told(page, 'Card Edited!', 'Your card has been successfully edited.');
    });
  }

  test('shows "Saving..." while busy, with its fields disabled [W-2.34] [W-4.20]', async ({ page, shop }) => {
    shop.sandbox.controls.addFault({ match: 'wallet.edit-card', when: 'before', kind: 'delay', ms: 2000 });
    await saveEdit(page);
    await expect(button(page, 'Saving...')).toHaveAttribute('aria-disabled', 'true');
    await expect(field(page, 'Expiration Month')).toBeDisabled();
    await expect(field(page, 'Make this my preferred card')).toBeDisabled();
    await told(page, 'Card Edited!', 'Your card has been successfully edited.');
  });

  test('shows an error of the vault, and saves on the next submit [W-8.18] [W-8.26]', async ({ page }) => {
    await saveEdit(page, '999');
    await expect(problem(page)).toHaveText(FAILED);
    await expect(button(page, 'Save Changes')).toBeEnabled();
    await saveEdit(page);
    await told(page, 'Card Edited!', 'Your card has been successfully edited.');
  });

  test('discards the changes on "Back" without asking [W-2.35]', async ({ page }) => {
    const before = await field(page, 'First name').inputValue();
    await field(page, 'First name').fill('Somebody');
    await button(page, 'Back').click();
    await expect(heading(page, 'Select Payment')).toBeVisible();
    await openEdit(page);
    await expect(field(page, 'First name')).toHaveValue(before);
  });
});

test('shows the message of the service when an edit is refused [W-7.15] [W-8.18]', async ({ page }) => {
  await openList(page, 'Alice');
  await openEdit(page);
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await saveEdit(page, '998');
  const { customerErrorMessage }: { customerErrorMessage: string } = await (await answered).json();
  expect(customerErrorMessage).toMatch(/\w/);
  await expect(problem(page)).toHaveText(customerErrorMessage);
});

test('emits an abandoned-form event for analytics when the form is left [W-2.35] [W-7.27]', async ({
  page,
}) => {
  await openHost(page, 'alice');
  await openFlyout(page);
  await openEdit(page);
  await button(page, 'Back').click();
  const heard: string[] = await page.evaluate(() => Reflect.get(window, 'heard'));
  expect(heard.filter((line) => line.includes('FORM_FIELD_ABANDONMENT')).join()).toContain('edit-card');
});

test(
  'shows the new expiration of an edited card, and keeps it selected [W-4.23] [W-4.24] [W-4.34]',
  { tag: '@engines' },
  async ({ page }) => {
    await openListAs(page, 'carol');
    await openEdit(page);
    await expect(field(page, 'Expiration Year')).toHaveValue('');
    await field(page, 'Expiration Month').selectOption('05');
    await field(page, 'Expiration Year').selectOption(`20${EXPIRY_YEAR}`);
    await saveEdit(page);
    await told(page, 'Card Edited!', 'Your card has been successfully edited.');
    await expect(row(page, VISA)).toContainText(`Exp. 05/${EXPIRY_YEAR}`);
    await expect(choice(page, VISA)).toBeChecked();
    await expect(choice(page, VISA)).toBeEnabled();
  },
);

test('empties the frame of the security code when the form is left [W-2.11]', async ({ page }) => {
  await openList(page, 'Alice');
  await openEdit(page);
  await securityCode(page).fill('123');
  await button(page, 'Back').click();
  await act(page, 'Edit', VISA);
  await expect(securityCode(page)).toHaveValue('');
});
