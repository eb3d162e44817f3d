import { deleteCard, mergeOrder } from '@grocer/foundation/contract';
import type { WireWholeCheckout } from '@grocer/foundation/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../testing/books-for-tests.ts';
import { createShopping } from '../../testing/checkouts-for-tests.ts';
import { untilMorning } from '../../clock.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { freshKey, send } from '../../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
let erin: Awaited<ReturnType<typeof createShopping>>;
beforeEach(async () => {
  sandbox = await openTestSandbox({ aheadMs: untilMorning() });
  erin = await createShopping(sandbox, 'erin');
});
afterEach(() => sandbox.close());
const { rowsOf, books } = booksOf(() => sandbox);

/** A product that is in no seeded cart. */
const MORE = '2000000000007';
const unchangeable = { status: 422, body: { code: 'CANNOT_MODIFY' } };
const cents = (amount: unknown): number => Math.round(Number(amount) * 100);
const totalOf = ({ summary }: Pick<WireWholeCheckout, 'summary'>): number => cents(summary.cost.total);

interface Paid {
  readonly gift?: boolean;
  readonly snap?: string;
  /** Number of the bank card. Default: one that is in no seeded wallet. */
  readonly number?: string;
}

/** Places an order; with `gift` a gift card pays a part of it. */
async function placed({ gift = false, snap, number }: Paid = {}) {
  const id = await erin.begin();
  const activeCardId = await erin.addCard(number);
  const gifts = await sandbox.db
    .selectFrom('cards')
    .selectAll()
    .where('card_type', '=', 'GIFT_CARD')
    .where('last_four', '=', '1004')
    .execute();
  const snapCardId = snap === undefined ? undefined : await erin.addSnapCard();
  await erin.pay(id, {
    activeCardId,
    ...(gift && { giftCardIds: gifts.map((card) => card.id) }),
    ...(snapCardId !== undefined && { snapCardId, snapEBTAmount: snap }),
  });
  const pin = snap === undefined ? '' : await erin.typePin();
  if (pin !== '') await erin.askBalance(pin);
  const reply = await erin.place(id, erin.activation(await erin.read(id), freshKey(), pin));
  expect(reply.status).toBe(200);
  return id;
}

/** Places an order and adds a product to its changes. */
async function changing(paid: Paid = {}) {
  const id = await placed(paid);
  await erin.beginModify(id);
  await erin.addToModify(MORE, 2);
  return { id, before: await erin.read(id), shown: await erin.readModified(id) };
}

describe('the cart for changes to an order', () => {
  it('starts with the items of the order, and can be dropped repeatedly [C-7.20] [C-7.24] [F-7.18]', async () => {
    const id = await placed();
    const { lineItems } = await erin.read(id);
    expect((await erin.beginModify(id)).status).toBe(200);
    const { modify } = await erin.cart();
    expect(modify).toMatchObject({ checkoutId: id });
    expect(modify?.lineItems.map(({ gtin13, quantity }) => [gtin13, quantity])).toEqual(
      lineItems.map(({ gtin13, quantity }) => [gtin13, quantity]),
    );
    expect((await erin.dropModify()).status).toBe(200);
    expect((await erin.dropModify()).status).toBe(200);
    expect((await erin.cart()).modify).toBeUndefined();
    expect((await erin.read(id)).lineItems).toEqual(lineItems);
  });

  it('keeps its changes when it is opened again', async () => {
    const { id } = await changing();
    await erin.beginModify(id);
    expect((await erin.cart()).modify?.lineItems.some(({ gtin13 }) => gtin13 === MORE)).toBe(true);
  });

  it('stays open for one order until it is replaced by name, or dropped for that order', async () => {
    const { id } = await changing();
    await erin.addToCart(MORE);
    const other = await placed({ number: '6011111111111117' });
    const openFor = async () => (await erin.cart()).modify?.checkoutId;
    expect(await erin.beginModify(other)).toMatchObject({ status: 200, body: { data: {} } });
    expect(await openFor()).toBe(id);
    await erin.beginModify(other, other);
    await erin.dropModify(other);
    expect(await openFor()).toBe(id);
    await erin.beginModify(other, id);
    expect(await openFor()).toBe(other);
    await erin.dropModify(other);
    expect(await openFor()).toBeUndefined();
  });

  it('is refused for a draft and an unknown order', async () => {
    const draft = await erin.begin();
    expect(await erin.beginModify(draft)).toMatchObject(unchangeable);
    expect(await erin.beginModify('nobodys')).toMatchObject({ status: 404 });
  });

  it('refuses items for another way to shop than the order’s', async () => {
    const { id, shown } = await changing();
    const [line] = shown.lineItems;
    const added = await erin.addToModify(line?.gtin13 ?? '', 1, 'DELIVERY');
    expect(added).toMatchObject({ status: 422, body: { code: 'NO_ITEMS_AVAILABLE' } });
    expect(await erin.readModified(id)).toEqual(shown);
  });

  it('opens until one hour before the time of the order, and changes are refused from then on [C-8.12]', async () => {
    const { id, before, shown } = await changing();
    const [begins = ''] = before.fulfillment.promise?.window.value.split('/') ?? [];
    const left = Date.parse(begins) - sandbox.clock.now().getTime();
    sandbox.controls.setClock(left - 60 * 60_000 - 1000);
    // The tokens have expired by then.
    erin = await createShopping(sandbox, 'erin');
    expect(await erin.beginModify(id)).toMatchObject({ status: 200 });
    sandbox.controls.setClock(left - 60 * 60_000);
    expect(await erin.beginModify(id)).toMatchObject(unchangeable);
    expect(await erin.modify(id, erin.modification(shown))).toMatchObject(unchangeable);
    expect(await erin.read(id)).toEqual(before);
  });
});

