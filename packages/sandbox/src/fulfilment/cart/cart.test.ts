import {
  addCartItems,
  changeCartLine,
  listFlashSales,
  listProducts,
  lookUpProducts,
  moveCart,
  readCart,
} from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gtin } from '../../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../../testing/shopper-for-tests.ts';
import { askPickupTimes, timesIn } from '../../testing/times-for-tests.ts';
import { createCarts } from './carts.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

async function cartOf(shopper: string) {
  const headers = await headersFor(sandbox, shopper);
  const { body } = await send(sandbox, headers, readCart);
  return v.parse(readCart.response, body).data.cart;
}

describe('a cart', () => {
  it('has one way to shop for each line', async () => {
    const { lineItems } = await cartOf('alice');
    expect(lineItems.map(({ modalityType }) => modalityType)).toEqual([
      'DELIVERY',
      'DELIVERY',
      'DELIVERY',
      'PICKUP',
      'PICKUP',
      'PICKUP',
    ]);
  });

  it('loses ordered quantities across lines, and keeps the rest', async () => {
    const headers = await headersFor(sandbox, 'heidi');
    const items = [gtin(1), gtin(2), gtin(9)].map((gtin13) => ({ gtin13, quantity: 3 }));
    await send(sandbox, headers, { ...addCartItems, body: { modalityType: 'PICKUP', items } });
    const { id } = await cartOf('heidi');
    const { user_id: userId } = await sandbox.db
      .selectFrom('carts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const lines = [
      { gtin13: gtin(1), quantity: 1 },
      { gtin13: gtin(1), quantity: 2 },
      { gtin13: gtin(2), quantity: 1 },
    ];
    await createCarts(sandbox.db).takeOut(userId, { cartId: id, modality: 'PICKUP', lines });
    const left = (await cartOf('heidi')).lineItems.map(({ gtin13, quantity }) => [gtin13, quantity]);
    expect(left).toEqual([
      [gtin(2), 2],
      [gtin(9), 3],
    ]);
  });

  it('adds products and more of the same, and refuses an unknown one', async () => {
    const headers = await headersFor(sandbox, 'dave');
    const items = [
      { gtin13: gtin(4), quantity: 2, substitutionPolicy: 'NONE', instructions: 'Cold, please' },
    ];
    for (let times = 0; times < 2; times += 1)
      await send(sandbox, headers, { ...addCartItems, body: { modalityType: 'Pickup', items } });
    expect((await cartOf('dave')).lineItems).toMatchObject([
      { gtin13: gtin(4), quantity: 4, modalityType: 'PICKUP', substitutionPolicy: 'NONE' },
    ]);
    const unknown = { modalityType: 'PICKUP', items: [{ gtin13: '0000000000000', quantity: 1 }] };
    expect(await send(sandbox, headers, { ...addCartItems, body: unknown })).toMatchObject({
      status: 422,
      body: { code: 'NO_ITEMS_AVAILABLE' },
    });
  });

  it('changes the quantity of a line down to zero, for its owner only', async () => {
    const headers = await headersFor(sandbox, 'bob');
    const [line] = (await cartOf('bob')).lineItems;
    const change = (quantity: number, by = headers) =>
      send(sandbox, by, {
        ...changeCartLine,
        path: changeCartLine.path.replace('{lineId}', line?.id ?? ''),
        body: { quantity },
      });
    expect(v.parse(changeCartLine.response, (await change(7)).body).data.cart.lineItems[0]?.quantity).toBe(7);
    expect((await change(1, await headersFor(sandbox, 'alice'))).status).toBe(404);
    expect((await change(-1)).status).toBe(400);
    expect(v.parse(changeCartLine.response, (await change(0)).body).data.cart.lineItems).toHaveLength(1);
    expect((await change(0)).status).toBe(404);
  });

  it('changes the substitutions and instructions of a line, and keeps the fields that are not sent', async () => {
    const headers = await headersFor(sandbox, 'bob');
    const [line] = (await cartOf('bob')).lineItems;
    const path = changeCartLine.path.replace('{lineId}', line?.id ?? '');
    const change = async (body: object, key = {}) => {
      const answer = await send(sandbox, { ...headers, ...key }, { ...changeCartLine, path, body });
      return answer.status === 200
        ? v.parse(changeCartLine.response, answer.body).data.cart.lineItems[0]
        : answer.status;
    };
    const key = { 'idempotency-key': 'bob-wants-nothing-instead-of-it' };
    const backup = { substitutionPolicy: 'CUSTOMER_CHOICE', substitutionItems: [gtin(2)] };
    const before = { quantity: line?.quantity, gtin13: line?.gtin13 };
    expect(await change({ substitutionPolicy: 'NONE' }, key)).toMatchObject({
      ...before,
      substitutionPolicy: 'NONE',
    });
    expect(await change(backup)).toMatchObject({ ...before, ...backup });
    // A repeated request gets its first answer and changes nothing.
    expect(await change({ substitutionPolicy: 'NONE' }, key)).toMatchObject({ substitutionPolicy: 'NONE' });
    expect((await cartOf('bob')).lineItems[0]).toMatchObject(backup);
    expect(await change({ quantity: 3 })).toMatchObject({ ...before, ...backup, quantity: 3 });
    const more = { modalityType: line?.modalityType, items: [{ gtin13: line?.gtin13, quantity: 1 }] };
    expect((await send(sandbox, headers, { ...addCartItems, body: more })).status).toBe(200);
    expect((await cartOf('bob')).lineItems[0]).toMatchObject({ ...before, ...backup, quantity: 4 });
    expect(await change({ instructions: 'Ripe' })).toMatchObject({ ...backup, instructions: 'Ripe' });
    expect(await change({ quantity: 5 })).toMatchObject({ ...backup, instructions: 'Ripe', quantity: 5 });
    expect(await change({ instructions: '' })).toMatchObject({ ...backup, instructions: '' });
    expect(await change({ instructions: 'x'.repeat(501) })).toBe(400);
    expect(await change({ substitutionPolicy: 'SOMETIMES' })).toBe(400);
    expect(await change({ substitutionItems: ['milk'] })).toBe(400);
    expect(await change({ substitutionPolicy: 'NONE', substitutionItems: [] })).toMatchObject({
      substitutionItems: [],
    });
  });

  it('moves all lines to another way to shop, or none when one would exceed the limit', async () => {
    const headers = await headersFor(sandbox, 'frank');
    const add = (modalityType: string, row: number, quantity: number, instructions = modalityType) =>
      send(sandbox, headers, {
        ...addCartItems,
        body: { modalityType, items: [{ gtin13: gtin(row), quantity, instructions }] },
      });
    const move = (from: string, to: string) => send(sandbox, headers, { ...moveCart, body: { from, to } });
    const lines = async () =>
      (await cartOf('frank')).lineItems.map(
        ({ modalityType, gtin13, quantity }) => `${modalityType} ${gtin13} ${quantity}`,
      );
    const before = await lines();
    await add('SHIP', 4, 2);
    await add('SHIP', 5, 1);
    await add('IN_STORE', 4, 98);
    expect(await move('SHIP', 'IN_STORE')).toMatchObject({
      status: 422,
      body: { code: 'QUANTITY_LIMIT_REACHED' },
    });
    expect(await lines()).toEqual(
      [...before, `SHIP ${gtin(4)} 2`, `SHIP ${gtin(5)} 1`, `IN_STORE ${gtin(4)} 98`].toSorted(),
    );
    expect((await move('IN_STORE', 'SHIP')).status).toBe(422);
    await add('PICKUP', 5, 3);
    for (let times = 0; times < 2; times += 1) expect((await move('SHIP', 'PICKUP')).status).toBe(200);
    expect(await lines()).toContain(`PICKUP ${gtin(5)} 4`);
    expect(await lines()).toContain(`PICKUP ${gtin(4)} 2`);
    expect((await lines()).filter((line) => line.startsWith('SHIP'))).toEqual([]);
    // The instructions of a product are kept.
    const said = async (row: number) =>
      (await cartOf('frank')).lineItems.find(
        ({ gtin13, modalityType }) => gtin13 === gtin(row) && modalityType === 'PICKUP',
      )?.instructions;
    expect([await said(4), await said(5)]).toEqual(['SHIP', 'PICKUP']);
    await add('PICKUP', 6, 60, '');
    await add('SHIP', 6, 1);
    await move('SHIP', 'PICKUP');
    expect(await said(6)).toBe('SHIP');
    expect((await move('PICKUP', 'PICKUP')).status).toBe(200);
    expect(await lines()).toContain(`PICKUP ${gtin(6)} 61`);
  });

  it('moves some lines, or names the products that would exceed the limit', async () => {
    const headers = await headersFor(sandbox, 'grace');
    const add = (modalityType: string, row: number, quantity: number) =>
      send(sandbox, headers, {
        ...addCartItems,
        body: { modalityType, items: [{ gtin13: gtin(row), quantity, substitutionPolicy: 'NONE' }] },
      });
    const lines = async () =>
      (await cartOf('grace')).lineItems.map(
        ({ modalityType, gtin13, quantity }) => `${modalityType} ${gtin13} ${quantity}`,
      );
    await add('PICKUP', 1, 2);
    await add('PICKUP', 2, 60);
    await add('PICKUP', 3, 60);
    await add('DELIVERY', 2, 60);
    await add('DELIVERY', 3, 60);
    const { lineItems } = await cartOf('grace');
    const idOf = (row: number) =>
      lineItems.find((line) => line.gtin13 === gtin(row) && line.modalityType === 'PICKUP')?.id;
    const move = (...lineIds: readonly unknown[]) =>
      send(sandbox, headers, { ...moveCart, body: { from: 'PICKUP', to: 'DELIVERY', lineIds } });
    const before = await lines();
    const refused = await move(idOf(1), idOf(2), idOf(3));
    const names = await send(
      sandbox,
      {},
      { ...listProducts, path: `${listProducts.path}?ids=${gtin(2)},${gtin(3)}` },
    );
    const [second, third] = v.parse(listProducts.response, names.body).data.products;
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'QUANTITY_LIMIT_REACHED',
        customerErrorMessage: `You can have up to 99 of ${second?.description} and ${third?.description} in your cart.`,
      },
    });
    expect(await lines()).toEqual(before);
    for (let times = 0; times < 2; times += 1) expect((await move(idOf(1))).status).toBe(200);
    expect(await lines()).toEqual(
      before.map((line) => (line === `PICKUP ${gtin(1)} 2` ? `DELIVERY ${gtin(1)} 2` : line)).toSorted(),
    );
    expect((await cartOf('grace')).lineItems.every((line) => line.substitutionPolicy === 'NONE')).toBe(true);
    expect((await move()).status).toBe(400);
  });

  it('moves nothing when a line is unknown or unavailable in the new way to shop', async () => {
    const headers = await headersFor(sandbox, 'alice');
    const move = (more: object) =>
      send(sandbox, headers, { ...moveCart, body: { from: 'PICKUP', to: 'SHIP', ...more } });
    const before = await cartOf('alice');
    expect(await move({ lineIds: ['nobody-has-it'] })).toMatchObject({ status: 404 });
    expect(await move({})).toMatchObject({
      status: 422,
      body: {
        code: 'NO_ITEMS_AVAILABLE',
        customerErrorMessage: expect.stringMatching(/can’t be had that way\.$/),
      },
    });
    expect(await cartOf('alice')).toEqual(before);
  });

  it('refuses an empty change and an invalid backup', async () => {
    const headers = await headersFor(sandbox, 'alice');
    const [line] = (await cartOf('alice')).lineItems;
    const path = changeCartLine.path.replace('{lineId}', line?.id ?? '');
    const change = (body: object) => send(sandbox, headers, { ...changeCartLine, path, body });
    expect(await change({})).toMatchObject({ status: 400 });
    for (const instead of [{}, { substitutionItems: [] }, { substitutionItems: [line?.gtin13] }])
      expect(await change({ substitutionPolicy: 'CUSTOMER_CHOICE', ...instead })).toMatchObject({
        status: 422,
        body: { code: 'NO_ITEMS_AVAILABLE' },
      });
  });

  it('includes the minimum order amounts', async () => {
    const headers = await headersFor(sandbox, 'alice');
    const { body } = await send(sandbox, headers, readCart);
    expect(readCart.decode(v.parse(readCart.response, body)).minimums).toEqual({
      PICKUP: 3500,
      DELIVERY: 3500,
    });
  });

  const said = async (quantity: number, row = 4, key?: string) => {
    const headers = await headersFor(sandbox, 'heidi');
    const body = { modalityType: 'PICKUP', items: [{ gtin13: gtin(row), quantity }] };
    const answered = await send(sandbox, headers, { ...addCartItems, body });
    return [answered.status, (answered.body as Record<string, unknown>)[key ?? 'code']];
  };

  it('limits a product to ninety-nine, at once or in parts, with a message', async () => {
    expect(await said(99)).toEqual([200, undefined]);
    expect(await said(1)).toEqual([422, 'QUANTITY_LIMIT_REACHED']);
    expect(await said(100, 5, 'customerErrorMessage')).toEqual([
      422,
      'You can have up to 99 of an item in your cart.',
    ]);
    expect((await cartOf('heidi')).lineItems.find(({ gtin13 }) => gtin13 === gtin(4))?.quantity).toBe(99);
  });

  it('accepts whole pieces, and quarter pounds of weighed products', async () => {
    expect(await said(0.01, 6)).toEqual([422, 'QUANTITY_INVALID']);
    expect(await said(1.5, 6)).toEqual([422, 'QUANTITY_INVALID']);
    expect(await said(1.5, 14)).toEqual([200, undefined]);
    expect(await said(0.3, 14)).toEqual([422, 'QUANTITY_INVALID']);
    const headers = await headersFor(sandbox, 'heidi');
    const line = (await cartOf('heidi')).lineItems.find(({ gtin13 }) => gtin13 === gtin(14));
    const path = changeCartLine.path.replace('{lineId}', line?.id ?? '');
    const change = async (quantity: number) =>
      (await send(sandbox, headers, { ...changeCartLine, path, body: { quantity } })).status;
    expect([await change(2.25), await change(2.3), await change(100), await change(0)]).toEqual([
      200, 422, 422, 200,
    ]);
  });
});

