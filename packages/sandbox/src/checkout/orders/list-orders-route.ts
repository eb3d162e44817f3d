import { listOrders } from '@grocer/foundation/contract';
import { handleRead } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { answer } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';

/** As many as anybody looks through. */
const MOST = 50;

/** The orders of a shopper, the last one first. */
export const listOrdersRoute = ({ db }: CheckoutParts): ApiRoute =>
  handleRead(listOrders, async ({ shopper: { userId } }) => {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
      .select(['orders.checkout_id', 'orders.number', 'orders.total_cents', 'orders.placed_at'])
      .select(['checkouts.status', 'checkouts.modality'])
      .where('orders.user_id', '=', userId)
      .where('checkouts.user_id', '=', userId)
      .orderBy('orders.placed_at', 'desc')
      .orderBy('orders.number')
      .limit(MOST)
      .execute();
    const ids = rows.map((row) => row.checkout_id);
    const lines =
      ids.length === 0
        ? []
        : await db
            .selectFrom('checkout_lines')
            .select(['checkout_id', 'gtin13'])
            .where('user_id', '=', userId)
            .where('checkout_id', 'in', ids)
            .orderBy('gtin13')
            .execute();
    const orders = rows.map((row) => ({
      checkoutId: row.checkout_id,
      orderNumber: row.number,
      status: row.status,
      modalityType: row.modality,
      total: (row.total_cents / 100).toFixed(2),
      placedAt: new Date(row.placed_at).toISOString(),
      gtin13s: lines.filter((line) => line.checkout_id === row.checkout_id).map(({ gtin13 }) => gtin13),
    }));
    return answer({ data: { orders } });
  });
