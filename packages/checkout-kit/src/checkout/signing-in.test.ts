import { activateCheckout, modifyCheckout, readCart } from '@grocer/foundation/contract';
import type { Beginning } from '@grocer/foundation/testing/checkouts';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

/** A checkout of a host that says whose its tokens are. */
async function open(beginning: Beginning & { orderId?: string; more?: object } = {}) {
  const authConfig = { type: 'B2C', token: await box.tokenFor('alice'), shopperId: 'alice' } as const;
  const one = await box.start({ ...beginning, more: { ...beginning.more, authConfig } });
  const signIn = async (shopperId = 'alice') =>
    one.core.update({ token: await box.tokenFor(shopperId), shopperId });
  return { ...one, signIn, state: () => one.core.store.getState() };
}

/** A delivery by the partner, whose terms the shopper has agreed to; the session ends while it is sent. */
async function sentWithoutSession(as: string) {
  const one = await open({ modality: 'DELIVERY', vendor: 'THIRD_PARTY' });
  const vendor = checkoutOf(one.order())?.time?.vendorId ?? '';
  one.state().acceptTerms(vendor);
  one.state().lockPin();
  const token = await box.tokenFor(as);
  // A host that signs in on the spot: the order is still being sent.
  one.core.emitter.on('session:expired', () => {
    expect(one.order().phase).toBe('submitting');
    one.core.update({ token, shopperId: as });
  });
  box.controls.addFault({
    match: activateCheckout.name,
    when: 'before',
    kind: 'status',
    status: 401,
    times: 1,
  });
  await submitOrder(one.core);
  return { ...one, vendor };
}

describe('a session that ends while an order is sent', () => {
  it('keeps what the shopper who signs in again has agreed to [C-4.30]', async () => {
    const { core, order, state, vendor } = await sentWithoutSession('alice');
    await expect.poll(order).toMatchObject({ phase: 'editing', trouble: { kind: 'notDone' } });
    expect([state().acceptedTerms, state().isPinLocked]).toEqual([vendor, true]);
    await submitOrder(core);
    expect([order().phase, state().blockers]).toEqual(['placed', []]);
  });

  it('keeps nothing of it for another shopper', async () => {
    const { state } = await sentWithoutSession('bob');
    expect([state().acceptedTerms, state().isPinLocked]).toEqual([undefined, false]);
  });
});

describe('what is told of an order that is placed', () => {
  it('is told to the shopper who signs in again as well [C-4.13]', async () => {
    const { core, order, signIn, state } = await open();
    box.controls.addFault({ match: readCart.name, when: 'before', kind: 'status', status: 400, times: 9 });
    await submitOrder(core);
    await expect.poll(() => state().isCartLeft).toBe(true);
    await signIn();
    await expect.poll(() => order().phase).toBe('placed');
    expect(state().isCartLeft).toBe(true);
    await signIn('bob');
    expect(state().isCartLeft).toBe(false);
  });

  it('can still be confirmed, also where it was being confirmed as the session ended [C-4.16]', async () => {
    const { core, order, signIn, state } = await open(await box.beginChanges());
    box.controls.addFault({ match: readCart.name, when: 'before', kind: 'status', status: 400, times: 9 });
    await submitOrder(core);
    expect(box.calls(modifyCheckout.name)).toBe(1);
    await expect.poll(() => state().savedChanges).toEqual({ kind: 'cart', phase: 'told' });
    state().showSavedChanges({ kind: 'cart', phase: 'confirming' });
    await signIn();
    await expect.poll(() => order().phase).toBe('placed');
    expect(state().savedChanges).toEqual({ kind: 'cart', phase: 'told' });
  });
});
