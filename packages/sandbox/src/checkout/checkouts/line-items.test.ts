import { listFlashSales, updateLineItems } from '@grocer/foundation/contract';
import type { WireWholeCheckout } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopping } from '../../testing/checkouts-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { send } from '../../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
let erin: Awaited<ReturnType<typeof createShopping>>;
let id: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  erin = await createShopping(sandbox, 'erin');
});
beforeEach(async () => {
  id = await erin.begin();
});
afterAll(() => sandbox.close());

const gtin = (row: number): string => `2${String(row).padStart(12, '0')}`;
const brioche = { gtin13: gtin(42), couponId: 'FLASH42', quantity: 2 };

const linesOf = ({ lineItems }: WireWholeCheckout) =>
  lineItems.map(({ gtin13, quantity, substitutionPolicy, couponId, sourceStoreId }) => ({
    gtin13,
    quantity,
    modalityType: 'PICKUP',
    substitutionPolicy,
    couponId,
    sourceStoreId,
  }));

const put = (lineItems: readonly object[]) => erin.change(updateLineItems, id, { payments: [], lineItems });

/** Adds a line to the existing ones. */
const add = async (line: object) =>
  put([
    ...linesOf(await erin.read(id)),
    { modalityType: 'PICKUP', substitutionPolicy: 'NONE', sourceStoreId: '01100001', ...line },
  ]);

describe('the lines of a checkout', () => {
  it('are replaced, and priced by the service [C-3.12] [C-7.4]', async () => {
    const before = await erin.read(id);
    expect((await add(brioche)).status).toBe(200);
    const after = await erin.read(id);
    expect(after.lineItems).toHaveLength(before.lineItems.length + 1);
    expect(after.lineItems.find(({ gtin13 }) => gtin13 === brioche.gtin13)).toMatchObject({
      couponId: 'FLASH42',
      sourceStoreId: '01100001',
      quantity: 2,
      substitutionPolicy: 'NONE',
      totalPrice: '6.34',
      regularTotalPrice: '10.58',
      priceAdjustment: { coupons: [{ id: 'FLASH42' }] },
    });
    const { cost } = after.summary;
    expect(Number(cost.itemTotal) - Number(before.summary.cost.itemTotal)).toBeCloseTo(6.34);
    expect(cost.yellowTagDiscountTotal).toBe('4.24');
    expect((await put(linesOf(before))).status).toBe(200);
    expect((await erin.read(id)).summary).toEqual(before.summary);
  });

  it('are refused with more alcohol than an order takes', async () => {
    expect(await add({ gtin13: gtin(37), quantity: 13 })).toMatchObject({
      status: 422,
      body: { code: 'ALCOHOL_QTY_EXCEEDED' },
    });
    expect((await add({ gtin13: gtin(37), quantity: 12 })).status).toBe(200);
  });

  it('keep their prices when another line is added', async () => {
    const before = await erin.read(id);
    const [line] = before.lineItems;
    const set = (price_cents: number) =>
      sandbox.db
        .updateTable('products')
        .set({ price_cents })
        .where('gtin13', '=', line?.gtin13 ?? '')
        .execute();
    await set(99_999);
    await add(brioche);
    const after = (await erin.read(id)).lineItems.find(({ gtin13 }) => gtin13 === line?.gtin13);
    await set(Math.round((100 * Number(line?.totalPrice)) / (line?.quantity ?? 1)));
    expect(after?.totalPrice).toBe(line?.totalPrice);
  });

  it.each([
    ['a coupon of another product', { ...brioche, couponId: 'FLASH32' }, 'FLASH_SALE_INVALID'],
    ['a coupon that there is not', { ...brioche, couponId: 'MADE UP' }, 'FLASH_SALE_INVALID'],
    ['more than a flash sale allows', { ...brioche, quantity: 7 }, 'QUANTITY_LIMIT_REACHED'],
    [
      'more than ten of any flash sale',
      { gtin13: gtin(32), couponId: 'FLASH32', quantity: 11 },
      'QUANTITY_LIMIT_REACHED',
    ],
    ['half a loaf', { ...brioche, quantity: 0.5 }, 'QUANTITY_INVALID'],
    ['what cannot be had', { gtin13: gtin(4), quantity: 1 }, 'NO_ITEMS_AVAILABLE'],
    ['what there is not', { gtin13: '0000000000000', quantity: 1 }, 'NO_ITEMS_AVAILABLE'],
  ])('are refused as a whole for %s [C-7.4] [C-9.4]', async (_why, line, code) => {
    const before = await erin.read(id);
    expect(await add(line)).toMatchObject({ status: 422, body: { code } });
    expect(await erin.read(id)).toEqual(before);
  });

  it('cost the regular price beyond the limit of a flash sale [C-9.4]', async () => {
    await add({ gtin13: gtin(32), couponId: 'FLASH32', quantity: 10 });
    expect((await add({ gtin13: gtin(32), quantity: 50 })).status).toBe(200);
    const water = (await erin.read(id)).lineItems.filter(({ gtin13 }) => gtin13 === gtin(32));
    expect(
      water.map(({ quantity, totalPrice, regularTotalPrice }) => [
        quantity,
        totalPrice === regularTotalPrice,
      ]),
    ).toEqual([
      [50, true],
      [10, false],
    ]);
  });

  it('are refused when empty or duplicated', async () => {
    expect(await put([])).toMatchObject({ status: 422, body: { code: 'CART_EMPTY' } });
    await add(brioche);
    expect(await add(brioche)).toMatchObject({ status: 422, body: { code: 'QUANTITY_INVALID' } });
  });

  it('require a handover once an age-restricted item is added [C-4.20]', async () => {
    await erin.fulfil(id, { deliveryType: 'Contactless' });
    await add(brioche);
    expect((await erin.read(id)).fulfillment.deliveryType).toBe('Contactless');
    await add({ gtin13: gtin(37), couponId: 'FLASH37', quantity: 1 });
    expect((await erin.read(id)).fulfillment.deliveryType).toBe('Standard');
  });

  it('name their substitutes', async () => {
    const { user_id } = await sandbox.db
      .selectFrom('checkouts')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await sandbox.db
      .updateTable('checkout_lines')
      .set({ substitution_policy: 'CUSTOMER_CHOICE', substitution_items: JSON.stringify([gtin(2)]) })
      .where('user_id', '=', user_id)
      .where('checkout_id', '=', id)
      .execute();
    expect((await erin.read(id)).lineItems[0]?.substitutes).toEqual(['2% Milk']);
  });
});

