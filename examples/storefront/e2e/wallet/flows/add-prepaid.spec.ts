import type { Page } from '@playwright/test';
import { addGift, addSnap, confirm, field, GIFT, SNAP, startAdding } from '../../steps/form.ts';
import { button, dialog } from '../../steps/basic.ts';
import { expect, test } from '../../support/test.ts';
import {
  choice,
  heading,
  openFlyout,
  openHost,
  openList,
  openListAs,
  problem,
  row,
  told,
} from '../../steps/wallet.ts';

const number = (page: Page) => field(page, 'Card Number');
const caretOf = (page: Page): Promise<number | null> =>
  number(page).evaluate((input: HTMLInputElement) => input.selectionStart);

test('labels the form for a gift card, and hides the PIN [W-2.38] [W-2.39] [W-2.40] [W-2.41]', async ({
  page,
}) => {
  await openList(page, 'Alice');
  await startAdding(page, 'Add Gift Card');
  await expect(dialog(page)).toHaveAccessibleName('Add Gift Card');
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Add Gift Card":
      - button "Back"
      - heading "Add Gift Card" [level=2]
      - text: Card Number
      - textbox "Card Number"
      - text: PIN
      - textbox "PIN"
      - paragraph: Keep your gift card! You will need it for any refunds or additional charges.
      - button "Confirm"
  `);
  await expect(field(page, 'PIN')).toHaveAttribute('type', 'password');
  await expect(field(page, 'PIN')).toHaveAttribute('maxlength', '4');
});

test('formats a gift card number while typing, pasting and correcting, up to 22 characters [W-5.10] [W-9.4]', async ({
  page,
}) => {
  await openList(page, 'Alice');
  await startAdding(page, 'Add Gift Card');
  await number(page).pressSequentially('99999900000000010069');
  await expect(number(page)).toHaveValue('9999990000-000-001-006');
  await number(page).fill('');
  await number(page).pressSequentially('1234567890');
  await expect(number(page)).toHaveValue('1234567890');
  await number(page).press('5');
  await expect(number(page)).toHaveValue('1234567890-5');
  // A digit inserted in the middle moves the rest, and the caret stays after it.
  for (let steps = 0; steps < 9; steps += 1) await number(page).press('ArrowLeft');
  await number(page).press('7');
  await expect(number(page)).toHaveValue('1237456789-05');
  expect(await caretOf(page)).toBe(4);
  await number(page).press('Backspace');
  await expect(number(page)).toHaveValue('1234567890-5');
  expect(await caretOf(page)).toBe(3);
  for (const pasted of ['9999 9900 0000 0001 006', '9999990000-000-001-006', 'No. 9999990000000001006.']) {
    await number(page).fill(pasted);
    await expect(number(page)).toHaveValue('9999990000-000-001-006');
  }
});

test('shows a validation message at each field of a gift card, and focuses the first [W-5.10] [W-5.11]', async ({
  page,
}) => {
  await openList(page, 'Alice');
  await startAdding(page, 'Add Gift Card');
  await confirm(page);
  await expect(number(page)).toHaveAccessibleDescription('Card Number is a required field.');
  await expect(field(page, 'PIN')).toHaveAccessibleDescription('PIN is a required field.');
  await expect(number(page)).toBeFocused();
  await number(page).fill('99999');
  await field(page, 'PIN').fill('12');
  await confirm(page);
  await expect(number(page)).toHaveAccessibleDescription('Card Number must be exactly 19 characters long.');
  await expect(field(page, 'PIN')).toHaveAccessibleDescription('PIN must be exactly 4 characters long.');
  await field(page, 'PIN').fill('');
  await field(page, 'PIN').pressSequentially('123456');
  await expect(field(page, 'PIN')).toHaveValue('1234');
  await expect(field(page, 'PIN')).toHaveAccessibleDescription('');
});

test(
  'lists an added gift card with its balance, selected [W-4.15] [W-4.33]',
  { tag: '@engines' },
  async ({ page }) => {
    await openList(page, 'Alice');
    await addGift(page);
    await told(page, 'Card Added!', 'Your card has been successfully added.');
    await expect(row(page, GIFT.name)).toContainText('$15.00 Remaining');
    await expect(choice(page, GIFT.name)).toBeChecked();
  },
);

test('refuses an empty gift card and a wrong PIN, keeps the number and empties the PIN [W-8.9] [W-8.10]', async ({
  page,
}) => {
  await openListAs(page, 'dave');
  await addGift(page, { ...GIFT, number: '9999990000000001002' });
  await expect(problem(page)).toHaveText('You cannot add a Gift Card with a $0 balance.');
  await field(page, 'Card Number').fill(GIFT.number);
  await field(page, 'PIN').fill('9999');
  await confirm(page);
  await expect(problem(page)).toHaveText(
    "We're sorry, but your card has been declined. Please check all fields and try again. If the problem persists, please contact Customer Service at (513) 555-0199.",
  );
  await expect(number(page)).toHaveValue('9999990000-000-001-006');
  await expect(field(page, 'PIN')).toHaveValue('');
});

test('labels the form for a SNAP EBT card, offers to save the card, and validates the number [W-2.36] [W-2.37] [W-5.12]', async ({
  page,
}) => {
  await openListAs(page, 'heidi');
  await startAdding(page, 'Add SNAP EBT Card');
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Add SNAP EBT Card":
      - button "Back"
      - heading "Add SNAP EBT Card" [level=2]
      - text: Card Number
      - textbox "Card Number"
      - checkbox "Save this card" [checked]
      - text: Save this card
      - button "Confirm"
  `);
  const words = 'Card Number must be at least 16 characters long and at most 19 characters long.';
  await number(page).pressSequentially('999900000000000');
  await confirm(page);
  await expect(number(page)).toHaveAccessibleDescription(words);
  await expect(number(page)).toBeFocused();
  await number(page).pressSequentially('x123456');
  await expect(number(page)).toHaveValue('9999000000000001234');
  await expect(number(page)).toHaveAccessibleDescription('');
  await number(page).fill('');
  await confirm(page);
  await expect(number(page)).toHaveAccessibleDescription('Card Number is a required field.');
});

