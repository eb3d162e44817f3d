import { readCart, readCheckout, readPaymentInfo } from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import type { CheckoutEvents } from '../events.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeTip } from './editing.ts';
import { openCheckout } from './opening.ts';
import { readAgain } from './reading.ts';
import { checkoutOf } from './order-reducer.ts';

const box = useCheckout();

const codesOf = (told: readonly unknown[]): readonly string[] =>
  (told as readonly CheckoutEvents['error'][]).map(({ error }) => error.code);

describe('a checkout that cannot be read', () => {
  it('says so, to the host as well, and can be read again', async () => {
    const { core, order, heard, orderId, visited } = await box.start();
    const told: string[] = [];
    core.emitter.on('load:failed', ({ error }) => told.push(error.code));
    box.controls.addFault({
      match: readCheckout.name,
      when: 'before',
      kind: 'status',
      status: 404,
      times: 1,
    });
    await openCheckout(core);
    expect(order()).toMatchObject({ phase: 'unavailable', error: { code: 'not_found' } });
    expect([told, codesOf(heard('error')), visited]).toEqual([['not_found'], ['not_found'], []]);
    expect(core.store.getState().order).not.toHaveProperty('checkout');
    await openCheckout(core);
    expect(order()).toMatchObject({ phase: 'editing', checkout: { id: orderId } });
  });

  it('again stays on show as it was, and its error is told', async () => {
    const { core, order, heard } = await box.start();
    const before = order();
    box.controls.addFault({
      match: readCheckout.name,
      when: 'before',
      kind: 'status',
      status: 404,
      times: 1,
    });
    await readAgain(core);
    expect(order()).toBe(before);
    expect(codesOf(heard('error'))).toEqual(['not_found']);
  });
});

it('is read again without anything else being read, and shows what somebody else has changed', async () => {
  const one = await box.start();
  const other = await box.start({ orderId: one.orderId });
  await changeTip(other.core, 700);
  const reads = box.calls(readPaymentInfo.name);
  await readAgain(one.core);
  expect(checkoutOf(one.order())?.tip).toBe(700);
  expect(box.calls(readPaymentInfo.name)).toBe(reads);
});

describe('the cart beside a checkout', () => {
  it('keeps nobody from paying where it cannot be read [C-7.24]', async () => {
    const first = await box.start();
    // Once to begin the checkout, and once beside it.
    const reads = () => box.calls(readCart.name);
    await expect.poll(reads).toBe(2);
    first.leave();
    box.controls.addFault({ match: readCart.name, when: 'before', kind: 'status', status: 404, times: 1 });
    const { order, visited, heard } = await box.start({ orderId: first.orderId });
    await expect.poll(reads).toBe(3);
    expect([order().phase, visited, heard('error')]).toEqual(['editing', [], []]);
  });

  it('is not looked at where an order is changed, whose cart is another one', async () => {
    const changes = await box.beginChanges();
    const before = box.calls(readCart.name);
    const { order } = await box.start(changes);
    expect([order().phase, box.calls(readCart.name)]).toEqual(['editing', before]);
  });
});
