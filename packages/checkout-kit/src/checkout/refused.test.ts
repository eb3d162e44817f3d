import { activateCheckout, readCheckout, updateLineItems } from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();
const PLACE = activateCheckout.name;
const READ = readCheckout.name;

const refuse = (status: number, code: string) =>
  box.controls.addFault({ match: PLACE, when: 'before', kind: 'status', status, code, times: 1 });

describe.each(['VERSION_CONFLICT', 'CHECKOUT_SUBMITTED'])('an order refused with %s', (code) => {
  it('is rejected when the service reports it as canceled', async () => {
    const { core, order, orderId } = await box.start();
    refuse(409, code);
    await box.db.updateTable('checkouts').set({ status: 'CANCELED' }).where('id', '=', orderId).execute();
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'rejected', reason: undefined });
  });

  it('is placed when the service reports it as placed', async () => {
    const { core, order, orderId, heard } = await box.start();
    refuse(409, code);
    await box.db.updateTable('checkouts').set({ status: 'SUBMITTED' }).where('id', '=', orderId).execute();
    await submitOrder(core);
    expect([order().phase, heard('order:placed').length]).toEqual(['placed', 1]);
  });

  it('is conflicted when the service still reports a draft [C-8.3]', async () => {
    const { core, order, heard } = await box.start();
    refuse(409, code);
    await submitOrder(core);
    expect([order().phase, heard('order:placed')]).toEqual(['conflicted', []]);
  });

  it('has an unknown outcome when the checkout cannot be read', async () => {
    const { core, order } = await box.start();
    refuse(409, code);
    box.refuse(READ, 404);
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'unknown', isChecking: false });
  });
});

describe('an order refused for a missing age [C-5.16]', () => {
  it('shows the lines as the service has them now', async () => {
    const { core, order, http, orderId } = await box.start();
    const { signal } = new AbortController();
    const before = checkoutOf(order());
    if (!before) throw new Error('There is no checkout.');
    const lines = before.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
    await http.send(updateLineItems, { checkout: before, lines }, { signal });
    refuse(422, 'AGE_RESTRICTED');
    await submitOrder(core);
    const now = await http.send(readCheckout, { id: orderId }, { signal });
    expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'age' } });
    expect(checkoutOf(order())?.lines).toEqual(now.ok && now.value.lines);
  });

  it.each([
    ['it cannot be read', undefined],
    ['it is no draft any more', 'CANCELED'],
  ] as const)('stays unchanged when %s', async (_why, status) => {
    const { core, order, orderId } = await box.start();
    const before = checkoutOf(order());
    refuse(422, 'AGE_RESTRICTED');
    if (status) await box.db.updateTable('checkouts').set({ status }).where('id', '=', orderId).execute();
    else box.refuse(READ, 404);
    await submitOrder(core);
    expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'age' } });
    expect(checkoutOf(order())).toEqual(before);
  });
});
