import { Key } from 'selenium-webdriver';
import { beginOrder } from '../../e2e/steps/begin-order.ts';
import { heldCards, storedCards } from '../../e2e/support/database.ts';
import { EXPIRY_YEAR } from '../../e2e/steps/basic.ts';
import type { ShopPage } from './page.ts';
import { button, heading, radio, signIn, textbox } from './steps.ts';
import { expect, test } from './test.ts';

const CARD = { accountNumber: '5555555555554444', expMonth: '12', expYear: EXPIRY_YEAR, cvv: '123' };

async function openList(page: ShopPage, name: string): Promise<void> {
  await signIn(page, name);
  await page.press(button('Add or Change Payment Method'));
  await page.find(heading('Select Payment'));
}

test('signs in, adds a card in the vault’s frame and pays with it', async ({ webkit, shop }) => {
  const page = webkit();
  await openList(page, 'Dave');
  await page.press(button('Add Credit/Debit Card'));
  await page.type(textbox('First name'), 'Dave');
  await page.type(textbox('Last name'), 'Diaz');
  await page.typeInVault(CARD);
  await page.press(button('Submit'));
  await page.says('Card Added!');
  expect(storedCards(shop, 'dave')).toEqual(['VISA 4242', 'MASTERCARD 4444']);
  await page.isChecked(radio(/Mastercard ending in 4444/));
  await page.press(button('Confirm'));
  await page.says('Paying with Mastercard ending in 4444');
});

test('changes the selection by arrow keys after a card was added from within the frame', async ({
  webkit,
}) => {
  const page = webkit();
  await openList(page, 'Dave');
  await page.tabTo(button('Add Credit/Debit Card'));
  await page.keys(Key.ENTER);
  await page.find(heading('Add Credit/Debit Card'));
  await page.tabTo(textbox('First name'));
  await page.keys('Dave', Key.TAB, 'Diaz');
  await page.typeInVault(CARD, { staysThere: true });
  await page.tabTo(button('Submit'));
  await page.keys(Key.ENTER);
  await page.says('Card Added!');
  await page.tabTo(radio(/Mastercard ending in 4444/));
  await page.keys(Key.ARROW_UP);
  await page.isChecked(radio(/Visa ending in 4242/));
});

test('edits a card with its security code, adds a gift card and checks a SNAP balance', async ({
  webkit,
}) => {
  const page = webkit();
  await openList(page, 'Alice');
  await page.press(button('Actions for Visa ending in 4242'));
  await page.press({ role: 'menuitem', name: 'Edit' });
  await page.find(heading('Edit Credit/Debit Card'));
  await page.isChecked(radio(/Juniper Street/));
  await page.typeInVault({ cvv: '123' });
  await page.press(button('Save Changes'));
  await page.says('Card Edited!');

  await page.press(button('Add Gift Card'));
  await page.find(heading('Add Gift Card'));
  await page.type(textbox('Card Number'), '9999990000000001006');
  await page.keys(Key.TAB, '1111');
  await page.press(button('Confirm'));
  await page.says('Card Added!');
  await page.says('$15.00 Remaining');

  await page.press(button(/^Check Balance, SNAP EBT/));
  await page.find(heading('Check Balance'));
  await page.typeInVault({ pin: '1234' });
  await page.press(button('Confirm'));
  await page.says('$150.00 Remaining');
});

test('lets a visitor find a store by ZIP code and shop there', async ({ webkit }) => {
  const page = webkit();
  await page.goto('/ways-to-shop');
  await page.says('How are you shopping today?');
  const zip = textbox('Search by ZIP Code');
  await page.type(zip, Key.chord(Key.CONTROL, 'a'));
  await page.keys('43215', Key.ENTER);
  await page.says(/stores? near 43215/);
  await page.pressFirst(button(/^Select Store, /));
  await page.says(/Pickup at \w/);
});

