import type { Cart, Modality } from '@grocer/foundation/domain';
import { err, GrocerError, ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import type { Addition, ShopApi } from '../shop-api.ts';
import { cartOf, withMore } from './device-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import { handOver } from './handing-over.ts';

const line = (gtin13: string, quantity: number, modality: Modality = 'PICKUP') => ({
  gtin13,
  quantity,
  modality,
});
const failure = (details: Partial<ConstructorParameters<typeof GrocerError>[0]>): Result<Cart> =>
  err(new GrocerError({ code: 'bad_request', message: '', retryable: false, ...details }));
const LOST = failure({ code: 'unconfirmed', retryable: true });
const REFUSED = failure({ status: 400, customerMessage: 'No.' });

interface Sent {
  readonly id: string;
  readonly additions: readonly Pick<Addition, 'gtin13' | 'quantity'>[];
}

/** A browser and a service with scripted answers. Without one, the service accepts the request. */
function createWorld(lines: DeviceCart['lines'], own: DeviceCart['lines'] = []) {
  let device: DeviceCart = { id: 'c', lines };
  const sent: Sent[] = [];
  const answers: Result<Cart>[] = [];
  let service: DeviceCart = { id: 'own', lines: own };
  let meanwhile = (): void => {};
  let gone: readonly string[] = [];
  const addAll: ShopApi['addAll'] = async ({ additions, cartId }) => {
    sent.push({ id: cartId, additions: additions.map(({ gtin13, quantity }) => ({ gtin13, quantity })) });
    meanwhile();
    meanwhile = () => {};
    const answer = answers.shift();
    if (answer) return Promise.resolve(answer);
    if (additions.some(({ gtin13 }) => gone.includes(gtin13))) return Promise.resolve(REFUSED);
    for (const one of additions) service = withMore(service, one) ?? service;
    return Promise.resolve(ok(cartOf(service)));
  };
  return {
    sent,
    answers,
    device: () => device.lines,
    change(next: DeviceCart['lines']) {
      device = { ...device, lines: next };
    },
    /** Takes products out of the catalogue: the service refuses every request that contains one. */
    takeAway(gtins: readonly string[]) {
      gone = gtins;
    },
    during(run: () => void) {
      meanwhile = run;
    },
    signIn: async (shopperId: string) =>
      handOver(
        {
          shopperId,
          addAll,
          readDevice: () => device,
          keepDevice: (cart) => {
            device = structuredClone(cart);
          },
        },
        cartOf(service),
      ),
  };
}

it('hands a visitor’s items to the shopper who signs in, with one id per way to shop', async () => {
  const world = createWorld([line('a', 2), line('b', 1, 'DELIVERY')], [line('a', 1)]);
  const { cart, refusal } = await world.signIn('bob');
  expect(cart.lines).toMatchObject([line('a', 3), line('b', 1, 'DELIVERY')]);
  expect(refusal).toBeUndefined();
  expect(world.device()).toEqual([]);
  expect(new Set(world.sent.map(({ id }) => id)).size).toBe(2);
});

it('keeps items that another tab adds meanwhile, and hands them over next time', async () => {
  const world = createWorld([line('a', 2)]);
  world.answers.push(ok(cartOf({ id: 'own', lines: [line('a', 2)] })), LOST);
  world.during(() => world.change([line('a', 3), line('new', 1)]));
  await world.signIn('bob');
  expect(world.device()).toEqual([line('a', 1), line('new', 1)]);
  const [first, second] = world.sent;
  expect(second?.additions).toEqual([
    { gtin13: 'a', quantity: 1 },
    { gtin13: 'new', quantity: 1 },
  ]);
  expect(second?.id).not.toBe(first?.id);
});

describe('items that were not accepted', () => {
  it.each([
    ['an answer that was lost', LOST, { isSame: true, isTold: false }],
    ['an answer that is not understood', failure({ code: 'invalid_answer' }), { isSame: true, isTold: true }],
    ['a refusal', REFUSED, { isSame: false, isTold: true }],
    [
      'a session that is over',
      failure({ code: 'session_expired', status: 401 }),
      { isSame: false, isTold: true },
    ],
    ['a conflict', failure({ code: 'conflict', status: 409 }), { isSame: false, isTold: true }],
  ])('stay on the device after %s', async (_, answer, { isSame, isTold }) => {
    const world = createWorld([line('a', 2)]);
    world.answers.push(answer);
    const { refusal } = await world.signIn('bob');
    expect(refusal !== undefined).toBe(isTold);
    expect(world.device()).toEqual([line('a', 2)]);
    await world.signIn('bob');
    const [first, second] = world.sent;
    expect(second?.id === first?.id).toBe(isSame);
    expect(second?.additions).toEqual(first?.additions);
    expect(world.device()).toEqual([]);
  });

  it('stay for one way to shop when those for another were accepted', async () => {
    const world = createWorld([line('a', 2), line('b', 1, 'DELIVERY')]);
    world.answers.push(REFUSED);
    await world.signIn('bob');
    expect(world.device()).toEqual([line('a', 2)]);
  });
});

describe('an item that the service refuses', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((gtin13) => line(gtin13, 1));

  it.each([
    ['none', [], 1],
    ['one of five', ['d'], 5],
    ['two of five', ['a', 'e'], 9],
    ['all of them', ['a', 'b', 'c', 'd', 'e'], 9],
  ])('does not keep the others from the cart: %s', async (_what, gone, requests) => {
    const world = createWorld(items);
    world.takeAway(gone);
    const { cart, refusal } = await world.signIn('bob');
    const isGone = ({ gtin13 }: { gtin13: string }): boolean => gone.includes(gtin13);
    expect(world.device()).toEqual(items.filter(isGone));
    expect(cart.lines.map(({ gtin13, quantity }) => [gtin13, quantity])).toEqual(
      items.filter((one) => !isGone(one)).map(({ gtin13 }) => [gtin13, 1]),
    );
    expect([refusal !== undefined, world.sent.length]).toEqual([gone.length > 0, requests]);
    expect(new Set(world.sent.map(({ id }) => id)).size).toBe(requests);
  });

  it('is searched for once; each later read sends it once', async () => {
    const world = createWorld(items);
    world.takeAway(['b', 'd']);
    await world.signIn('bob');
    const requests = world.sent.length;
    await world.signIn('bob');
    await world.signIn('bob');
    expect(world.sent.length).toBe(requests + 2);
    expect(world.sent.at(-1)?.additions.map(({ gtin13 }) => gtin13)).toEqual(['b', 'd']);
  });

  it('is searched for again for another shopper', async () => {
    const world = createWorld(items);
    world.takeAway(['a', 'b', 'c', 'd', 'e']);
    await world.signIn('bob');
    world.takeAway(['d']);
    await world.signIn('judy');
    expect(world.device()).toEqual([line('d', 1)]);
  });

  it('is not searched for after a failure that has other reasons', async () => {
    const world = createWorld(items);
    for (const other of [
      failure({ code: 'session_expired', status: 401 }),
      failure({ code: 'conflict', status: 409 }),
    ]) {
      const before = world.sent.length;
      world.answers.push(other);
      await world.signIn('bob');
      expect([world.sent.length - before, world.device()]).toEqual([1, items]);
    }
    // It is searched for as soon as the failure is over.
    world.takeAway(['d']);
    await world.signIn('bob');
    expect(world.device()).toEqual([line('d', 1)]);
  });

  it('is searched for with requests that are repeated unchanged when their answer is lost', async () => {
    const world = createWorld(items);
    world.answers.push(REFUSED, LOST);
    await world.signIn('bob');
    const [, lost, other] = world.sent;
    expect(other?.additions.map(({ gtin13 }) => gtin13)).toEqual(['d', 'e']);
    expect(world.device()).toEqual(items.slice(0, 3));
    await world.signIn('bob');
    expect(world.sent[3]).toEqual(lost);
    expect(world.device()).toEqual([]);
  });
});

