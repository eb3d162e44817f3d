import { mergeOrder } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { recordRequests } from '@grocer/foundation/testing';
import { expect, it, onTestFinished } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { merge } from './merging.ts';
import { resumeAfterSignIn } from './opening.ts';
import { checkoutOf } from './order-reducer.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();
const MERGE = mergeOrder.name;

/** Places an order whose merge request failed. */
async function untold() {
  box.refuse(MERGE);
  const one = await box.start();
  await submitOrder(one.core);
  await expect.poll(() => one.heard('error')).toHaveLength(1);
  const checkout = checkoutOf(one.order());
  if (!checkout) throw new Error('There is no order.');
  return { ...one, checkout };
}

it('emits an error when the application cannot be merged into the order, which stays placed [C-7.27]', async () => {
  const { order, heard, checkout } = await untold();
  expect(heard('error')).toMatchObject([{ error: { endpoint: mergeOrder.path } }]);
  expect([order().phase, checkout.order?.appName]).toEqual(['placed', undefined]);
});

type Born = string | undefined;

it.each<[what: string, ofBuyer: Born, ofContact: Born, told: Born]>([
  ['the buyer', '1990-06-14', undefined, '1990-06-14'],
  ['the buyer before the contact', '1990-06-14', '1980-01-01', '1990-06-14'],
  ['the contact', undefined, '1980-01-01', '1980-01-01'],
  ['nobody', undefined, undefined, undefined],
])('sends the date of birth of %s [C-7.27]', async (_who, dateOfBirth, ofContact, told) => {
  const { core, checkout } = await untold();
  const contact = checkout.contact && { ...checkout.contact, dateOfBirth: ofContact };
  const known: Checkout = { ...checkout, dateOfBirth, contact };
  core.store.getState().dispatch({ type: 'read', checkout: known });
  const recording = recordRequests('http://api.localhost:8787/');
  onTestFinished(recording.stop);
  await merge(core);
  const bodies = recording.requests.map(({ body }) => body as { buyer?: { dateOfBirth?: string } });
  expect(bodies.map(({ buyer }) => buyer?.dateOfBirth)).toEqual([told]);
});

it('sends nothing for an order that is not placed, even one that is being changed', async () => {
  const changes = await box.beginChanges();
  const before = box.calls(MERGE);
  const { core, order } = await box.start(changes);
  await merge(core);
  expect([order().phase, box.calls(MERGE)]).toEqual(['editing', before]);
});

it('repeats a failed request once, when the placed order is opened next [C-7.27]', async () => {
  const first = await untold();
  first.leave();
  const before = box.calls(MERGE);
  const { order, heard } = await box.start({ orderId: first.orderId });
  await expect.poll(() => checkoutOf(order())?.order?.appName).toBe('CLICKLIST');
  expect([order().phase, box.calls(MERGE), heard('error')]).toEqual(['placed', before + 1, []]);
});

it('repeats a failed request when the shopper signs in again [C-7.27]', async () => {
  const { core, order } = await untold();
  await resumeAfterSignIn(core);
  await expect.poll(() => checkoutOf(order())?.order?.appName).toBe('CLICKLIST');
  expect(order().phase).toBe('placed');
});
