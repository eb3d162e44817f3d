import { createPromise, listPromisingTimeslots } from '@grocer/foundation/contract';
import type { WirePromise, WireTimeOption } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { gtin, STORE } from './fulfilment-bodies-for-tests.ts';
import { freshKey, post } from './shopper-for-tests.ts';
import type { Reach } from './sandbox-for-tests.ts';

type Headers = Record<string, string>;

export const ITEMS = [{ gtin13: gtin(1), quantity: 1 }];

/** Requests the pickup slots of a store. */
export const askPickupTimes = (
  { api }: Reach,
  headers: Headers,
  { store = STORE, items = ITEMS }: { store?: string; items?: typeof ITEMS } = {},
) =>
  post(
    api,
    listPromisingTimeslots.path,
    { modalityType: 'PICKUP', items, destination: { locationId: store } },
    headers,
  );

/** Returns all slots of a response, in order. */
export async function timesIn(answer: Response): Promise<readonly WireTimeOption[]> {
  const { data } = v.parse(listPromisingTimeslots.response, await answer.json());
  return data.days.flatMap(({ times }) => times);
}

/** Requests a promise for a slot. */
export const askPromise = (
  { api }: Pick<Reach, 'api'>,
  headers: Headers,
  time: WireTimeOption,
  more: object = {},
) =>
  post(
    api,
    createPromise.path,
    {
      modalityType: 'PICKUP',
      optionIds: [time.optionId],
      vendorId: time.vendorId,
      originalWindow: time.window,
      items: ITEMS,
      ...more,
    },
    { 'idempotency-key': freshKey(), ...headers },
  );

/** Returns the promise of a response. */
export async function promiseIn(answer: Response): Promise<WirePromise> {
  return v.parse(createPromise.response, await answer.json()).data.promise;
}

/** Requests a promise for the last pickup slot, so that an order for it can be changed for hours. */
export async function promiseFor(sandbox: Reach, headers: Headers): Promise<WirePromise> {
  const time = (await timesIn(await askPickupTimes(sandbox, headers))).at(-1);
  if (!time) throw new Error('There is no time to promise.');
  return promiseIn(await askPromise(sandbox, headers, time));
}
