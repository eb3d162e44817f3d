import { activateCheckout, updateTip } from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { amountPaidBy } from './coverage-rules.ts';
import { changePayment, changeTip, choiceOf } from './editing.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

/** Opens a checkout that is partly paid by a gift card and whose prices can change. */
async function open() {
  const one = await box.start();
  const { core } = one;
  const shown = () => {
    const checkout = checkoutOf(one.order());
    if (!checkout) throw new Error('There is no checkout.');
    return checkout;
  };
  const info = () => {
    const { cards } = core.store.getState();
    if (cards.phase !== 'ready') throw new Error('There are no cards.');
    return cards.info;
  };
  const { id, balance = 0 } = info().gift.find((card) => (card.balance ?? 0) > 0) ?? { id: '' };
  expect(await changePayment(core, { ...choiceOf(shown()), giftCardIds: [id] })).toBe(true);
  /** The split as it should be, beside the service's own. */
  const shares = () => {
    const checkout = shown();
    const { cost } = checkout.summary;
    const gift = Math.min(balance, cost.total);
    const ours = { gift, rest: cost.total - gift };
    const theirs = { gift: amountPaidBy(checkout, 'gift'), rest: amountPaidBy(checkout, 'bank') };
    return { ours, theirs, total: cost.total };
  };
  return { ...one, shown, shares };
}

/** Changes the price of everything in the order. */
const reprice = (orderId: string, cents: number) =>
  box.db
    .updateTable('checkout_lines')
    .set({ unit_cents: cents, regular_cents: cents })
    .where('checkout_id', '=', orderId)
    .execute();

describe.each([
  ['more', 9900],
  ['next to nothing', 1],
])('an order that now costs %s', (_what, cents) => {
  it('is not placed at an unseen total, but conflicts and then shows the new total and its split [C-8.3]', async () => {
    const { core, order, shares, orderId } = await open();
    const before = shares();
    expect(before.ours).toEqual(before.theirs);
    await reprice(orderId, cents);
    await submitOrder(core);
    expect([order().phase, await box.orders()]).toEqual(['conflicted', []]);
    await core.refresh();
    const now = shares();
    expect(order().phase).toBe('editing');
    expect([now.total === before.total, now.ours]).toEqual([false, now.theirs]);
    expect(now.ours.gift + now.ours.rest).toBe(now.total);
    await submitOrder(core);
    expect(order().phase).toBe('placed');
    expect(await box.orders()).toMatchObject([{ total_cents: now.total }]);
  });

  it('shows the new total and its split with the next edit, before it is placed', async () => {
    const { core, shares, orderId } = await open();
    const before = shares();
    await reprice(orderId, cents);
    expect(await changeTip(core, 100)).toBe(true);
    const now = shares();
    expect([now.total === before.total + 100, now.ours]).toEqual([false, now.theirs]);
    expect([box.calls(updateTip.name), box.calls(activateCheckout.name)]).toEqual([1, 0]);
    await submitOrder(core);
    expect(await box.orders()).toMatchObject([{ total_cents: now.total }]);
  });
});
