// Begins checkouts of one shopper for a way to shop, as a scheduling page does, without listing all times for
// each.
import {
  addCartItems,
  clearCart,
  createCheckout,
  createPromise,
  listPromisingTimeslots,
} from '@grocer/foundation/contract';
import type { Timeslots } from '@grocer/foundation/domain';
import type { Http } from '@grocer/foundation/http';
import { asOrdered, HOME, senderOf } from '@grocer/foundation/testing/checkouts';
import type { Operation } from './operation.ts';

const STORE = { kind: 'store', locationId: '01100001' } as const;
const MILK = '2000000000001';
/** A product that is taxed and that SNAP does not pay for. */
const SOAP = '2000000000039';
const PERSON = { firstName: 'Alice', lastName: 'Adams', phone: '5135550142' };
/** Maximum number of attempts to hold a time; below, of attempts before the known times are listed again. */
const MOST_TIMES = 12;
const MOST_OF_KNOWN = 4;

type Items = readonly { readonly gtin13: string; readonly quantity: number }[];
type Time = Timeslots['days'][number]['times'][number];
export type KnownTimes = Map<Operation['modality'], readonly Time[]>;
type Beginning = Pick<Operation, 'modality' | 'vendor' | 'nth' | 'quantity'>;

/** Creates a function that begins checkouts for one shopper. `known` caches the times of each way to shop. */
export function createBeginning(http: Http, known: KnownTimes, signal: AbortSignal) {
  const send = senderOf({ http, signal });

  const list = async (modality: Beginning['modality'], items: Items): Promise<readonly Time[]> =>
    (
      await send(listPromisingTimeslots, {
        modality,
        destination: modality === 'PICKUP' ? STORE : HOME,
        items,
      })
    ).days.flatMap(({ times }) => times);

  /** Holds one of the known times. Lists them again if several are gone, as all are after some days. */
  async function hold({ modality, vendor, nth }: Beginning, items: Items) {
    const wanted = modality === 'PICKUP' ? modality : vendor;
    for (let tries = 0; ; tries += 1) {
      const listed = known.get(modality) ?? (await list(modality, items));
      known.set(modality, listed);
      const times = listed.filter(({ vendorId }) => vendorId === wanted);
      const time = times[(nth + tries) % times.length];
      if (!time) throw new Error('There is no time to promise.');
      try {
        const { optionId, vendorId, window: originalWindow } = time;
        return await send(createPromise, {
          modality,
          optionIds: [optionId],
          vendorId,
          originalWindow,
          items,
        });
      } catch (error) {
        if (tries === MOST_TIMES) throw error;
        if (tries % MOST_OF_KNOWN === MOST_OF_KNOWN - 1) known.delete(modality);
      }
    }
  }

  /** Fills the cart for a way to shop and begins a checkout; resolves with its id. */
  return async function begin(beginning: Beginning): Promise<string> {
    const { modality, quantity } = beginning;
    const items = [
      { gtin13: MILK, quantity },
      ...(quantity % 3 === 0 ? [{ gtin13: SOAP, quantity: 1 }] : []),
    ];
    await send(clearCart, { modality });
    const cart = await send(addCartItems, { modality, items });
    const promise = await hold(beginning, items);
    const { id } = await send(createCheckout, {
      cartId: cart.id,
      modality,
      contact: PERSON,
      deliveryType: 'Standard',
      promise: { id: promise.id, versionKey: promise.versionKey },
      lines: items.map(asOrdered),
    });
    return id;
  };
}