test('schedules a pickup, holds its time and pays by card', async ({ webkit, shop }) => {
  const page = webkit();
  await signIn(page, 'Alice');
  await page.goto('/cart');
  await page.press(button(/How are you shopping today\?/));
  await page.pressFirst(button(/^Select Store, /));
  await page.says(/Pickup at \w/);
  await page.pressFirst({ role: 'link', name: 'Check out pickup' });
  await page.find(heading('Schedule your order'));
  await page.pressFirst({ role: 'radio', name: /[AP]M/ });
  await page.says(/We'll hold this reservation until \d{1,2}:\d\d [AP]M/);
  await page.press(button('Continue'));
  await page.find(heading('Payment details'));
  await page.press(button('Place your Pickup Order'));
  await page.find(heading('Thank you, your Pickup order has been placed!'));
  expect(heldCards(shop)).toEqual(['BANK 975']);
});

test('splits one order between a gift card, SNAP with its PIN, and a bank card', async ({ webkit, shop }) => {
  await shop.sandbox.controls.setGiftBalance('1000', 300);
  const page = webkit();
  await signIn(page, 'Alice');
  await page.goto(await beginOrder(shop));
  await page.disclose('Gift Cards');
  await page.press({ role: 'checkbox', name: /ending in 1000/ });
  await page.says('$3.00');
  await page.disclose('SNAP EBT');
  await page.press({ role: 'checkbox', name: /^Use SNAP EBT/ });
  await page.says('$6.75');
  await page.typeOver(textbox('Amount'), '400', '4.00');
  await page.keys(Key.ENTER);
  await page.says('$2.75');
  await page.press(button('Place your Pickup Order'));
  await page.find(heading('Enter Your SNAP EBT PIN'));
  await page.typeInVault({ pin: '1234' });
  await page.press(button('Done'));
  await page.find(heading('Thank you, your Pickup order has been placed!'));
  expect(heldCards(shop)).toEqual(['SNAP 400', 'GIFT 300', 'BANK 275']);
});

test('reports a declined card, and places the order on a retry', async ({ webkit, shop }) => {
  const page = webkit();
  await signIn(page, 'Alice');
  await page.goto(await beginOrder(shop));
  await page.find(heading('Payment details'));
  const match = 'checkout.activate';
  const code = 'TRANSACTION_DECLINED';
  shop.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 402, code, times: 1 });
  await page.press(button('Place your Pickup Order'));
  await page.says('Your card was declined.');
  await page.press(button('Place your Pickup Order'));
  await page.find(heading('Thank you, your Pickup order has been placed!'));
});

test('asks to sign in again above the form, which keeps the typed card', async ({ webkit, shop }) => {
  const page = webkit();
  await signIn(page, 'Bob');
  await page.press(button('Add or Change Payment Method'));
  await page.type(textbox('First name'), 'Robin');
  await page.type(textbox('Last name'), 'Baker');
  await page.typeInVault(CARD);
  const match = 'wallet.add-bank-card';
  shop.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 401, times: 50 });
  await page.press(button('Submit'));
  await page.find(heading('Please sign in again'));
  shop.sandbox.controls.clearFaults();
  // The password field has the focus.
  await page.keys('any', Key.ENTER);
  await page.press(button('Submit'));
  await page.says('Card Added!');
  expect(storedCards(shop, 'bob')).toEqual(['MASTERCARD 4444']);
});

test('adds a first card in the script tag’s wallet under the strictest policy', async ({ webkit, shop }) => {
  const page = webkit('pharmacy');
  await page.goto('/');
  await page.press(button(/^Bob/));
  await page.says('No payment method chosen yet.');
  const violations = await page.watchPolicy();
  await page.press(button('Payment methods'));
  await page.type(textbox('First name'), 'Bob');
  await page.type(textbox('Last name'), 'Baker');
  await page.typeInVault({ ...CARD, accountNumber: '6011111111111117' });
  await page.press(button('Submit'));
  await page.says('Card Added!');
  await page.press(button('Confirm'));
  await page.says('Paying with Discover ending in 1117.');
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
  expect(await violations()).toEqual([]);
});

test('adds an address that the service corrects, and removes it', async ({ webkit }) => {
  const page = webkit();
  await signIn(page, 'Alice');
  await page.goto('/account/address');
  await page.find(heading('Add New Address'));
  await page.type(textbox('Street Address'), '1 Corrected St');
  await page.type(textbox('City'), 'Cincinnati');
  await page.type({ role: 'combobox', name: 'State/Province' }, 'Ohio');
  await page.type(textbox('Postal Code'), '45202');
  await page.press(button('Add Address'));
  await page.isChecked(radio(/^Suggested/));
  await page.press(button('Use this address'));
  await page.says('Your address has been created');
  await page.press(button('Remove, 1 Corrected Street'));
  await page.find(heading('Confirm Removal'));
  await page.press(button('Remove'));
  await page.says('Your address has been removed');
});
