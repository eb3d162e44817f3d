import { deleteModifyCart, readCheckout, updateFulfilment, updateTip } from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { operationOf } from './open-operation.ts';
import { checkoutOf } from './order-reducer.ts';
import { reconcile } from './reconciling.ts';

const box = useCheckout();

const READ = readCheckout.name;
const TIP = updateTip.name;
const FULFILMENT = updateFulfilment.name;

/** Opens a checkout with a submission that never arrived. */
async function lost(start: Parameters<typeof box.start>[0] = {}) {
  const one = await box.start(start);
  const checkout = checkoutOf(one.order());
  if (!checkout) throw new Error('There is no checkout.');
  const open = operationOf({ operation: 'of this test', checkout });
  const counts = { [READ]: box.calls(READ), [TIP]: box.calls(TIP), [FULFILMENT]: box.calls(FULFILMENT) };
  const { signal } = new AbortController();
  return {
    ...one,
    checkout,
    reconciled: () => reconcile(one.core, open, signal),
    /** Counts the calls of a name since the start. */
    made: (name: string) => box.calls(name) - (counts[name] ?? 0),
  };
}

describe('the outcome of a lost submission', () => {
  it('is certain for an order once an unchanged tip has moved its version', async () => {
    const { reconciled, made, checkout } = await lost();
    expect(await reconciled()).toMatchObject({
      kind: 'refused',
      trouble: { kind: 'notDone' },
      checkout: { tip: checkout.tip, instructions: checkout.instructions, lines: checkout.lines },
    });
    expect([made(READ), made(TIP), made(FULFILMENT)]).toEqual([2, 1, 0]);
  });

  it('is certain for changes once unchanged instructions have moved the version, and keeps showing them [C-4.17]', async () => {
    const { reconciled, made, checkout } = await lost(await box.beginChanges());
    expect(await reconciled()).toMatchObject({
      kind: 'refused',
      trouble: { kind: 'notDone' },
      checkout: { originalSummary: checkout.originalSummary, lines: checkout.lines },
    });
    expect([made(TIP), made(FULFILMENT)]).toEqual([0, 1]);
  });

  it('is a rejection when the order was canceled', async () => {
    const { reconciled, orderId } = await lost();
    await box.db.updateTable('checkouts').set({ status: 'CANCELED' }).where('id', '=', orderId).execute();
    expect(await reconciled()).toEqual({ kind: 'rejected', reason: undefined });
  });

  it('is that the changes are missing when their cart was deleted', async () => {
    const { reconciled, http, orderId: checkoutId } = await lost(await box.beginChanges());
    await http.send(deleteModifyCart, { checkoutId }, { signal: new AbortController().signal });
    expect(await reconciled()).toMatchObject({ kind: 'missing', error: { code: 'modification_missing' } });
  });

  it('stays unknown when the version may not have moved', async () => {
    const { reconciled, made } = await lost();
    box.controls.addFault({ match: TIP, when: 'before', kind: 'html', status: 200, times: 1 });
    expect(await reconciled()).toBeUndefined();
    expect([made(READ), made(TIP)]).toEqual([1, 1]);
  });

  it('stays unknown after three attempts while the update is refused', async () => {
    const { reconciled, made } = await lost();
    box.controls.addFault({ match: TIP, when: 'before', kind: 'status', status: 422, times: 9 });
    expect(await reconciled()).toBeUndefined();
    expect([made(READ), made(TIP)]).toEqual([3, 3]);
  });

  it('stays unknown when the checkout cannot be read', async () => {
    const { reconciled, made } = await lost();
    box.refuse(READ, 404);
    expect(await reconciled()).toBeUndefined();
    expect(made(TIP)).toBe(0);
  });
});