describe('an order with changes', () => {
  it('is shown beside the original, with the cards of the order [C-3.2] [C-3.5] [C-7.1]', async () => {
    const { before, shown } = await changing();
    expect(shown).toMatchObject({
      status: 'SUBMITTED',
      versionKey: before.versionKey,
      originalSummary: before.summary,
      originalLineItems: before.lineItems,
      paymentDetails: {
        existingAuthorizations: before.payments.map(({ id, amountToAuthorize }) => ({
          id,
          amount: amountToAuthorize,
        })),
      },
    });
    expect(totalOf(shown)).toBeGreaterThan(totalOf(before));
    expect(shown.payments.map(({ id, amountToAuthorize }) => [id, cents(amountToAuthorize)])).toEqual([
      [before.payments[0]?.id, totalOf(shown)],
    ]);
    expect((await erin.read(before.id)).summary).toEqual(before.summary);
  });

  it('charges gift cards and SNAP the same as before, and the bank card the rest [C-5.19]', async () => {
    const { before, shown } = await changing({ gift: true, snap: '2.00' });
    const of = (checkout: WireWholeCheckout, type: string) =>
      cents(checkout.payments.find(({ paymentType }) => paymentType === type)?.amountToAuthorize);
    for (const type of ['GIFT_CARD', 'EBT']) expect(of(shown, type)).toBe(of(before, type));
    expect(of(shown, 'BANK_CARD') - of(before, 'BANK_CARD')).toBe(totalOf(shown) - totalOf(before));
  });

  it('keeps its prices when products change theirs', async () => {
    const id = await placed();
    const before = await erin.read(id);
    await sandbox.db
      .updateTable('products')
      .set(({ eb }) => ({ price_cents: eb('price_cents', '+', 100) }))
      .execute();
    await erin.beginModify(id);
    expect((await erin.readModified(id)).summary).toEqual(before.summary);
  });

  it('is not available while the order is not being changed [C-8.15]', async () => {
    const id = await placed();
    await expect(erin.readModified(id)).rejects.toThrow(/data/);
  });
});

