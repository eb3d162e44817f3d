import { readCheckout } from '@grocer/foundation/contract';
import type { Call } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import { err, GrocerError } from '@grocer/foundation/http';
import type { Reconciled, Result } from '@grocer/foundation/http';
import type { CheckoutContext } from './context.ts';
import { checkoutOf } from './order-reducer.ts';
import type { EditName } from './slice.ts';

/** One change to a checkout, told in a way that can be done again on a newer version of it. */
export interface Change<Input> {
  readonly name: EditName;
  readonly call: Call<Input, Checkout>;
  readonly inputFor: (checkout: Checkout) => Input;
  /** Does a checkout say that it is done? */
  readonly isDone: (checkout: Checkout) => boolean;
}

/** The one queue of writes of a checkout: each needs the version that the one before has made. */
export interface Writer {
  /** Makes a change once those before it have ended; undefined where there is nothing to change any more. */
  write<Input>(change: Change<Input>): Promise<Result<Checkout> | undefined>;
  /** Waits until nothing is on its way. Says whether the newest change of each kind that was waited for has been taken up. */
  drain(): Promise<boolean>;
}

/** Why a change is none that was answered without a word of it: the service has not made it, or cannot be asked again. */
const notMade = (endpoint: string, isCertain: boolean): GrocerError =>
  new GrocerError({
    code: isCertain ? 'unexpected' : 'unconfirmed',
    endpoint,
    message: `${endpoint} was answered without the change.`,
    retryable: !isCertain,
  });

/** The writer of a checkout. Reading and writing, it tells the order what the service says. */
export const writerOf = oncePer(({ store, deps }: CheckoutContext): Writer => {
  /** Ends with the last change. */
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  /** The newest change of each name, and whether it was taken up: what a shopper has said since replaces what they said before. */
  const newest = new Map<EditName, Promise<boolean>>();
  const take = (checkout: Checkout): void => store.getState().dispatch({ type: 'read', checkout });

  async function send<Input>(
    change: Change<Input>,
    signal: AbortSignal,
  ): Promise<Result<Checkout> | undefined> {
    const base = checkoutOf(store.getState().order);
    if (base?.status !== 'DRAFT') return undefined;
    const read = (): Promise<Result<Checkout>> => deps.http.send(readCheckout, { id: base.id }, { signal });

    /** Has a change whose answer was lost been made? A version that is still the same says that it has not. */
    async function reconcile(): Promise<Reconciled<Checkout>> {
      const seen = await read();
      if (!seen.ok) return { kind: 'unknown' };
      if (change.isDone(seen.value)) return { kind: 'happened', value: seen.value };
      return { kind: seen.value.versionKey === base?.versionKey ? 'did-not-happen' : 'unknown' };
    }
    const result = await deps.http.send(change.call, change.inputFor(base), { signal, reconcile });
    if (signal.aborted) return undefined;
    if (result.ok) take(result.value);
    if (result.ok && change.isDone(result.value)) return result;
    // Whatever it was, the page goes on from what the service says now.
    const now = await read();
    if (signal.aborted) return undefined;
    if (now.ok) take(now.value);
    if (now.ok && change.isDone(now.value)) return now;
    // Another version may have some of it: whoever sees it says what it is.
    const isUntouched = now.ok && now.value.versionKey === base.versionKey;
    return result.ok ? err(notMade(change.call.path, isUntouched)) : result;
  }

  /** Makes a change; once more where somebody has changed the checkout since it was read. */
  async function sendOnNewest<Input>(change: Change<Input>): Promise<Result<Checkout> | undefined> {
    const { signal } = deps;
    const result = await send(change, signal);
    const isOutdated = result !== undefined && !result.ok && result.error.code === 'version_conflict';
    return isOutdated && !signal.aborted ? send(change, signal) : result;
  }

  return {
    async write(change) {
      const { showEdit } = store.getState();
      showEdit(change.name, { phase: 'saving' });
      // What was not taken up before everything else had ended is told by now.
      if (open === 0) newest.clear();
      open += 1;
      const done = last.then(() => sendOnNewest(change));
      const isTaken = done.then((result) => result?.ok ?? true);
      last = done;
      newest.set(change.name, isTaken);
      const result = await done;
      open -= 1;
      if (newest.get(change.name) === isTaken)
        showEdit(change.name, result && !result.ok ? { phase: 'failed', error: result.error } : undefined);
      return result;
    },
    async drain() {
      if (open === 0) return true;
      await last;
      return (await Promise.all(newest.values())).every(Boolean);
    },
  };
});
