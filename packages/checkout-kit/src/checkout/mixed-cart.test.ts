import { clearCart, readCart } from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

const OTHER = { PICKUP: 'DELIVERY', DELIVERY: 'PICKUP' } as const;

/** Opens a checkout of one modality whose cart also holds items for the other. */
async function open(modality: keyof typeof OTHER) {
  const one = await box.start({ modality });
  async function lines(way: string) {
    const cart = await one.http.send(readCart, undefined, { signal: new AbortController().signal });
    if (!cart.ok) throw cart.error;
    return cart.value.lines.filter((line) => line.modality === way).map(({ id }) => id);
  }
  const others = await lines(OTHER[modality]);
  expect([others.length > 0, (await lines(modality)).length > 0]).toEqual([true, true]);
  return { ...one, lines, others };
}

describe.each(['PICKUP', 'DELIVERY'] as const)('a cart with more than an order of %s', (modality) => {
  it('keeps after the order only the items for the other modality [C-4.12]', async () => {
    const { core, order, lines, others } = await open(modality);
    await submitOrder(core);
    expect(order().phase).toBe('placed');
    expect([await lines(modality), await lines(OTHER[modality])]).toEqual([[], others]);
    expect(core.store.getState().isCartLeft).toBe(false);
  });
});

it('keeps the items for the other modality when the page empties the cart instead of the service [C-4.12]', async () => {
  const { core, lines, others, orderId } = await open('PICKUP');
  const putBack = await box.keepCart(orderId);
  const { arrived, letGo } = box.controls.hold({ match: readCart.name, when: 'before' });
  await submitOrder(core);
  await arrived;
  await putBack();
  letGo();
  await expect.poll(() => box.calls(clearCart.name)).toBe(1);
  expect([await lines('PICKUP'), await lines('DELIVERY')]).toEqual([[], others]);
});
