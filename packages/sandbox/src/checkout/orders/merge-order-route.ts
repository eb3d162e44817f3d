import { mergeOrder } from '@grocer/foundation/contract';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { notFound } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import { birthObjection } from '../checkouts/birth-objection.ts';
import { answerWhole } from '../checkouts/changing.ts';

/** Stores the application of an order and the buyer's date of birth, unless they are set already [C-7.27]. */
export const mergeOrderRoute = (parts: CheckoutParts): ApiRoute =>
  handleWrite(mergeOrder, async ({ params, body, shopper: { userId } }) => async (tx) => {
    const { dateOfBirth } = body.buyer;
    const objection = birthObjection(dateOfBirth);
    if (objection) return objection;
    const id = params['checkoutId'] ?? '';
    const merged = await tx
      .updateTable('orders')
      .set(({ fn, val, ref }) => ({ app_name: fn.coalesce(ref('app_name'), val(body.appName)) }))
      .where('user_id', '=', userId)
      .where('checkout_id', '=', id)
      .executeTakeFirst();
    if (merged.numUpdatedRows === 0n) return notFound();
    if (dateOfBirth !== undefined)
      await tx
        .updateTable('checkouts')
        .set({ date_of_birth: dateOfBirth })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('date_of_birth', 'is', null)
        .execute();
    return answerWhole(parts, { db: tx, userId, id });
  });
