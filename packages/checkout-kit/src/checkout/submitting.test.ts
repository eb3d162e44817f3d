import {
  activateCheckout,
  addCartItems,
  readCart,
  readCheckout,
  updateTip,
} from '@grocer/foundation/contract';
import { recordRequests } from '@grocer/foundation/testing';
import { describe, expect, it } from 'vitest';
import { submitMessages } from '../features/submit/messages.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeTip } from './editing.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();
const PLACE = activateCheckout.name;
const READ = readCheckout.name;
const FENCE = updateTip.name;

it('places the order as shown, once, and emits it to the host [C-4.11] [C-4.12]', async () => {
  const { core, order, heard, visited, orderId } = await box.start();
  const recording = recordRequests('http://api.localhost:8787/checkout/v2/checkouts/');
  await submitOrder(core);
  recording.stop();
  // The response itself proves that the order was placed, so nothing is read.
  expect(recording.requests.filter(({ method }) => method === 'GET')).toEqual([]);
  const state = order();
  expect(state).toMatchObject({ phase: 'placed', checkout: { status: 'SUBMITTED' } });
  const [placing] = recording.requests.filter(({ method }) => method === 'PUT');
  expect(placing).toMatchObject({
    path: `/checkout/v2/checkouts/${orderId}`,
    body: {
      type: 'ACTIVATE',
      idempotencyKey: placing?.headers['idempotency-key'],
      options: { isV2Payment: true },
      paymentDetails: { paymentMethods: { bankCards: [{ amount: expect.stringMatching(/^\d+\.\d\d$/) }] } },
    },
  });
  const [{ number } = { number: '' }] = await box.orders();
  expect(heard('order:placed')).toEqual([
    expect.objectContaining({ checkoutId: orderId, orderNumber: number }),
  ]);
  expect(visited).toEqual([`/checkout/clicklist/${orderId}/complete`]);
});

it('places one order when it is submitted several times', async () => {
  const { core, heard } = await box.start();
  await Promise.all([submitOrder(core), submitOrder(core), submitOrder(core)]);
  await submitOrder(core);
  expect(box.calls(PLACE)).toBe(1);
  expect(heard('order:submitting')).toHaveLength(1);
  expect(await box.orders()).toHaveLength(1);
});

it('waits for a tip in flight and includes it', async () => {
  const { core, order } = await box.start();
  const { arrived, letGo } = box.controls.hold({ match: FENCE, when: 'before' });
  const tip = changeTip(core, 300);
  await arrived;
  const submitted = submitOrder(core);
  letGo();
  await submitted;
  expect(await tip).toBe(true);
  expect(order()).toMatchObject({ phase: 'placed', checkout: { tip: 300 } });
});

it('does not place the order when an edit before it was refused', async () => {
  const { core, order } = await box.start();
  box.refuse(FENCE);
  void changeTip(core, 300);
  await submitOrder(core);
  expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'unsaved' } });
  expect(box.calls(PLACE)).toBe(0);
});

