import { readPromise, updatePromise, updateTip } from '@grocer/foundation/contract';
import type { WireWholeCheckout } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../testing/books-for-tests.ts';
import { createShopping } from '../../testing/checkouts-for-tests.ts';
import { gtin } from '../../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { freshKey, send } from '../../testing/shopper-for-tests.ts';
import { promiseFor } from '../../testing/times-for-tests.ts';

let sandbox: TestSandbox;
let erin: Awaited<ReturnType<typeof createShopping>>;
beforeEach(async () => {
  sandbox = await openTestSandbox();
  erin = await createShopping(sandbox, 'erin');
});
afterEach(() => sandbox.close());

const { rowsOf, books } = booksOf(() => sandbox);

/** Starts a checkout that a bank card pays. */
async function ready(cardNumber?: string): Promise<WireWholeCheckout> {
  const id = await erin.begin();
  await erin.pay(id, { activeCardId: await erin.addCard(cardNumber) });
  return erin.read(id);
}

/** Changes the tip so that the total ends in these cents. */
async function endingIn(cents: number): Promise<WireWholeCheckout> {
  const checkout = await ready();
  const total = Math.round(Number(checkout.summary.cost.total) * 100);
  const tip = (100 + cents - (total % 100)) % 100;
  await erin.change(updateTip, checkout.id, { paymentDetails: { gratuityAmount: (tip / 100).toFixed(2) } });
  return erin.read(checkout.id);
}

describe('an order of age-restricted items', () => {
  const day = (yearsAgo: number, daysMore = 0): string => {
    const at = new Date(sandbox.clock.now());
    at.setUTCFullYear(at.getUTCFullYear() - yearsAgo);
    at.setUTCDate(at.getUTCDate() + daysMore);
    return at.toISOString().slice(0, 10);
  };

  it.each([
    ['nobody has said how old they are', () => undefined, { status: 422, body: { code: 'AGE_RESTRICTED' } }],
    ['the buyer is 20', () => day(21, 3), { status: 422, body: { code: 'AGE_RESTRICTED' } }],
    ['the buyer is 21', () => day(21, -3), { status: 200 }],
  ])('is placed only for a buyer who is old enough: %s [C-5.16]', async (_what, birth, wanted) => {
    const { id, lineItems } = await ready();
    await sandbox.db
      .updateTable('products')
      .set({ is_alcohol: 1 })
      .where('gtin13', '=', lineItems[0]?.gtin13 ?? '')
      .execute();
    const dateOfBirth = birth();
    const contact = { firstName: 'Erin', lastName: 'Ellis', phone: '+15135550142' };
    await erin.fulfil(id, { contact: { ...contact, ...(dateOfBirth && { dateOfBirth }) } });
    const reply = await erin.place(id, erin.activation(await erin.read(id)));
    expect(reply).toMatchObject(wanted);
    const orders = wanted.status === 200 ? 1 : 0;
    expect(await rowsOf('orders')).toHaveLength(orders);
    expect(await rowsOf('tender_holds')).toHaveLength(orders);
  });
});

