import { isUnconfirmed, modifyTip, readCheckoutTip } from '@grocer/foundation/contract';
import type { PaidCheckout, TipUpdate } from '@grocer/foundation/contract';
import type { Cents } from '@grocer/foundation/domain';
import { oncePer, tellError } from '@grocer/foundation/embed';
import { createWrites, err } from '@grocer/foundation/http';
import type { GrocerError, Reconciled, Result } from '@grocer/foundation/http';
import type { Account } from '../../core/create-account.ts';
import { tipTexts } from './messages.ts';

/** A tip for a checkout. */
export interface TipWish {
  readonly checkoutId: string;
  /** Amount in whole cents. */
  readonly amount: Cents;
}

/** The outcome: the tip as the service has it, or the error with a message for the shopper. */
export type TipResult =
  | { readonly ok: true; readonly tip: Cents }
  | { readonly ok: false; readonly error: GrocerError; readonly message: string };

type TipContext = Pick<Account, 'deps'>;

/**
 * The writes of one account. They run one at a time, since each needs the version that the last one created.
 */
const tips = oncePer(({ deps }: TipContext) => {
  const writes = createWrites<TipUpdate>(deps.newId, deps.forShopper);
  /** By checkout, the last tip of which nobody knows whether it was set. */
  const doubts = new Map<string, { readonly amount: Cents; readonly error: GrocerError }>();

  /**
   * Checks whether a tip with a lost response was set. A newer version with another tip leaves that unknown.
   */
  async function lookAfterwards(
    { id, tip, versionKey }: TipUpdate,
    signal: AbortSignal,
  ): Promise<Reconciled<PaidCheckout>> {
    const seen = await deps.http.send(readCheckoutTip, { id }, { signal });
    if (!seen.ok) return { kind: 'unknown' };
    if (seen.value.tip === tip) return { kind: 'happened', value: seen.value };
    return { kind: seen.value.versionKey === versionKey ? 'did-not-happen' : 'unknown' };
  }

  async function set(
    { checkoutId: id, amount: tip }: TipWish,
    signal: AbortSignal,
  ): Promise<Result<PaidCheckout>> {
    const read = await deps.http.send(readCheckoutTip, { id }, { signal });
    // A retry that cannot read the checkout does not know more than the attempt before it.
    const doubt = doubts.get(id);
    if (!read.ok) return doubt?.amount === tip && !signal.aborted ? err(doubt.error) : read;
    doubts.delete(id);
    if (read.value.tip === tip) return read;
    // A write with a lost response is sent again in the same version only: in a newer one, somebody has set another tip.
    const write = writes.of({ id, tip, versionKey: read.value.versionKey });
    const { key, sent } = write;
    const reconcile = (): Promise<Reconciled<PaidCheckout>> => lookAfterwards(sent, signal);
    const result = await deps.http.send(modifyTip, sent, { signal, key, reconcile });
    writes.settle(write, result);
    if (!result.ok && isUnconfirmed(result.error.code)) doubts.set(id, { amount: tip, error: result.error });
    return result;
  }

  /** Sets a tip; repeats it once if the checkout was changed elsewhere between read and write. */
  async function setOnNewest(wish: TipWish, signal: AbortSignal): Promise<Result<PaidCheckout>> {
    const result = await set(wish, signal);
    return !result.ok && result.error.code === 'version_conflict' ? set(wish, signal) : result;
  }

  let last: Promise<unknown> = Promise.resolve();
  return (wish: TipWish): Promise<Result<PaidCheckout>> => {
    // Use the current shopper's signal, even if the shopper changes before this write's turn.
    const { signal } = deps;
    const done = last.then(() => setOnNewest(wish, signal));
    last = done;
    return done;
  };
});

/** Sets the tip of a checkout in its current version. Errors are values. */
export async function submitTip(context: TipContext, wish: TipWish): Promise<TipResult> {
  const result = await tips(context)(wish);
  if (result.ok) return { ok: true, tip: result.value.tip };
  tellError(context.deps, result.error);
  const { error } = result;
  const message = isUnconfirmed(error.code) ? tipTexts.unconfirmed : tipTexts.failed;
  return { ok: false, error, message };
}
