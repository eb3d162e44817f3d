import { tellError } from '@grocer/foundation/embed';
import { readCart, readCheckout, readModalityPreferences } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { within } from '@grocer/foundation/http';
import type { GrocerError, Result } from '@grocer/foundation/http';
import { hasOrdered } from './cart-rules.ts';
import type { CheckoutContext } from './context.ts';
import { askCards, loadCards } from './editing.ts';
import { leavingOf } from './leaving.ts';
import { merge } from './merging.ts';
import { readAgain } from './reading.ts';
import { openOperationOf } from './open-operation.ts';
import type { OpenOperation } from './open-operation.ts';
import { checkoutPaths } from '../layout/paths-rules.ts';
import { seenLinesOf } from './seen-lines.ts';
import { lookNow, watch } from './watching.ts';

/**
 * Reads what is to be shown. Changes that were sent may have been made, so that there are none any more: then the order itself
 * says so.
 */
async function readFor(
  { deps: { http, signal } }: CheckoutContext,
  { id, isModify, open }: { id: string; isModify: boolean; open: OpenOperation | undefined },
): Promise<Result<Checkout>> {
  const read = await http.send(readCheckout, { id, isModify }, { signal });
  const isGone = !read.ok && read.error.code === 'modification_missing' && open?.isModify === true;
  return isGone ? http.send(readCheckout, { id }, { signal }) : read;
}

/** Says that there is nothing to show; where nobody changes the order, that is done in its cart [C-2.30] [C-8.15]. */
function failLoading({ store, deps }: CheckoutContext, error: GrocerError): void {
  tellError(deps, error);
  deps.emitter.emit('load:failed', { error });
  store.getState().dispatch({ type: 'loadFailed', error });
  if (error.code === 'modification_missing') deps.goTo(checkoutPaths.modifyCart);
}

/**
 * Goes back to the cart where it has no longer what is ordered: the shopper has changed their mind there [C-2.14]. An order that
 * another tab has placed has emptied the cart as well, which the checkout tells.
 */
async function lookAtCart(context: CheckoutContext): Promise<void> {
  const { store, deps } = context;
  const { signal } = deps;
  const isLeft = async (): Promise<boolean> => {
    const read = await deps.http.send(readCart, undefined, { signal });
    const { order } = store.getState();
    if (signal.aborted || !read.ok || order.phase !== 'editing') return false;
    seenLinesOf(context).see(read.value);
    return !hasOrdered(order.checkout.lines, read.value, order.checkout.modality);
  };
  if (!(await isLeft())) return;
  const now = await readAgain(context);
  if (now?.status !== 'DRAFT' || store.getState().order.phase !== 'editing') return;
  // Whoever took it out there is not asked about flash sales here.
  leavingOf(context).leaveAnyway();
  deps.goTo(checkoutPaths.cart, { replace: true });
}

/** How long a page that could be shown waits for how the shopper shops, in ms. */
const PREFERENCES_MS = 3000;

/** Reads how the shopper shops. */
async function loadPreferences({ store, deps }: CheckoutContext): Promise<void> {
  const { signal } = deps;
  const read = await deps.http.send(readModalityPreferences, undefined, { signal });
  if (signal.aborted) return;
  if (read.ok) store.getState().showPreferences(read.value);
  else tellError(deps, read.error);
}

/** Reads what the payment step needs beside the checkout, once there is one to be paid. */
async function prepare(context: CheckoutContext, cards?: ReturnType<typeof askCards>): Promise<void> {
  const { order } = context.store.getState();
  if (order.phase !== 'editing') return;
  context.deps.device.load();
  context.deps.captureData(order.checkout.id);
  await Promise.all([loadCards(context, cards), order.checkout.status === 'DRAFT' && lookAtCart(context)]);
}

/** Resolves once it is known how the submission ended that the page was left with. */
const untilKnown = ({ store }: CheckoutContext): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.subscribe(({ order }) => {
      if (order.phase === 'unknown') return;
      stop();
      resolve();
    });
  });

/** Reads the checkout, and finds out what became of a submission that this tab was left with. */
export async function openCheckout(context: CheckoutContext): Promise<void> {
  const { store, deps } = context;
  const { signal, timing } = deps;
  const { orderId: id, isModify } = store.getState().settings;
  const { dispatch } = store.getState();
  dispatch({ type: 'load' });
  seenLinesOf(context).forget();
  // Beside the checkout, not after it: what is opened is mostly to be paid.
  const cards = askCards(context);
  const open = openOperationOf(deps.openOperation, { checkoutId: id, now: timing.now() });
  const preferences = loadPreferences(context);
  const result = await readFor(context, { id, isModify, open });
  if (signal.aborted) return;
  if (!result.ok) {
    failLoading(context, result.error);
    return;
  }
  const checkout = result.value;
  // The payment step waits for it, for a while, and goes on without [C-4.1].
  if (!open && checkout.status === 'DRAFT') await within({ ms: PREFERENCES_MS, timing, signal }, preferences);
  if (signal.aborted) return;
  // What it says of itself does not tell the host; the end of the submission does.
  if (open) {
    dispatch({ type: 'resume', checkout, operation: open.operation });
    await lookNow(context, open);
    void watch(context, open);
  } else dispatch({ type: 'read', checkout });
  if (!open) void merge(context);
  if (store.getState().order.phase === 'unknown') void untilKnown(context).then(() => prepare(context));
  else await prepare(context, cards);
}

/** Reads the order again for the shopper who has signed in again, and what could not be read before; what is on show stays. */
export async function catchUp(context: CheckoutContext): Promise<void> {
  const { signal } = context.deps;
  const { cards, preferences } = context.store.getState();
  const isCartUnseen = seenLinesOf(context).ids() === undefined;
  const [now] = await Promise.all([
    readAgain(context),
    cards.phase === 'failed' && loadCards(context),
    !preferences && loadPreferences(context),
  ]);
  if (signal.aborted) return;
  // Where they are offered may be known only now.
  const { flashSales, showFlashSales } = context.store.getState();
  if (flashSales.phase === 'failed') showFlashSales({ phase: 'idle' });
  if (isCartUnseen && now?.status === 'DRAFT') await lookAtCart(context);
}