describe('after a lost response', () => {
  it('finds the order placed, and reports no failure', async () => {
    const { core, order, heard } = await box.start();
    box.controls.addFault({ match: PLACE, when: 'after-commit', kind: 'reset', times: 9 });
    await submitOrder(core);
    expect(order().phase).toBe('placed');
    expect(heard('order:placed')).toHaveLength(1);
    expect(await box.orders()).toHaveLength(1);
  });

  it('reports the order as not placed only once the earlier request can no longer be applied', async () => {
    const { core, order } = await box.start();
    const recording = recordRequests('http://api.localhost:8787/checkout/v2/checkouts/');
    box.controls.addFault({ match: PLACE, when: 'before', kind: 'reset', times: 9 });
    await submitOrder(core);
    recording.stop();
    expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'notDone' } });
    box.controls.clearFaults();
    // The same request arrives late.
    const late = recording.requests.find(
      ({ body }) => (body as { type?: string } | undefined)?.type === 'ACTIVATE',
    );
    const answered = await fetch(`http://api.localhost:8787${late?.path ?? ''}`, {
      method: 'PUT',
      headers: late?.headers ?? {},
      body: JSON.stringify(late?.body),
    });
    expect(answered.status).toBe(409);
    expect(await box.orders()).toEqual([]);
    await submitOrder(core);
    expect(order().phase).toBe('placed');
    expect(await box.orders()).toHaveLength(1);
  });

  it('keeps the outcome unknown until the checkout can be read again', async () => {
    const { core, order, heard } = await box.start();
    box.controls.addFault({ match: PLACE, when: 'after-commit', kind: 'reset', times: 9 });
    box.controls.addFault({ match: READ, when: 'before', kind: 'reset', times: 99 });
    await submitOrder(core);
    expect(order().phase).toBe('unknown');
    expect([heard('order:placed'), heard('order:rejected')]).toEqual([[], []]);
    // Neither a second press nor a refresh by the host changes that.
    await submitOrder(core);
    await core.refresh();
    expect(order().phase).toBe('unknown');
    box.controls.clearFaults();
    await expect.poll(() => order().phase, { timeout: 8000 }).toBe('placed');
    expect(await box.orders()).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it.each([
    [402, 'TRANSACTION_DECLINED', 'declined'],
    [422, 'PAYMENT_TYPE_NOT_SUPPORTED', 'unsupported'],
    [422, 'PAYMENTS_MISSING', 'paymentsMissing'],
    [422, 'CONTACT_REQUIRED', 'generic'],
    [422, 'AGE_RESTRICTED', 'age'],
    [400, 'WHATEVER', 'generic'],
  ])('with %s %s keeps the checkout, reports %s, and allows another try', async (status, code, kind) => {
    const { core, order, orderId } = await box.start();
    box.controls.addFault({ match: PLACE, when: 'before', kind: 'status', status, code, times: 1 });
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'editing', checkout: { id: orderId }, trouble: { kind } });
    await submitOrder(core);
    expect(order().phase).toBe('placed');
  });

  it('for an expired time slot expires the order and emits `order:timed-out` [C-4.6] [C-8.4]', async () => {
    const { core, order, heard } = await box.start();
    await box.controls.expirePromises();
    await submitOrder(core);
    expect(order().phase).toBe('expired');
    expect(heard('order:timed-out')).toHaveLength(1);
  });

  it('for a checkout changed elsewhere is a conflict that a refresh resolves [C-8.3]', async () => {
    const { core, order, http, orderId } = await box.start();
    const { signal } = new AbortController();
    const read = await http.send(readCheckout, { id: orderId }, { signal });
    if (read.ok) await http.send(updateTip, { checkout: read.value, tip: 700 }, { signal });
    await submitOrder(core);
    expect(order().phase).toBe('conflicted');
    expect(await box.orders()).toEqual([]);
    await core.refresh();
    expect(order()).toMatchObject({ phase: 'editing', checkout: { tip: 700 } });
  });

  it('for an order placed in another tab leads to the placed order in both tabs', async () => {
    const one = await box.start();
    const other = await box.start({ orderId: one.orderId });
    await Promise.all([submitOrder(one.core), submitOrder(other.core)]);
    expect([one.order().phase, other.order().phase]).toEqual(['placed', 'placed']);
    expect(await box.orders()).toHaveLength(1);
  });

  it('for an order placed in another tab leads to the placed order after an edit in flight', async () => {
    const one = await box.start();
    const other = await box.start({ orderId: one.orderId });
    await submitOrder(other.core);
    void changeTip(one.core, 300);
    await submitOrder(one.core);
    expect(one.order().phase).toBe('placed');
    expect(await box.orders()).toHaveLength(1);
  });

  it('after the authorization of the cards rejects the order for good [C-8.6]', async () => {
    const { core, order, heard } = await box.start();
    box.controls.addFault({
      match: PLACE,
      when: 'before',
      kind: 'status',
      status: 422,
      code: 'POST_AUTHORIZATION_REJECTED',
      times: 1,
    });
    await submitOrder(core);
    expect(order().phase).toBe('rejected');
    expect(heard('order:rejected')).toHaveLength(1);
  });
});

