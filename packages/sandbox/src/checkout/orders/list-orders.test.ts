import { listOrders } from '@grocer/foundation/contract';
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

const ordersOf = async (headers: Record<string, string>) =>
  listOrders.decode(v.parse(listOrders.response, (await send(sandbox, headers, listOrders)).body));

it('lists the orders of a shopper, the last one first, and nobody else’s', async () => {
  const erin = await createShopping(sandbox, 'erin');
  expect(await ordersOf(erin.headers)).toEqual([]);
  const id = await erin.begin();
  // What has not been placed is no order.
  expect(await ordersOf(erin.headers)).toEqual([]);
  await erin.pay(id, { activeCardId: await erin.addCard() });
  const checkout = await erin.read(id);
  expect((await erin.place(id, erin.activation(checkout))).status).toBe(200);
  const total = Math.round(Number(checkout.summary.cost.total) * 100);
  const [order, ...others] = await ordersOf(erin.headers);
  expect(others).toEqual([]);
  expect(order).toEqual({
    checkoutId: id,
    number: expect.stringMatching(/^[A-Z\d]{8}$/),
    status: 'SUBMITTED',
    modality: 'PICKUP',
    total,
    placedAt: expect.any(Number),
    gtins: [gtin(1), gtin(8), gtin(40)],
  });
  expect(await ordersOf(await headersFor(sandbox, 'grace'))).toEqual([]);
});
