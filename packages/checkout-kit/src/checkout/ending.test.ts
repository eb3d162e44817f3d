import { activateCheckout, deleteModifyCart, modifyCheckout, readCart } from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeTip } from './editing.ts';
import { finishSubmission } from './ending.ts';
import { operationOf } from './open-operation.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();
const PLACE = activateCheckout.name;

/** Opens a checkout and records its analytics events from then on. */
async function open(start: Parameters<typeof box.start>[0] = {}) {
  const told: object[] = [];
  const analyticsConfig = { callback: (event: object) => void told.push(event) };
  const one = await box.start({ ...start, more: { ...start.more, analyticsConfig } });
  told.length = 0;
  return { ...one, told };
}

const refused = (match: string, status: number, code: string, reason?: string) =>
  box.controls.addFault({ match, when: 'before', kind: 'status', status, code, reason, times: 1 });

describe('events for host and analytics', () => {
  it('report a placed order with its total [C-4.12]', async () => {
    const { core, told, heard, order } = await open();
    await changeTip(core, 300);
    const total = checkoutOf(order())?.summary.cost.total;
    await submitOrder(core);
    expect(told).toEqual([{ type: 'ORDER_SUBMITTED' }, { type: 'ORDER_PLACED' }]);
    expect(heard('order:placed')).toMatchObject([{ total }]);
  });

  it('report saved changes instead of a placed order [C-4.16]', async () => {
    const { core, told, heard, visited } = await open(await box.beginChanges());
    await submitOrder(core);
    expect(told).toEqual([{ type: 'ORDER_SUBMITTED' }, { type: 'ORDER_MODIFIED' }]);
    expect([heard('order:placed'), visited.length]).toEqual([[], 1]);
  });

  it('report a rejection with the reason meant for the shopper [C-8.6]', async () => {
    const { core, told, heard, order } = await open();
    refused(PLACE, 422, 'POST_AUTHORIZATION_REJECTED', 'Your bank said no.');
    await submitOrder(core);
    expect(told.at(-1)).toEqual({ type: 'ORDER_REJECTED' });
    expect(heard('order:rejected')).toEqual([{ reason: 'Your bank said no.' }]);
    expect(order()).toMatchObject({ phase: 'rejected', reason: 'Your bank said no.' });
  });

  it.each([
    ['declined', 402, 'TRANSACTION_DECLINED', 'declined'],
    ['of another version', 409, 'VERSION_CONFLICT', 'generic'],
  ])('report an order that is %s by its code alone', async (_how, status, code, kind) => {
    const { core, told, heard, visited } = await open();
    refused(PLACE, status, code);
    await submitOrder(core);
    expect(told.at(-1)).toEqual({ type: 'USER_CONSTRAINT_ERROR', code: kind });
    expect([heard('order:rejected'), heard('order:placed'), visited]).toEqual([[], [], []]);
    expect(heard('error')).toMatchObject([{ error: { endpoint: activateCheckout.path } }]);
  });

  it.each([
    [410, 'CHECKOUT_EXPIRED'],
    [410, 'PROMISE_EXPIRED'],
  ])('report a time slot that has expired: %s %s [C-4.6]', async (status, code) => {
    const { core, heard, order } = await open();
    refused(PLACE, status, code);
    await submitOrder(core);
    expect([order().phase, heard('order:timed-out')]).toEqual(['expired', [undefined]]);
  });

  it('report changes discarded elsewhere, which navigates to the cart of changes [C-8.15]', async () => {
    const { core, told, order, visited, http, orderId: checkoutId } = await open(await box.beginChanges());
    const { signal } = new AbortController();
    await http.send(deleteModifyCart, { checkoutId }, { signal });
    refused(modifyCheckout.name, 404, 'MODIFICATION_MISSING');
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'unavailable', error: { code: 'modification_missing' } });
    expect(told.at(-1)).toEqual({ type: 'USER_CONSTRAINT_ERROR', code: 'modifyMissing' });
    expect(visited).toEqual(['/cart/modify']);
  });
});

it('ends only the submission that is open', async () => {
  const { core, order, told } = await open();
  const checkout = checkoutOf(order());
  if (!checkout) throw new Error('There is no checkout.');
  const ofAnother = operationOf({ operation: 'another', checkout });
  finishSubmission(core, ofAnother, { kind: 'rejected', reason: undefined });
  core.store.getState().dispatch({ type: 'submit', operation: 'this' });
  finishSubmission(core, ofAnother, { kind: 'rejected', reason: undefined });
  expect([order().phase, told]).toEqual(['submitting', []]);
  finishSubmission(core, { ...ofAnother, operation: 'this' }, { kind: 'expired' });
  expect(order().phase).toBe('expired');
});

describe('after the shopper has left', () => {
  it.each([
    ['an order', false],
    ['changes to one', true],
  ])('keeps the state unchanged by the cart of %s', async (_what, isModify) => {
    const { core, leave, http } = await open(isModify ? await box.beginChanges() : {});
    const { arrived, letGo } = box.controls.hold({ match: readCart.name, when: 'before' });
    await submitOrder(core);
    await arrived;
    leave();
    letGo();
    // Any late effect would come before these reads are answered.
    for (const _ of [1, 2, 3]) await http.send(readCart, undefined, { signal: new AbortController().signal });
    expect(core.store.getState()).toMatchObject({
      order: { phase: 'loading' },
      isCartLeft: false,
      savedChanges: undefined,
    });
  });
});
