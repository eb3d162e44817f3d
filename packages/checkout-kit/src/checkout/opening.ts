import { tellError } from '@grocer/foundation/embed';
import { readCart, readCheckout, readModalityPreferences } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { within } from '@grocer/foundation/http';
import type { GrocerError, Result } from '@grocer/foundation/http';
import { cartCoversOrder } from './cart-rules.ts';
import type { CheckoutContext } from './context.ts';
import { loadCards, requestCards } from './editing.ts';
import { goToPlacedOrder } from './last-path.ts';
import { leavingOf } from './leaving.ts';
import { merge } from './merging.ts';
import { readAgain } from './reading.ts';
import { storedOperationOf } from './open-operation.ts';
import type { OpenOperation } from './open-operation.ts';
import type { OrderState } from './order-reducer.ts';
import { checkoutPaths } from '../layout/paths-rules.ts';
import { seenLinesOf } from './seen-lines.ts';
import { checkOnce, watch } from './watching.ts';

/**
 * Reads the checkout. If a submission of changes may have been applied, the modification may be gone, so the
 * order itself is read instead.
 */
async function readFor(
  { deps: { http, signal } }: CheckoutContext,
  { id, isModify, open }: { id: string; isModify: boolean; open: OpenOperation | undefined },
): Promise<Result<Checkout>> {
  const read = await http.send(readCheckout, { id, isModify }, { signal });
  const isGone = !read.ok && read.error.code === 'modification_missing' && open?.isModify === true;
  return isGone ? http.send(readCheckout, { id }, { signal }) : read;
}

/** Reports a failed load. If the modification does not exist, navigates to its cart [C-2.30] [C-8.15]. */
function failLoading({ store, deps }: CheckoutContext, error: GrocerError): void {
  store.getState().dispatch({ type: 'loadFailed', error });
  tellError(deps, error);
  // A host that hears of it may have the order loaded anew at once.
  const isOver = (): boolean => store.getState().order.phase === 'loading';
  if (!isOver()) deps.emitter.emit('load:failed', { error });
  if (error.code === 'modification_missing' && !isOver()) deps.goTo(checkoutPaths.modifyCart);
}

/**
 * Returns to the cart if it no longer holds what is ordered, because the shopper has changed it there
 * [C-2.14]. An order placed in another tab empties the cart as well, so the checkout is read again first.
 */
async function checkCart(context: CheckoutContext): Promise<void> {
  const { store, deps } = context;
  const { signal } = deps;
  const isLeft = async (): Promise<boolean> => {
    const read = await deps.http.send(readCart, undefined, { signal });
    const { order } = store.getState();
    if (signal.aborted || !read.ok || order.phase !== 'editing') return false;
    seenLinesOf(context).see(read.value);
    return !cartCoversOrder(order.checkout.lines, read.value, order.checkout.modality);
  };
  if (!(await isLeft())) return;
  const now = await readAgain(context);
  if (now?.status !== 'DRAFT' || store.getState().order.phase !== 'editing') return;
  // A shopper who removed items in the cart is not asked about flash sales here.
  leavingOf(context).leaveAnyway();
  deps.goTo(checkoutPaths.cart, { replace: true });
}

/** Longest time that the payment step waits for the modality preferences, in ms. */
const PREFERENCES_MS = 3000;

/** Loads the shopper's modality preferences. */
async function loadPreferences({ store, deps }: CheckoutContext): Promise<void> {
  const { signal } = deps;
  const read = await deps.http.send(readModalityPreferences, undefined, { signal });
  if (signal.aborted) return;
  if (read.ok) store.getState().showPreferences(read.value);
  else tellError(deps, read.error);
}

/** Loads what else the payment step needs, if the checkout can be edited. */
async function prepare(context: CheckoutContext, cards?: ReturnType<typeof requestCards>): Promise<void> {
  const { order } = context.store.getState();
  if (order.phase !== 'editing') return;
  context.deps.device.load();
  context.deps.captureData(order.checkout.id);
  await Promise.all([loadCards(context, cards), order.checkout.status === 'DRAFT' && checkCart(context)]);
}

/** Resolves once the order has left a phase that it is in, or the shopper has left. */
const untilLeft = ({ store, deps: { signal } }: CheckoutContext, phase: OrderState['phase']): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.subscribe(look);
    function look(): void {
      if (store.getState().order.phase === phase && !signal.aborted) return;
      stop();
      resolve();
    }
    signal.addEventListener('abort', look);
  });

/** Loads the checkout and resumes a submission that was in flight when this tab was left. */
export async function openCheckout(context: CheckoutContext): Promise<void> {
  const { store, deps } = context;
  const { signal, timing } = deps;
  const { orderId: id, isModify } = store.getState().settings;
  const { dispatch } = store.getState();
  dispatch({ type: 'load' });
  seenLinesOf(context).forget();
  // The cards are read in parallel, since most checkouts are opened to be paid.
  const cards = requestCards(context);
  const open = storedOperationOf(deps.openOperation, { checkoutId: id, now: timing.now() });
  const preferences = loadPreferences(context);
  const result = await readFor(context, { id, isModify, open });
  if (signal.aborted) return;
  if (!result.ok) {
    failLoading(context, result.error);
    return;
  }
  const checkout = result.value;
  // The payment step waits a limited time for the preferences, then renders without them [C-4.1].
  if (!open && checkout.status === 'DRAFT') await within({ ms: PREFERENCES_MS, timing, signal }, preferences);
  if (signal.aborted) return;
  // Not `loaded`: a resumed submission has to end in `finishSubmission`, which tells the host of its outcome.
  if (open) {
    dispatch({ type: 'resume', checkout, operation: open.operation });
    await checkOnce(context, open);
    void watch(context, open);
  } else {
    dispatch({ type: 'loaded', checkout });
    goToPlacedOrder(context);
  }
  if (!open) void merge(context);
  if (store.getState().order.phase === 'unknown')
    void untilLeft(context, 'unknown').then(() => prepare(context));
  else await prepare(context, cards);
}

/**
 * Reads the order again, after a load in flight; an order that could not be loaded is loaded. The page of a rejected
 * order reads nothing.
 */
export async function refresh(context: CheckoutContext): Promise<void> {
  const { store } = context;
  if (store.getState().order.phase === 'loading') await untilLeft(context, 'loading');
  const { phase } = store.getState().order;
  if (phase === 'unavailable') await openCheckout(context);
  else if (phase !== 'rejected') await readAgain(context);
}

/**
 * Reads the order again after the shopper has signed in again, and repeats failed loads. The current content
 * stays on screen.
 */
export async function resumeAfterSignIn(context: CheckoutContext): Promise<void> {
  const { signal } = context.deps;
  const { cards, preferences, dispatch } = context.store.getState();
  dispatch({ type: 'resolved', trouble: 'session' });
  const isCartUnseen = seenLinesOf(context).ids() === undefined;
  const [now] = await Promise.all([
    readAgain(context),
    cards.phase === 'failed' && loadCards(context),
    !preferences && loadPreferences(context),
  ]);
  if (signal.aborted) return;
  // Whether flash sales are offered may become known only now.
  const { flashSales, showFlashSales } = context.store.getState();
  if (flashSales.phase === 'failed') showFlashSales({ phase: 'idle' });
  void merge(context);
  if (isCartUnseen && now?.status === 'DRAFT') await checkCart(context);
}
