import { callsOf } from '../../support/open-shop.ts';
import type { OpenShop } from '../../support/open-shop.ts';
import {
  button,
  cardAdded,
  cardFields,
  dialog,
  DISCOVER,
  fillForm,
  openForm,
  signIn,
  EXPIRY_YEAR,
  submit,
  tabTo,
  typeCard,
  typeNames,
  vaultFrame,
  refuseOnce,
} from '../../steps/basic.ts';
import { addAddress } from '../../steps/form.ts';
import { pressOn } from '../../support/keyboard.ts';
import { moveTo, storedCards } from '../../support/database.ts';
import { expect, test } from '../../support/test.ts';

const PHONE = '(513) 555-0199';

const addsOf = (shop: OpenShop) => callsOf(shop, 'wallet.add-bank-card');

test.beforeEach(async ({ page }) => {
  await signIn(page, 'Bob');
});

test('explains a declined card, frees the form, and adds another card [W-4.20] [W-8.8]', async ({
  page,
  shop,
}) => {
  await openForm(page);
  await fillForm(page, { number: '4000000000000127' });
  await submit(page);
  await expect(
    dialog(page).getByText(
      'There was an issue with your card. Please contact your Card Issuer. (Error Code: RV32937)',
    ),
  ).toBeVisible();
  await expect(button(page, 'Submit')).toBeEnabled();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await typeCard(page, DISCOVER);
  await submit(page);
  await cardAdded(page);
  expect(addsOf(shop).map(({ status }) => status)).toEqual([402, 200]);
  expect(new Set(addsOf(shop).map(({ key }) => key)).size).toBe(2);
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('scrolls a refusal into view and focuses it, and scrolls the success into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page);
  await fillForm(page, { number: '4000000000000127' });
  await button(page, 'Add new address').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('First name')).not.toBeInViewport();
  await submit(page);
  const refusal = dialog(page).getByRole('alert').filter({ hasText: 'RV32937' });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(refusal.locator('..')).toBeFocused();
  await typeCard(page, DISCOVER);
  await submit(page);
  await expect(page.getByText('Card Added!')).toBeInViewport({ ratio: 1 });
});

test('validates names, then the address, and only then asks the vault and the service [W-4.17] [W-5.8]', async ({
  page,
  shop,
}) => {
  const { api, vault } = shop.sandbox.urls;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.method() !== 'POST') return;
    if (origin === vault && pathname === '/eProtect/paypage') asked.push('vault');
    if (origin === api) asked.push('service');
  });
  refuseOnce(shop, 'wallet.list-billing-addresses');
  await openForm(page);
  await typeCard(page, DISCOVER);
  await submit(page);
  await expect(dialog(page).getByText('First Name is a required field.')).toBeVisible();
  await typeNames(page);
  await submit(page);
  await expect(dialog(page).getByText('Please select a billing address.')).toBeVisible();
  expect(asked).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(dialog(page).getByRole('radio', { name: /17 Walnut Lane/ })).toBeChecked();
  await submit(page);
  await cardAdded(page);
  expect(asked).toEqual(['vault', 'service']);
});

test('disables the controls and renames the button while a card is submitted [W-2.32] [W-4.20]', async ({
  page,
  shop,
}) => {
  shop.sandbox.controls.addFault({ match: 'wallet.add-bank-card', when: 'before', kind: 'delay', ms: 1500 });
  await openForm(page);
  await fillForm(page, DISCOVER);
  await submit(page);
  const busy = button(page, 'Submitting Card');
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByLabel('Save this card')).toBeDisabled();
  await expect(dialog(page).getByRole('radio', { name: /17 Walnut Lane/ })).toBeDisabled();
  // A second press and Escape have no effect while the request is in flight.
  await busy.press('Enter');
  await page.keyboard.press('Escape');
  await cardAdded(page);
  expect(addsOf(shop)).toHaveLength(1);
});

