import type { Page } from '@playwright/test';
import { findings, findingsInBoth } from '../support/axe.ts';
import {
  addAddress,
  askBalance,
  confirm,
  field,
  openEdit,
  pinField,
  saveEdit,
  startAdding,
} from '../steps/form.ts';
import type { OpenShop } from '../support/open-shop.ts';
import {
  button,
  cardAdded,
  cardFields,
  dialog,
  DISCOVER,
  fillForm,
  openerOf,
  openForm,
  payingWith,
  signIn,
  submit,
  toShoppers,
  vaultFrame,
  refuseOnce,
} from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';
import { walk } from '../support/tour.ts';
import type { Tour } from '../support/tour.ts';
import { act, actionsOf, cardButton, heading, menu, openList, openListAs, problem } from '../steps/wallet.ts';

// During a fade, colours do not have their final contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function failLoading(page: Page, shop: OpenShop): Promise<void> {
  refuseOnce(shop, 'wallet.list');
  await signIn(page, 'Alice');
  await expect(button(page, 'Retry')).toBeVisible();
}

const back = (page: Page): Promise<void> => button(page, 'Back').click();

const tours: Readonly<Record<string, Tour>> = {
  'the list, a new card and My Wallet': [
    [
      'sign in',
      (page) => toShoppers(page).then(() => expect(page.getByRole('button', { name: /^Bob/ })).toBeVisible()),
    ],
    ['cards that failed to load', failLoading],
    [
      'checkout',
      async (page) => {
        await button(page, 'Retry').click();
        await expect(payingWith(page)).toContainText('Visa');
      },
    ],
    [
      'list of cards',
      async (page) => {
        await openerOf(page).click();
        await expect(dialog(page).getByRole('radio')).toHaveCount(3);
      },
    ],
    [
      'list with a card too many',
      async (page) => {
        await button(page, 'Add SNAP EBT Card').click();
        await expect(problem(page)).toBeVisible();
      },
    ],
    [
      'menu of a card',
      async (page) => {
        await actionsOf(page, 'Mastercard ending in 4444').click();
        await expect(menu(page)).toBeVisible();
      },
    ],
    [
      'empty form',
      async (page) => {
        await page.keyboard.press('Escape');
        await button(page, 'Add Credit/Debit Card').click();
        await expect(cardFields(page)[0]).toBeVisible();
      },
    ],
    [
      'form with mistakes',
      async (page) => {
        await submit(page);
        await expect(dialog(page).getByText('First Name is a required field.')).toBeVisible();
        await fillForm(page, { number: '4242424242424241', cvv: '1' });
        await submit(page);
        await expect(vaultFrame(page).getByText('Please enter a valid credit or debit card.')).toBeVisible();
      },
    ],
    [
      'question before leaving',
      async (page) => {
        await page.getByLabel('First name').press('Escape');
        await expect(dialog(page)).toHaveAccessibleName('Discard Changes?');
      },
    ],
    [
      'card that was added',
      async (page) => {
        await button(page, 'No, Keep Changes').click();
        await fillForm(page, DISCOVER);
        await submit(page);
        await cardAdded(page);
      },
    ],
    [
      'My Wallet',
      (page) =>
        page.goto('/wallet').then(() => expect(page.getByText('Discover ending in 1117')).toBeAttached()),
    ],
  ],
  'changes, balances and addresses': [
    ['form for changes', (page) => openList(page, 'Alice').then(() => openEdit(page))],
    [
      'form for changes with a bad code',
      async (page) => {
        await saveEdit(page, '1');
        await expect(vaultFrame(page).getByText('CVV too short.')).toBeVisible();
      },
    ],
    [
      'form for changes with mistakes',
      async (page) => {
        await field(page, 'Expiration Month').selectOption('');
        await button(page, 'Save Changes').click();
        await expect(dialog(page).getByText('Expiration Month is a required field.')).toBeVisible();
      },
    ],
    [
      'question before deleting',
      async (page) => {
        await back(page);
        await act(page, 'Delete', 'Mastercard ending in 4444');
        await expect(heading(page, 'Deleting Payment')).toBeVisible();
      },
    ],
    [
      'PIN of a SNAP card',
      async (page) => {
        await button(page, 'Keep Card').click();
        await cardButton(dialog(page), 'Check Balance', 'SNAP EBT ending in 0004').click();
        await expect(pinField(page)).toBeVisible();
      },
    ],
    [
      'PIN that is wrong',
      async (page) => {
        await askBalance(page, '12');
        await expect(vaultFrame(page).getByText('Please enter your 4-digit PIN.')).toBeVisible();
        await askBalance(page, '9876');
        await expect(problem(page)).toBeVisible();
      },
    ],
    ['form for a gift card', (page) => back(page).then(() => startAdding(page, 'Add Gift Card'))],
    [
      'form for a gift card with mistakes',
      (page) =>
        confirm(page).then(() => expect(dialog(page).getByText('PIN is a required field.')).toBeVisible()),
    ],
    [
      'form for an address, with mistakes',
      async (page) => {
        await back(page);
        await button(page, 'Add Credit/Debit Card').click();
        await button(page, 'Add new address').click();
        await button(page, 'Save Address').click();
        await expect(dialog(page).getByText('City is a required field.')).toBeVisible();
      },
    ],
    [
      'list of addresses',
      async (page) => {
        await back(page);
        for (const street of ['1 Fir Street', '2 Fir Street']) await addAddress(page, { street });
        await button(page, 'All addresses').click();
        await expect(heading(page, 'Billing Address')).toBeVisible();
      },
    ],
    [
      'form for a SNAP card',
      async (page) => {
        await openListAs(page, 'heidi');
        await startAdding(page, 'Add SNAP EBT Card');
      },
    ],
  ],
};

for (const [name, tour] of Object.entries(tours)) {
  test(`has no axe violations on any screen or in the vault’s frames, in light and dark: ${name}`, async ({
    page,
    shop,
  }) => {
    await walk(tour, { page, shop }, async () => expect(await findingsInBoth(page)).toEqual([]));
  });
}

test('has no axe violations without cards, and when the card fields fail to load', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`${shop.sandbox.urls.vault}/eProtect/js/**`, (route) => route.abort());
  await signIn(page, 'Bob');
  expect(await findings(page)).toEqual([]);
  await openerOf(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('gives fields, frame, groups and buttons of the form their accessible names', async ({ page }) => {
  await signIn(page, 'Alice');
  await openForm(page);
  await expect(page.locator('iframe')).toHaveAttribute('title', /.+/);
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Add Credit/Debit Card":
      - button "Back"
      - heading "Add Credit/Debit Card" [level=2]
      - textbox "First name"
      - textbox "Last name"
      - iframe
      - checkbox "Save this card" [checked]
      - checkbox "Make this my preferred card"
      - group "Billing Address":
        - list:
          - listitem:
            - radio /1420 Juniper Street/ [checked]
            - button "Edit, 1420 Juniper Street, Apt 3B"
          - listitem:
            - radio /88 Larch Road/
        - button "Add new address"
      - button "Submit"
  `);
  await expect(vaultFrame(page).locator('body')).toMatchAriaSnapshot(`
    - textbox "Card Number"
    - group "Expiration":
      - textbox "Month"
      - textbox "Year"
    - textbox "CVV (3-4 digit code)"
  `);
});

test('does not animate for a shopper who prefers reduced motion', async ({ page }) => {
  await signIn(page, 'Alice');
  await openerOf(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((sheet) => sheet.getAnimations({ subtree: true }).length)).toBe(0);
});
