import {
  activateCheckout,
  addCartItems,
  beginModifyCart,
  modifyCheckout,
  readCheckout,
  readPaymentInfo,
  updatePayment,
} from '@grocer/foundation/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useCheckout, VAULT } from '../../testing/use-checkout.ts';
import { usePins } from '../../testing/vault-pins.ts';

const box = useCheckout();
const pins = usePins(VAULT);
beforeEach(() => pins.type('1234'));
const { signal } = new AbortController();

/** Opens a checkout partly paid by SNAP, on the last available day, so that it can be modified later. */
async function show() {
  const shown = await box.showPayable({ isLast: true, more: { hostedFields: pins.hostedFields } });
  const { http, orderId: id, handle } = shown;
  /** Sets SNAP's amount in cents, as another tab would. */
  async function paySnap(amount: number): Promise<void> {
    const info = await http.send(readPaymentInfo, { id }, { signal });
    const checkout = await http.send(readCheckout, { id }, { signal });
    const bankCardId = info.ok ? info.value.bank.find(({ expired }) => !expired)?.id : undefined;
    const cardId = info.ok ? info.value.snap[0]?.id : undefined;
    if (!checkout.ok || bankCardId === undefined || cardId === undefined) throw new Error('Nothing can pay.');
    const choice = { bankCardId, snap: { cardId, amount }, giftCardIds: [] };
    await http.send(updatePayment, { checkout: checkout.value, ...choice }, { signal });
    await handle.refresh();
  }
  await paySnap(200);
  return { ...shown, paySnap };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Enter Your SNAP EBT PIN' }));
const done = async () => userEvent.click((await sheet()).getByRole('button', { name: 'Done' }));

it('places no order with a SNAP card that pays nothing although it could [C-5.13]', async () => {
  const { paySnap, heard } = await show();
  await paySnap(0);
  await screen.findByText('The minimum amount you can charge to your SNAP EBT card is $0.01');
  // Another card pays the rest, and SNAP's amount is as wrong as before: it is not reported again.
  await userEvent.click(screen.getByText('Credit & Debit', { selector: 'strong' }));
  const other = (await screen.findAllByRole('radio')).find((radio) => !Reflect.get(radio, 'checked'));
  if (!other) throw new Error('There is no other card.');
  const saved = heard('payment:changed').length;
  await userEvent.click(other);
  await expect.poll(() => heard('payment:changed').length).toBeGreaterThan(saved);
  await press('Place your Pickup Order');
  await screen.findByText('Please check the amount for your SNAP EBT card.');
  expect(heard('validation:failed')).toEqual([{ fields: ['snapEBTAmount'] }, { fields: ['snapAmount'] }]);
  expect(box.calls(activateCheckout.name)).toBe(0);
});

it('does not use a PIN that was entered for another amount [C-4.8]', async () => {
  const { paySnap, handle } = await show();
  await press('Place your Pickup Order');
  await sheet();
  await paySnap(900);
  await done();
  await expect.poll(() => handle.getState().order).toBe('conflicted');
  expect(box.calls(activateCheckout.name)).toBe(0);
});

it('submits changes when the SNAP card has less left than the amount it already holds [C-4.8] [C-5.19]', async () => {
  const { http, orderId, handle } = await show();
  await press('Place your Pickup Order');
  await done();
  await screen.findByText(/^Order #/);
  handle.unmount();
  await box.setBalance('EBT_CARD', '0004', 50);
  await http.send(beginModifyCart, { checkoutId: orderId }, { signal });
  const items = [{ gtin13: '2000000000007', quantity: 1 }];
  await http.send(addCartItems, { modality: 'PICKUP', isModify: true, items }, { signal });
  await box.show({ orderId, more: { isModify: true, hostedFields: pins.hostedFields } });
  await press('Submit Modified Order');
  await done();
  await expect.poll(() => box.calls(modifyCheckout.name)).toBe(1);
  await screen.findByText(/^Order #/);
});