describe('products', () => {
  it.each([
    ['ids', listProducts],
    ['upcs', lookUpProducts],
  ] as const)(
    'are described by their %s, without unknown ones and nutrition facts [F-7.16] [F-7.17] [C-7.26]',
    async (name, call) => {
      const path = `${call.path}?${name}=${gtin(1)},${gtin(28)},0000000000000`;
      const { body } = await send(sandbox, {}, { ...call, path });
      const { products } = v.parse(call.response, body).data;
      expect(products).toMatchObject([
        { description: 'Whole Milk', price: '3.99', prop65: false },
        { description: 'Ground Coffee', price: '8.99', prop65: true },
      ]);
      // Nutrition facts, most of a product's data, are not sent since no client reads them.
      expect(JSON.stringify(body)).not.toMatch(/nutrition|calories/i);
    },
  );

  it('include ten running flash sales with lower prices', async () => {
    const { body } = await send(sandbox, {}, listFlashSales);
    const sales = v.parse(listFlashSales.response, body).data.flashSales;
    const now = sandbox.clock.now().getTime();
    expect(sales).toHaveLength(10);
    expect(sales.every(({ endsAt }) => Date.parse(endsAt) > now)).toBe(true);
    expect(sales.every(({ price, regularPrice }) => Number(price) < Number(regularPrice))).toBe(true);
    const coffee = sales.find(({ gtin13 }) => gtin13 === gtin(28));
    expect(coffee).toMatchObject({ price: '6.99', regularPrice: '8.99' });
  });

  it('have replacements that are available at a time [F-7.15]', async () => {
    const headers = await headersFor(sandbox, 'erin');
    const [time] = await timesIn(await askPickupTimes(sandbox, headers));
    const similarTo = (row: number, optionId = time?.optionId ?? '') =>
      send(sandbox, headers, {
        method: 'GET',
        path: `/scheduling/v1/replacements/${gtin(row)}?option.validate=${optionId}`,
      });
    const { status, body } = await similarTo(8);
    expect(status).toBe(200);
    const names = [...JSON.stringify(body).matchAll(/"description":"([^"]+)"/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(['White Bread', 'Wheat Bread', 'Rye Bread']);
    expect(names).toHaveLength(6);
    expect((await similarTo(40)).body).toEqual({ data: { products: [] } });
    expect(await similarTo(8, 'no.such.time')).toMatchObject({
      status: 409,
      body: { code: 'TIMESLOT_TAKEN' },
    });
  });
});
