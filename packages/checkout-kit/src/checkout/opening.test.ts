import {
  activateCheckout,
  clearCart,
  readCart,
  readCheckout,
  readModalityPreferences,
  readPaymentInfo,
} from '@grocer/foundation/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CheckoutEvents } from '../events.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeTip } from './editing.ts';
import { changeLines } from './editing-lines.ts';
import { openCheckout } from './opening.ts';
import { storedOperationOf } from './open-operation.ts';
import { readAgain } from './reading.ts';
import { checkoutOf } from './order-reducer.ts';
import { seenLinesOf } from './seen-lines.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();
const PREFERENCES = readModalityPreferences.name;

const codesOf = (told: readonly unknown[]): readonly string[] =>
  (told as readonly CheckoutEvents['error'][]).map(({ error }) => error.code);

describe('a checkout that fails to load', () => {
  it('reports the failure, also to the host, and can be loaded again', async () => {
    const { core, order, heard, orderId, visited } = await box.start();
    const told: string[] = [];
    core.emitter.on('load:failed', ({ error }) => told.push(error.code));
    box.refuse(readCheckout.name, 404);
    await openCheckout(core);
    expect(order()).toMatchObject({ phase: 'unavailable', error: { code: 'not_found' } });
    expect([told, codesOf(heard('error')), visited]).toEqual([['not_found'], ['not_found'], []]);
    expect(core.store.getState().order).not.toHaveProperty('checkout');
    await openCheckout(core);
    expect(order()).toMatchObject({ phase: 'editing', checkout: { id: orderId } });
  });

  it('is loaded whole by the next refresh of the host', async () => {
    const { core, order } = await box.start();
    box.refuse(readCheckout.name, 404);
    core.store.getState().showCards({ phase: 'loading' });
    await openCheckout(core);
    expect(order().phase).toBe('unavailable');
    await core.refresh();
    expect([order().phase, core.store.getState().cards.phase]).toEqual(['editing', 'ready']);
  });

  it('stays visible when a reload fails, and emits the error', async () => {
    const { core, order, heard } = await box.start();
    const before = order();
    box.refuse(readCheckout.name, 404);
    await readAgain(core);
    expect(order()).toBe(before);
    expect(codesOf(heard('error'))).toEqual(['not_found']);
  });
});

it('keeps a submission of before, when the host refreshes while the checkout loads', async () => {
  const one = await box.start();
  const { openOperation, timing } = one.core.deps;
  box.controls.addFault({ match: activateCheckout.name, when: 'after-commit', kind: 'reset', times: 9 });
  box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'status', status: 503, times: 9 });
  void submitOrder(one.core);
  await expect
    .poll(() => storedOperationOf(openOperation, { checkoutId: one.orderId, now: timing.now() }))
    .toBeDefined();
  await expect.poll(() => box.orders()).toHaveLength(1);
  one.leave();
  box.controls.clearFaults();
  const { core, heard } = box.begin(one.core.config);
  await core.refresh();
  await expect.poll(() => core.store.getState().order.phase).toBe('placed');
  expect(heard('order:placed')).toHaveLength(1);
});

it('reloads the checkout alone and shows a change from another device', async () => {
  const one = await box.start();
  const other = await box.start({ orderId: one.orderId });
  await changeTip(other.core, 700);
  const reads = box.calls(readPaymentInfo.name);
  await readAgain(one.core);
  expect(checkoutOf(one.order())?.tip).toBe(700);
  expect(box.calls(readPaymentInfo.name)).toBe(reads);
});

