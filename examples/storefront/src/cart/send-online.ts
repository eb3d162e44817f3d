import type { Cart } from '@grocer/foundation/domain';
import { newId } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { untilOnline } from '../online.ts';

/**
 * Sends a change of the cart, again once there is a connection where there was none: under one idempotency key, by which it is
 * made once however often it is sent.
 */
export async function sendOnline(send: (key: string) => Promise<Result<Cart>>): Promise<Result<Cart>> {
  const key = newId();
  for (;;) {
    const result = await send(key);
    if (result.ok || navigator.onLine) return result;
    await untilOnline();
  }
}
