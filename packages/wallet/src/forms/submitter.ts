import { createWrites, newId } from '@grocer/foundation/http';
import type { GrocerError, Result } from '@grocer/foundation/http';
import { reportFailure } from '../core/analytics.ts';
import { problemOf } from './errors/rules.ts';
import type { WalletCore } from '../core/lazy-part.ts';
import type { FormName, Problem } from './slice.ts';

/** What is sent, ready to go; or why it cannot be. */
export type Prepared<Sent> =
  | { readonly ok: true; readonly sent: Sent }
  | { readonly ok: false; readonly problem: Problem | undefined };

/** Something that a shopper wants done, from the press to a definite end. */
export interface Submission<Sent, Output> {
  /** What makes a second press the same operation: what was typed and picked. */
  readonly typed: string;
  /** Has something been typed that `typed` cannot tell, as in the vault's frame? */
  readonly isFresh?: boolean;
  prepare(): Prepared<Sent> | Promise<Prepared<Sent>>;
  send(sent: Sent, key: string): Promise<Result<Output>>;
  /** Takes up a success. `isLeft`: the shopper is no longer at this form. */
  done(output: Output, isLeft: boolean): void;
  /** Takes up a failure, before the form says it. */
  failed?(error: GrocerError, isLeft: boolean): void;
}

/**
 * Submits a form: one press at a time, one idempotency key for one operation, and no answer on a form that it
 * does not belong to. Never rejects.
 */
export function createSubmitter<Sent, Output>({ store, deps }: WalletCore, form: FormName) {
  const writes = createWrites<Sent>(newId, () => {
    const visit = store.getState().visitOf(form);
    return () => store.getState().visitOf(form) === visit;
  });
  // A card number or PIN must not outlive its form.
  store.subscribe(writes.prune);

  function failed(submission: Submission<Sent, Output>, error: GrocerError, isLeft: boolean): void {
    reportFailure(deps.report, error);
    deps.emitter.emit('error', { error });
    submission.failed?.(error, isLeft);
    if (!isLeft) store.getState().stopForm(form, problemOf(form, error, deps.timing.now()));
  }

  return async function submit(submission: Submission<Sent, Output>): Promise<void> {
    if (store.getState().isBusy()) return;
    const isLeft = store.getState().startForm(form);
    const { typed, isFresh = false } = submission;
    const pending = isFresh ? undefined : writes.pending(typed);
    const prepared: Prepared<Sent> = pending ? { ok: true, sent: pending.sent } : await submission.prepare();
    if (isLeft()) return;
    if (!prepared.ok) {
      store.getState().stopForm(form, prepared.problem);
      return;
    }
    const write = pending ?? writes.begin(typed, prepared.sent);
    const { signal } = deps;
    const result = await submission.send(write.sent, write.key);
    if (signal.aborted) return;
    // After a definite answer the next try is a new write, whatever it sends.
    writes.settle(write, result);
    if (!result.ok) {
      failed(submission, result.error, isLeft());
      return;
    }
    const left = isLeft();
    if (!left) store.getState().finishForm(form);
    submission.done(result.value, left);
  };
}
