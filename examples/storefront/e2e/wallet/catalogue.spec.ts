import type { Page } from '@playwright/test';
import {
  addGift,
  addSnap,
  askBalance,
  confirm,
  field,
  fillAddress,
  GIFT,
  openEdit,
  saveEdit,
  SNAP,
  startAdding,
} from '../steps/form.ts';
import { callsOf } from '../support/open-shop.ts';
import {
  button,
  cardFields,
  dialog,
  DISCOVER,
  openerOf,
  submit,
  typeCard,
  typeNames,
  refuseOnce,
} from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';
import { act, cardButton, heading, openFlyout, openHost, openListAs, problem } from '../steps/wallet.ts';

const PHONE = '(513) 555-0199';
const ADD_FAILED = `We're sorry, but we weren't able to add your card. Please try again. If the problem persists, please contact Customer Service at ${PHONE}.`;
const EDIT_FAILED = `We're sorry, but we weren't able to update your card. Please try again. If the problem persists, please contact Customer Service at ${PHONE}.`;
const DECLINED = `We're sorry, but your card has been declined. Please check all fields and try again. If the problem persists, please contact Customer Service at ${PHONE}.`;
const SNAP_TWICE =
  'You can only save one SNAP EBT card. To use a different EBT card, delete the current one.';
const FIVE_GIFTS =
  'A maximum of 5 gift cards can be saved. To add a new gift card, you will need to delete another one.';
const LATE = "We're sorry, we are currently experiencing technical difficulties. Please try again...";
const NO_SNAP_BALANCE = "We couldn't retrieve your SNAP EBT card balance. Please try again.";
const LOCKED =
  'Your card has been locked due to too many incorrect PIN attempts. Use a different payment method or call the number on your card for assistance.';
const ADDRESS_REFUSED =
  'There was an issue with your address, please verify your information. (Error code: RV62751)';
const ISSUER_REFUSED =
  'There was an issue with your card. Please contact your Card Issuer. (Error Code: RV32937)';
const DUPLICATE = 'The card you are trying to add is already in your wallet, please add a different card.';
const INVALID = `Your payment information is invalid. Please check your card information, use a different card, contact your credit card provider, or contact Customer Service at ${PHONE}`;
const CALL_US = `Please Contact the Customer Service Center at ${PHONE} (Error Code: RV72632)`;
const TOO_MANY = 'There were too many tries. Please wait a few minutes and try again.';

const MASTERCARD = 'Mastercard ending in 4444';

/** An operation of the wallet: how to open its form, and how to submit it again. */
interface Operation {
  readonly open: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
}

const operations = {
  'wallet.add-bank-card': {
    async open(page) {
      await openListAs(page, 'heidi');
      await button(page, 'Add Credit/Debit Card').click();
      await expect(cardFields(page)[0]).toBeVisible();
      await typeNames(page);
    },
    async send(page) {
      await typeCard(page, DISCOVER);
      await submit(page);
    },
  },
  'wallet.add-snap-card': {
    async open(page) {
      await openListAs(page, 'heidi');
      await startAdding(page, 'Add SNAP EBT Card');
    },
    async send(page) {
      await field(page, 'Card Number').fill(SNAP.number);
      await confirm(page);
    },
  },
  'wallet.add-gift-card': {
    async open(page) {
      await openListAs(page, 'heidi');
      await startAdding(page, 'Add Gift Card');
    },
    async send(page) {
      await field(page, 'Card Number').fill(GIFT.number);
      await field(page, 'PIN').fill(GIFT.pin);
      await confirm(page);
    },
  },
  'wallet.edit-card': {
    async open(page) {
      await openListAs(page, 'alice');
      await openEdit(page);
    },
    send: (page) => saveEdit(page),
  },
  'wallet.delete-card': {
    async open(page) {
      await openListAs(page, 'alice');
      await act(page, 'Delete', MASTERCARD);
    },
    send: (page) => button(page, 'Delete Card').click(),
  },
  'wallet.check-snap-balance': {
    async open(page) {
      await openListAs(page, 'dave');
      await cardButton(dialog(page), 'Check Balance', 'SNAP EBT ending in 0004').click();
    },
    send: (page) => askBalance(page),
  },
  'wallet.save-billing-address': {
    async open(page) {
      await openListAs(page, 'heidi');
      await button(page, 'Add Credit/Debit Card').click();
      await button(page, 'Add new address').click();
      await fillAddress(page);
    },
    send: (page) => button(page, 'Save Address').click(),
  },
} as const satisfies Readonly<Record<string, Operation>>;
type OperationName = keyof typeof operations;

