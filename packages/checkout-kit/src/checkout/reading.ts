import { readCheckout } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { oncePer, tellError } from '@grocer/foundation/embed';
import type { CheckoutContext } from './context.ts';
import { checkoutOf } from './order-reducer.ts';

/** What is being read, as long as one shopper is there. */
interface Reading {
  running: Promise<Checkout | undefined> | undefined;
  /** How often it was asked for. */
  asked: number;
}

const readingOf = oncePer((_signal: AbortSignal): Reading => ({ running: undefined, asked: 0 }));

/** Reads until there is an answer that is older than nothing that was asked for, or changed, meanwhile. */
async function readToEnd({ store, deps }: CheckoutContext, reading: Reading): Promise<Checkout | undefined> {
  const { signal } = deps;
  try {
    for (;;) {
      const { asked } = reading;
      const { settings, order } = store.getState();
      const { orderId: id } = settings;
      // Changes that were made are part of the order: there is no other cart of this one to be shown.
      const isModify = settings.isModify && order.phase !== 'placed';
      const result = await deps.http.send(readCheckout, { id, isModify }, { signal });
      if (signal.aborted) return undefined;
      if (reading.asked !== asked) continue;
      if (!result.ok) {
        tellError(deps, result.error);
        return undefined;
      }
      if (checkoutOf(store.getState().order) !== checkoutOf(order)) continue;
      store.getState().dispatch({ type: 'read', checkout: result.value });
      // Whoever is told of it may ask again at once.
      if (reading.asked === asked) return result.value;
    }
  } finally {
    reading.running = undefined;
  }
}

/**
 * Reads the checkout again; what is on show, and what was typed, stays meanwhile. What has changed since it was asked for is not
 * undone by an answer that is older: it is asked for again, once for all who ask meanwhile. Gives what was read, or undefined
 * where it could not be.
 */
export function readAgain(context: CheckoutContext): Promise<Checkout | undefined> {
  const reading = readingOf(context.deps.signal);
  reading.asked += 1;
  reading.running ??= readToEnd(context, reading);
  return reading.running;
}
