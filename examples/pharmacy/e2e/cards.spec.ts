import {
  addGift,
  askBalance,
  editReady,
  field,
  GIFT,
  saveEdit,
  securityCode,
} from '../../storefront/e2e/steps/form.ts';
import { signInAtHost } from '../../storefront/e2e/steps/host.ts';
import { button, dialog, EXPIRY_YEAR } from '../../storefront/e2e/steps/basic.ts';
import { expect, test } from '../../storefront/e2e/support/test.ts';
import { actionsOf, cardButton, menu, row, told } from '../../storefront/e2e/steps/wallet.ts';

const AMEX = 'American Express ending in 0005';

test('shows no menu for bank cards of a pharmacy, and edits an expired one by its own button [W-2.19] [W-6.3]', async ({
  page,
  witness,
}) => {
  await signInAtHost(page, 'Alice');
  await button(page, 'Payment methods').click();
  await expect(row(page, AMEX)).toContainText('Expired. Please update your payment info.');
  await expect(dialog(page).getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  await expect(actionsOf(page, AMEX)).toHaveCount(0);
  await cardButton(dialog(page), 'Edit', AMEX).click();
  await editReady(page);
  await field(page, 'Expiration Year').selectOption(`20${EXPIRY_YEAR}`);
  await expect(securityCode(page)).toHaveValue('');
  await saveEdit(page, '1234');
  await told(page, 'Card Edited!', 'Your card has been successfully edited.');
  await expect(row(page, AMEX)).toContainText(`/${EXPIRY_YEAR}`);
  await expect(cardButton(dialog(page), 'Edit', AMEX)).toHaveCount(0);
  // The script tag's build has a frame of another kind, and has to meet the strictest policy.
  expect(witness.of('violation')).toEqual([]);
});

test('adds an address in the form for a card, in the build of the script tag', async ({ page, witness }) => {
  await signInAtHost(page, 'Carol');
  await button(page, 'Payment methods').click();
  await cardButton(dialog(page), 'Edit', 'Visa ending in 4242').click();
  await editReady(page);
  await button(page, 'Add new address').click();
  await field(page, 'Address').fill('1 Fir Street');
  await field(page, 'City').fill('Dayton');
  await field(page, 'State').selectOption('OH');
  await field(page, 'Postal Code').fill('45402');
  await button(page, 'Save Address').click();
  await expect(dialog(page).getByRole('radio', { name: /1 Fir Street/ })).toBeChecked();
  expect(witness.of('violation')).toEqual([]);
});

test(
  'adds a gift card, opens a menu and checks a SNAP balance under the strictest policy, by the script tag [W-2.14]',
  { tag: '@engines' },
  async ({ page, witness }) => {
    await signInAtHost(page, 'Alice');
    await expect(page.locator('#paying')).toContainText('Mastercard');
    await page.evaluate(async () => {
      const { api, vault } = await (await fetch('/session')).json();
      const { token } = await (await fetch('/session/token', { method: 'POST' })).json();
      const loaded = await window.Grocer?.wallet?.load();
      const wallet = loaded?.mount({
        environment: 'LOCAL',
        authConfig: { type: 'B2C', token },
        checkoutConfig: { orderInfo: { total: 1250 } },
        walletConfig: { showSnapCards: true, showGiftCards: true },
        endpoints: { payment: api },
        hostedFields: { scriptUrl: `${vault}/eProtect/js/eProtect-iframe-client4.min.js` },
      });
      await wallet?.ready;
      wallet?.open({ screen: 'card-list' });
    });
    await addGift(page);
    await told(page, 'Card Added!', 'Your card has been successfully added.');
    await actionsOf(page, GIFT.name).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    const snap = 'SNAP EBT ending in 0004';
    await cardButton(dialog(page), 'Check Balance', snap).click();
    await askBalance(page);
    // The gift card is selected but not confirmed, so the list stays open.
    await expect(row(page, snap)).toContainText('$150.00 Remaining');
    expect(witness.of('violation')).toEqual([]);
  },
);
