import { updateTip } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { changeTip } from '../../checkout/editing.ts';
import { useCheckout } from '../../testing/use-checkout.ts';
import { placeOrder } from './placing.ts';

const box = useCheckout();

it('does not place an order whose last edit fails after the press', async () => {
  const { core, order } = await box.start();
  const { arrived, letGo } = box.controls.hold({ match: updateTip.name, when: 'before' });
  const change = changeTip(core, 500);
  await arrived;
  const placed = placeOrder(core);
  box.refuse(updateTip.name);
  letGo();
  await placed;
  expect(await change).toBe(false);
  expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'unsaved' } });
  expect(await box.orders()).toEqual([]);
});

it('does not place an order with a card that is being added, so that it is paid with that card', async () => {
  const { core, order } = await box.start();
  core.store.getState().showAddingCard(true);
  await placeOrder(core);
  expect([order().phase, await box.orders()]).toEqual(['editing', []]);
  core.store.getState().showAddingCard(false);
  await placeOrder(core);
  expect(order().phase).toBe('placed');
});
