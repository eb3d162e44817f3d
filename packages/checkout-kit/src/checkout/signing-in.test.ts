import {
  activateCheckout,
  deleteModifyCart,
  listFlashSales,
  modifyCheckout,
  readCart,
  readCheckout,
  readModalityPreferences,
  readPaymentInfo,
} from '@grocer/foundation/contract';
import type { Beginning } from '@grocer/foundation/testing/checkouts';
import { describe, expect, it } from 'vitest';
import { confirmSavedChanges } from '../features/modify-order/confirming.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import { resumeAfterSignIn } from './opening.ts';
import { checkoutOf } from './order-reducer.ts';
import { seenLinesOf } from './seen-lines.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

/** Opens a checkout in a host that passes a shopper id with its tokens. */
async function open(beginning: Beginning & { orderId?: string; more?: object } = {}) {
  const authConfig = { type: 'B2C', token: await box.tokenFor('alice'), shopperId: 'alice' } as const;
  const one = await box.start({ ...beginning, more: { ...beginning.more, authConfig } });
  const signIn = async (shopperId = 'alice') =>
    one.core.update({ token: await box.tokenFor(shopperId), shopperId });
  return { ...one, signIn, state: () => one.core.store.getState() };
}

it('tells open forms whose token it is when the host names the shopper later', async () => {
  const authConfig = { type: 'B2C', token: await box.tokenFor('alice') } as const;
  const { core } = await box.start({ more: { authConfig } });
  const told: unknown[] = [];
  core.deps.signIns.add((one) => told.push(one));
  const named = { token: authConfig.token, shopperId: 'alice' };
  core.update(named);
  expect(told).toEqual([named]);
  const order = core.store.getState().order;
  core.update({ token: await box.tokenFor('alice'), shopperId: 'alice' });
  expect(told).toHaveLength(2);
  expect(core.store.getState().order).toBe(order);
});

/** Makes a call fail as if the session had expired. */
const endSessionAt = (match: string) =>
  box.controls.addFault({ match, when: 'before', kind: 'status', status: 401, times: 50 });

/** Submits a delivery by the partner, with its terms accepted; the session expires during the request. */
async function sentWithoutSession(as: string) {
  const one = await open({ modality: 'DELIVERY', vendor: 'THIRD_PARTY' });
  const vendor = checkoutOf(one.order())?.time?.vendorId ?? '';
  one.state().acceptTerms(vendor);
  one.state().lockPin();
  const token = await box.tokenFor(as);
  // The host signs in at once, while the order is still being sent.
  one.core.emitter.on('session:expired', () => {
    expect(one.order().phase).toBe('submitting');
    one.core.update({ token, shopperId: as });
  });
  box.refuse(activateCheckout.name, 401);
  await submitOrder(one.core);
  return { ...one, vendor };
}

describe('a session that expires while an order is sent', () => {
  it('keeps the accepted terms and the PIN lock for the shopper who signs in again [C-4.30]', async () => {
    const { core, order, state, vendor } = await sentWithoutSession('alice');
    await expect.poll(order).toMatchObject({ phase: 'editing', trouble: { kind: 'notDone' } });
    expect([state().acceptedTerms, state().isPinLocked]).toEqual([vendor, true]);
    await submitOrder(core);
    expect([order().phase, state().blockers]).toEqual(['placed', []]);
  });

  it('drops the accepted terms and the PIN lock for another shopper', async () => {
    const { core, state } = await sentWithoutSession('bob');
    expect(seenLinesOf(core).ids()).toBeUndefined();
    expect([state().acceptedTerms, state().isPinLocked]).toEqual([undefined, false]);
  });
});

