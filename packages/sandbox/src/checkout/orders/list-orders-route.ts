import { listOrders } from '@grocer/foundation/contract';
import { handleRead } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { answer, notFound } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';

/** Maximum and default number of orders in a response. */
const MOST = 50;

interface Place {
  readonly placedAt: number;
  readonly number: string;
}

/** Parses a cursor: the time and the number of the last order of the previous page. */
const placeIn = (cursor: string): Place | undefined => {
  const [, placedAt, number = ''] = /^(\d{1,15})-(\w+)$/.exec(cursor) ?? [];
  return placedAt === undefined ? undefined : { placedAt: Number(placedAt), number };
};

/** The route that lists a shopper's orders, newest first. */
export const listOrdersRoute = ({ db }: CheckoutParts): ApiRoute =>
  handleRead(listOrders, async ({ query, shopper: { userId } }) => {
    const limit = Number(query['limit'] ?? MOST);
    const place = query['before'] === undefined ? undefined : placeIn(query['before']);
    if (query['before'] !== undefined && !place) return notFound();
    const found = await db
      .selectFrom('orders')
      .innerJoin('checkouts', 'checkouts.id', 'orders.checkout_id')
      .select(['orders.checkout_id', 'orders.number', 'orders.total_cents', 'orders.placed_at'])
      .select(['checkouts.status', 'checkouts.modality'])
      .where('orders.user_id', '=', userId)
      .where('checkouts.user_id', '=', userId)
      .orderBy('orders.placed_at', 'desc')
      .orderBy('orders.number')
      .$if(place !== undefined, (orders) =>
        orders.where(({ and, or, eb }) =>
          or([
            eb('orders.placed_at', '<', place?.placedAt ?? 0),
            and([
              eb('orders.placed_at', '=', place?.placedAt ?? 0),
              eb('orders.number', '>', place?.number ?? ''),
            ]),
          ]),
        ),
      )
      .limit(limit + 1)
      .execute();
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
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
    return answer({ data: { orders, ...(last && { before: `${last.placed_at}-${last.number}` }) } });
  });