it('resends an unconfirmed request unchanged, before newer items', async () => {
  const world = createWorld([line('a', 2)]);
  world.answers.push(LOST);
  await world.signIn('bob');
  world.change([line('a', 5)]);
  await world.signIn('bob');
  const [first, second, third] = world.sent;
  expect(second).toEqual(first);
  expect(third?.additions).toEqual([{ gtin13: 'a', quantity: 3 }]);
  expect(world.device()).toEqual([]);
});

it('never gives items of an unconfirmed request to another shopper', async () => {
  const world = createWorld([line('a', 2)]);
  world.answers.push(LOST);
  await world.signIn('bob');
  world.change([line('a', 3)]);
  await world.signIn('judy');
  expect(world.sent[1]?.additions).toEqual([{ gtin13: 'a', quantity: 1 }]);
  expect(world.device()).toEqual([]);
});

it('gives items that were refused for one shopper to the next one', async () => {
  const world = createWorld([line('a', 2)]);
  world.answers.push(REFUSED);
  await world.signIn('bob');
  await world.signIn('judy');
  expect(world.sent[1]?.additions).toEqual([{ gtin13: 'a', quantity: 2 }]);
  expect(world.sent[1]?.id).not.toBe(world.sent[0]?.id);
  expect(world.device()).toEqual([]);
});

it('leaves out what the shopper’s own lines cannot take', async () => {
  const world = createWorld([line('a', 3), line('b', 1)], [line('a', 98), line('b', 99)]);
  await world.signIn('bob');
  expect(world.sent.map(({ additions }) => additions)).toEqual([[{ gtin13: 'a', quantity: 1 }]]);
  expect(world.device()).toEqual([]);
});
