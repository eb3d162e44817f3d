import {
  clearCart,
  readCart,
  readCheckout,
  readPaymentInfo,
  updatePromos,
  updateTip,
} from '@grocer/foundation/contract';
import { recordRequests } from '@grocer/foundation/testing';
import { beginCheckout } from '@grocer/foundation/testing/checkouts';
import { expect, it } from 'vitest';
import { createCheckoutCore } from '../core/create-checkout.ts';
import { useCheckout } from '../testing/use-checkout.ts';
import { changeContact, changePayment, changePromo, changeTip, choiceOf } from './editing.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();
const TIP = updateTip.name;

/** Opens a checkout, with a way to read the service's current state. */
async function open() {
  const one = await box.start();
  const { signal } = new AbortController();
  return {
    ...one,
    shown: () => checkoutOf(one.order()),
    async stored() {
      const read = await one.http.send(readCheckout, { id: one.orderId }, { signal });
      if (!read.ok) throw read.error;
      return read.value;
    },
  };
}

it('sends edits one after another, each on the version that the previous one made [C-7.8] [C-7.9]', async () => {
  const { core, stored, heard } = await open();
  const recording = recordRequests('http://api.localhost:8787/checkout/v2/checkouts/');
  const all = await Promise.all([
    changeTip(core, 100),
    changePromo(core, { action: 'Add', code: 'TENOFF' }),
    changeTip(core, 200),
  ]);
  recording.stop();
  expect(all).toEqual([true, true, true]);
  const versions = recording.requests.map(({ body }) => (body as { versionKey: string }).versionKey);
  expect(new Set(versions)).toHaveLength(3);
  expect(recording.requests).toHaveLength(3);
  const now = await stored();
  expect([now.tip, now.promos.map(({ code }) => code)]).toEqual([200, ['TENOFF']]);
  expect(heard('tip:changed')).toEqual([{ tip: 100 }, { tip: 200 }]);
});

it('returns to the cart when it no longer holds what is ordered [C-2.4] [C-2.14] [C-7.24]', async () => {
  const first = await box.start();
  first.leave();
  expect(first.visited).toEqual([]);
  await first.http.send(clearCart, { modality: 'PICKUP' }, { signal: new AbortController().signal });
  const { visited } = await box.start({ orderId: first.orderId });
  await expect.poll(() => visited).toEqual(['/cart']);
});

it('shows the order as placed, not the cart, when another tab empties the cart by ordering [C-2.14]', async () => {
  const first = await box.start();
  first.leave();
  const config = { ...first.core.config };
  const other = createCheckoutCore(config);
  const carts = box.calls(readCart.name);
  const leaveOther = other.retain();
  await expect.poll(() => other.store.getState().cards.phase).toBe('ready');
  await expect.poll(() => box.calls(readCart.name)).toBeGreaterThan(carts);
  const core = createCheckoutCore(config);
  // The cart is requested before the order empties it, and read afterwards.
  const reading = box.controls.hold({ match: readCart.name, when: 'before' });
  const leave = core.retain();
  await expect.poll(() => core.store.getState().order.phase).toBe('editing');
  await reading.arrived;
  await submitOrder(other);
  reading.letGo();
  await expect.poll(() => core.store.getState().order.phase).toBe('placed');
  expect(first.visited).not.toContain('/cart');
  leave();
  leaveOther();
});

it('does not revert an edit when an older response arrives later', async () => {
  const { core, shown } = await open();
  // Read before the change, answered after it.
  const { arrived, letGo } = box.controls.hold({ match: readCheckout.name, when: 'after-commit' });
  const reading = core.refresh();
  await arrived;
  const tips: (number | undefined)[] = [];
  expect(await changeTip(core, 700)).toBe(true);
  core.store.subscribe(() => tips.push(shown()?.tip));
  letGo();
  await reading;
  expect(new Set([...tips, shown()?.tip])).toEqual(new Set([700]));
});

