/** Requests of one kind, of which only the latest counts. */
export interface Latest {
  /** Starts a request and aborts the previous one. The signal aborts once the response would be stale. */
  next(): AbortSignal;
  /** Aborts the open request. */
  drop(): void;
}

/** Discards stale responses. `within` is called for each request; its signal aborts the request as well. */
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
