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
  const addAll: ShopApi['addAll'] = async ({ additions, cartId }) => {
    sent.push({ id: cartId, additions: additions.map(({ gtin13, quantity }) => ({ gtin13, quantity })) });
    meanwhile();
    meanwhile = () => {};
    const answer = answers.shift();
    if (answer) return Promise.resolve(answer);
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

it('puts what a visitor wanted into the cart of whom they sign in as, for each way under an id of its own', async () => {
  const world = createWorld([line('a', 2), line('b', 1, 'DELIVERY')], [line('a', 1)]);
  const { cart, refusal } = await world.signIn('bob');
  expect(cart.lines).toMatchObject([line('a', 3), line('b', 1, 'DELIVERY')]);
  expect(refusal).toBeUndefined();
  expect(world.device()).toEqual([]);
  expect(new Set(world.sent.map(({ id }) => id)).size).toBe(2);
});

it('leaves what another tab adds meanwhile, and then hands that over too', async () => {
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

describe('what was not taken stays on the device', () => {
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
  ])('after %s', async (_, answer, { isSame, isTold }) => {
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

  it('for one way, where that of another was taken', async () => {
    const world = createWorld([line('a', 2), line('b', 1, 'DELIVERY')]);
    world.answers.push(REFUSED);
    await world.signIn('bob');
    expect(world.device()).toEqual([line('a', 2)]);
  });
});

it('sends what was begun again as it was, before what was added since', async () => {
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

it('never gives to a shopper what was begun for another one', async () => {
  const world = createWorld([line('a', 2)]);
  world.answers.push(LOST);
  await world.signIn('bob');
  world.change([line('a', 3)]);
  await world.signIn('judy');
  expect(world.sent[1]?.additions).toEqual([{ gtin13: 'a', quantity: 1 }]);
  expect(world.device()).toEqual([]);
});

it('lets the next shopper have what was refused for another one, of which the service has nothing', async () => {
  const world = createWorld([line('a', 2)]);
  world.answers.push(REFUSED);
  await world.signIn('bob');
  await world.signIn('judy');
  expect(world.sent[1]?.additions).toEqual([{ gtin13: 'a', quantity: 2 }]);
  expect(world.sent[1]?.id).not.toBe(world.sent[0]?.id);
  expect(world.device()).toEqual([]);
});

it('leaves out what the shopper’s own lines do not take', async () => {
  const world = createWorld([line('a', 3), line('b', 1)], [line('a', 98), line('b', 99)]);
  await world.signIn('bob');
  expect(world.sent.map(({ additions }) => additions)).toEqual([[{ gtin13: 'a', quantity: 1 }]]);
  expect(world.device()).toEqual([]);
});
