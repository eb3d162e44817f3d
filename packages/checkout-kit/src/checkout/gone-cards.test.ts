import { deleteCard, readPaymentInfo, updatePayment } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { changePayment, changeTip, choiceOf, loadCards } from './editing.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

/** Opens a checkout whose bank card is deleted from the wallet on another device meanwhile. */
async function withDeleted() {
  const one = await box.start();
  const shown = () => {
    const checkout = checkoutOf(one.order());
    if (!checkout) throw new Error('There is no checkout.');
    return checkout;
  };
  const bank = () => {
    const { cards } = one.core.store.getState();
    return cards.phase === 'ready' ? cards.info.bank : [];
  };
  const gone = choiceOf(shown()).bankCardId ?? '';
  const other = bank().find(({ id, expired }) => id !== gone && !expired)?.id ?? '';
  const remove = async (cardId: string) => {
    const { signal } = new AbortController();
    expect(await one.http.send(deleteCard, { cardId }, { signal })).toMatchObject({ ok: true });
  };
  const listed = () => bank().map(({ id }) => id);
  return { ...one, shown, gone, other, remove, listed };
}

it('drops a deleted card after the next edit and selects no other one for the shopper', async () => {
  const { core, shown, gone, other, remove, listed, order } = await withDeleted();
  await remove(gone);
  expect(await changeTip(core, 300)).toBe(true);
  await expect.poll(listed).not.toContain(gone);
  // No other card is selected, since the shopper may have meant only this one.
  expect([shown().payments, box.calls(updatePayment.name)]).toEqual([[], 1]);
  expect(await changePayment(core, { ...choiceOf(shown()), bankCardId: other })).toBe(true);
  await submitOrder(core);
  expect(order().phase).toBe('placed');
});

it('selects no other card when the cards fail to load at first', async () => {
  const { core, shown, gone, remove, listed } = await withDeleted();
  await remove(gone);
  box.refuse(readPaymentInfo.name);
  expect(await changeTip(core, 300)).toBe(true);
  await expect.poll(() => core.store.getState().cards.phase).toBe('failed');
  await loadCards(core);
  expect(listed()).not.toContain(gone);
  expect([shown().payments, box.calls(updatePayment.name)]).toEqual([[], 1]);
});

it('does not place an order that a deleted card should pay, and shows the missing payment [C-8.8]', async () => {
  const { core, shown, gone, other, remove, listed, order } = await withDeleted();
  await remove(gone);
  await submitOrder(core);
  expect(order()).toMatchObject({ phase: 'editing', trouble: { kind: 'paymentsMissing', errorCode: 'SS' } });
  expect([shown().payments, await box.orders()]).toEqual([[], []]);
  await expect.poll(listed).not.toContain(gone);
  expect(await changePayment(core, { ...choiceOf(shown()), bankCardId: other })).toBe(true);
  await submitOrder(core);
  expect(order().phase).toBe('placed');
});

it('drops a card that the order refused and keeps the previous one', async () => {
  const { core, shown, gone, other, remove, listed } = await withDeleted();
  await remove(other);
  expect(await changePayment(core, { ...choiceOf(shown()), bankCardId: other })).toBe(false);
  expect(choiceOf(shown()).bankCardId).toBe(gone);
  await expect.poll(listed).not.toContain(other);
});

it('does not reload the cards when a card was refused for another reason', async () => {
  const { core, shown, other } = await withDeleted();
  const reads = box.calls(readPaymentInfo.name);
  box.refuse(updatePayment.name);
  expect(await changePayment(core, { ...choiceOf(shown()), bankCardId: other })).toBe(false);
  expect(box.calls(readPaymentInfo.name)).toBe(reads);
});

it('does not reload the cards when the shopper has chosen another one', async () => {
  const { core, shown, other } = await withDeleted();
  const reads = box.calls(readPaymentInfo.name);
  expect(await changePayment(core, { ...choiceOf(shown()), bankCardId: other })).toBe(true);
  expect(await changeTip(core, 300)).toBe(true);
  expect(box.calls(readPaymentInfo.name)).toBe(reads);
});
