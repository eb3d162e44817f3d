import { createCheckout, createPromise, listPromisingTimeslots, readCart } from '@grocer/foundation/contract';
import type { Call } from '@grocer/foundation/contract';
import type { AccountDeps } from '../core/slice.ts';

/** Begins a checkout of what a shopper picks up, as a scheduling page does; its id. */
export async function beginCheckout({ http, signal }: AccountDeps): Promise<string> {
  async function send<Input, Output>(call: Call<Input, Output>, input: NoInfer<Input>): Promise<Output> {
    const result = await http.send(call, input, { signal });
    if (!result.ok) throw result.error;
    return result.value;
  }
  const cart = await send(readCart, undefined);
  const items = cart.lines
    .filter(({ modality }) => modality === 'PICKUP')
    .map(({ gtin13, quantity }) => ({ gtin13, quantity }));
  const [time] = (
    await send(listPromisingTimeslots, {
      modality: 'PICKUP',
      destination: { kind: 'store', locationId: '01100001' },
      items,
    })
  ).days.flatMap(({ times }) => times);
  if (!time) throw new Error('There is no time to promise.');
  const { optionIds, vendorId, window } = { optionIds: [time.optionId], ...time };
  const promise = await send(createPromise, {
    modality: 'PICKUP',
    optionIds,
    vendorId,
    originalWindow: window,
    items,
  });
  const person = { firstName: 'Erin', lastName: 'Ellis' };
  const { id } = await send(createCheckout, {
    cartId: cart.id,
    modality: 'PICKUP',
    buyer: person,
    contact: person,
    deliveryType: 'PICKUP',
    promise: { id: promise.id, versionKey: promise.versionKey },
    items,
  });
  return id;
}
