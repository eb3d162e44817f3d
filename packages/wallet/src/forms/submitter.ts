import { newId } from '@grocer/foundation/http';
import type { GrocerError, Result } from '@grocer/foundation/http';
import { reportFailure } from '../core/analytics.ts';
import { isOpenEnd, problemOf } from './errors/rules.ts';
import type { WalletCore } from '../core/late-part.ts';
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

/** An operation on its way: sent again as it is, under its key, until there is a definite answer. */
interface Pending<Sent> {
  readonly typed: string;
  readonly visit: number;
  readonly key: string;
  readonly sent: Sent;
}

/**
 * Submits a form: one press at a time, one idempotency key for one operation, and no answer on a form that it
 * does not belong to. Never rejects.
 */
export function createSubmitter<Sent, Output>({ store, deps }: WalletCore, form: FormName) {
  let pending: Pending<Sent> | undefined;
  // A card number or PIN must not outlive its form.
  store.subscribe(({ visitOf }) => {
    if (pending && pending.visit !== visitOf(form)) pending = undefined;
  });

  async function ready(submission: Submission<Sent, Output>): Promise<Prepared<Pending<Sent>>> {
    const { typed, isFresh = false } = submission;
    const visit = store.getState().visitOf(form);
    const isSame = pending?.typed === typed && pending.visit === visit && !isFresh;
    if (pending && isSame) return { ok: true, sent: pending };
    const prepared = await submission.prepare();
    if (!prepared.ok) return prepared;
    return { ok: true, sent: { typed, visit, key: newId(), sent: prepared.sent } };
  }

  function failed(submission: Submission<Sent, Output>, error: GrocerError, isLeft: boolean): void {
    // After a definite no the next try is a new operation, whatever it sends.
    if (!isOpenEnd(error)) pending = undefined;
    reportFailure(deps.report, error);
    deps.emitter.emit('error', { error });
    submission.failed?.(error, isLeft);
    if (!isLeft) store.getState().stopForm(form, problemOf(form, error, deps.timing.now()));
  }

  return async function submit(submission: Submission<Sent, Output>): Promise<void> {
    if (store.getState().isBusy()) return;
    const { shopper } = store.getState();
    const isLeft = store.getState().startForm(form);
    const operation = await ready(submission);
    if (isLeft()) return;
    if (!operation.ok) {
      store.getState().stopForm(form, operation.problem);
      return;
    }
    pending = operation.sent;
    const { signal } = deps;
    const { sent, key } = operation.sent;
    const result = await submission.send(sent, key);
    if (signal.aborted || store.getState().shopper !== shopper) return;
    if (!result.ok) {
      failed(submission, result.error, isLeft());
      return;
    }
    const left = isLeft();
    if (!left) {
      pending = undefined;
      store.getState().finishForm(form);
    }
    submission.done(result.value, left);
  };
}
