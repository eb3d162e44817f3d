import { setActiveModality } from '@grocer/foundation/contract';
import type { ModalityPreference } from '@grocer/foundation/domain';
import { HOME } from '@grocer/foundation/testing/checkouts';
import { expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { checkoutOf } from './order-reducer.ts';

const box = useCheckout();

it('shows the address that the order was started for, although the shopper chooses another one later [C-2.48]', async () => {
  const { http } = await box.start();
  const choose = async (street: string): Promise<void> => {
    const preference: ModalityPreference = {
      modality: 'DELIVERY',
      destination: { kind: 'address', address: { ...HOME.address, street }, id: undefined },
      createdDate: '2026-11-30T12:00:00Z',
      id: 'chosen',
      source: 'USER',
    };
    const chosen = await http.send(setActiveModality, preference, { signal: new AbortController().signal });
    expect(chosen.ok).toBe(true);
  };
  await choose('17 Walnut Lane');
  const { order, orderId } = await box.start({ modality: 'DELIVERY' });
  await choose('500 Long Street');
  const again = await box.start({ orderId });
  for (const now of [order(), again.order()])
    expect(checkoutOf(now)?.place?.address.street).toBe('17 Walnut Lane');
});
