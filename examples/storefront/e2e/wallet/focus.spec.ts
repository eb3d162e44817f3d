import type { Locator, Page } from '@playwright/test';
import {
  button,
  cardFields,
  dialog,
  DISCOVER,
  fillForm,
  openerOf,
  openForm,
  payingWith,
  signIn,
  typeCard,
  vaultFrame,
} from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';
import { heading } from '../steps/wallet.ts';

const scrim = (page: Page): Locator => page.locator('[data-part="scrim"]');
const visa = (page: Page): Locator => dialog(page).getByRole('radio', { name: /Visa ending in 4242/ });
const mastercard = (page: Page): Locator =>
  dialog(page).getByRole('radio', { name: /Mastercard ending in 4444/ });

/** All tab stops of the form, from the first to the last. */
const stopsOfForm = (page: Page): readonly Locator[] => [
  button(page, 'Back'),
  page.getByLabel('First name'),
  page.getByLabel('Last name'),
  ...cardFields(page),
  page.getByLabel('Save this card'),
  page.getByLabel('Make this my preferred card'),
  dialog(page).getByRole('radio', { name: /1420 Juniper Street/ }),
  button(page, 'Edit, 1420 Juniper Street, Apt 3B'),
  button(page, 'Add new address'),
  button(page, 'Submit'),
];

test.describe('the form for a new card', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'Alice');
    await openForm(page);
  });

  test('moves focus by Tab through every field, including the vault’s, and wraps around', async ({
    page,
  }) => {
    const [back, ...rest] = stopsOfForm(page);
    await expect(heading(page, 'Add Credit/Debit Card')).toBeFocused();
    for (const stop of [...rest, back, ...rest.slice(0, 1)]) {
      await page.keyboard.press('Tab');
      if (stop) await expect(stop).toBeFocused();
    }
  });

  test('moves focus backward by Shift+Tab through the same fields, and wraps around', async ({ page }) => {
    const stops = stopsOfForm(page).toReversed();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Back')).toBeFocused();
    for (const stop of stops) {
      await page.keyboard.press('Shift+Tab');
      await expect(stop).toBeFocused();
    }
  });

  for (const inFrame of [true, false]) {
    const where = inFrame ? 'in the vault’s frame' : 'in a field of the page';
    test(`closes an untouched form, which has no Close, on Escape ${where}, and returns focus [W-2.1]`, async ({
      page,
    }) => {
      await expect(button(page, 'Close')).toHaveCount(0);
      if (inFrame) {
        await vaultFrame(page)
          .locator('body')
          .click({ position: { x: 1, y: 1 } });
        await vaultFrame(page).locator('body').press('Escape');
      } else {
        await page.getByLabel('First name').press('Escape');
      }
      await expect(dialog(page)).toHaveCount(0);
      await expect(openerOf(page)).toBeFocused();
    });

    test(`asks before discarding changes on Escape ${where}, and keeps all of them on "No" [W-2.48] [W-2.49] [W-2.50]`, async ({
      page,
    }) => {
      await fillForm(page, DISCOVER);
      await (inFrame ? cardFields(page)[0] : page.getByLabel('Last name')).press('Escape');
      await expect(button(page, 'No, Keep Changes')).toBeFocused();
      const question =
        'If you exit now, your selections will not be saved. Do you want to discard your changes?';
      await expect(dialog(page).getByText(question)).toBeVisible();
      await button(page, 'No, Keep Changes').click();
      // Only the frame knows which of its fields had the focus, so the last field of the page gets it.
      await expect(page.getByLabel('Last name')).toBeFocused();
      await expect(page.getByLabel('First name')).toHaveValue('Robin');
      await expect(cardFields(page)[0]).toHaveValue('6011 1111 1111 1117');
      await expect(cardFields(page)[3]).toHaveValue('123');
    });
  }

  test('keeps the changes on Escape in the prompt', async ({ page }) => {
    await fillForm(page, DISCOVER);
    await page.getByLabel('First name').press('Escape');
    await expect(button(page, 'No, Keep Changes')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(cardFields(page)[0]).toHaveValue('6011 1111 1111 1117');
  });

  test('closes on "Yes, Discard Changes", and is empty when opened again [W-4.13]', async ({ page }) => {
    await fillForm(page, DISCOVER);
    await scrim(page).click({ position: { x: 5, y: 5 } });
    await button(page, 'Yes, Discard Changes').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(openerOf(page)).toBeFocused();
    await openForm(page);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(cardFields(page)[0]).toHaveValue('');
  });

  test('returns focus to its button in the list on Back, and is empty when opened again [W-2.11]', async ({
    page,
  }) => {
    await fillForm(page, DISCOVER);
    await button(page, 'Back').click();
    await expect(heading(page, 'Select Payment')).toBeVisible();
    await expect(button(page, 'Add Credit/Debit Card')).toBeFocused();
    await expect(button(page, 'Back')).toHaveCount(0);
    await button(page, 'Add Credit/Debit Card').click();
    await expect(cardFields(page)[0]).toHaveValue('');
    await expect(page.getByLabel('First name')).toHaveValue('');
  });

  test('checks "save" together with "preferred", and unchecks "preferred" together with "save" [W-2.29] [W-4.19]', async ({
    page,
  }) => {
    const save = page.getByLabel('Save this card');
    const preferred = page.getByLabel('Make this my preferred card');
    await expect(save).toBeChecked();
    await preferred.press('Space');
    await save.press('Space');
    await expect(preferred).not.toBeChecked();
    await preferred.press('Space');
    await expect(save).toBeChecked();
  });

  test('shows a validation message at each invalid field and focuses the first [W-5.1] [W-5.2]', async ({
    page,
  }) => {
    await page.getByLabel('Last name').fill('B4ker');
    await button(page, 'Submit').press('Enter');
    await expect(dialog(page).getByText('First Name is a required field.')).toBeVisible();
    await expect(dialog(page).getByText('Please enter a valid last name.')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
      'First Name is a required field.',
    );
  });

  for (const [number, words] of [
    ['4242424242424241', 'Please enter a valid credit or debit card.'],
    ['42424242', 'Card number too short.'],
  ] as const) {
    test(`shows "${words}" in the frame and focuses the card number [W-5.16] [W-5.17]`, async ({ page }) => {
      await fillForm(page, { number });
      await button(page, 'Submit').click();
      await expect(vaultFrame(page).getByText(words)).toBeVisible();
      await expect(cardFields(page)[0]).toBeFocused();
      await expect(button(page, 'Submit')).toBeEnabled();
    });
  }

  test('shows a validation message for the security code in the frame until it is corrected [W-5.21]', async ({
    page,
  }) => {
    await fillForm(page, { ...DISCOVER, cvv: '12' });
    await button(page, 'Submit').click();
    await expect(vaultFrame(page).getByText('CVV too short.')).toBeVisible();
    await typeCard(page, DISCOVER);
    await expect(vaultFrame(page).getByText('CVV too short.')).toBeHidden();
  });
});

