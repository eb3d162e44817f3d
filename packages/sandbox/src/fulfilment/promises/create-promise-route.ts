import { createPromise, toModality } from '@grocer/foundation/contract';
import type { WireWindow } from '@grocer/foundation/contract';
import { parseWindow } from '@grocer/foundation/domain';
import type { ScheduledModality } from '@grocer/foundation/domain';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { newId } from '../../secrecy.ts';
import { answer } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import { alcoholObjection } from '../catalogue/alcohol.ts';
import { createProducts } from '../catalogue/products.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { noItemsAvailable, promiseInvalid } from '../refusals.ts';
import { findSlot } from '../timeslots/find-slot.ts';
import { timeslotTaken } from '../timeslots/refusals.ts';
import { coverageOf, coversNothing } from '../timeslots/slot-items.ts';
import type { Slot } from '../timeslots/slots.ts';
import { toScheduled } from '../timeslots/timeslot-routes.ts';
import { createPromises } from './promises.ts';
import { toWirePromise } from './to-wire-promise.ts';

/** Time in ms that a promise is held. */
const PROMISE_MS = 30 * 60_000;

interface Wanted {
  readonly userId: string;
  readonly modality: ScheduledModality;
  readonly optionIds: readonly string[];
  readonly vendorId: string;
  readonly originalWindow: WireWindow;
  readonly now: number;
}

/** Returns true when a slot is the one that the shopper has seen. */
function isAsSeen({ service, start, end }: Slot, { vendorId, originalWindow }: Wanted): boolean {
  const seen = parseWindow(originalWindow.value);
  return service.vendorId === vendorId && seen?.start === start && (seen.end ?? end) === end;
}

/** Returns the requested slots if all have capacity, else a refusal. Changes nothing. */
async function slotsFor(tx: ApiDb, wanted: Wanted): Promise<readonly Slot[] | Refusal> {
  const { userId, modality, now } = wanted;
  const slots: Slot[] = [];
  for (const optionId of new Set(wanted.optionIds)) {
    const slot = await findSlot(tx, optionId, now);
    if (!slot) return timeslotTaken();
    slots.push(slot);
  }
  const isSeen = slots.length > 0 && slots.every((slot) => isAsSeen(slot, wanted));
  if (!isSeen) return promiseInvalid('Vendor and window are not those of the option.');
  if (slots.some(({ service }) => service.modality !== modality))
    return promiseInvalid('This time is for another way of shopping.');
  const free = await createPromises(tx).free(userId, { slots, modality, now });
  return free.length === slots.length ? slots : timeslotTaken();
}

/** The route that holds time slots; it takes their capacity in the transaction of its answer [F-7.12]. */
export const createPromiseRoute = ({ clock, random }: FulfilmentParts): ApiRoute =>
  handleWrite(createPromise, async ({ body, shopper: { userId } }) => async (tx) => {
    const { items, modalityType, optionIds, vendorId, originalWindow } = body;
    const modality = toScheduled(toModality(modalityType));
    if (!modality) return promiseInvalid('This way of shopping has no times.');
    const now = clock.now().getTime();
    const slots = await slotsFor(tx, { userId, modality, optionIds, vendorId, originalWindow, now });
    if ('ok' in slots) return slots;
    const products = await createProducts(tx).findAll(items.map(({ gtin13 }) => gtin13));
    const objection = alcoholObjection(items, products);
    if (objection) return objection;
    if (slots.every(({ service }) => coversNothing(coverageOf(items, products, service.key))))
      return noItemsAvailable();
    const promise = {
      id: newId(random),
      modality,
      version_key: newId(random),
      created_at: now,
      expires_at: now + PROMISE_MS,
      items: JSON.stringify(items),
      order_id: null,
    };
    const promises = createPromises(tx);
    await promises.release(userId, modality, now);
    await promises.add(
      userId,
      promise,
      slots.map(({ optionId }) => optionId),
    );
    return answer({ data: { promise: toWirePromise(promise, { slots, items, products }) } });
  });
