import type { Locator, Page } from '@playwright/test';
import { heldCards } from '../support/database.ts';
import { EBT_PIN, pinField } from '../steps/form.ts';
import { openPayment, payment, placed, untilPayable } from '../steps/pay.ts';
import { dialog, button, signInAs } from '../steps/basic.ts';
import { held, inWindow, pickupAt, shoppingBy, times, wayButton, windowHeading } from '../steps/shop.ts';
import { expect, test } from '../support/test.ts';
import { heading } from '../steps/wallet.ts';

type Press = (target: Locator) => Promise<void>;

const link = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name }).filter({ visible: true }).first();

/** Chooses a store as a visitor, from the home page. */
async function pickStore(page: Page, press: Press): Promise<void> {
  await page.goto('/');
  await press(page.getByRole('button', { name: /^Pickup/ }));
  await press(
    dialog(page)
      .getByRole('button', { name: /^Select Store, / })
      .first(),
  );
  await expect(dialog(page)).toHaveCount(0);
  await expect(shoppingBy(page)).toHaveText(/^Pickup at /);
}

/** Signs in by email and returns to the current page. */
async function signInByEmail(page: Page, press: Press): Promise<void> {
  const here = new URL(page.url()).pathname;
  await press(link(page, 'Sign in'));
  await page.getByLabel('Email').fill('alice@millbrook.example');
  await page.getByLabel('Password').fill('whatever');
  await press(button(page, 'Sign in'));
  await expect(page).toHaveURL(new RegExp(`${here}$`));
}

/** Chooses delivery to a new address that the service corrects. */
async function deliverTo(page: Page, press: Press): Promise<void> {
  await press(wayButton(page));
  await press(dialog(page).getByRole('tab', { name: 'Delivery' }));
  await press(inWindow(page, /^Change Address, All Delivery/));
  await press(inWindow(page, 'Add New Address'));
  await dialog(page).getByLabel('Street Address', { exact: true }).fill('1 Corrected St');
  await dialog(page).getByLabel('ZIP Code', { exact: true }).fill('45202');
  await press(inWindow(page, 'Save Address'));
  await expect(windowHeading(page, 'Suggested Address')).toBeVisible();
  await press(inWindow(page, 'Confirm Address'));
  await press(inWindow(page, /^Select Address, 1 Corrected Street/));
  await expect(dialog(page)).toHaveCount(0);
  await expect(shoppingBy(page)).toHaveText('Delivery to 1 Corrected Street');
}

async function sayBirthday(page: Page, press: Press): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Verify Your Age' });
  await question.getByLabel('Date of Birth').fill('02/29/1980');
  await question.getByRole('checkbox').check();
  await press(question.getByRole('button', { name: 'Continue' }));
}

/** Checks out the cart up to the payment step, with a held time. */
async function schedule(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('link', { name: 'Check out delivery' }));
  await sayBirthday(page, press);
  await expect(times(page)).toBeVisible();
  // An order with a late time can still be changed.
  await times(page).getByRole('radio').last().check();
  await expect(held(page)).toBeVisible();
  await press(button(page, 'Continue'));
  await expect(page.getByRole('heading', { name: 'Payment details' })).toBeVisible();
  await expect(page.locator('[data-part=bank-cards] summary')).toContainText('$');
}

/** Pays by gift card, SNAP and the bank card that backs them up. */
async function payByThree(page: Page, press: Press): Promise<void> {
  const snap = page.locator('[data-part=snap-cards]');
  await press(snap.locator('summary'));
  await snap.getByRole('checkbox').check();
  await expect(snap.locator('summary')).toContainText('$');
  const gift = page.locator('[data-part=gift-cards]');
  await press(gift.locator('summary'));
  await gift.getByRole('checkbox', { name: /ending in 1000/ }).check();
  await expect(gift.locator('summary')).toContainText('$');
  // A delivery by a third party has terms that must be accepted.
  const terms = page.getByRole('checkbox', { name: /^I agree to / });
  if ((await terms.count()) > 0) await terms.check();
}

async function enterPin(page: Page, press: Press): Promise<void> {
  await expect(heading(page, 'Enter Your SNAP EBT PIN')).toBeVisible();
  await pinField(page).fill(EBT_PIN);
  await press(button(page, 'Done'));
}

const delivered = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Thank you, your Delivery order has been placed!' });

