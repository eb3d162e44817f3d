import type { Cart } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import type { ShopApi } from '../shop-api.ts';
import { additionsOf, keepDeviceCart, readDeviceCart } from './device-cart.ts';

/**
 * Puts what somebody wanted before they signed in into their own cart, once: whatever is in the browser's cart goes there as
 * one addition for each way of shopping, under a key that is the same however often it is tried. What could not be added stays in
 * the browser, and is tried again with the next reading.
 */
export async function handOver(api: ShopApi, read: Result<Cart>): Promise<Result<Cart>> {
  const device = readDeviceCart();
  if (!read.ok || device.lines.length === 0) return read;
  let result = read;
  const all = additionsOf(device, read.value);
  for (const [modality, additions] of Map.groupBy(all, (one) => one.modality)) {
    const added = await api.addAll({ modality, additions, cartId: device.id });
    // What can never be added is not tried for ever.
    if (!added.ok && added.error.retryable) return result;
    if (added.ok) result = added;
    const lines = readDeviceCart().lines.filter((line) => line.modality !== modality);
    keepDeviceCart({ id: device.id, lines });
  }
  keepDeviceCart({ id: device.id, lines: [] });
  return result;
}
