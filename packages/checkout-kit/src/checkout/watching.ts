import { onPageReturn } from '@grocer/foundation/embed';
import type { CheckoutContext } from './context.ts';
import { operationOf, storedOperationOf } from './open-operation.ts';
import type { OpenOperation } from './open-operation.ts';
import { reconcile } from './reconciling.ts';
import { finishSubmission } from './ending.ts';

/** Delay before each attempt, in milliseconds; the last one repeats. */
const WAITS_MS: readonly number[] = [2000, 4000, 8000, 15_000, 30_000];

/** Resolves after `ms`, or earlier when the device comes back online or the shopper returns to the page. */
async function untilNextCheck(
  { timing }: CheckoutContext['deps'],
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  const woken = new AbortController();
  const within = AbortSignal.any([signal, woken.signal]);
  const wake = (): void => woken.abort();
  globalThis.addEventListener?.('online', wake, { signal: within });
  onPageReturn(wake, within);
  await timing.sleep(ms, within);
  woken.abort();
}

/** Checks the outcome of a submission repeatedly, without a limit, until it is known. */
export async function watch(context: CheckoutContext, open: OpenOperation): Promise<void> {
  const { store, deps } = context;
  const { signal } = deps;
  const { operation } = open;
  const isOpen = (): boolean => {
    const { order } = store.getState();
    return order.phase === 'unknown' && order.operation === operation;
  };
  for (let look = 0; isOpen() && !signal.aborted; look += 1) {
    await untilNextCheck(deps, WAITS_MS[look] ?? WAITS_MS.at(-1) ?? 0, signal);
    if (!signal.aborted && isOpen()) await checkOnce(context, open);
  }
}

/** Checks the awaited submission once more, as stored in this tab or else as the store has it. */
export async function checkAgain(context: CheckoutContext): Promise<void> {
  const { store, deps } = context;
  const { order } = store.getState();
  if (order.phase !== 'unknown') return;
  const asked = { checkoutId: order.checkout.id, now: deps.timing.now() };
  await checkOnce(context, storedOperationOf(deps.openOperation, asked) ?? operationOf(order));
}

/** Checks a submission once and ends it if the outcome is known. */
export async function checkOnce(context: CheckoutContext, open: OpenOperation): Promise<void> {
  const { store, deps } = context;
  const { signal } = deps;
  const { operation } = open;
  store.getState().dispatch({ type: 'check', operation });
  const outcome = await reconcile(context, open, signal);
  if (signal.aborted) return;
  if (outcome) finishSubmission(context, open, outcome);
  else store.getState().dispatch({ type: 'lost', operation });
}
