import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import {
  addGift,
  askBalance,
  confirm,
  field,
  GIFT,
  openEdit,
  pinField,
  saveEdit,
  SNAP,
  startAdding,
} from '../steps/form.ts';
import type { OpenShop } from '../support/open-shop.ts';
import {
  browserPlaces,
  codePattern,
  expectNowhere,
  filesIn,
  recordRequests,
  secretsOf,
  serverPlaces,
} from '../steps/secrecy.ts';
import { button, cardFields, dialog, fillForm, submit } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';
import type { Witness } from '../support/test.ts';
import { act, cardButton, openFlyout, openHost, problem, told } from '../steps/wallet.ts';

/** Published test numbers, and codes that occur nowhere else. */
const BANK = { number: '378282246310005', cvv: '7391' };
const REFUSED_GIFT = { ...GIFT, pin: '6184' };
const EBT = { number: SNAP.number, pin: '8317' };
const EDIT_CVV = '5926';

const secrets: readonly RegExp[] = [
  ...secretsOf(BANK),
  ...secretsOf({ number: GIFT.number, cvv: REFUSED_GIFT.pin }),
  ...secretsOf({ number: EBT.number, cvv: EBT.pin }),
  ...secretsOf({ number: '4000000000000127', cvv: EDIT_CVV }),
];

const WISHES = { walletConfig: { showSnapCards: true, showGiftCards: true, getGiftCardBalances: true } };

/** Records every bearer token that the page receives. */
function recordTokens(context: BrowserContext): readonly string[] {
  const tokens: string[] = [];
  context.on('response', (response) => {
    if (!response.url().endsWith('/session/token') || !response.ok()) return;
    void response.json().then(({ token }: { token: string }) => tokens.push(token));
  });
  return tokens;
}

/** Looks for the secrets everywhere, including the vault's database, which stores them encrypted. */
async function look(page: Page, { shop, witness }: { shop: OpenShop; witness: Witness }): Promise<void> {
  expectNowhere(secrets, {
    ...(await browserPlaces(page, witness, shop.sandbox.urls.vault)),
    ...serverPlaces(shop),
    'what the host heard': await page.evaluate(() => Reflect.get(window, 'heard').join('\n')),
    'the state': await page.evaluate(() => JSON.stringify(Reflect.get(window, 'wallet').getState())),
    'the database of the vault': filesIn(path.join(shop.dataDir, 'vault')).join('\n'),
  });
}

/** Adds a bank card, after one that the issuer refuses. */
async function addBank(page: Page): Promise<void> {
  await button(page, 'Add Credit/Debit Card').click();
  await expect(cardFields(page)[0]).toBeVisible();
  await fillForm(page, { number: '4000000000000127', cvv: '592' });
  await submit(page);
  await expect(problem(page)).toBeVisible();
  await fillForm(page, BANK);
  await submit(page);
  await told(page, 'Card Added!', 'Your card has been successfully added.');
}

