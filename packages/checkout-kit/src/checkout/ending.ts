import { clearCart, readCart } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { checkoutPaths, completePath } from '../layout/paths-rules.ts';
import { isStillInCart } from './cart-rules.ts';
import type { CheckoutContext } from './context.ts';
import { lastPathOf } from './last-path.ts';
import { merge } from './merging.ts';
import { readAgain } from './reading.ts';
import type { OpenOperation } from './open-operation.ts';
import type { Outcome } from './order-reducer.ts';
import { seenLinesOf } from './seen-lines.ts';
import type { SubmitTrouble } from './trouble-rules.ts';

/**
 * Removes the ordered items from the cart, unless the service has done so with the order. Items added since
 * are kept. If it is unclear whose the items are, the shopper is asked to check the cart.
 */
async function emptyCart(
  context: CheckoutContext,
  { modality, lines: ordered }: Checkout,
  open: OpenOperation,
): Promise<void> {
  const { store, deps } = context;
  const { signal } = deps;
  // A page that was reloaded has stored the lines it saw with its submission.
  const seen = open.seen ?? seenLinesOf(context).ids();
  const read = await deps.http.send(readCart, undefined, { signal });
  if (signal.aborted) return;
  const isLeft = read.ok ? isStillInCart({ ordered, seen }, read.value, modality) : 'unknown';
  if (!isLeft) return;
  const isCleared = isLeft === true && (await deps.http.send(clearCart, { modality }, { signal })).ok;
  if (!signal.aborted && !isCleared) store.getState().showCartLeft();
}

/**
 * Checks that the service has removed the modification's cart with the changes; if not, or if some of the
 * changes had an error, shows what is left to confirm [C-4.16] [C-4.19].
 */
async function checkModifyCart(
  { store, deps }: CheckoutContext,
  { id, hadFallout }: Checkout,
): Promise<void> {
  const { signal } = deps;
  const read = await deps.http.send(readCart, undefined, { signal });
  if (signal.aborted) return;
  // Another device may have opened changes to another order since then.
  const isGone = read.ok && read.value.modify?.checkoutId !== id;
  if (hadFallout) store.getState().showSavedChanges({ kind: 'partial', phase: 'told' });
  else if (!isGone) store.getState().showSavedChanges({ kind: 'cart', phase: 'told' });
}

/** Tells the host that an order was placed or changed, and cleans up its cart. */
function reportPlaced(context: CheckoutContext, checkout: Checkout, open: OpenOperation): void {
  const { deps } = context;
  const { isModify } = open;
  const { id: checkoutId, order, summary } = checkout;
  const told = { checkoutId, orderNumber: order?.number, total: summary.cost.total };
  deps.report({ type: isModify ? 'ORDER_MODIFIED' : 'ORDER_PLACED' });
  deps.emitter.emit(isModify ? 'order:modified' : 'order:placed', told);
  if (isModify) {
    void checkModifyCart(context, checkout);
    void readAgain(context);
  } else {
    void emptyCart(context, checkout, open);
    void merge(context);
  }
  // A stored path would send a shopper who changes the order home from the page that confirms it.
  deps.lastPath.keep(undefined);
  deps.goTo(completePath(deps.app, checkoutId, isModify));
  lastPathOf(context).look();
}

function reportTrouble({ deps }: CheckoutContext, { kind }: SubmitTrouble): void {
  deps.report({ type: 'USER_CONSTRAINT_ERROR', code: kind });
}

/** Ends a submission: updates the store, tells the host and clears the stored operation. */
export function finishSubmission(context: CheckoutContext, open: OpenOperation, outcome: Outcome): void {
  const { store, deps } = context;
  const { operation } = open;
  const { order } = store.getState();
  if (!('operation' in order) || order.operation !== operation) return;
  deps.openOperation.keep(undefined);
  store.getState().dispatch({ type: 'ended', operation, outcome });
  switch (outcome.kind) {
    case 'placed':
      reportPlaced(context, outcome.checkout, open);
      return;
    case 'rejected':
      deps.report({ type: 'ORDER_REJECTED' });
      deps.emitter.emit('order:rejected', { reason: outcome.reason });
      return;
    case 'expired':
      deps.emitter.emit('order:timed-out', undefined);
      return;
    case 'refused':
      reportTrouble(context, outcome.trouble);
      return;
    case 'missing':
      reportTrouble(context, { kind: 'modifyMissing' });
      deps.goTo(checkoutPaths.modifyCart);
      return;
    case 'conflicted':
      reportTrouble(context, { kind: 'generic' });
  }
}
