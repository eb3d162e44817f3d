import {
  addBankCard,
  createCheckout,
  createPayment,
  modifyTip,
  readCart,
  readCheckoutTip,
} from '@grocer/foundation/contract';
import { fillPath } from '@grocer/foundation/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { freshKey, headersFor, newCardBody, send, tokenFor } from '../../testing/shopper-for-tests.ts';
import { promiseFor } from '../../testing/times-for-tests.ts';

type Headers = Record<string, string>;

let sandbox: TestSandbox;
let erin: Headers;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  erin = await headersFor(sandbox, 'erin');
});
afterAll(() => sandbox.close());

/** Starts a checkout of Erin's pickup items, as scheduling does. */
async function begin(): Promise<string> {
  const { cart } = v.parse(readCart.response, (await send(sandbox, erin, readCart)).body).data;
  const promise = await promiseFor(sandbox, erin);
  const person = { firstName: 'Erin', lastName: 'Ellis' };
  const { body } = await send(sandbox, erin, {
    ...createCheckout,
    body: {
      buyer: person,
      fulfillment: {
        contact: person,
        deliveryType: 'Standard',
        promise: { id: promise.id, versionKey: promise.versionKey },
      },
      lineItems: cart.lineItems.map(({ gtin13, quantity }) => ({
        gtin13,
        quantity,
        modalityType: 'PICKUP' as const,
      })),
      modalityType: 'PICKUP',
      cartId: cart.id,
    },
  });
  return v.parse(createCheckout.response, body).data.checkout.id;
}

const at = (path: string, checkoutId: string): string => fillPath(path, { checkoutId });
const checkoutIn = ({ body }: { body: unknown }) => v.parse(readCheckoutTip.response, body).data.checkout;
const read = async (id: string) =>
  checkoutIn(await send(sandbox, erin, { ...readCheckoutTip, path: at(readCheckoutTip.path, id) }));
const tip = (id: string, versionKey: string, gratuityAmount: unknown, headers = erin) =>
  send(sandbox, headers, {
    ...modifyTip,
    path: at(modifyTip.path, id),
    body: { versionKey, paymentDetails: { gratuityAmount } },
  });

const conflict = { status: 409, body: { code: 'VERSION_CONFLICT' } };

describe('the tip of a checkout', () => {
  it('is updated once with the version that was read [A-3.9] [A-7.16] [A-7.17]', async () => {
    const id = await begin();
    const { versionKey, paymentDetails, status } = await read(id);
    expect([paymentDetails.gratuityAmount, status]).toEqual(['0.00', 'DRAFT']);
    const changed = checkoutIn(await tip(id, versionKey, '5.05'));
    expect(changed.paymentDetails.gratuityAmount).toBe('5.05');
    expect(changed.versionKey).not.toBe(versionKey);
    expect(await tip(id, versionKey, '9.00')).toMatchObject(conflict);
    expect(await read(id)).toEqual(changed);
    expect(checkoutIn(await tip(id, changed.versionKey, '0.00')).paymentDetails.gratuityAmount).toBe('0.00');
  });

  it('is updated once for one idempotency key', async () => {
    const id = await begin();
    const { versionKey } = await read(id);
    const headers = { ...erin, 'idempotency-key': freshKey() };
    const first = await tip(id, versionKey, '2.00', headers);
    expect(first.status).toBe(200);
    expect(await tip(id, versionKey, '2.00', headers)).toEqual(first);
  });

  it.each([5, '5', '5.5', '5.555', '-5.00', '1000000.00', ''])(
    'rejects the amount %o [A-5.9]',
    async (amount) => expect((await tip('any', 'any', amount)).status).toBe(400),
  );

  it('has a limit', async () => {
    const id = await begin();
    const { versionKey } = await read(id);
    expect(await tip(id, versionKey, '1000.00')).toMatchObject({ status: 422, body: { code: 'TIP_LIMIT' } });
    expect((await read(id)).versionKey).toBe(versionKey);
  });

  it('is not carried over to another checkout', async () => {
    const before = await begin();
    await tip(before, (await read(before)).versionKey, '7.00');
    expect((await read(await begin())).paymentDetails.gratuityAmount).toBe('0.00');
  });
});

const grams = new Map<string, string>();

/** Returns the payment gram of a card in Erin's wallet; adds the card if necessary. */
async function gramOf(accountNumber: string): Promise<string> {
  const known = grams.get(accountNumber);
  if (known !== undefined) return known;
  const body = newCardBody(await tokenFor(sandbox, accountNumber));
  const { body: added } = await send(sandbox, erin, { ...addBankCard, body });
  const { paymentGram } = v.parse(addBankCard.response, added).data.payment.card;
  grams.set(accountNumber, paymentGram);
  return paymentGram;
}

describe('a payment', () => {
  const pay = (checkoutId: string, versionKey: string, paymentGram: string) =>
    send(sandbox, erin, { ...createPayment, body: { checkoutId, versionKey, paymentGram } });

  const payments = (checkoutId: string) =>
    sandbox.db
      .selectFrom('payments')
      .select('transaction_status')
      .where('checkout_id', '=', checkoutId)
      .execute();

  it.each([
    ['4000000000000002', 'TRANSACTION_DECLINED'],
    ['4000000000009995', 'INSUFFICIENT_FUNDS'],
    ['4000000000009870', 'CARD_LOST_OR_STOLEN'],
    ['4000000000000069', 'CARD_EXPIRED'],
  ])('by the card %s is declined with %s, and recorded [A-3.10] [A-8.24]', async (number, code) => {
    const id = await begin();
    const { versionKey } = await read(id);
    expect(await pay(id, versionKey, await gramOf(number))).toMatchObject({ status: 402, body: { code } });
    expect(await payments(id)).toEqual([{ transaction_status: 'DECLINED' }]);
  });

  it('can be made by another card after a decline, but only once', async () => {
    const id = await begin();
    const { versionKey } = await read(id);
    expect((await pay(id, versionKey, await gramOf('4000000000009995'))).status).toBe(402);
    expect((await pay(id, versionKey, await gramOf('5555555555554444'))).status).toBe(200);
    const rows = await sandbox.db.selectFrom('payments').selectAll().where('checkout_id', '=', id).execute();
    // The schema refuses a second payment even if the code does not.
    const again = rows.map((row) => ({
      ...row,
      id: `${row.id}-again`,
      transaction_status: 'APPROVED' as const,
    }));
    await expect(sandbox.db.insertInto('payments').values(again).execute()).rejects.toThrow(/unique/i);
  });

  it('is approved once, for the version that was read [A-7.17]', async () => {
    const id = await begin();
    const { versionKey } = await read(id);
    const gram = await gramOf('5555555555554444');
    expect(await pay(id, 'older', gram)).toMatchObject(conflict);
    expect((await pay(id, versionKey, 'of nobody')).status).toBe(404);
    const { status, body } = await pay(id, versionKey, gram);
    expect(status).toBe(200);
    expect(v.parse(createPayment.response, body).data.payment).toMatchObject({
      checkoutId: id,
      transactionType: 'AUTHORIZATION',
      transactionStatus: 'APPROVED',
    });
    expect(await pay(id, versionKey, gram)).toMatchObject({
      status: 402,
      body: { code: 'DUPLICATE_TRANSACTION' },
    });
    expect(await payments(id)).toEqual([{ transaction_status: 'APPROVED' }]);
  });
});
