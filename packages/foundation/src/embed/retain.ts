import { browserProblem } from '../http/browser-problem.ts';
import type { GrocerError } from '../http/grocer-error.ts';

interface Living {
  /** What the SDK is called in messages for developers. */
  readonly product: string;
  readonly emitter: { emit(name: 'load:failed', detail: { readonly error: GrocerError }): void };
  begin(): void;
  end(): void;
  /** Takes up that it cannot begin: in a browser that is too old, where nothing is shown. */
  fail(error: GrocerError): void;
}

/**
 * Counts who takes part in a mount: the first one begins it, the last one out ends it. Returns how to take part. In a
 * browser that is too old it never begins, and the page's own error tracking hears of that as well.
 */
export function createRetain({ product, emitter, begin, end, fail }: Living): () => () => void {
  let holders = 0;
  let isAlive = false;
  let problem: GrocerError | undefined;
  const settle = (): void => {
    const isWanted = holders > 0;
    if (isWanted === isAlive || problem) return;
    problem = browserProblem(product);
    if (problem) {
      fail(problem);
      emitter.emit('load:failed', { error: problem });
      throw problem;
    }
    isAlive = isWanted;
    if (isWanted) begin();
    else end();
  };
  return () => {
    holders += 1;
    // A tick later: React's StrictMode lets go and takes hold again at once, which must load once and end nothing.
    queueMicrotask(settle);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      holders -= 1;
      queueMicrotask(settle);
    };
  };
}