describe('changing an order', () => {
  it('replaces the hold with one for the new total, and closes its cart [C-4.15] [C-4.16] [C-7.6]', async () => {
    const { id, shown } = await changing();
    const operation = freshKey();
    const reply = await erin.modify(id, erin.modification(shown, operation), operation);
    expect(reply.status).toBe(200);
    const now = await erin.read(id);
    expect(now).toMatchObject({ status: 'MODIFIED', idempotencyKey: operation, summary: shown.summary });
    expect(now.lineItems.map(({ gtin13 }) => gtin13)).toContain(MORE);
    const { whole, wrong, held } = await books();
    expect({ whole, wrong, held }).toEqual({ whole: 0, wrong: 0, held: [totalOf(shown)] });
    const [order] = await rowsOf('orders');
    expect(order).toMatchObject({ total_cents: totalOf(shown) });
    expect((await erin.cart()).modify).toBeUndefined();
  });

  it('returns what is no longer needed to its card when the total decreases', async () => {
    const entries = async (kind: string) =>
      (await rowsOf('ledger'))
        .filter((entry) => entry.kind === kind && /^(bank|prepaid):/.test(entry.account))
        .map((entry) => `${entry.account} ${entry.cents}`)
        .toSorted();
    const id = await placed({ gift: true });
    const holds = await entries('hold');
    expect(holds.map((one) => one.replace(/:.*/, ''))).toEqual(['bank', 'prepaid']);
    await erin.beginModify(id);
    const [first, ...others] = (await erin.cart()).modify?.lineItems ?? [];
    for (const { id: line } of others) await erin.setLine(line, 0);
    // A quantity of 1 would lead to a total whose response is held back.
    if (first) await erin.setLine(first.id, 2);
    const shown = await erin.readModified(id);
    expect(totalOf(shown)).toBeLessThan(1000);
    expect((await erin.modify(id, erin.modification(shown))).status).toBe(200);
    expect(await entries('release')).toEqual(holds.map((one) => one.replace(' -', ' ')));
    expect(await books()).toMatchObject({ whole: 0, wrong: 0, held: [totalOf(shown)] });
  });

  it('is done once for one idempotency key', async () => {
    const { id, shown } = await changing();
    const operation = freshKey();
    const body = erin.modification(shown, operation);
    const replies = await Promise.all(Array.from({ length: 20 }, () => erin.modify(id, body, operation)));
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await erin.modify(id, body, operation)).status).toBe(200);
    const live = (await rowsOf('tender_holds')).filter(({ status }) => status === 'LIVE');
    expect(live.map((hold) => hold.cents)).toEqual([totalOf(shown)]);
  });

  it('is refused when the changes differ from those shown, and keeps the order [C-8.13]', async () => {
    const { id, before, shown } = await changing();
    await erin.addToModify(MORE, 1);
    expect(await erin.modify(id, erin.modification(shown))).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT' },
    });
    expect(await erin.read(id)).toEqual(before);
  });

  it('requires the PIN again when SNAP pays, and accepts its token once [C-3.17] [C-4.8]', async () => {
    const { id, before, shown } = await changing({ snap: '2.00' });
    expect(await erin.modify(id, erin.modification(shown))).toMatchObject({
      status: 402,
      body: { code: 'INVALID_PIN' },
    });
    expect(await erin.read(id)).toEqual(before);
    const pin = await erin.typePin();
    await erin.askBalance(pin);
    const body = erin.modification(await erin.readModified(id), freshKey(), pin);
    expect((await erin.modify(id, body)).status).toBe(200);
    expect(await books()).toMatchObject({ whole: 0, wrong: 0, held: [totalOf(shown)] });
    await erin.beginModify(id);
    await erin.addToModify(MORE);
    const again = erin.modification(await erin.readModified(id), freshKey(), pin);
    expect(await erin.modify(id, again)).toMatchObject({ status: 402, body: { code: 'INVALID_PIN' } });
  });

  it('is refused when the card declines, and keeps the order [C-8.1]', async () => {
    const { id, before, shown } = await changing();
    await sandbox.db.updateTable('cards').set({ behaviour: 'declines' }).execute();
    expect(await erin.modify(id, erin.modification(shown))).toMatchObject({
      status: 402,
      body: { code: 'TRANSACTION_DECLINED' },
    });
    expect(await erin.read(id)).toEqual(before);
    expect(await books()).toMatchObject({ whole: 0, wrong: 0, held: [totalOf(before)] });
  });

  it('is refused for unavailable items, and keeps the order [C-8.11]', async () => {
    const { id, before } = await changing();
    await sandbox.db
      .updateTable('products')
      .set({ missing_at: 'everywhere' })
      .where('gtin13', '=', MORE)
      .execute();
    expect(await erin.modify(id, erin.modification(await erin.readModified(id)))).toMatchObject({
      status: 422,
      body: { code: 'PROMISE_FALLOUT' },
    });
    expect(await erin.read(id)).toEqual(before);
  });

  it('is refused for items that are unavailable in the order’s way to shop [C-8.11]', async () => {
    const { id, before } = await changing();
    await sandbox.db.updateTable('products').set({ ways: 'SHIP' }).where('gtin13', '=', MORE).execute();
    expect(await erin.modify(id, erin.modification(await erin.readModified(id)))).toMatchObject({
      status: 422,
      body: { code: 'PROMISE_FALLOUT' },
    });
    expect(await erin.read(id)).toEqual(before);
  });

  it('is refused for more of an unavailable item, but not for the ordered quantity [C-8.11]', async () => {
    const id = await placed();
    await erin.beginModify(id);
    await erin.addToModify(MORE);
    const [line] = (await erin.cart()).modify?.lineItems.filter(({ gtin13 }) => gtin13 !== MORE) ?? [];
    await sandbox.db
      .updateTable('products')
      .set({ missing_at: 'everywhere' })
      .where('gtin13', '=', line?.gtin13 ?? '')
      .execute();
    await erin.setLine(line?.id ?? '', (line?.quantity ?? 0) + 1);
    expect(await erin.modify(id, erin.modification(await erin.readModified(id)))).toMatchObject({
      status: 422,
      body: { code: 'PROMISE_FALLOUT' },
    });
    await erin.setLine(line?.id ?? '', line?.quantity ?? 0);
    expect((await erin.modify(id, erin.modification(await erin.readModified(id)))).status).toBe(200);
  });

  it('is refused for more alcohol than an order takes, and for a date of birth that is no day', async () => {
    const { id, before } = await changing();
    await sandbox.db.updateTable('products').set({ is_alcohol: 1 }).where('gtin13', '=', MORE).execute();
    const changeTo = async (quantity: number, dateOfBirth: string) => {
      await erin.addToModify(MORE, quantity);
      const shown = await erin.readModified(id);
      return erin.modify(id, { ...erin.modification(shown), buyer: { dateOfBirth } });
    };
    const refused = (code: string) => ({ status: 422, body: { code } });
    expect(await changeTo(10, '1990-02-31')).toMatchObject(refused('DATE_OF_BIRTH_INVALID'));
    expect(await erin.read(id)).toEqual(before);
    const merged = await send(sandbox, erin.headers, {
      ...mergeOrder,
      path: mergeOrder.path.replace('{checkoutId}', id),
      body: { appName: 'CLICKLIST', buyer: { dateOfBirth: '1990-02-31' } },
    });
    expect(merged).toMatchObject(refused('DATE_OF_BIRTH_INVALID'));
    expect(await changeTo(1, '1990-01-31')).toMatchObject(refused('ALCOHOL_QTY_EXCEEDED'));
    expect(await erin.read(id)).toEqual(before);
    const line = (await erin.cart()).modify?.lineItems.find(({ gtin13 }) => gtin13 === MORE);
    await erin.setLine(line?.id ?? '', 11);
    expect((await changeTo(1, '1990-01-31')).status).toBe(200);
  });

  it.each([{}, { gift: true }])('is refused when a card that it needs is gone, with %o', async (paid) => {
    const { id, before } = await changing(paid);
    const bank = before.payments.find(({ paymentType }) => paymentType === 'BANK_CARD');
    const path = deleteCard.path.replace('{cardId}', bank?.card.id ?? '');
    expect((await send(sandbox, erin.headers, { ...deleteCard, path })).status).toBe(200);
    expect(await erin.modify(id, erin.modification(await erin.readModified(id)))).toMatchObject({
      status: 422,
      body: { code: 'PAYMENTS_MISSING' },
    });
    expect(await books()).toMatchObject({ whole: 0, wrong: 0, held: [totalOf(before)] });
  });

  it('cancels the whole order when it is rejected after the authorization [C-2.54] [C-8.6]', async () => {
    const { id } = await changing();
    const over = totalOf(await erin.readModified(id)) % 100;
    await sandbox.db
      .updateTable('checkouts')
      .set({ gratuity_cents: (151 - over) % 100 })
      .execute();
    const shown = await erin.readModified(id);
    expect(totalOf(shown) % 100).toBe(51);
    expect(await erin.modify(id, erin.modification(shown))).toMatchObject({
      status: 422,
      body: { code: 'POST_AUTHORIZATION_REJECTED' },
    });
    expect((await erin.read(id)).status).toBe('CANCELED');
    expect(await books()).toEqual({ whole: 0, wrong: 0, held: [0] });
  });

  it('is refused for an older version, even when nothing has changed', async () => {
    const { id, shown } = await changing();
    const { fulfillment } = await erin.read(id);
    await erin.fulfil(id, { instructions: fulfillment.instructions });
    expect(await erin.modify(id, erin.modification(shown))).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT' },
    });
  });
});
