import { readPromise, WireWantedItemSchema } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { handleRead } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { answer, notFound } from '../../wire/reply.ts';
import { createProducts } from '../catalogue/products.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { promiseExpired } from '../refusals.ts';
import { createPromises } from './promises.ts';
import { slotsOfPromise } from './slots-of-promise.ts';
import { toWirePromise } from './to-wire-promise.ts';

const Items = v.array(WireWantedItemSchema);

/** The route that tells whether a promise is still held, and for which items. */
export const readPromiseRoute = ({ db, clock }: FulfilmentParts): ApiRoute =>
  handleRead(readPromise, async ({ params, shopper: { userId } }) => {
    const promise = await createPromises(db).find(userId, params['promiseId'] ?? '');
    // A promise that is kept for an order is not held any more.
    if (!promise || promise.order_id !== null) return notFound();
    if (promise.expires_at <= clock.now().getTime()) return promiseExpired();
    const items = v.parse(Items, JSON.parse(promise.items));
    const slots = await slotsOfPromise(db, userId, promise.id);
    const products = await createProducts(db).findAll(items.map(({ gtin13 }) => gtin13));
    return answer({ data: { promise: toWirePromise(promise, { slots, items, products }) } });
  });