describe('an order', () => {
  it('is placed together with its hold, its time and its cart [C-4.11] [C-4.12] [C-7.5]', async () => {
    const checkout = await ready();
    const before = await erin.cart();
    const ordered = new Set(checkout.lineItems.map(({ gtin13 }) => gtin13));
    const others = before.lineItems.filter(
      ({ gtin13, modalityType }) => modalityType !== 'PICKUP' || !ordered.has(gtin13),
    );
    const operation = freshKey();
    const { status } = await erin.place(checkout.id, erin.activation(checkout, operation), operation);
    expect(status).toBe(200);
    const placed = await erin.read(checkout.id);
    expect(placed).toMatchObject({
      status: 'SUBMITTED',
      idempotencyKey: operation,
      order: { number: expect.stringMatching(/^[2-9A-Z]{8}$/) },
      summary: checkout.summary,
    });
    expect(placed.payments.map(({ amountToAuthorize }) => amountToAuthorize)).toEqual([
      checkout.summary.cost.total,
    ]);
    expect(placed.versionKey).not.toBe(checkout.versionKey);
    expect((await erin.cart()).lineItems).toEqual(others);
    const total = Math.round(Number(checkout.summary.cost.total) * 100);
    expect(await books()).toEqual({ whole: 0, wrong: 0, held: [total] });
    const promise = await sandbox.db
      .selectFrom('promises')
      .selectAll()
      .where('order_id', 'is not', null)
      .execute();
    expect(promise.map(({ id }) => id)).toEqual([checkout.fulfillment.promise?.id]);
  });

  it('consumes its promise, which can no longer be read or changed', async () => {
    const checkout = await ready();
    const { promise_id: promiseId } = await sandbox.db
      .selectFrom('checkouts')
      .selectAll()
      .where('id', '=', checkout.id)
      .executeTakeFirstOrThrow();
    const at = (call: { readonly path: string }) => call.path.replace('{promiseId}', promiseId);
    const held = await send(sandbox, erin.headers, { ...readPromise, path: at(readPromise) });
    const { versionKey } = v.parse(readPromise.response, held.body).data.promise;
    await erin.place(checkout.id, erin.activation(checkout));
    const after = await send(sandbox, erin.headers, { ...readPromise, path: at(readPromise) });
    const body = { items: [{ gtin13: gtin(9), quantity: 1 }], versionKey };
    const changed = await send(sandbox, erin.headers, { ...updatePromise, path: at(updatePromise), body });
    expect([after.status, changed.status]).toEqual([404, 422]);
  });

  it('leaves unavailable and later added items in the cart', async () => {
    const gtins = (some: readonly { readonly gtin13: string }[]) =>
      some.map(({ gtin13 }) => gtin13).toSorted();
    const wanted = async () =>
      gtins((await erin.cart()).lineItems.filter(({ modalityType }) => modalityType === 'PICKUP'));
    const out = [gtin(8), gtin(40)];
    const had = (await wanted()).filter((one) => !out.includes(one));
    expect(had).not.toEqual([]);
    const checkout = await ready();
    expect(gtins(checkout.lineItems)).toEqual(had);
    await erin.addToCart(gtin(9));
    // One more than the ordered quantity.
    await erin.addToCart(gtin(1));
    expect((await erin.place(checkout.id, erin.activation(checkout))).status).toBe(200);
    expect(await wanted()).toEqual([gtin(1), gtin(8), gtin(9), gtin(40)]);
    const milk = (await erin.cart()).lineItems.find(({ gtin13 }) => gtin13 === gtin(1));
    expect(milk?.quantity).toBe(1);
  });

  it('is placed once by fifty requests with one key, and by fifty more with others', async () => {
    const checkout = await ready();
    const operation = freshKey();
    const body = erin.activation(checkout, operation);
    const same = await Promise.all(
      Array.from({ length: 50 }, () => erin.place(checkout.id, body, operation)),
    );
    const statuses = new Set(same.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(await erin.place(checkout.id, body, operation)).toMatchObject({ status: 200 });
    const others = await Promise.all(Array.from({ length: 50 }, () => erin.place(checkout.id, body)));
    expect(new Set(others.map(({ body: said }) => JSON.stringify(said)))).toHaveLength(1);
    expect(others[0]).toMatchObject({ status: 409, body: { code: 'CHECKOUT_SUBMITTED' } });
    expect([(await rowsOf('orders')).length, (await rowsOf('tender_holds')).length]).toEqual([1, 1]);
  });

  it('is refused for an older version or other amounts [C-8.3]', async () => {
    const checkout = await ready();
    const seen = erin.activation(checkout);
    await erin.change(updateTip, checkout.id, { paymentDetails: { gratuityAmount: '5.00' } });
    const conflict = { status: 409, body: { code: 'VERSION_CONFLICT' } };
    expect(await erin.place(checkout.id, seen)).toMatchObject(conflict);
    const now = erin.activation(await erin.read(checkout.id));
    const [card] = now.paymentDetails.paymentMethods.bankCards;
    const cheaper = structuredClone(now);
    cheaper.paymentDetails.paymentMethods.bankCards = [{ id: card?.id ?? '', amount: '1.00' }];
    expect(await erin.place(checkout.id, cheaper)).toMatchObject(conflict);
    expect(await rowsOf('orders')).toEqual([]);
    expect((await erin.place(checkout.id, now)).status).toBe(200);
  });

  it.each([
    ['4000000000000002', 'TRANSACTION_DECLINED'],
    ['4000000000009995', 'INSUFFICIENT_FUNDS'],
    ['4000000000009870', 'CARD_LOST_OR_STOLEN'],
    ['4000000000000069', 'CARD_EXPIRED'],
  ])(
    'is refused when the card %s declines with %s, and changes nothing [A-8.24] [C-8.1]',
    async (number, code) => {
      const checkout = await ready(number);
      expect(await erin.place(checkout.id, erin.activation(checkout))).toMatchObject({
        status: 402,
        body: { code },
      });
      expect(await erin.read(checkout.id)).toEqual(checkout);
      expect(await books()).toEqual({ whole: 0, wrong: 0, held: [] });
      await erin.pay(checkout.id, { activeCardId: await erin.addCard() });
      const paid = await erin.read(checkout.id);
      expect((await erin.place(checkout.id, erin.activation(paid))).status).toBe(200);
    },
  );

  it('is refused without a payment or a phone number [C-5.17] [C-5.18] [C-8.8]', async () => {
    const id = await erin.begin();
    expect(await erin.place(id, erin.activation(await erin.read(id)))).toMatchObject({
      status: 422,
      body: { code: 'PAYMENTS_MISSING' },
    });
    await erin.pay(id, { activeCardId: await erin.addCard() });
    await erin.fulfil(id, { contact: { firstName: 'Erin', lastName: 'Ellis' } });
    expect(await erin.place(id, erin.activation(await erin.read(id)))).toMatchObject({
      status: 422,
      body: { code: 'CONTACT_REQUIRED' },
    });
  });

  it('is refused once its time has expired [C-8.4]', async () => {
    const checkout = await ready();
    await sandbox.controls.expirePromises();
    expect(await erin.place(checkout.id, erin.activation(checkout))).toMatchObject({
      status: 410,
      body: { code: 'PROMISE_EXPIRED' },
    });
  });

  it('keeps its time beyond the expiration, so that another checkout needs another time', async () => {
    const checkout = await ready();
    await erin.place(checkout.id, erin.activation(checkout));
    await sandbox.controls.expirePromises();
    const { promise } = checkout.fulfillment;
    const row = await sandbox.db
      .selectFrom('promises')
      .selectAll()
      .where('id', '=', promise?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(row.expires_at).toBeGreaterThan(Date.parse(promise?.expiration.value ?? ''));
    await erin.addToCart(gtin(9));
    expect(await erin.start({ id: row.id, versionKey: row.version_key })).toMatchObject({
      status: 422,
      body: { code: 'PROMISE_INVALID' },
    });
    expect((await erin.start(await promiseFor(sandbox, erin.headers))).status).toBe(200);
  });

  it('releases its hold when it is rejected after the authorization [C-8.6]', async () => {
    const checkout = await endingIn(51);
    expect(await erin.place(checkout.id, erin.activation(checkout))).toMatchObject({
      status: 422,
      body: { code: 'POST_AUTHORIZATION_REJECTED' },
    });
    expect(await rowsOf('orders')).toEqual([]);
    expect((await rowsOf('tender_holds')).map(({ status }) => status)).toEqual(['RELEASED']);
    expect(await books()).toEqual({ whole: 0, wrong: 0, held: [0] });
  });

  it('is not placed while the issuer is still processing', async () => {
    const checkout = await endingIn(65);
    expect(await erin.place(checkout.id, erin.activation(checkout))).toMatchObject({
      status: 402,
      body: { code: 'REQUEST_STILL_PROCESSING' },
    });
    expect(await rowsOf('orders')).toEqual([]);
  });
});

it('rejects updates and deletions in the ledger', async () => {
  const { db } = sandbox;
  await expect(db.updateTable('ledger').set({ cents: 0 }).execute()).rejects.toThrow(/never_changed/);
  await expect(db.deleteFrom('ledger').execute()).rejects.toThrow(/never_shortened/);
});
