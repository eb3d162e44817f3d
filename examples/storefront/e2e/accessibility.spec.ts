import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { OpenShop } from './open-shop.ts';
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
  vaultFrame,
} from './steps.ts';
import { expect, test } from './test.ts';

// Half-way through a fade nothing has the contrast it will have.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every finding of axe on the page and in its frames, the vault's included. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary}`),
  );
}

async function failLoading(page: Page, { sandbox }: OpenShop): Promise<void> {
  sandbox.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 400, times: 1 });
  await signIn(page, 'Alice');
  await expect(button(page, 'Retry')).toBeVisible();
}

/** The screens in the order in which one shopper can see them; each starts where the one before it ended. */
const tour: readonly (readonly [name: string, go: (page: Page, shop: OpenShop) => Promise<unknown>])[] = [
  [
    'sign in',
    (page) => page.goto('/').then(() => expect(page.getByRole('button', { name: /^Bob/ })).toBeVisible()),
  ],
  ['cards that failed to load', failLoading],
  [
    'checkout',
    (page) =>
      button(page, 'Retry')
        .click()
        .then(() => expect(payingWith(page)).toContainText('Visa')),
  ],
  [
    'list of cards',
    (page) =>
      openerOf(page)
        .click()
        .then(() => expect(dialog(page).getByRole('radio')).toHaveCount(3)),
  ],
  [
    'empty form',
    (page) =>
      button(page, 'Add Credit/Debit Card')
        .click()
        .then(() => expect(cardFields(page)[0]).toBeVisible()),
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
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen, nor in the vault’s frame (${colorScheme})`, async ({
    page,
    shop,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [name, go] of tour) {
      await test.step(name, async () => {
        await go(page, shop);
        expect(await findings(page)).toEqual([]);
      });
    }
  });
}

test('axe finds nothing on the form of a shopper without cards, nor where the fields are missing', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(`${shop.sandbox.urls.vault}/eProtect/js/**`, (route) => route.abort());
  await signIn(page, 'Bob');
  expect(await findings(page)).toEqual([]);
  await openerOf(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('the names of the form are right: fields, frame, groups and buttons', async ({ page }) => {
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
        - radio /1420 Juniper Street/ [checked]
        - radio /88 Larch Road/
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

test('nothing slides or fades for a shopper who asked for no motion', async ({ page }) => {
  await signIn(page, 'Alice');
  await openerOf(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((sheet) => sheet.getAnimations({ subtree: true }).length)).toBe(0);
});