describe('the notices of a placed order', () => {
  it('stay with the order when its token is renewed although it cannot be read', async () => {
    const { core, order, heard, signIn } = await open();
    await submitOrder(core);
    expect(heard('error')).toEqual([]);
    box.controls.addFault({
      match: readCheckout.name,
      when: 'before',
      kind: 'status',
      status: 400,
      times: 9,
    });
    await signIn();
    await expect.poll(() => heard('error')).toMatchObject([{ error: { code: 'bad_request' } }]);
    expect(order().phase).toBe('placed');
  });

  it('remain for the shopper who signs in again, but not for another one [C-4.13]', async () => {
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

  it('can still be confirmed when the session ended during the confirmation [C-4.16]', async () => {
    const { core, order, signIn, state } = await open(await box.beginChanges());
    box.controls.addFault({ match: readCart.name, when: 'before', kind: 'status', status: 400, times: 9 });
    await submitOrder(core);
    expect(box.calls(modifyCheckout.name)).toBe(1);
    await expect.poll(() => state().savedChanges).toEqual({ kind: 'cart', phase: 'told' });
    endSessionAt(deleteModifyCart.name);
    await confirmSavedChanges(core);
    expect(state().savedChanges).toEqual({ kind: 'cart', phase: 'failed' });
    box.controls.clearFaults();
    await signIn();
    expect([order().phase, state().savedChanges]).toEqual(['placed', { kind: 'cart', phase: 'failed' }]);
    await confirmSavedChanges(core);
    expect(state().savedChanges).toBeUndefined();
  });
});

describe('after the shopper signs in again', () => {
  it('loads the preferences that had failed to load, once [C-4.1]', async () => {
    endSessionAt(readModalityPreferences.name);
    const { order, signIn, heard, state } = await open();
    await expect.poll(() => heard('session:expired')).toHaveLength(1);
    expect([order().phase, state().preferences]).toEqual(['editing', undefined]);
    box.controls.clearFaults();
    await signIn();
    await expect.poll(() => state().preferences).toBeDefined();
    const reads = box.calls(readModalityPreferences.name);
    await signIn();
    await expect.poll(() => box.calls('checkout.read')).toBeGreaterThan(1);
    expect(box.calls(readModalityPreferences.name)).toBe(reads);
  });

  it('resets flash sales that had failed to load, and keeps loaded ones', async () => {
    const { signIn, state } = await open();
    state().showFlashSales({ phase: 'failed' });
    await signIn();
    // The payment step loads flash sales as soon as it shows them.
    await expect.poll(() => state().flashSales.phase).toBe('idle');
    state().showFlashSales({ phase: 'ready', offers: [] });
    await signIn();
    expect(state().flashSales.phase).toBe('ready');
    expect(box.calls(listFlashSales.name)).toBe(0);
  });

  it('reads the cart that had failed to load, once [C-4.12]', async () => {
    const first = await open();
    await expect.poll(() => seenLinesOf(first.core).ids()).toBeDefined();
    first.leave();
    endSessionAt(readCart.name);
    const { core, signIn, heard } = await open({ orderId: first.orderId });
    await expect.poll(() => heard('session:expired')).toHaveLength(1);
    expect(seenLinesOf(core).ids()).toBeUndefined();
    box.controls.clearFaults();
    await signIn();
    await expect.poll(() => seenLinesOf(core).ids()).toEqual(seenLinesOf(first.core).ids());
    const reads = box.calls(readCart.name);
    await signIn();
    await expect.poll(() => box.calls('checkout.read')).toBeGreaterThan(3);
    expect(box.calls(readCart.name)).toBe(reads);
  });

  it('does not read the cart of a placed order', async () => {
    const { core, order, untilCartSeen } = await open();
    await untilCartSeen();
    const reads = box.calls(readCart.name);
    await submitOrder(core);
    // The placed order reads the cart once, to see whether it is empty.
    await expect.poll(() => box.calls(readCart.name)).toBe(reads + 1);
    seenLinesOf(core).forget();
    await resumeAfterSignIn(core);
    expect([order().phase, box.calls(readCart.name)]).toEqual(['placed', reads + 1]);
  });

  it('reads nothing but the checkout again when the rest had loaded', async () => {
    const { core, state, untilCartSeen } = await open();
    await untilCartSeen();
    state().showFlashSales({ phase: 'ready', offers: [] });
    const others = () =>
      [readPaymentInfo, readModalityPreferences, readCart].map(({ name }) => box.calls(name));
    const [before, reads] = [others(), box.calls(readCheckout.name)];
    await resumeAfterSignIn(core);
    expect([others(), box.calls(readCheckout.name)]).toEqual([before, reads + 1]);
    expect(state().flashSales.phase).toBe('ready');
  });
});