it('saves the date of birth after a version conflict', async () => {
  const { core, stored } = await open();
  const { contact } = await stored();
  if (!contact) throw new Error('Nobody is to be reached.');
  const { firstName, lastName, phone } = contact;
  box.controls.addFault({
    match: 'checkout.update-fulfilment',
    when: 'before',
    kind: 'status',
    status: 409,
    code: 'VERSION_CONFLICT',
    times: 1,
  });
  const dateOfBirth = '1990-06-14';
  expect(await changeContact(core, { firstName, lastName, phone, smsOptIn: false, dateOfBirth })).toBe(true);
  expect((await stored()).contact?.dateOfBirth ?? (await stored()).dateOfBirth).toBe(dateOfBirth);
});

it('waits until the default card is saved before it sends another edit', async () => {
  const one = await box.start();
  one.leave();
  const orderId = await beginCheckout({ http: one.http, signal: new AbortController().signal });
  const core = createCheckoutCore({ ...one.core.config, orderId });
  const saving = new Promise<void>((resolve) => {
    core.store.subscribe(({ edits }) => edits.payment?.phase === 'saving' && resolve());
  });
  const leave = core.retain();
  await saving;
  const before = box.calls(TIP);
  expect(await changeTip(core, 300)).toBe(true);
  expect(box.calls(TIP) - before).toBe(1);
  expect(checkoutOf(core.store.getState().order)).toMatchObject({ tip: 300, payments: [{}] });
  leave();
});

it('repeats an edit on a version that another device has made', async () => {
  const { core, stored, http, shown } = await open();
  const { signal } = new AbortController();
  await http.send(updateTip, { checkout: await stored(), tip: 700 }, { signal });
  expect(await changePromo(core, { action: 'Add', code: 'TENOFF' })).toBe(true);
  expect(shown()).toMatchObject({ tip: 700, promos: [{ code: 'TENOFF' }] });
});

it.each([
  ['a tip', TIP, () => changeTip, 300],
  [
    'a promo code, however it was typed',
    updatePromos.name,
    () => changePromo,
    { action: 'Add', code: 'tenoff' },
  ],
] as const)('finds %s whose responses are lost, and emits no error', async (_what, call, act, wanted) => {
  const { core, heard } = await open();
  box.controls.addFault({ match: call, when: 'after-commit', kind: 'reset', times: 9 });
  expect(await Reflect.apply(act(), undefined, [core, wanted])).toBe(true);
  expect(core.store.getState().edits).toEqual({});
  expect(heard('error')).toEqual([]);
});

it('reports a retryable failure when the outcome is unknown, and succeeds on a retry', async () => {
  const { core, stored } = await open();
  box.controls.addFault({ match: TIP, when: 'after-commit', kind: 'reset', times: 9 });
  box.controls.addFault({ match: readCheckout.name, when: 'before', kind: 'status', status: 500, times: 99 });
  expect(await changeTip(core, 300)).toBe(false);
  expect(core.store.getState().edits.tip).toMatchObject({ phase: 'failed', error: { retryable: true } });
  box.controls.clearFaults();
  expect((await stored()).tip).toBe(300);
  // The same change, made again, is found to be applied.
  expect(await changeTip(core, 300)).toBe(true);
});

it('emits saved changes to the host without personal data [C-7.3] [C-7.7]', async () => {
  const { core, heard, shown } = await open();
  const contact = { firstName: 'Alicia', lastName: 'Adams', phone: '+15135550199', smsOptIn: true };
  expect(await changeContact(core, contact)).toBe(true);
  expect(heard('contact:changed')).toEqual([undefined]);
  const now = shown();
  if (!now) throw new Error('There is no checkout.');
  expect(now.contact).toMatchObject(contact);
  expect(await changePayment(core, choiceOf(now))).toBe(true);
  expect(heard('payment:changed').at(-1)).toEqual({ bank: now.summary.cost.total, snap: 0, gift: 0 });
});

it('saves the default card once when the shopper has not chosen [C-4.3]', async () => {
  const { shown } = await open();
  expect(box.calls('checkout.update-payment')).toBe(1);
  expect(shown()?.payments).toMatchObject([{ card: { group: 'bank', expired: false } }]);
});

it('requests the cards even when the checkout is unavailable [C-7.10]', async () => {
  const { order } = await box.start({ orderId: 'nobodys' });
  expect(order().phase).toBe('unavailable');
  await expect.poll(() => box.calls(readPaymentInfo.name)).toBe(1);
});
