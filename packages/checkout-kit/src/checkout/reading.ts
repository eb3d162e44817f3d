import { readCheckout } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { oncePer, tellError } from '@grocer/foundation/embed';
import type { CheckoutContext } from './context.ts';
import { checkoutOf } from './order-reducer.ts';

/** The reads in flight, per shopper. */
interface Reading {
  running: Promise<Checkout | undefined> | undefined;
  /** Counts how often a read was requested. */
  asked: number;
}

const readingOf = oncePer((_signal: AbortSignal): Reading => ({ running: undefined, asked: 0 }));

/** Reads until the answer is no older than the last request and the last change. */
async function readToEnd({ store, deps }: CheckoutContext, reading: Reading): Promise<Checkout | undefined> {
  const { signal } = deps;
  try {
    for (;;) {
      const { asked } = reading;
      const { settings, order } = store.getState();
      const { orderId: id } = settings;
      // Submitted changes are part of a placed order, so there is no modification left to read.
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
      // A subscriber of the store may have requested another read at once.
      if (reading.asked === asked) return result.value;
    }
  } finally {
    reading.running = undefined;
  }
}

/**
 * Reads the checkout again; screen content and typed text stay meanwhile. An answer that is older than a
 * change, or than a later request, is discarded and the read is repeated, once for all callers. Resolves with
 * the checkout, or with undefined if the read failed.
 */
export function readAgain(context: CheckoutContext): Promise<Checkout | undefined> {
  const reading = readingOf(context.deps.signal);
  reading.asked += 1;
  reading.running ??= readToEnd(context, reading);
  return reading.running;
}