test('refuses a card that is already in the wallet, and stores it once [W-8.11]', async ({ page, shop }) => {
  await openForm(page);
  await fillForm(page, DISCOVER);
  await submit(page);
  await cardAdded(page);
  await button(page, 'Add Credit/Debit Card').click();
  await expect(cardFields(page)[0]).toBeVisible();
  await fillForm(page, DISCOVER);
  await submit(page);
  await expect(
    dialog(page).getByText(
      'The card you are trying to add is already in your wallet, please add a different card.',
    ),
  ).toBeVisible();
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

for (const { zip, words, clause } of [
  {
    zip: '00000',
    clause: 'W-8.7',
    words: 'There was an issue with your address, please verify your information. (Error code: RV62751)',
  },
  {
    zip: '00001',
    clause: 'W-8.12',
    words: `Your payment information is invalid. Please check your card information, use a different card, contact your credit card provider, or contact Customer Service at ${PHONE}`,
  },
  {
    zip: '00002',
    clause: 'W-8.13',
    words: `Please Contact the Customer Service Center at ${PHONE} (Error Code: RV72632)`,
  },
]) {
  test(`shows the catalog message when the issuer refuses ZIP ${zip} [${clause}]`, async ({ page, shop }) => {
    moveTo(shop, 'bob', zip);
    await openForm(page);
    await fillForm(page, DISCOVER);
    await submit(page);
    await expect(dialog(page).getByText(words)).toBeVisible();
    expect(storedCards(shop, 'bob')).toEqual([]);
  });
}

test('adds a card with another address after a refused one, without typing the card again', async ({
  page,
  shop,
}) => {
  moveTo(shop, 'bob', '00000');
  await openForm(page);
  await fillForm(page, DISCOVER);
  await submit(page);
  await expect(dialog(page).getByText('Error code: RV62751')).toBeVisible();
  await expect(cardFields(page)[0]).toHaveValue('•••• •••• •••• 1117');
  await addAddress(page);
  await submit(page);
  await cardAdded(page);
  expect(addsOf(shop).map(({ status }) => status)).toEqual([402, 200]);
  expect(new Set(addsOf(shop).map(({ key }) => key)).size).toBe(2);
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('adds a card with another address by keyboard, tabbing through the frame to Submit', async ({
  page,
  shop,
}) => {
  moveTo(shop, 'bob', '00000');
  await openForm(page);
  await fillForm(page, DISCOVER);
  await pressOn(page, button(page, 'Submit'));
  await expect(dialog(page).getByText('Error code: RV62751')).toBeVisible();
  moveTo(shop, 'bob', '45402');
  await addAddress(page);
  await tabTo(page, page.getByLabel('First name'));
  for (const field of cardFields(page)) await tabTo(page, field);
  await pressOn(page, button(page, 'Submit'));
  await cardAdded(page);
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('empties the card fields after a spent token, without validation errors in other fields', async ({
  page,
  shop,
}) => {
  await openForm(page);
  await fillForm(page, DISCOVER);
  shop.sandbox.controls.addFault({
    match: 'wallet.add-bank-card',
    when: 'before',
    kind: 'status',
    status: 422,
    code: 'CARD_TOKEN_SPENT',
    times: 1,
  });
  await submit(page);
  await expect(dialog(page).getByText('Please enter your card again.')).toBeVisible();
  for (const field of cardFields(page)) await expect(field).toHaveValue('');
  await expect(cardFields(page)[0]).toBeFocused();
  await expect(vaultFrame(page).locator('[aria-invalid]')).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await page.keyboard.type('6011111111111117');
  await tabTo(page, cardFields(page)[1]);
  await page.keyboard.type(`12${EXPIRY_YEAR}`);
  await tabTo(page, cardFields(page)[3]);
  await page.keyboard.type('123');
  await submit(page);
  await cardAdded(page);
});

test('retries a server error with the same idempotency key, and stores the card once', async ({
  page,
  shop,
}) => {
  await openForm(page);
  await fillForm(page, { number: '4000000000000119' });
  await submit(page);
  await cardAdded(page);
  const [failed, repeated, ...more] = addsOf(shop);
  expect([failed?.status, repeated?.status, more.length]).toEqual([500, 200, 0]);
  expect(repeated?.key).toBe(failed?.key);
  expect(storedCards(shop, 'bob')).toEqual(['VISA 0119']);
});

for (const kind of ['reset', 'cut-body'] as const) {
  test(`shows "Card Added!" and stores one card when the response is lost (${kind})`, async ({
    page,
    shop,
  }) => {
    shop.sandbox.controls.addFault({ match: 'wallet.add-bank-card', when: 'after-commit', kind });
    await openForm(page);
    await fillForm(page, DISCOVER);
    await submit(page);
    await cardAdded(page);
    await expect(dialog(page).getByRole('radio')).toHaveCount(1);
    expect(new Set(addsOf(shop).map(({ key }) => key)).size).toBe(1);
    expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
  });
}

test('finds the card in the wallet when every response is lost, and does not add it twice', async ({
  page,
  shop,
}) => {
  shop.sandbox.controls.addFault({
    match: 'wallet.add-bank-card',
    when: 'after-commit',
    kind: 'reset',
    times: 3,
  });
  await openForm(page);
  await fillForm(page, DISCOVER);
  await submit(page);
  await cardAdded(page);
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('shows the catalog message while the service is down, and adds the card on the next submit [W-8.17]', async ({
  page,
  shop,
}) => {
  shop.sandbox.controls.addFault({
    match: 'wallet.add-bank-card',
    when: 'before',
    kind: 'status',
    status: 500,
    times: 3,
  });
  await openForm(page);
  await fillForm(page, DISCOVER);
  await submit(page);
  const words = `We're sorry, but we weren't able to add your card. Please try again. If the problem persists, please contact Customer Service at ${PHONE}.`;
  await expect(dialog(page).getByText(words)).toBeVisible();
  await submit(page);
  await cardAdded(page);
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});
