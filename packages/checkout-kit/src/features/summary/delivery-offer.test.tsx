import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeLines } from '../../checkout/editing-lines.ts';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

const OFFER = 'Members get free or discounted delivery.';

it('shows the membership offer from $35 on, and not to a member [C-1.4] [C-9.6]', async () => {
  const { core, orderId } = await box.start({ modality: 'DELIVERY' });
  const wanted = {
    gtin13: '2000000000021',
    quantity: 4,
    substitutionPolicy: 'NONE',
    couponId: undefined,
    sourceStoreId: undefined,
  } as const;
  const { handle } = await box.showPayable({ orderId });
  expect(screen.queryByText(OFFER)).toBeNull();
  await changeLines(core, (lines) => [...lines, wanted]);
  await handle.refresh();
  expect(await screen.findByText(OFFER)).toBeTruthy();
  handle.update({ membership: { planCode: 'BSTL', status: 'ACTIVE' } });
  await expect.poll(() => screen.queryByText(OFFER)).toBeNull();
});
