import type { Cart } from '@grocer/foundation/domain';
import type { Result } from '@grocer/foundation/http';
import { untilOnline } from '../online.ts';

/**
 * Sends a change of the cart; if it failed offline, sends it again once there is a connection. `send` uses one
 * idempotency key for all attempts, so that the change is made once.
 */
export async function sendOnline(send: () => Promise<Result<Cart>>): Promise<Result<Cart>> {
  for (;;) {
    const result = await send();
    if (result.ok || navigator.onLine) return result;
    await untilOnline();
  }
}