describe('the modality preferences', () => {
  const slow = (ms: number) =>
    box.controls.addFault({ match: PREFERENCES, when: 'before', kind: 'delay', ms, times: 1 });

  it('are waited for only for a limited time [C-4.1]', async () => {
    const first = await box.start();
    first.leave();
    slow(20_000);
    const { core } = box.begin(first.core.config);
    const phase = () => core.store.getState().order.phase;
    await expect.poll(phase, { timeout: 6000 }).toBe('editing');
    expect(core.store.getState().preferences).toBeUndefined();
  });

  it('do not delay a placed order [C-4.1]', async () => {
    const first = await box.start();
    first.leave();
    await box.db.updateTable('checkouts').set({ status: 'SUBMITTED' }).execute();
    slow(20_000);
    // No wait ends by itself.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { core } = box.begin(first.core.config);
    await expect.poll(() => core.store.getState().order.phase).toBe('placed');
  });

  it('are ignored once the shopper has left', async () => {
    const first = await box.start();
    first.leave();
    box.refuse(PREFERENCES, 400);
    const { core, heard, leave } = box.begin(first.core.config);
    leave();
    await expect.poll(() => core.store.getState().order.phase).toBe('loading');
    await first.http.send(readCart, undefined, { signal: new AbortController().signal });
    expect([core.store.getState().preferences, heard('error')]).toEqual([undefined, []]);
  });
});

describe('the cart beside a checkout', () => {
  it('replaces the checkout with its own page, without a question, when it no longer holds the order [C-2.14]', async () => {
    const first = await box.start();
    const sale = { gtin13: '2000000000042', quantity: 1, couponId: 'FLASH42', sourceStoreId: '01100001' };
    const withSale = { ...sale, substitutionPolicy: 'NONE' } as const;
    expect(await changeLines(first.core, (lines) => [...lines, withSale])).toBe(true);
    first.leave();
    await first.http.send(clearCart, { modality: 'PICKUP' }, { signal: new AbortController().signal });
    const went: [to: string, options: object | undefined][] = [];
    const navigation = {
      navigate: (to: string, options?: { replace?: boolean }) => void went.push([to, options]),
    };
    const { core } = await box.start({ orderId: first.orderId, more: { navigation } });
    await expect.poll(() => went).toEqual([['/cart', { replace: true }]]);
    expect(core.store.getState().leaving).toBeUndefined();
  });

  it('does not navigate when the draft cannot be confirmed by then', async () => {
    const first = await box.start();
    first.leave();
    await first.http.send(clearCart, { modality: 'PICKUP' }, { signal: new AbortController().signal });
    const { arrived, letGo } = box.controls.hold({ match: readCart.name, when: 'before' });
    const { core } = box.begin(first.core.config);
    await expect.poll(() => core.store.getState().order.phase).toBe('editing');
    await arrived;
    box.refuse(readCheckout.name, 404);
    const reads = box.calls(readCheckout.name);
    letGo();
    await expect.poll(() => box.calls(readCheckout.name)).toBe(reads + 1);
    await expect.poll(() => core.store.getState().cards.phase).toBe('ready');
    expect([core.store.getState().order.phase, first.visited]).toEqual(['editing', []]);
  });

  it('does not block the checkout when it fails to load [C-7.24]', async () => {
    const first = await box.start();
    // One read created the checkout, one ran in parallel with opening it.
    const reads = () => box.calls(readCart.name);
    await expect.poll(reads).toBe(2);
    first.leave();
    box.refuse(readCart.name, 404);
    const { order, visited, heard } = await box.start({ orderId: first.orderId });
    await expect.poll(reads).toBe(3);
    expect([order().phase, visited, heard('error')]).toEqual(['editing', [], []]);
  });

  it('is forgotten when the checkout is opened again', async () => {
    const { core, untilCartSeen } = await box.start();
    await untilCartSeen();
    box.refuse(readCart.name);
    await openCheckout(core);
    expect(seenLinesOf(core).ids()).toBeUndefined();
  });

  it('is ignored when it arrives after the order was placed', async () => {
    const first = await box.start();
    first.leave();
    const held = box.controls.hold({ match: readCart.name, when: 'after-commit' });
    onTestFinished(held.letGo);
    const { core, order, http } = await box.start({ orderId: first.orderId });
    await held.arrived;
    await submitOrder(core);
    expect(order().phase).toBe('placed');
    held.letGo();
    await http.send(readCart, undefined, { signal: new AbortController().signal });
    expect(seenLinesOf(core).ids()).toBeUndefined();
  });

  it('does not replace a checkout that the shopper has submitted meanwhile', async () => {
    const first = await box.start();
    first.leave();
    await first.http.send(clearCart, { modality: 'PICKUP' }, { signal: new AbortController().signal });
    const heldCart = box.controls.hold({ match: readCart.name, when: 'after-commit' });
    onTestFinished(heldCart.letGo);
    const { core, order, visited } = await box.start({ orderId: first.orderId });
    await heldCart.arrived;
    heldCart.letGo();
    const heldDraft = box.controls.hold({ match: readCheckout.name, when: 'after-commit' });
    onTestFinished(heldDraft.letGo);
    await heldDraft.arrived;
    core.emitter.on('order:submitting', heldDraft.letGo);
    await submitOrder(core);
    expect([order().phase, visited]).toEqual(['placed', [expect.stringMatching(/\/complete$/)]]);
  });

  it('is not read when an order is changed', async () => {
    const changes = await box.beginChanges();
    const before = box.calls(readCart.name);
    const { core, order } = await box.start(changes);
    await openCheckout(core);
    expect([order().phase, box.calls(readCart.name)]).toEqual(['editing', before]);
  });
});

