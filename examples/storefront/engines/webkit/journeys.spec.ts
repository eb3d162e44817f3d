import { Key } from 'selenium-webdriver';
import { heldCards } from '../../e2e/support/database.ts';
import { button, heading, radio, signIn, textbox } from './steps.ts';
import type { ShopPage } from './page.ts';
import { expect, test } from './test.ts';

const link = (name: string | RegExp) => ({ role: 'link', name });
const tab = (name: string) => ({ role: 'tab', name });
const HELD = /We'll hold this reservation until \d{1,2}:\d\d [AP]M/;

/** Opens the window to choose a way to shop. */
const openWays = (page: ShopPage): Promise<void> =>
  page.press(button(/How are you shopping today\?|Pickup at |Delivery to /));

/** Chooses delivery to a new address that the service corrects. */
async function deliverTo(page: ShopPage): Promise<void> {
  await openWays(page);
  await page.press(tab('Delivery'));
  await page.press(button(/^Change Address, All Delivery/));
  await page.press(button('Add New Address'));
  await page.type(textbox('Street Address'), '1 Corrected St');
  await page.type(textbox('ZIP Code'), '45202');
  await page.keys(Key.ENTER);
  await page.find(heading('Suggested Address'));
  await page.press(button('Confirm Address'));
  await page.press(button(/^Select Address, 1 Corrected Street/));
  await page.says('Delivery to 1 Corrected Street');
}

async function sayBirthday(page: ShopPage): Promise<void> {
  await page.find(heading('Verify Your Age'));
  await page.type(textbox('Date of Birth'), '02291980');
  await page.press({ role: 'checkbox', name: /./ });
  await page.press(button('Continue'));
}

/** Pays by gift card, SNAP and the bank card that backs them up. */
async function payByThree(page: ShopPage): Promise<void> {
  await page.disclose('SNAP EBT');
  await page.press({ role: 'checkbox', name: /^Use SNAP EBT/ });
  await page.says(/SNAP EBT[^$]*\$\d/);
  await page.disclose('Gift Cards');
  await page.press({ role: 'checkbox', name: /ending in 1000/ });
  await page.says('$5.00');
  // A delivery by a third party has terms that must be accepted; who has the last time depends on the hour.
  const terms = { role: 'checkbox', name: /^I agree to / } as const;
  if (await page.has(terms)) await page.press(terms);
}

async function placeByPin(page: ShopPage, name: string): Promise<void> {
  await page.press(button(name));
  if (name.startsWith('Place')) await sayBirthday(page);
  await page.find(heading('Enter Your SNAP EBT PIN'));
  await page.typeInVault({ pin: '1234' });
  await page.press(button('Done'));
  await page.find(heading('Thank you, your Delivery order has been placed!'));
}

test('takes a visitor from the first item through sign-in, delivery and three payments to a changed order', async ({
  webkit,
  shop,
}) => {
  test.slow();
  await shop.sandbox.controls.setGiftBalance('1000', 500);
  const page = webkit();
  await page.goto('/aisles/bakery');
  await openWays(page);
  await page.pressFirst(button(/^Select Store, /));
  await page.says(/Pickup at \w/);
  await page.press(button('Add to cart, White Bread'));
  await page.find({ role: 'group', name: 'Quantity, White Bread' });
  await signIn(page, 'Alice');
  await page.goto('/p/red-wine/2000000000035');
  await deliverTo(page);
  await page.press(button('Add for delivery, Red Wine'));
  await page.find({ role: 'group', name: 'Quantity, Red Wine' });
  await page.goto('/scheduling?fulfillmentType=DELIVERY');
  // The last time: an order with a late time can still be changed.
  await page.press(radio(/[AP]M/));
  await page.says(HELD);
  await page.press(button('Continue'));
  await page.find(heading('Payment details'));
  await payByThree(page);
  await placeByPin(page, 'Place your Delivery Order');
  expect(new Set(heldCards(shop).map((one) => one.split(' ')[0]))).toEqual(new Set(['BANK', 'GIFT', 'SNAP']));
  await page.press(link('+ Add or Edit Items'));
  await page.find(heading('Add to your order'));
  await page.pressFirst(button(/^Add, /));
  await page.press(link('Review changes'));
  await placeByPin(page, 'Submit Modified Order');
});

test('places a pickup order at a store with lockers', async ({ webkit }) => {
  const page = webkit();
  await signIn(page, 'Alice');
  await page.goto('/cart?banner=harristeeter');
  await openWays(page);
  const store = await page.reads(/(\S[^\n]*?)\s*\(Locker Pickup\)/);
  await page.press(button(`Select Store, ${store}`));
  await page.says(`Pickup at ${store.replace('Larkspur Lane ', '')}`);
  await page.pressFirst(link('Check out pickup'));
  await page.pressFirst(radio(/[AP]M/));
  await page.says(HELD);
  await page.press(button('Continue'));
  await page.find(heading('Payment details'));
  await page.says(store);
  await page.press(button('Place your Pickup Order'));
  await page.find(heading('Thank you, your Pickup order has been placed!'));
});

test('ships an order as a parcel, without a timeslot', async ({ webkit }) => {
  const page = webkit();
  await signIn(page, 'Alice');
  await page.goto('/p/spaghetti/2000000000024');
  await openWays(page);
  await page.press(tab('Delivery'));
  await page.press(button(/^Shop Ship/));
  await page.says(/Ship to \w/);
  await page.press(button('Add for shipping, Spaghetti'));
  await page.find({ role: 'group', name: 'Quantity, Spaghetti' });
  await page.goto('/scheduling?fulfillmentType=SHIP');
  await page.pressFirst(button(/^Select Address/));
  await page.pressFirst(radio(/Standard shipping/));
  await page.says(HELD);
  await page.press(button('Continue'));
  await page.find(heading('Payment details'));
  await page.press(button('Place your Ship Order'));
  await page.find(heading('Thank you, your Ship order has been placed!'));
  await page.says(/Arrives \w+ \d+ – /);
});

test('shows where a product is in the store', async ({ webkit }) => {
  const page = webkit();
  await page.goto('/');
  await openWays(page);
  await page.press(tab('In Store'));
  await page.pressFirst(button(/^(Shop In-Store|Select Store), /));
  await page.says(/In store at \w/);
  await page.goto('/p/spaghetti/2000000000024');
  await page.says('Aisle 5');
});
