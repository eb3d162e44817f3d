import { browserProblem } from '../http/browser-problem.ts';
import type { GrocerError } from '../http/grocer-error.ts';

interface Living {
  /** Name of the SDK in messages for developers. */
  readonly product: string;
  readonly emitter: { emit(name: 'load:failed', detail: { readonly error: GrocerError }): void };
  begin(): void;
  end(): void;
  /** Records that the SDK cannot start, because the browser is too old to show anything. */
  fail(error: GrocerError): void;
}

/**
 * Counts the holders of a mount: the first one starts it, the last one to leave ends it. Returns the function
 * that adds a holder. In a browser that is too old, the mount never starts, and the error is also thrown for
 * the page's error tracking.
 */
export function createRetain({ product, emitter, begin, end, fail }: Living): () => () => void {
  const holders = new Set<object>();
  /** Undefined until the first holder has come and the mount has begun, or has left and it has ended. */
  let isAlive: boolean | undefined;
  let problem: GrocerError | undefined;
  const settle = (): void => {
    const isWanted = holders.size > 0;
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
    const holder = {};
    holders.add(holder);
    // A mount that has ended begins again at once: the parts of a page that is shown again, such as by React's
    // `Activity`, load in the same commit.
    if (isAlive === false) settle();
    // Otherwise deferred, because React's StrictMode releases and acquires at once, which must load once and end
    // nothing.
    queueMicrotask(settle);
    return () => {
      holders.delete(holder);
      queueMicrotask(settle);
    };
  };
}