test(
  'lists an added SNAP card with a balance check, selected [W-4.15]',
  { tag: '@engines' },
  async ({ page }) => {
    await openListAs(page, 'heidi');
    await addSnap(page);
    await told(page, 'Card Added!', 'Your card has been successfully added.');
    await expect(row(page, SNAP.name)).toBeVisible();
    await expect(row(page, SNAP.name).getByText('Check Balance', { exact: true })).toBeVisible();
    await expect(choice(page, SNAP.name)).toBeChecked();
  },
);

test('shows no checkboxes for saving and preferring when the host disables saving [W-2.29]', async ({
  page,
}) => {
  await openHost(page, 'heidi', {
    walletConfig: { saveCardOptionEnabled: false, showSnapCards: true },
  });
  await openFlyout(page);
  for (const title of ['Add SNAP EBT Card', 'Add Credit/Debit Card']) {
    await button(page, title).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(0);
    await button(page, 'Back').click();
  }
});

test('empties the form for a prepaid card on "Back", but keeps it when the shopper stays after Escape [W-2.11]', async ({
  page,
}) => {
  await openListAs(page, 'heidi');
  for (const title of ['Add Gift Card', 'Add SNAP EBT Card'] as const) {
    await startAdding(page, title);
    await number(page).fill('12345678901234567');
    await button(page, 'Back').click();
    await expect(button(page, title)).toBeFocused();
    await startAdding(page, title);
    await expect(number(page)).toHaveValue('');
    await number(page).fill('123');
    await number(page).press('Escape');
    await expect(button(page, 'No, Keep Changes')).toBeFocused();
    await button(page, 'No, Keep Changes').click();
    await expect(number(page)).not.toHaveValue('');
    await button(page, 'Back').click();
  }
});
