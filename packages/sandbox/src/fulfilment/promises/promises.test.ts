import {
  createCheckout,
  readCart,
  readPromise,
  updatePromise,
  WireErrorSchema,
} from '@grocer/foundation/contract';
import type { WirePromise, WireTimeOption } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gtin } from '../../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { freshKey, headersFor } from '../../testing/shopper-for-tests.ts';
import {
  askPickupTimes,
  askPromise,
  ITEMS,
  promiseFor,
  promiseIn,
  timesIn,
} from '../../testing/times-for-tests.ts';

let sandbox: TestSandbox;
let alice: Record<string, string>;
let bob: Record<string, string>;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  alice = await headersFor(sandbox, 'alice');
  bob = await headersFor(sandbox, 'bob');
});
afterAll(() => sandbox.close());

const EVERYBODY = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank', 'grace', 'heidi', 'ivan', 'judy'];

const codeIn = async (answer: Response): Promise<string | undefined> =>
  v.parse(WireErrorSchema, await answer.json()).code;

async function timeWithRoom(room: number, skip = 0): Promise<WireTimeOption> {
  const time = (await timesIn(await askPickupTimes(sandbox, alice)))[skip];
  if (!time) throw new Error('There is no time.');
  await sandbox.controls.setSlotCapacity(time.optionId, room);
  return time;
}

const update = (id: string, body: object, headers = alice, key = freshKey()) =>
  sandbox.api.request(`/scheduling/v4/promises/${id}`, {
    method: updatePromise.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: JSON.stringify(body),
  });

const ask = (id: string) =>
  sandbox.api.request(`/scheduling/v4/promises/${id}`, { method: readPromise.method, headers: alice });

async function read(id: string): Promise<WirePromise> {
  const answer: unknown = await (await ask(id)).json();
  return v.parse(readPromise.response, answer).data.promise;
}

describe('a slot with room for one', () => {
  it('is promised to one of many concurrent requests', async () => {
    const time = await timeWithRoom(1, 3);
    const apis = [sandbox.api, await sandbox.restart(), await sandbox.restart()];
    const everybody = await Promise.all(EVERYBODY.map((name) => headersFor(sandbox, name)));
    const asked = everybody.flatMap((headers) => apis.map((api) => askPromise({ api }, headers, time)));
    const answers = await Promise.all(asked);
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(await Promise.all(lost.map(codeIn))).toEqual(lost.map(() => 'TIMESLOT_TAKEN'));
    // The holder may ask again, and still has one hold.
    const holders = await sandbox.db
      .selectFrom('holds')
      .innerJoin('promises', 'promises.id', 'holds.promise_id')
      .select('promises.user_id')
      .where('holds.option_id', '=', time.optionId)
      .where('promises.expires_at', '>', sandbox.clock.now().getTime())
      .execute();
    expect(holders).toHaveLength(1);
    expect(won.length).toBeLessThanOrEqual(apis.length);
  });

  it('is hidden from others, but not from its holder', async () => {
    const time = await timeWithRoom(1, 5);
    await askPromise(sandbox, alice, time);
    const ids = async (headers: Record<string, string>) =>
      (await timesIn(await askPickupTimes(sandbox, headers))).map(({ optionId }) => optionId);
    expect(await ids(alice)).toContain(time.optionId);
    expect(await ids(bob)).not.toContain(time.optionId);
  });

  it('is protected from a second hold by the database', async () => {
    const time = await timeWithRoom(1, 7);
    const { id } = await promiseIn(await askPromise(sandbox, bob, time));
    const bobs = await sandbox.db
      .selectFrom('promises')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const second = { ...bobs, id: 'second' };
    await sandbox.db.insertInto('promises').values(second).execute();
    const hold = { promise_id: 'second', option_id: time.optionId, held_at: bobs.created_at };
    await expect(sandbox.db.insertInto('holds').values(hold).execute()).rejects.toThrow('slot_not_oversold');
    await sandbox.db.deleteFrom('promises').where('id', '=', 'second').execute();
  });

  it('is free again after its holder chose another time, or the promise expired', async () => {
    const time = await timeWithRoom(1, 9);
    const other = await timeWithRoom(5, 11);
    await askPromise(sandbox, alice, time);
    expect((await askPromise(sandbox, bob, time)).status).toBe(409);
    await askPromise(sandbox, alice, other);
    expect((await askPromise(sandbox, bob, time)).status).toBe(200);
    expect((await askPromise(sandbox, alice, time)).status).toBe(409);
    await sandbox.controls.expirePromises();
    expect((await askPromise(sandbox, alice, time)).status).toBe(200);
  });
});

