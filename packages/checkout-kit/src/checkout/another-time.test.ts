import { beginCheckout } from '@grocer/foundation/testing/checkouts';
import { expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeInstructions, changeTip } from './editing.ts';
import { checkoutOf } from './order-reducer.ts';

const box = useCheckout();

it.each([
  ['keeps the tip and the instructions when the shop delivers again', 'OWN', 700],
  ['keeps the instructions, but no tip, when a partner delivers instead', 'THIRD_PARTY', 0],
] as const)('%s [F-7.20]', async (_what, vendor, tip) => {
  const { core, http, leave } = await box.start({ modality: 'DELIVERY' });
  await changeTip(core, 700);
  await changeInstructions(core, { instructions: 'Side gate, please.', deliveryType: 'Standard' });
  leave();
  const signal = new AbortController().signal;
  const orderId = await beginCheckout({ http, signal }, { modality: 'DELIVERY', vendor });
  const next = await box.start({ orderId });
  expect(checkoutOf(next.order())).toMatchObject({ tip, instructions: 'Side gate, please.' });
});
