import {
  activateCheckout,
  addCartItems,
  clearCart,
  readCart,
  readCheckout,
} from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { useTab } from '../testing/use-tab.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();
useTab();

type Started = Awaited<ReturnType<typeof box.start>>;

const lost = (match: string, when: 'before' | 'after-commit', times: number) =>
  box.controls.addFault({ match, when, kind: 'reset', times });

/** Returns the pickup lines that are left in a shopper's cart. */
async function linesIn({ http }: Pick<Started, 'http'>): Promise<readonly { readonly id: string }[]> {
  const cart = await http.send(readCart, undefined, { signal: new AbortController().signal });
  if (!cart.ok) throw cart.error;
  return cart.value.lines.filter(({ modality }) => modality === 'PICKUP');
}

/** The state of the cart: lines left, clear requests, and whether the shopper is asked to check it. */
const endOf = async (one: Pick<Started, 'http' | 'core'>) => ({
  left: (await linesIn(one)).length,
  clears: box.calls(clearCart.name),
  isSaid: one.core.store.getState().isCartLeft,
});

/**
 * Leaves a page whose order was placed with a lost response; `putBack` refills the cart with the same lines.
 */
async function leaveInDoubt() {
  const one = await box.start();
  await one.untilCartSeen();
  const putBack = await box.keepCart(one.orderId);
  const lines = checkoutOf(one.order())?.lines ?? [];
  lost(activateCheckout.name, 'after-commit', 9);
  lost(readCheckout.name, 'before', 99);
  await submitOrder(one.core);
  expect(one.order().phase).toBe('unknown');
  one.leave();
  box.controls.clearFaults();
  const putInAnew = () =>
    one.http.send(
      addCartItems,
      { modality: 'PICKUP', items: lines.map(({ gtin13, quantity }) => ({ gtin13, quantity })) },
      { signal: new AbortController().signal },
    );
  return { orderId: one.orderId, putBack, putInAnew, count: lines.length };
}

/** Opens the page again, where the order is found placed, and waits for the cart read. */
async function openAnew(orderId: string) {
  const reads = box.calls(readCart.name);
  const next = await box.start({ orderId });
  await expect.poll(() => next.order().phase).toBe('placed');
  await expect.poll(() => box.calls(readCart.name)).toBe(reads + 1);
  return next;
}

describe('the cart after a reload finds the order placed', () => {
  it('is emptied of the ordered items when the service has left them there [C-4.12]', async () => {
    const { orderId, putBack } = await leaveInDoubt();
    await putBack();
    const next = await openAnew(orderId);
    await expect.poll(() => endOf(next)).toEqual({ left: 0, clears: 1, isSaid: false });
  });

  it('keeps items that the shopper has added since, even the same ones', async () => {
    const { orderId, putInAnew, count } = await leaveInDoubt();
    await putInAnew();
    const next = await openAnew(orderId);
    // Any further request would be answered before these reads.
    for (const _ of [1, 2, 3]) expect(await endOf(next)).toEqual({ left: count, clears: 0, isSaid: false });
  });

  it('is left as it is, with a notice, when its earlier content was not recorded', async () => {
    const { orderId, putBack, count } = await leaveInDoubt();
    const name = `grocer:checkout:operation@1:${orderId}`;
    const { seen, ...older } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as { seen?: string[] };
    expect(seen?.length).toBeGreaterThan(0);
    sessionStorage.setItem(name, JSON.stringify(older));
    await putBack();
    const next = await openAnew(orderId);
    await expect.poll(() => endOf(next)).toEqual({ left: count, clears: 0, isSaid: true });
  });
});

/** Opens a checkout that never managed to read its cart. */
async function startUnseen() {
  const first = await box.start();
  first.leave();
  lost(readCart.name, 'before', 9);
  const one = await box.start({ orderId: first.orderId });
  await expect.poll(() => one.core.store.getState().cards.phase).toBe('ready');
  box.controls.clearFaults();
  return { ...one, putBack: await box.keepCart(one.orderId) };
}

describe('the cart that could not be read before the order was placed', () => {
  it('is left as it is, with a notice, when it holds the ordered items', async () => {
    const one = await startUnseen();
    const { arrived, letGo } = box.controls.hold({ match: readCart.name, when: 'before' });
    await submitOrder(one.core);
    await arrived;
    await one.putBack();
    letGo();
    await expect.poll(() => one.core.store.getState().isCartLeft).toBe(true);
    const { left, clears } = await endOf(one);
    expect([left > 0, clears]).toEqual([true, 0]);
  });

  it('gets no notice when it is empty', async () => {
    const one = await startUnseen();
    await submitOrder(one.core);
    // Any further request would be answered before these reads.
    for (const _ of [1, 2, 3]) expect(await endOf(one)).toEqual({ left: 0, clears: 0, isSaid: false });
  });
});