describe('flash sales', () => {
  const list = async (query = '') => {
    const { body } = await send(sandbox, {}, { ...listFlashSales, path: `${listFlashSales.path}${query}` });
    return v.parse(listFlashSales.response, body).data.flashSales;
  };

  it('describe their product, its discount and its limit [C-3.11] [C-7.19]', async () => {
    const sale = (await list('?storeId=01100002')).find(({ gtin13 }) => gtin13 === brioche.gtin13);
    expect(sale).toMatchObject({
      description: 'Brioche Loaf',
      customerFacingSize: '18 oz',
      category: 'Bakery',
      price: '3.17',
      regularPrice: '5.29',
      percentOff: 40,
      maxQuantity: 6,
      couponId: 'FLASH42',
      sourceStoreId: '01100002',
    });
  });

  it('are filtered by product, without unavailable ones [C-7.19]', async () => {
    const asked = `?gtin13s=${gtin(42)},${gtin(1)},${gtin(32)}`;
    expect((await list(asked)).map(({ gtin13 }) => gtin13).toSorted()).toEqual([gtin(32), gtin(42)]);
    const set = (missing_at: 'everywhere' | 'nowhere') =>
      sandbox.db.updateTable('products').set({ missing_at }).where('gtin13', '=', gtin(42)).execute();
    await set('everywhere');
    expect((await list(asked)).map(({ gtin13 }) => gtin13)).toEqual([gtin(32)]);
    await set('nowhere');
  });
});