type Row = readonly [clause: string, status: number, said: string, words: string];

/** Status and code or reason of the service's response, and the text that the shopper reads. */
const catalogue: Readonly<Record<OperationName, readonly Row[]>> = {
  'wallet.add-bank-card': [
    ['W-8.7', 402, 'RV62751', ADDRESS_REFUSED],
    ['W-8.8', 402, 'RV32937', ISSUER_REFUSED],
    ['W-8.10', 402, 'TRANSACTION_DECLINED', DECLINED],
    ['W-8.10', 402, 'ANYTHING_ELSE', DECLINED],
    ['W-8.11', 409, 'DUPLICATE_CARD', DUPLICATE],
    ['W-8.12', 422, 'KC2617', INVALID],
    ['W-8.13', 422, 'RV72632', CALL_US],
    ['W-8.12', 420, 'CARD_INFORMATION_INVALID', INVALID],
    ['W-8.17', 418, 'NO_ROW', ADD_FAILED],
  ],
  'wallet.add-snap-card': [
    ['W-8.2', 400, 'EBT card already exists', SNAP_TWICE],
    ['W-8.10', 402, 'EBT_CARD_UNKNOWN', DECLINED],
    ['W-8.17', 418, 'NO_ROW', ADD_FAILED],
  ],
  'wallet.add-gift-card': [
    ['W-8.9', 402, 'GIFT_CARD_ZERO_BALANCE', 'You cannot add a Gift Card with a $0 balance.'],
    ['W-8.11', 409, 'DUPLICATE_CARD', DUPLICATE],
    ['W-8.14', 422, 'GIFT_CARD_LIMIT_REACHED', FIVE_GIFTS],
    ['W-8.17', 418, 'NO_ROW', ADD_FAILED],
  ],
  'wallet.edit-card': [
    ['W-8.7', 402, 'RV62751', ADDRESS_REFUSED],
    ['W-8.8', 402, 'RV32937', ISSUER_REFUSED],
    ['W-8.10', 402, 'TRANSACTION_DECLINED', DECLINED],
    ['W-8.12', 422, 'KC2617', INVALID],
    ['W-8.13', 422, 'RV72632', CALL_US],
    ['W-8.18', 418, 'NO_ROW', EDIT_FAILED],
  ],
  'wallet.delete-card': [
    ['W-8.20', 418, 'NO_ROW', 'There was a problem deleting your card, please try again...'],
    ['W-8.15', 408, 'NO_ROW', LATE],
  ],
  'wallet.check-snap-balance': [
    ['W-8.4', 402, '55', 'Invalid PIN, please try again.'],
    ['W-8.6', 402, '61', NO_SNAP_BALANCE],
    ['W-8.23', 418, 'NO_ROW', NO_SNAP_BALANCE],
    ['W-8.15', 408, 'NO_ROW', LATE],
    ['W-8.5', 402, '75', LOCKED],
  ],
  'wallet.save-billing-address': [
    ['W-8.22', 418, 'NO_ROW', "We're sorry, but we weren't able to save your address. Please try again."],
    ['W-8.1', 429, 'RATE_LIMITED', TOO_MANY],
  ],
};

/** More than the number of automatic attempts of a call. */
const ALL_TRIES = 12;

for (const [during, { open, send }] of Object.entries(operations)) {
  const rows = Object.entries(catalogue).flatMap(([name, list]) => (name === during ? list : []));
  const clauses = [...new Set(rows.map(([clause]) => `[${clause}]`))].join(' ');
  test(`shows the catalog message for each refusal of ${during}, and frees the form ${clauses}`, async ({
    page,
    shop,
  }) => {
    const { controls } = shop.sandbox;
    await open(page);
    for (const [, status, said, words] of rows) {
      await test.step(`${status} ${said}`, async () => {
        const fault = { match: during, when: 'before', kind: 'status', times: ALL_TRIES } as const;
        controls.addFault({ ...fault, status, code: said, reason: said });
        await send(page);
        await expect(problem(page)).toHaveText(words);
        await expect(dialog(page).locator('button[aria-busy="true"]')).toHaveCount(0);
        controls.clearFaults();
      });
    }
  });
}

