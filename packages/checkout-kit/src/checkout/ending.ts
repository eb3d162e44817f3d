import { clearCart, readCart } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { isStillInCart } from './cart-rules.ts';
import type { CheckoutContext } from './context.ts';
import type { OpenOperation } from './open-operation.ts';
import type { Outcome } from './order-reducer.ts';
import type { SubmitTrouble } from './trouble-rules.ts';

// [C-2.3]
/** The page of an order that was placed, or changed. */
const completePath = (app: string, id: string): string =>
  `/checkout/${app.toLowerCase()}/${encodeURIComponent(id)}/complete`;

/**
 * Takes what was ordered out of the cart. The service has done it with the order, so that there is mostly nothing to do; what
 * the shopper has put into the cart since is left there.
 */
async function emptyCart({ store, deps }: CheckoutContext, { modality, lines }: Checkout): Promise<void> {
  const { signal } = deps;
  const read = await deps.http.send(readCart, undefined, { signal });
  if (signal.aborted || (read.ok && !isStillInCart(lines, read.value, modality))) return;
  const cleared = read.ok ? await deps.http.send(clearCart, { modality }, { signal }) : read;
  if (!signal.aborted && !cleared.ok) store.getState().showCartLeft();
}

function tellTrouble({ deps }: CheckoutContext, { kind }: SubmitTrouble): void {
  deps.report({ type: 'USER_CONSTRAINT_ERROR', code: kind });
}

/** Ends a submission, now that it is certain how: in the store, for the host, and in what this tab remembers. */
export function end(context: CheckoutContext, { operation }: OpenOperation, outcome: Outcome): void {
  const { store, deps } = context;
  const { order } = store.getState();
  if (!('operation' in order) || order.operation !== operation) return;
  deps.openOperation.keep(undefined);
  store.getState().dispatch({ type: 'ended', operation, outcome });
  switch (outcome.kind) {
    case 'placed': {
      const { checkout } = outcome;
      deps.report({ type: 'ORDER_PLACED' });
      deps.emitter.emit('order:placed', {
        checkoutId: checkout.id,
        orderNumber: checkout.order?.number,
        total: checkout.summary.cost.total,
      });
      void emptyCart(context, checkout);
      deps.goTo(completePath(deps.app, checkout.id));
      return;
    }
    case 'rejected':
      deps.report({ type: 'ORDER_REJECTED' });
      deps.emitter.emit('order:rejected', { reason: outcome.reason });
      return;
    case 'expired':
      deps.emitter.emit('order:timed-out', undefined);
      return;
    case 'refused':
      tellTrouble(context, outcome.trouble);
      return;
    case 'conflicted':
      tellTrouble(context, { kind: 'generic' });
  }
}
