import { updatePromise } from '@grocer/foundation/contract';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { newId } from '../../secrecy.ts';
import { answer, notFound } from '../../wire/reply.ts';
import { alcoholObjection } from '../catalogue/alcohol.ts';
import { createProducts } from '../catalogue/products.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { promiseExpired, promiseFallout, promiseInvalid, versionConflict } from '../refusals.ts';
import { coverageOf, coversNothing } from '../timeslots/slot-items.ts';
import { createPromises } from './promises.ts';
import { slotsOfPromise } from './slots-of-promise.ts';
import { toWirePromise } from './to-wire-promise.ts';

/** The route that changes the items of a promise; its expiry stays [F-7.13]. */
export const updatePromiseRoute = ({ clock, random }: FulfilmentParts): ApiRoute =>
  handleWrite(updatePromise, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const { items, versionKey } = body;
    const promises = createPromises(tx);
    const promise = await promises.find(userId, params['promiseId'] ?? '');
    if (!promise) return notFound();
    if (promise.order_id !== null) return promiseInvalid('An order has been placed for this time.');
    if (promise.expires_at <= clock.now().getTime()) return promiseExpired();
    const slots = await slotsOfPromise(tx, userId, promise.id);
    const products = await createProducts(tx).findAll(items.map(({ gtin13 }) => gtin13));
    const objection = alcoholObjection(items, products);
    if (objection) return objection;
    if (slots.every(({ service }) => coversNothing(coverageOf(items, products, service.key))))
      return promiseFallout();
    const change = { items: JSON.stringify(items), from: versionKey, to: newId(random) };
    if (!(await promises.change(userId, promise.id, change))) return versionConflict();
    const changed = { ...promise, version_key: change.to };
    return answer({ data: { promise: toWirePromise(changed, { slots, items, products }) } });
  });