test.describe('the list of cards', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'Alice');
    await openerOf(page).click();
    await expect(heading(page, 'Select Payment')).toBeFocused();
  });

  test('closes unchanged by Escape, Close, Cancel and the backdrop, and returns focus [W-2.1] [W-4.12]', async ({
    page,
  }) => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => button(page, 'Cancel').click(),
      () => scrim(page).click({ position: { x: 5, y: 5 } }),
    ];
    for (const leave of ways) {
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      await expect(openerOf(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Select Payment')).toBeFocused();
    }
  });

  test('asks about a changed selection, keeps it on "No" and discards it on "Yes" [W-4.12] [W-4.13]', async ({
    page,
  }) => {
    await mastercard(page).click();
    await page.keyboard.press('Escape');
    await expect(button(page, 'No, Keep Changes')).toBeFocused();
    await button(page, 'No, Keep Changes').click();
    await expect(mastercard(page)).toBeChecked();
    await page.keyboard.press('Escape');
    await button(page, 'Yes, Discard Changes').click();
    await expect(payingWith(page)).toContainText('Visa ending in 4242');
    await openerOf(page).click();
    await expect(visa(page)).toBeChecked();
  });

  test('prevents scrolling of the page behind [W-2.1]', async ({ page }) => {
    /** Turns the wheel at a point; resolves with the page's scroll position after the next paint. */
    const wheelAt = async (x: number, y: number): Promise<number> => {
      const turned = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const drawn = (): number =>
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
            window.addEventListener('wheel', drawn, { once: true, passive: true });
          }),
      );
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 200);
      return turned;
    };
    await page.setViewportSize({ width: 1280, height: 400 });
    expect(await wheelAt(100, 200)).toBe(0);
    expect(await wheelAt(1100, 200)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // Without the wallet the same wheel scrolls the page, which proves the checks above.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await wheelAt(100, 200)).toBeGreaterThan(0);
  });

  test('disables an expired card, and explains why [W-2.16] [W-4.9]', async ({ page }) => {
    const expired = dialog(page).getByRole('radio', { name: /ending in 0005/ });
    await expect(expired).toBeDisabled();
    await expect(dialog(page).getByText('Expired. Please update your payment info.')).toBeVisible();
  });
});