it('emits nothing when the shopper leaves before the checkout fails to load', async () => {
  const first = await box.start();
  first.leave();
  box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'status', status: 404, times: 9 });
  const { core, heard, leave } = box.begin(first.core.config);
  const told: string[] = [];
  core.emitter.on('load:failed', ({ error }) => told.push(error.code));
  leave();
  await expect.poll(() => core.store.getState().order.phase).toBe('loading');
  await first.http.send(readCart, undefined, { signal: new AbortController().signal });
  expect([told, heard('error'), core.store.getState().order.phase]).toEqual([[], [], 'loading']);
});

/** Opens the checkout of a core once more, with effects that are only recorded. */
async function reopened({ store, deps }: Awaited<ReturnType<typeof box.start>>['core']) {
  const [load, captureData] = [vi.fn(), vi.fn()];
  const recorded = { device: { value: { ...deps.device, load } }, captureData: { value: captureData } };
  await openCheckout({ store, deps: Object.create(deps, recorded) as typeof deps });
  return { loaded: load.mock.calls, captured: captureData.mock.calls };
}

describe('the fraud script and the data capture', () => {
  it('are loaded for an order that can be edited', async () => {
    const { core, orderId } = await box.start();
    expect(await reopened(core)).toEqual({ loaded: [[]], captured: [[orderId]] });
  });

  it('are not loaded for a placed order', async () => {
    const { core, order } = await box.start();
    await box.db.updateTable('checkouts').set({ status: 'SUBMITTED' }).execute();
    expect(await reopened(core)).toEqual({ loaded: [], captured: [] });
    expect(order().phase).toBe('placed');
  });
});

describe('a shopper who leaves while the checkout is read again', () => {
  it('causes no failed load', async () => {
    const { core, order, heard, leave } = await box.start();
    const told: string[] = [];
    core.emitter.on('load:failed', ({ error }) => told.push(error.code));
    const opening = openCheckout(core);
    leave();
    await opening;
    expect([told, heard('error'), order().phase]).toEqual([[], [], 'loading']);
  });

  it('is shown no order, also when only the preferences were missing', async () => {
    const { core, order, leave, http } = await box.start();
    const reads = box.calls(readCheckout.name);
    const held = box.controls.hold({ match: PREFERENCES, when: 'after-commit' });
    onTestFinished(held.letGo);
    const opening = openCheckout(core);
    await held.arrived;
    await expect.poll(() => box.calls(readCheckout.name)).toBe(reads + 1);
    await http.send(readCart, undefined, { signal: new AbortController().signal });
    expect(order().phase).toBe('loading');
    leave();
    await opening;
    expect(order().phase).toBe('loading');
  });
});