test(
  'takes a visitor from the first item through sign-in, delivery and three payments to a changed order',
  { tag: ['@engines', '@phone'] },
  async ({ page, press, shop }) => {
    test.slow();
    await shop.sandbox.controls.setGiftBalance('1000', 500);
    await pickStore(page, press);
    await page.goto('/aisles/bakery');
    await press(button(page, 'Add to cart, White Bread'));
    await expect(page.getByRole('group', { name: 'Quantity, White Bread' })).toHaveText('1');
    await signInByEmail(page, press);
    await deliverTo(page, press);
    await page.goto('/p/red-wine/2000000000035');
    await press(button(page, 'Add for delivery, Red Wine'));
    await expect(page.getByRole('group', { name: 'Quantity, Red Wine' })).toHaveText('1');
    await page.goto('/cart');
    await expect(page.getByRole('region', { name: /^Pickup/ })).toContainText('White Bread');
    await schedule(page, press);
    await payByThree(page, press);
    await press(button(page, 'Place your Delivery Order'));
    await sayBirthday(page, press);
    await enterPin(page, press);
    await expect(delivered(page)).toBeVisible();
    const paid = heldCards(shop).map((one) => one.split(' ')[0]);
    expect(new Set(paid)).toEqual(new Set(['BANK', 'GIFT', 'SNAP']));

    await press(page.getByRole('link', { name: '+ Add or Edit Items' }));
    await expect(page.getByRole('heading', { name: 'Add to your order' })).toBeVisible();
    await press(page.getByRole('button', { name: /^Add, / }).first());
    await press(page.getByRole('link', { name: 'Review changes' }));
    await press(button(page, 'Submit Modified Order'));
    await enterPin(page, press);
    await expect(delivered(page)).toBeVisible();

    await page.goto('/');
    await press(link(page, 'Purchase History'));
    await expect(page.getByText('Placed, with changes', { exact: false })).toBeVisible();
    await press(page.getByRole('link', { name: /^View order / }));
    await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Red Wine');
    await press(page.getByRole('link', { name: 'Add or edit items' }));
    await expect(page.getByRole('heading', { name: 'Add to your order' })).toBeVisible();
  },
);

test(
  'places a pickup order at a store with lockers',
  { tag: ['@engines', '@phone'] },
  async ({ page, press }) => {
    await signInAs(page, 'alice');
    await page.goto('/aisles/pantry?banner=harristeeter');
    await press(wayButton(page));
    const locker = dialog(page).getByRole('article').filter({ hasText: '(Locker Pickup)' }).first();
    const name = (await locker.getByRole('heading').innerText()).replace(/\s*\(Locker Pickup\)/, '');
    await press(locker.getByRole('button', { name: /^Select Store, / }));
    await expect(dialog(page)).toHaveCount(0);
    await expect(shoppingBy(page)).toHaveText(pickupAt(name, 'Larkspur Lane'));
    await press(page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }));
    await press(page.getByRole('link', { name: 'Check out pickup' }));
    await expect(times(page)).toBeVisible();
    await times(page).getByRole('radio').last().check();
    await expect(held(page)).toBeVisible();
    await press(button(page, 'Continue'));
    await expect(payment(page)).toBeVisible();
    await untilPayable(page);
    await expect(page.getByRole('main')).toContainText(name);
    await press(button(page, 'Place your Pickup Order'));
    await expect(placed(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(name);
  },
);

test(
  'reports a declined card, and pays with another one',
  { tag: ['@engines', '@phone'] },
  async ({ page, press, shop }) => {
    await openPayment(page, shop);
    shop.sandbox.controls.addFault({
      match: 'checkout.activate',
      when: 'before',
      kind: 'status',
      status: 402,
      code: 'TRANSACTION_DECLINED',
      times: 1,
    });
    await press(button(page, 'Place your Pickup Order'));
    await expect(page.getByText('Your card was declined.', { exact: false })).toBeVisible();
    const bank = page.locator('[data-part=bank-cards]');
    const others = bank.getByRole('radio', { checked: false }).and(bank.locator(':enabled'));
    if (!(await others.first().isVisible())) await press(bank.locator('summary'));
    const other = bank.locator(`[value="${await others.first().getAttribute('value')}"]`);
    await other.check();
    await expect(other).toBeChecked();
    await untilPayable(page);
    await press(button(page, 'Place your Pickup Order'));
    await expect(placed(page)).toBeVisible();
  },
);
