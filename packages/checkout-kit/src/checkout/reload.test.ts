import {
  activateCheckout,
  deleteModifyCart,
  mergeOrder,
  modifyCheckout,
  readCheckout,
  updateTip,
} from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { useTab } from '../testing/use-tab.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();
useTab();

/** Leaves a checkout while the outcome of its order is unknown. */
async function leaveInDoubt(when: 'before' | 'after-commit') {
  const one = await box.start();
  await one.untilCartSeen();
  box.controls.addFault({ match: activateCheckout.name, when, kind: 'reset', times: 9 });
  box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'reset', times: 99 });
  await submitOrder(one.core);
  expect(one.order().phase).toBe('unknown');
  one.leave();
  return one.orderId;
}

it('finds the order placed after a reload, and reports it', async () => {
  const orderId = await leaveInDoubt('after-commit');
  box.controls.clearFaults();
  const { order, heard, visited } = await box.start({ orderId });
  await expect.poll(order).toMatchObject({ phase: 'placed' });
  expect(heard('order:placed')).toMatchObject([{ checkoutId: orderId }]);
  expect(visited).toEqual([expect.stringMatching(/\/complete$/)]);
  expect(sessionStorage).toHaveLength(0);
  await expect.poll(() => checkoutOf(order())?.order?.appName).toBe('CLICKLIST');
  expect(box.calls(mergeOrder.name)).toBe(1);
});

it('becomes editable again when a late check finds that the order was not placed', async () => {
  const orderId = await leaveInDoubt('before');
  box.controls.clearFaults();
  box.controls.addFault({ match: updateTip.name, when: 'before', kind: 'reset', times: 3 });
  const { core, order } = await box.start({ orderId });
  expect(order().phase).toBe('unknown');
  await expect
    .poll(order, { timeout: 9000 })
    .toMatchObject({ phase: 'editing', trouble: { kind: 'notDone' } });
  await expect.poll(() => core.store.getState().cards.phase).toBe('ready');
});

it('reports after a reload that the order was not placed', async () => {
  const orderId = await leaveInDoubt('before');
  box.controls.clearFaults();
  const { order } = await box.start({ orderId });
  await expect.poll(order).toMatchObject({ phase: 'editing', trouble: { kind: 'notDone' } });
  expect(sessionStorage).toHaveLength(0);
  expect(await box.orders()).toEqual([]);
});

/** Leaves a modification while its outcome is unknown. */
async function leaveChangesInDoubt(when: 'before' | 'after-commit') {
  const changes = await box.beginChanges();
  const one = await box.start(changes);
  box.controls.addFault({ match: modifyCheckout.name, when, kind: 'reset', times: 9 });
  box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'reset', times: 99 });
  await submitOrder(one.core);
  expect(one.order().phase).toBe('unknown');
  one.leave();
  return { ...one, changes };
}

it('finds the changes saved after a reload, and reports them [C-4.16]', async () => {
  const { changes } = await leaveChangesInDoubt('after-commit');
  box.controls.clearFaults();
  const { order, heard, visited } = await box.start(changes);
  await expect.poll(order).toMatchObject({ phase: 'placed', checkout: { status: 'MODIFIED' } });
  expect(heard('order:modified')).toHaveLength(1);
  expect(visited).toEqual([expect.stringMatching(/\/complete\?im=true$/)]);
  expect(sessionStorage).toHaveLength(0);
});

it('does not report changes as saved when their cart was deleted', async () => {
  const { changes, http } = await leaveChangesInDoubt('before');
  await http.send(
    deleteModifyCart,
    { checkoutId: changes.orderId },
    { signal: new AbortController().signal },
  );
  box.controls.clearFaults();
  const { order, heard, visited } = await box.start(changes);
  await expect.poll(order).toMatchObject({ phase: 'unavailable', error: { code: 'modification_missing' } });
  expect(heard('order:modified')).toEqual([]);
  expect(visited).toEqual(['/cart/modify']);
});

it('does not report changes as saved when the checkout fails to load', async () => {
  const { changes } = await leaveChangesInDoubt('before');
  box.controls.clearFaults();
  box.refuse(readCheckout.name, 404);
  const { order, heard, visited } = await box.start(changes);
  await expect.poll(order).toMatchObject({ phase: 'unavailable', error: { code: 'not_found' } });
  expect([heard('order:modified'), visited]).toEqual([[], []]);
});

it('stores nothing about the shopper or their cards for a reload', async () => {
  const orderId = await leaveInDoubt('before');
  const kept = JSON.parse(sessionStorage.getItem(`grocer:checkout:operation@1:${orderId}`) ?? '{}') as object;
  expect(Object.keys(kept).toSorted()).toEqual([
    'at',
    'checkoutId',
    'isModify',
    'operation',
    'seen',
    'versionKey',
  ]);
});
