import type { PastOrder } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import type { ShopApi } from '../shop-api.ts';

/**
 * Finds an order by its number, page by page from the newest one; resolves with an empty list if there is
 * none.
 */
export async function findOrder(
  { listOrders }: Pick<ShopApi, 'listOrders'>,
  number: string,
): Promise<Result<readonly PastOrder[]>> {
  let before: string | undefined;
  do {
    const result = await listOrders({ before });
    if (!result.ok) return result;
    const found = result.value.orders.filter((order) => order.number === number);
    if (found.length > 0) return { ok: true, value: found };
    ({ before } = result.value);
  } while (before !== undefined);
  return { ok: true, value: [] };
}
