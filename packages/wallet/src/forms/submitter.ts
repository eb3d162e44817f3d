import { createWrites, newId } from '@grocer/foundation/http';
import type { GrocerError, Result } from '@grocer/foundation/http';
import { tellError } from '../core/tell-error.ts';
import { problemOf } from './errors/rules.ts';
import type { WalletCore } from '../core/lazy-part.ts';
import { formOf } from './slice.ts';
import type { FormName, Problem } from './slice.ts';

/** The data to send, or why it cannot be sent. */
export type Prepared<Sent> =
  | { readonly ok: true; readonly sent: Sent }
  | { readonly ok: false; readonly problem: Problem | undefined };

/** One operation of a shopper, from the press to a definite outcome. */
export interface Submission<Sent, Output> {
  /** What was typed and picked. A second press with the same value retries the same operation. */
  readonly typed: string;
  /** True when something was typed that `typed` does not contain, such as in the vault's frame. */
  readonly isFresh?: boolean;
  prepare(): Prepared<Sent> | Promise<Prepared<Sent>>;
  send(sent: Sent, key: string): Promise<Result<Output>>;
  /** Handles a success. `isLeft`: the shopper has left the form. */
  done(output: Output, isLeft: boolean): void;
  /** Handles a failure, before the form shows it. */
  failed?(error: GrocerError, isLeft: boolean): void;
}

/**
 * Creates the submit function of a form: one submission at a time, one idempotency key per operation, and no
 * result on a form that was left. Never rejects.
 */
export function createSubmitter<Sent, Output>({ store, deps }: WalletCore, form: FormName) {
  const writes = createWrites<Sent>(newId, () => {
    const visit = store.getState().visitOf(form);
    return () => store.getState().visitOf(form) === visit;
  });
  // A card number or PIN must not outlive its form.
  store.subscribe(writes.prune);
  deps.signedInAgain.add(() => {
    const now = formOf(store.getState(), form);
    const isExpired = now.phase === 'editing' && now.problem?.about === 'sessionExpired';
    if (isExpired) store.getState().stopForm(form, undefined);
  });

  function failed(submission: Submission<Sent, Output>, error: GrocerError, isLeft: boolean): void {
    tellError(deps, error);
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
    // After a definite answer the next attempt is a new write, even with the same data.
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
