import { isUnconfirmed, readCheckout } from '@grocer/foundation/contract';
import type { Call } from '@grocer/foundation/contract';
import type { Checkout } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import { err, GrocerError } from '@grocer/foundation/http';
import type { Reconciled, Result } from '@grocer/foundation/http';
import type { CheckoutContext } from './context.ts';
import { checkoutOf } from './order-reducer.ts';
import type { EditName } from './slice.ts';

/** An edit of a checkout, described so that it can be repeated on a newer version. */
export interface Change<Input> {
  readonly name: EditName;
  readonly call: Call<Input, Checkout>;
  readonly inputFor: (checkout: Checkout) => Input;
  /** Returns true when the checkout shows that the edit was applied. */
  readonly isDone: (checkout: Checkout) => boolean;
}

/** The write queue of a checkout. Each write needs the version that the one before has created. */
export interface Writer {
  /**
   * Makes an edit after the earlier ones. Resolves with undefined if the checkout is not a draft or the edit
   * was aborted.
   */
  write<Input>(change: Change<Input>): Promise<Result<Checkout> | undefined>;
  /**
   * Waits until no edit is in flight. Resolves with whether the newest edit of each kind was applied, of those made
   * since there was last none in flight.
   */
  drain(): Promise<boolean>;
}

/**
 * The error of an edit that was answered without being applied: retryable if it is uncertain whether it was.
 */
const notAppliedError = (endpoint: string, isCertain: boolean): GrocerError =>
  new GrocerError({
    code: isCertain ? 'unexpected' : 'unconfirmed',
    endpoint,
    message: `${endpoint} was answered without the change.`,
    retryable: !isCertain,
  });

/**
 * Tracks the edits of which nobody knows whether they were applied, until the writer has read the checkout or another
 * version is on screen.
 */
function createDoubts({ store }: Pick<CheckoutContext, 'store'>) {
  const errors = new Map<string, GrocerError>();
  return {
    /** Shows a checkout that the service has returned. */
    take(checkout: Checkout): void {
      errors.clear();
      store.getState().dispatch({ type: 'read', checkout });
    },
    /** Returns the error to report: a retry that cannot read the checkout knows no more than the attempt before it. */
    reported(name: EditName, error: GrocerError): GrocerError {
      const key = `${name} ${checkoutOf(store.getState().order)?.versionKey}`;
      if (isUnconfirmed(error.code)) errors.set(key, error);
      return errors.get(key) ?? error;
    },
  };
}

/** Returns the writer of a checkout. It dispatches each checkout that the service returns. */
export const writerOf = oncePer(({ store, deps }: CheckoutContext): Writer => {
  /** Resolves with the last edit in the queue. */
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  /** Per name, whether the newest edit was applied; a newer edit replaces an older one. */
  const newest = new Map<EditName, Promise<boolean>>();
  const { take, reported } = createDoubts({ store });

  async function send<Input>(
    change: Change<Input>,
    signal: AbortSignal,
  ): Promise<Result<Checkout> | undefined> {
    const base = checkoutOf(store.getState().order);
    if (base?.status !== 'DRAFT') return undefined;
    const read = (): Promise<Result<Checkout>> => deps.http.send(readCheckout, { id: base.id }, { signal });

    /** Checks whether an edit with a lost response was applied; an unchanged version proves it was not. */
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
    // In any case, the page continues from the service's current checkout.
    const now = await read();
    if (signal.aborted) return undefined;
    if (now.ok) take(now.value);
    if (now.ok && change.isDone(now.value)) return now;
    // A new version may contain part of the edit, so the outcome is uncertain.
    const isUntouched = now.ok && now.value.versionKey === base.versionKey;
    return result.ok ? err(notAppliedError(change.call.path, isUntouched)) : result;
  }

  /** Makes an edit; repeats it once if the checkout was changed elsewhere since it was read. */
  async function sendOnNewest<Input>(change: Change<Input>): Promise<Result<Checkout> | undefined> {
    const { signal } = deps;
    const result = await send(change, signal);
    const isOutdated = result !== undefined && !result.ok && result.error.code === 'version_conflict';
    const final = isOutdated && !signal.aborted ? await send(change, signal) : result;
    return final && !final.ok ? err(reported(change.name, final.error)) : final;
  }

  return {
    async write(change) {
      const { showEdit } = store.getState();
      showEdit(change.name, { phase: 'saving' });
      // Failures from before the queue was last empty have been reported.
      if (open === 0) newest.clear();
      open += 1;
      const done = last.then(() => sendOnNewest(change));
      // An edit that was aborted, or of an order that is no draft any more, is nothing to wait for.
      const isApplied = done.then((result) => result?.ok ?? true);
      last = done;
      newest.set(change.name, isApplied);
      const result = await done;
      open -= 1;
      if (newest.get(change.name) === isApplied)
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
