import { clearCart, readCart } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();
const { signal } = new AbortController();

/** Opens a payment step whose first cart read is held back. */
async function open(held: 'before' | 'after-commit') {
  const first = await box.start();
  await first.untilCartSeen();
  first.leave();
  await expect.poll(() => box.calls(readCart.name)).toBe(2);
  const { arrived, letGo } = box.controls.hold({ match: readCart.name, when: held });
  const { core, heard } = box.begin(first.core.config);
  const state = () => core.store.getState();
  await expect.poll(() => state().order.phase === 'editing' && state().cards.phase).toBe('ready');
  await arrived;
  return { ...first, core, heard, state, letGo };
}

it.each([
  ['before it is read', 'before'],
  ['with what was in it before', 'after-commit'],
] as const)('stays on the placed order when its cart read arrives late, held up %s', async (_what, held) => {
  const { core, state, heard, visited, orderId, http, letGo } = await open(held);
  await submitOrder(core);
  letGo();
  expect([state().order.phase, heard('order:placed').length]).toEqual(['placed', 1]);
  // The delayed read and the one after the order. Any other request would be answered before the last read.
  await expect.poll(() => box.calls(readCart.name)).toBe(4);
  await http.send(readCart, undefined, { signal });
  expect(visited).toEqual([`/checkout/clicklist/${orderId}/complete`]);
  expect([state().order.phase, state().isCartLeft, box.calls(clearCart.name)]).toEqual(['placed', false, 0]);
});

it('places the order as shown although its cart is found empty while it is sent', async () => {
  const { core, state, http, visited, orderId, letGo } = await open('before');
  await http.send(clearCart, { modality: 'PICKUP' }, { signal });
  const placing = box.controls.hold({ match: 'checkout.activate', when: 'before' });
  const submitted = submitOrder(core);
  await placing.arrived;
  const reads = box.calls(readCart.name);
  letGo();
  await expect.poll(() => box.calls(readCart.name)).toBe(reads + 1);
  await http.send(readCart, undefined, { signal });
  placing.letGo();
  await submitted;
  expect([state().order.phase, visited]).toEqual(['placed', [`/checkout/clicklist/${orderId}/complete`]]);
  expect(await box.orders()).toHaveLength(1);
});
