import { addCartItems, listOrders } from '@grocer/foundation/contract';
import type { PastOrdersQuestion } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopping } from '../../testing/checkouts-for-tests.ts';
import { gtin } from '../../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const pageOf = async (headers: Record<string, string>, question: PastOrdersQuestion = {}) => {
  const named = Object.entries(listOrders.encode(question).query ?? {});
  const path = `${listOrders.path}?${named.map(([name, value]) => `${name}=${value}`).join('&')}`;
  const { status, body } = await send(sandbox, headers, { ...listOrders, path });
  return status === 200 ? listOrders.decode(v.parse(listOrders.response, body)) : undefined;
};

const ordersOf = async (headers: Record<string, string>) => (await pageOf(headers))?.orders;

it('lists only the shopper’s own placed orders', async () => {
  const erin = await createShopping(sandbox, 'erin');
  expect(await ordersOf(erin.headers)).toEqual([]);
  const id = await erin.begin();
  // A checkout that has not been placed is not an order.
  expect(await ordersOf(erin.headers)).toEqual([]);
  await erin.pay(id, { activeCardId: await erin.addCard() });
  const checkout = await erin.read(id);
  expect((await erin.place(id, erin.activation(checkout))).status).toBe(200);
  const total = Math.round(Number(checkout.summary.cost.total) * 100);
  const [order, ...others] = (await ordersOf(erin.headers)) ?? [];
  expect(others).toEqual([]);
  expect(order).toEqual({
    checkoutId: id,
    number: expect.stringMatching(/^[A-Z\d]{8}$/),
    status: 'SUBMITTED',
    modality: 'PICKUP',
    total,
    placedAt: expect.any(Number),
    gtins: [gtin(1)],
  });
  expect(await ordersOf(await headersFor(sandbox, 'grace'))).toEqual([]);
});

it('lists the newest order first, and pages through each once, even if two were placed at the same time', async () => {
  const alice = await createShopping(sandbox, 'alice');
  const cardId = await alice.addCard('6011111111111117');
  const place = async (): Promise<string> => {
    // Placing an order removes its lines from the cart.
    const body = { modalityType: 'PICKUP', items: [{ gtin13: gtin(1), quantity: 2 }] };
    await send(sandbox, alice.headers, { ...addCartItems, body });
    const id = await alice.begin();
    await alice.pay(id, { activeCardId: cardId });
    await alice.place(id, alice.activation(await alice.read(id)));
    return id;
  };
  const listed = async () => (await ordersOf(alice.headers))?.map(({ checkoutId }) => checkoutId) ?? [];
  const placed: string[] = [];
  for (const seconds of [1, 2, 3]) {
    sandbox.controls.setClock(seconds * 1000);
    placed.push(await place());
  }
  expect(await listed()).toEqual(placed.toReversed());
  // Two of them are placed at the same moment.
  await sandbox.db
    .updateTable('orders')
    .set({ placed_at: 1 })
    .where('checkout_id', 'in', placed.slice(1))
    .execute();
  const all = await listed();
  expect(all).toHaveLength(3);
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const page = await pageOf(alice.headers, { before, limit: 1 });
    expect(page?.orders).toHaveLength(1);
    seen.push(...(page?.orders.map(({ checkoutId }) => checkoutId) ?? []));
    before = page?.before;
  } while (before !== undefined && seen.length < 9);
  expect(seen).toEqual(all);
  expect((await pageOf(alice.headers, { limit: 3 }))?.before).toBeUndefined();
  expect(await pageOf(alice.headers, { before: 'nothing-of-a-cursor' })).toBeUndefined();
  const { status } = await send(sandbox, alice.headers, {
    ...listOrders,
    path: `${listOrders.path}?limit=51`,
  });
  expect(status).toBe(400);
});