it('reports what is missing before it sends anything [C-5.18]', async () => {
  const { core, order, heard } = await box.start({ phone: '' });
  await submitOrder(core);
  expect(order().phase).toBe('editing');
  expect(core.store.getState().blockers).toEqual(['phoneNumber']);
  expect(heard('validation:failed')).toEqual([{ fields: ['phoneNumber'] }]);
  expect(box.calls(PLACE)).toBe(0);
});

it('reports that the cart could not be emptied although the order is placed [C-4.13]', async () => {
  const { core, order } = await box.start();
  box.controls.addFault({ match: 'cart.get', when: 'before', kind: 'status', status: 400, times: 9 });
  await submitOrder(core);
  expect(order().phase).toBe('placed');
  await expect.poll(() => core.store.getState().isCartLeft).toBe(true);
});

it('does not place the order in an expired session, reports it, and emits `session:expired` [C-6.1] [C-8.2]', async () => {
  const { core, order, heard } = await box.start();
  await box.controls.expireTokens();
  await submitOrder(core);
  expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'session' } });
  expect(submitMessages.session).toBe('Your session has expired.');
  expect(heard('session:expired')).toHaveLength(1);
  expect(await box.orders()).toEqual([]);
});

it('clears the order and everything that failed once the page is left [C-4.2]', async () => {
  const { core, leave } = await box.start();
  box.refuse(PLACE, 400);
  await submitOrder(core);
  const { showSnapProblem, lockPin, showFlashSales } = core.store.getState();
  showSnapProblem({ kind: 'required' });
  lockPin();
  showFlashSales({ phase: 'failed' });
  leave();
  await expect
    .poll(() => core.store.getState())
    .toMatchObject({
      order: { phase: 'loading' },
      edits: {},
      blockers: [],
      snapProblem: undefined,
      isPinLocked: false,
      flashSales: { phase: 'idle' },
    });
});

/** Opens a checkout with its cart; `putBack` refills the cart with the same lines. */
async function filled() {
  const one = await box.start();
  await one.untilCartSeen();
  return { ...one, putBack: await box.keepCart(one.orderId) };
}

/** Places an order and calls `act` before the cart read is answered; returns what is left in the cart. */
async function placeAnd(act: (one: Awaited<ReturnType<typeof filled>>) => Promise<unknown>) {
  const one = await filled();
  const { core, http } = one;
  const { signal } = new AbortController();
  const before = box.calls('cart.get');
  const { arrived, letGo } = box.controls.hold({ match: 'cart.get', when: 'before' });
  await submitOrder(core);
  await arrived;
  await act(one);
  letGo();
  await expect.poll(() => box.calls('cart.get')).toBe(before + 1);
  return {
    isSaid: () => core.store.getState().isCartLeft,
    async left() {
      const cart = await http.send(readCart, undefined, { signal });
      return cart.ok ? cart.value.lines.filter(({ modality }) => modality === 'PICKUP').length : -1;
    },
  };
}

describe('a cart that is still full when it is read after the order', () => {
  it('is emptied of the ordered items when the service has left them there [C-4.12]', async () => {
    const { left, isSaid } = await placeAnd(({ putBack }) => putBack());
    await expect.poll(left).toBe(0);
    expect([box.calls('cart.clear'), isSaid()]).toEqual([1, false]);
  });

  it('is reported as not emptied when clearing it fails [C-4.13]', async () => {
    box.refuse('cart.clear');
    const { left, isSaid } = await placeAnd(({ putBack }) => putBack());
    await expect.poll(isSaid).toBe(true);
    expect(await left()).toBeGreaterThan(0);
  });

  it.each([0, 1])('keeps items that the shopper has added since, the same and %s more', async (more) => {
    const { left, isSaid } = await placeAnd(async ({ http, order }) => {
      const lines = checkoutOf(order())?.lines ?? [];
      const items = lines.map(({ gtin13, quantity }) => ({ gtin13, quantity: quantity + more }));
      await http.send(addCartItems, { modality: 'PICKUP', items }, { signal: new AbortController().signal });
    });
    // Any further request would be answered before these reads.
    for (const _ of [1, 2, 3]) expect(await left()).toBeGreaterThan(0);
    expect([box.calls('cart.clear'), isSaid()]).toEqual([0, false]);
  });
});