describe('a promise', () => {
  it('describes its items and expiration, and is made once for its idempotency key [F-3.12] [F-7.12]', async () => {
    const time = await timeWithRoom(3, 2);
    const headers = { ...alice, 'idempotency-key': freshKey() };
    const [first, again] = [
      await askPromise(sandbox, headers, time),
      await askPromise(sandbox, headers, time),
    ];
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const promise = await promiseIn(first);
    expect(await promiseIn(again)).toEqual(promise);
    const left = Date.parse(promise.expiration.value) - sandbox.clock.now().getTime();
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(promise.selections).toEqual([
      {
        vendorId: 'PICKUP',
        window: time.window,
        storeId: time.optionId.slice(0, 8),
        items: { included: ITEMS, excluded: [] },
      },
    ]);
  });

  it('is updated once with its version [F-7.13]', async () => {
    const { id, versionKey } = await promiseFor(sandbox, alice);
    const items = [...ITEMS, { gtin13: gtin(8), quantity: 2 }];
    const changed = await update(id, { items, versionKey });
    const promise = v.parse(updatePromise.response, await changed.json());
    const [selection] = promise.data.promise.selections;
    expect(selection?.items.excluded).toEqual([{ gtin13: gtin(8), quantity: 2, code: 'OUT_OF_STOCK' }]);
    const late = await update(id, { items, versionKey });
    expect([late.status, await codeIn(late)]).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('is shown with its current items, and does not change by reading', async () => {
    const { id, versionKey } = await promiseFor(sandbox, alice);
    const first = await read(id);
    expect(first).toMatchObject({ id, versionKey });
    expect((await read(id)).versionKey).toBe(versionKey);
    const items = ITEMS.map((item) => ({ ...item, quantity: item.quantity + 1 }));
    await update(id, { items, versionKey });
    const now = await read(id);
    expect(now.versionKey).not.toBe(versionKey);
    expect(now.selections.map((one) => one.items.included)).toEqual([items]);
    expect(now.expiration).toEqual(first.expiration);
  });

  it('is no longer shown once its shopper holds another one', async () => {
    const { id } = await promiseFor(sandbox, alice);
    await promiseFor(sandbox, alice);
    const answer = await ask(id);
    expect([answer.status, await codeIn(answer)]).toEqual([410, 'PROMISE_EXPIRED']);
  });

  it('is kept when an update would exclude all items', async () => {
    const { id, versionKey } = await promiseFor(sandbox, alice);
    const answer = await update(id, { items: [{ gtin13: gtin(8), quantity: 1 }], versionKey });
    expect([answer.status, await codeIn(answer)]).toEqual([409, 'PROMISE_FALLOUT']);
    expect((await update(id, { items: ITEMS, versionKey })).status).toBe(200);
  });

  it('cannot be updated once it has expired', async () => {
    const { id, versionKey } = await promiseFor(sandbox, alice);
    sandbox.controls.setClock(31 * 60_000);
    const later = await headersFor(sandbox, 'alice');
    const changed = await update(id, { items: ITEMS, versionKey }, later);
    expect([changed.status, await codeIn(changed)]).toEqual([410, 'PROMISE_EXPIRED']);
    sandbox.controls.setClock(0);
  });

  it.each([
    ['an option that does not exist', { optionIds: ['01100001.PICKUP.1'] }, 409, 'TIMESLOT_TAKEN'],
    ['an id that is none', { optionIds: ["'; drop table holds; --"] }, 409, 'TIMESLOT_TAKEN'],
    ['another vendor', { vendorId: 'OWN' }, 422, 'PROMISE_INVALID'],
    ['another way of shopping', { modalityType: 'DELIVERY' }, 422, 'PROMISE_INVALID'],
    [
      'another window',
      {
        originalWindow: {
          value: '2026-01-01T00:00:00Z/2026-01-01T01:00:00Z',
          timezone: 'America/New_York',
        },
      },
      422,
      'PROMISE_INVALID',
    ],
    ['nothing that can be had', { items: [{ gtin13: gtin(8), quantity: 1 }] }, 422, 'NO_ITEMS_AVAILABLE'],
  ])('is refused for %s', async (_, more, status, code) => {
    const answer = await askPromise(sandbox, alice, await timeWithRoom(5, 13), more);
    expect([answer.status, await codeIn(answer)]).toEqual([status, code]);
  });
});

describe('a checkout', () => {
  const person = { firstName: 'Alice', lastName: 'Adams' };
  const begin = async (more: {
    held?: WirePromise;
    promise?: object;
    cartId?: string;
    lines?: { gtin13: string; quantity: number }[];
    modality?: string;
  }) => {
    const { id, versionKey } = more.held ?? (await promiseFor(sandbox, alice));
    const answer = await sandbox.api.request('/cart/v1/cart', { headers: alice });
    const { cart } = v.parse(readCart.response, await answer.json()).data;
    const lines = cart.lineItems.filter(({ modalityType }) => modalityType === 'PICKUP');
    return sandbox.api.request(createCheckout.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': freshKey(), ...alice },
      body: JSON.stringify({
        buyer: person,
        fulfillment: {
          contact: person,
          deliveryType: 'Standard',
          promise: { id, versionKey, ...more.promise },
        },
        lineItems: (more.lines ?? lines).map(({ gtin13, quantity }) => ({
          gtin13,
          quantity,
          modalityType: 'PICKUP',
        })),
        modalityType: more.modality ?? 'PICKUP',
        cartId: more.cartId ?? cart.id,
      }),
    });
  };

  it('starts with a promise of the shopper [F-7.20]', async () => {
    const answer = await begin({});
    const { data } = v.parse(createCheckout.response, await answer.json());
    expect(data.checkout.status).toBe('DRAFT');
  });

  it('does not start without one, with an expired one, or with an empty cart', async () => {
    const expired = await promiseFor(sandbox, alice);
    await sandbox.controls.expirePromises();
    const { id, versionKey } = await promiseFor(sandbox, bob);
    const codes = [];
    for (const more of [
      { held: expired },
      { promise: { id, versionKey } },
      { promise: { id: 'unknown' } },
      { promise: { versionKey: 'another' } },
      { modality: 'DELIVERY' },
      { lines: [] },
      { lines: ITEMS },
      { cartId: 'unknown' },
    ])
      codes.push(await codeIn(await begin(more)));
    expect(codes).toEqual([
      'PROMISE_EXPIRED',
      'NOT_FOUND',
      'NOT_FOUND',
      'VERSION_CONFLICT',
      'PROMISE_INVALID',
      'CART_EMPTY',
      'VERSION_CONFLICT',
      'NOT_FOUND',
    ]);
  });

  it('does not start when nothing is available at its time anymore', async () => {
    const held = await promiseFor(sandbox, alice);
    await sandbox.db.updateTable('products').set({ missing_at: 'everywhere' }).execute();
    const answer = await begin({ held });
    expect([answer.status, await codeIn(answer)]).toEqual([409, 'PROMISE_FALLOUT']);
  });
});
