import { callsOf } from '../../support/open-shop.ts';
import {
  button,
  cardAdded,
  cardBox,
  cardFields,
  dialog,
  DISCOVER,
  fillForm,
  openerOf,
  openForm,
  payingWith,
  signIn,
  signInAgain,
  signInAs,
  signInHere,
  submit,
  refuseOnce,
} from '../../steps/basic.ts';
import { storedCards } from '../../support/database.ts';
import { expect, test } from '../../support/test.ts';

const LOAD_FAILED = 'There was a problem retrieving your cards, please retry...';
const FRAME_FAILED = 'We couldn’t load the secure card form. Check your connection and try again.';

test('requests the cards once per page load, and once more when the list opens', async ({ page, shop }) => {
  const asked = (): number => callsOf(shop, 'wallet.list').length;
  await signIn(page, 'Alice');
  await expect(payingWith(page)).toContainText('Visa ending in 4242');
  expect(asked()).toBe(1);
  await openerOf(page).click();
  await expect(dialog(page).getByRole('radio')).toHaveCount(3);
  await expect.poll(asked).toBe(2);

  await page.goto('/wallet');
  await expect(page.getByText('Visa ending in 4242')).toBeAttached();
  expect(asked()).toBe(3);
});

test('reports a failed load in the card box, and loads the cards on Retry [W-2.24] [W-8.19]', async ({
  page,
  shop,
}) => {
  refuseOnce(shop, 'wallet.list');
  await signIn(page, 'Alice');
  await expect(cardBox(page).getByText(LOAD_FAILED)).toBeVisible();
  await button(page, 'Retry').click();
  await expect(payingWith(page)).toContainText('Visa ending in 4242');
});

test('requests the cards three times before it reports a server error', async ({ page, shop }) => {
  shop.sandbox.controls.addFault({
    match: 'wallet.list',
    when: 'before',
    kind: 'status',
    status: 500,
    times: 3,
  });
  await signIn(page, 'Alice');
  await expect(cardBox(page).getByText(LOAD_FAILED)).toBeVisible();
  expect(callsOf(shop, 'wallet.list').map(({ status }) => status)).toEqual([500, 500, 500]);
});

test('reports a failed load on My Wallet, and loads the cards on Retry [W-8.19]', async ({ page, shop }) => {
  await signInAs(page, 'alice');
  refuseOnce(shop, 'wallet.list');
  await page.goto('/wallet');
  await expect(page.getByText(LOAD_FAILED)).toBeVisible();
  await button(page, 'Retry').click();
  await expect(page.getByText('Visa ending in 4242')).toBeAttached();
});

test('retries addresses that failed to load, and keeps the typed card', async ({ page, shop }) => {
  refuseOnce(shop, 'wallet.list-billing-addresses');
  await signIn(page, 'Alice');
  await openForm(page);
  await fillForm(page, DISCOVER);
  await expect(dialog(page).getByText('There has been an error loading your address.')).toBeVisible();
  await submit(page);
  await expect(dialog(page).getByText('Please select a billing address.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(dialog(page).getByRole('radio', { name: /1420 Juniper Street/ })).toBeChecked();
  await expect(dialog(page).getByRole('group', { name: 'Billing Address' })).toBeFocused();
  await expect(cardFields(page)[0]).toHaveValue('6011 1111 1111 1117');
  await submit(page);
  await cardAdded(page);
});

for (const [what, pattern] of [
  ['client script', '/eProtect/js/**'],
  ['script of the frame', '/eProtect/frame/assets/main.ts'],
] as const) {
  test(`shows a message when the ${what} fails to load, and restores the fields on Retry`, async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    await signIn(page, 'Bob');
    const blocked = `${shop.sandbox.urls.vault}${pattern}`;
    const asked = page.waitForEvent('requestfailed');
    await page.route(blocked, (route) => route.abort());
    await openerOf(page).click();
    await asked;
    await page.clock.fastForward(11_000);
    await expect(dialog(page).getByText(FRAME_FAILED)).toBeVisible();
    await page.getByLabel('First name').fill('Robin');
    await page.unroute(blocked);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(cardFields(page)[0]).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await fillForm(page, DISCOVER);
    await submit(page);
    await cardAdded(page);
  });
}

test('reports forms that fail to load, and loads them on Retry', async ({ page, witness }) => {
  witness.expectLines(/Failed to fetch dynamically imported module/);
  const file = '**/assets/forms-chunk-*.js';
  await page.route(file, (route) => route.abort());
  await signIn(page, 'Bob');
  await openerOf(page).click();
  const broken = page.getByRole('alertdialog');
  await expect(broken).toHaveAccessibleName('Something went wrong while showing your wallet.');
  await page.unroute(file);
  await broken.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Add Credit/Debit Card');
  await expect(cardFields(page)[0]).toBeVisible();
});

test('manages focus without the focus trap when its chunk fails to load', async ({ page, witness }) => {
  witness.expectLines(/Failed to load resource/);
  await page.route('**/assets/SheetTrap-*.js', (route) => route.abort());
  await signIn(page, 'Alice');
  const asked = page.waitForEvent('requestfailed');
  await openerOf(page).click();
  await asked;
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openerOf(page)).toBeFocused();
});

test('keeps the typed card while offline, and adds it when online again', async ({ page, context, shop }) => {
  await signIn(page, 'Bob');
  await openForm(page);
  await fillForm(page, DISCOVER);
  await context.setOffline(true);
  await submit(page);
  await expect(dialog(page).getByText("We're sorry, but we weren't able to add your card.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await expect(cardFields(page)[0]).toHaveValue('6011 1111 1111 1117');
  await submit(page);
  await cardAdded(page);
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('renews an expired token once, and repeats the request with the same idempotency key [W-7.23]', async ({
  page,
  shop,
}) => {
  await signIn(page, 'Bob');
  await openForm(page);
  await fillForm(page, DISCOVER);
  await shop.sandbox.controls.expireTokens();
  await submit(page);
  await cardAdded(page);
  const [refused, taken, ...more] = callsOf(shop, 'wallet.add-bank-card');
  expect([refused?.status, taken?.status, more.length]).toEqual([401, 200, 0]);
  expect(taken?.key).toBe(refused?.key);
  expect(callsOf(shop, 'auth.mint-token')).toHaveLength(2);
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('asks once to sign in again above the form, which keeps the typed card [W-9.10]', async ({
  page,
  shop,
  witness,
}) => {
  // Errors thrown by the host's own `getNewToken` are reported to the page's error tracking.
  witness.expectLines(/^SessionOver: The session is over\.$/);
  await signIn(page, 'Bob');
  await openForm(page);
  await fillForm(page, DISCOVER);
  let tries = 0;
  page.on('request', (request) => {
    if (request.url() === `${shop.url}/session/token`) tries += 1;
  });
  // Empties the database, including all sessions.
  await shop.sandbox.controls.reset();
  await submit(page);
  await expect(signInAgain(page).getByLabel('Email')).toHaveValue('bob@millbrook.example');
  // Wallet and shop may ask five times each, but share an answer.
  expect(tries).toBeGreaterThan(0);
  expect(tries).toBeLessThan(5);
  // The wallet's focus trap leaves the keyboard to the dialog above it.
  await page.keyboard.press('Shift+Tab');
  await expect(signInAgain(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Tab');
  await signInHere(page);
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await expect(cardFields(page)[0]).toHaveValue('•••• •••• •••• 1117');
  await submit(page);
  await cardAdded(page);
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});