test('shows the same message when the service refuses a sixth gift card that the list did not foresee [W-8.14] [W-9.1]', async ({
  page,
  browser,
  shop,
}) => {
  await openListAs(page, 'erin');
  await act(page, 'Delete', 'Gift card ending in 1001');
  await button(page, 'Delete Card').click();
  await button(page, 'Add Gift Card').click();
  await expect(heading(page, 'Add Gift Card')).toBeVisible();
  // The same shopper adds a gift card in another browser first.
  const other = await browser.newPage({ baseURL: shop.url });
  await openListAs(other, 'erin');
  await addGift(other, { ...GIFT, number: '9999990000000001007' });
  await expect(other.getByText('Card Added!')).toBeVisible();
  await other.context().close();
  await field(page, 'Card Number').fill(GIFT.number);
  await field(page, 'PIN').fill(GIFT.pin);
  await confirm(page);
  await expect(problem(page)).toHaveText(FIVE_GIFTS);
});

test('shows the same message when the service refuses a second SNAP card that the list did not foresee [W-8.2]', async ({
  page,
  browser,
  shop,
}) => {
  await openListAs(page, 'heidi');
  await button(page, 'Add SNAP EBT Card').click();
  const other = await browser.newPage({ baseURL: shop.url });
  await openListAs(other, 'heidi');
  await addSnap(other);
  await expect(other.getByText('Card Added!')).toBeVisible();
  await other.context().close();
  await field(page, 'Card Number').fill('9999000000000079');
  await confirm(page);
  await expect(problem(page)).toHaveText(SNAP_TWICE);
});

test('does not add an EBT card that was never issued [W-8.10]', async ({ page }) => {
  await openListAs(page, 'heidi');
  await addSnap(page, { ...SNAP, number: '9999000000000087' });
  await expect(problem(page)).toHaveText(DECLINED);
  await expect(field(page, 'Card Number')).toHaveValue('9999000000000087');
});

test('times out a hanging request after ten seconds, and again after one retry [W-8.15] [W-9.10]', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  const asked = () => callsOf(shop, 'wallet.check-snap-balance');
  shop.sandbox.controls.addFault({
    match: 'wallet.check-snap-balance',
    when: 'before',
    kind: 'hang',
    times: 5,
  });
  await openHost(page, 'dave', { walletConfig: { showSnapCards: true } });
  await openFlyout(page);
  await cardButton(dialog(page), 'Check Balance', 'SNAP EBT ending in 0004').click();
  const sent = page.waitForRequest(/ebt\/balance/);
  await askBalance(page);
  await sent;
  const again = page.waitForRequest(/ebt\/balance/);
  await page.clock.fastForward(10_100);
  await page.clock.runFor(5000);
  await again;
  await page.clock.fastForward(10_100);
  await expect(problem(page)).toHaveText(LATE);
  expect(asked().length).toBeLessThanOrEqual(2);
});

test('reports an expired session when the host has no sign-in page [W-8.3] [W-7.23]', async ({
  page,
  shop,
}) => {
  await openHost(page, 'alice');
  await openFlyout(page);
  await act(page, 'Delete', MASTERCARD);
  shop.sandbox.controls.addFault({
    match: 'wallet.delete-card',
    when: 'before',
    kind: 'status',
    status: 401,
    times: 20,
  });
  await button(page, 'Delete Card').click();
  await expect(problem(page)).toHaveText(
    'It looks like your session has expired. Please log in again to continue.',
  );
  const tries = callsOf(shop, 'wallet.delete-card');
  expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 401));
});

test('shows the message of a membership when its cards fail to load [W-8.19]', async ({ page, shop }) => {
  refuseOnce(shop, 'wallet.list');
  await openHost(page, 'alice', { appName: 'MEMBERSHIP' });
  await expect(page.getByRole('alert')).toContainText(
    `There was a problem retrieving your cards. Please try again or contact Customer Service at ${PHONE}.`,
  );
  await button(page, 'Retry').click();
  await expect(openerOf(page)).toBeVisible();
});

test('leaves the phone number out of messages when the host provides none for its app [W-6.5]', async ({
  page,
  shop,
}) => {
  shop.sandbox.controls.addFault({
    match: 'wallet.add-gift-card',
    when: 'before',
    kind: 'status',
    status: 418,
  });
  await openHost(page, 'heidi', {
    uiConfig: { customerServicePhone: { RXWEB: '(513) 555-0100' } },
    walletConfig: { showGiftCards: true },
  });
  await openFlyout(page);
  await addGift(page);
  await expect(problem(page)).toContainText("We're sorry, but we weren't able to add your card.");
  await expect(problem(page)).not.toContainText('555-0100');
  await expect(problem(page)).not.toContainText('{phone}');
});
