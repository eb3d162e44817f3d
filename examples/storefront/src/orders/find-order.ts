import type { PastOrder } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import type { ShopApi } from '../shop-api.ts';

/**
 * Finds an order by its number or the id of its checkout, page by page from the newest one; resolves with an
 * empty list if there is none.
 */
export async function findOrder(
  { listOrders }: Pick<ShopApi, 'listOrders'>,
  wanted: string,
): Promise<Result<readonly PastOrder[]>> {
  let before: string | undefined;
  do {
    const result = await listOrders({ before });
    if (!result.ok) return result;
    const found = result.value.orders.filter(
      ({ number, checkoutId }) => number === wanted || checkoutId === wanted,
    );
    if (found.length > 0) return { ok: true, value: found };
    ({ before } = result.value);
  } while (before !== undefined);
  return { ok: true, value: [] };
}
