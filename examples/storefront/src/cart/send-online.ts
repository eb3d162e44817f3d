import type { Cart } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { untilOnline } from '../online.ts';

/**
 * Sends a change of the cart; if it failed offline, sends it again once there is a connection. All attempts
 * have the same idempotency key, so the change is made once.
 */
export async function sendOnline(send: (key: string) => Promise<Result<Cart>>): Promise<Result<Cart>> {
  const key = newId();
  for (;;) {
    const result = await send(key);
    if (result.ok || navigator.onLine) return result;
    await untilOnline();
  }
}