test('leaves no card number, security code, PIN or token anywhere after each flow of a journey [W-7.3]', async ({
  page,
  context,
  shop,
  witness,
}) => {
  test.slow();
  const sent = await recordRequests(context);
  const tokens = recordTokens(context);
  const here = { shop, witness };
  await openHost(page, 'heidi', WISHES);
  await openFlyout(page);

  await test.step('add a bank card', async () => {
    await addBank(page);
    await look(page, here);
  });
  await test.step('edit it, refused and accepted', async () => {
    await openEdit(page, 'American Express ending in 0005');
    await saveEdit(page, '9998');
    await expect(problem(page)).toBeVisible();
    await saveEdit(page, EDIT_CVV);
    await told(page, 'Card Edited!', 'Your card has been successfully edited.');
    await look(page, here);
  });
  await test.step('add a gift card, refused and accepted', async () => {
    await addGift(page, REFUSED_GIFT);
    await expect(problem(page)).toBeVisible();
    await button(page, 'Back').click();
    await look(page, here);
    await addGift(page);
    await told(page, 'Card Added!', 'Your card has been successfully added.');
    await look(page, here);
  });
  await test.step('add a SNAP card and ask for its balance, with a wrong PIN first', async () => {
    await startAdding(page, 'Add SNAP EBT Card');
    await field(page, 'Card Number').fill(EBT.number);
    await confirm(page);
    await told(page, 'Card Added!', 'Your card has been successfully added.');
    await look(page, here);
    await cardButton(dialog(page), 'Check Balance', SNAP.name).click();
    await askBalance(page, EBT.pin);
    await expect(problem(page)).toHaveText('Invalid PIN, please try again.');
    await look(page, here);
    await pinField(page).fill(EBT.pin);
    await button(page, 'Back').click();
    await look(page, here);
  });
  await test.step('prefer, delete, and close', async () => {
    await act(page, 'Make Preferred', 'American Express ending in 0005');
    await told(page, 'Card Updated!', 'Your preferred card has been updated.');
    await act(page, 'Delete', 'American Express ending in 0005');
    await button(page, 'Delete Card').click();
    await told(page, 'Card Deleted!', 'Your card has been successfully removed.');
    await button(page, 'Cancel').click();
    await expect(dialog(page)).toHaveCount(0);
    await look(page, here);
  });

  const requests = await sent();
  const { api, vault } = shop.sandbox.urls;
  const carrying = requests.filter(({ body }) => secrets.some((secret) => secret.test(body)));
  // The secrets were sent to these origins, which proves that the search can find them.
  expect(new Set(carrying.map(({ origin }) => origin))).toEqual(new Set([api, vault]));
  const bare = requests.map(({ url, headers: { authorization: _bearer, ...headers } }) => ({ url, headers }));
  expectNowhere(secrets, { 'addresses and headers': JSON.stringify(bare) });
  const typedAtVault = [...secretsOf(BANK), codePattern(EBT.pin)];
  expectNowhere(typedAtVault, {
    'what the API is sent': requests.flatMap(({ origin, body }) => (origin === api ? [body] : [])).join('\n'),
  });
  expect(tokens.length).toBeGreaterThan(0);
  expectNowhere(
    tokens.map((token) => new RegExp(token)),
    {
      ...(await browserPlaces(page, witness, vault)),
      ...serverPlaces(shop),
      'what the host heard': await page.evaluate(() => Reflect.get(window, 'heard').join('\n')),
      'addresses, bodies and other headers':
        JSON.stringify(bare) + requests.map(({ body }) => body).join('\n'),
    },
  );
});

for (const [title, label, text] of [
  ['Add Gift Card', 'Card Number', GIFT.number],
  ['Add Gift Card', 'PIN', REFUSED_GIFT.pin],
  ['Add SNAP EBT Card', 'Card Number', EBT.number],
] as const) {
  test(`empties "${label}" of "${title}" while it is sent and when the form is left`, async ({
    page,
    shop,
    witness,
  }) => {
    await openHost(page, 'heidi', WISHES);
    await openFlyout(page);
    await startAdding(page, title);
    const input = await field(page, label).elementHandle();
    await field(page, label).fill(text);
    await button(page, 'Back').click();
    await expect.poll(() => input?.evaluate((element) => Reflect.get(element, 'value'))).toBe('');
    await look(page, { shop, witness });
    const match = title === 'Add Gift Card' ? 'wallet.add-gift-card' : 'wallet.add-snap-card';
    shop.sandbox.controls.addFault({ match, when: 'before', kind: 'delay', ms: 600 });
    await startAdding(page, title);
    await field(page, 'Card Number').fill(title === 'Add Gift Card' ? GIFT.number : EBT.number);
    if (title === 'Add Gift Card') await field(page, 'PIN').fill(GIFT.pin);
    await confirm(page);
    await expect(field(page, label)).toHaveValue('');
    await look(page, { shop, witness });
    await told(page, 'Card Added!', 'Your card has been successfully added.');
  });
}
