/** Questions of one kind, of which only the last one counts. */
export interface Latest {
  /** Begins another question: the one before is given up. Its signal aborts once its answer is out of date. */
  next(): AbortSignal;
  /** Gives up the question that is open. */
  drop(): void;
}

/** Keeps answers from being taken that are out of date; `within` is asked as a question begins, for what ends all of them. */
export function createLatest(within: () => AbortSignal): Latest {
  let open = new AbortController();
  return {
    next() {
      open.abort();
      open = new AbortController();
      return AbortSignal.any([within(), open.signal]);
    },
    drop: () => open.abort(),
  };
}
