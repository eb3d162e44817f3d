/** Lifetimes of work: that of the mount, and that of the current shopper. */
export interface Lives {
  /** Aborts on unmount. */
  readonly life: AbortSignal;
  /** Aborts on unmount and when the shopper changes. */
  readonly signal: AbortSignal;
  begin(): void;
  end(): void;
  /** Returns a function that tells whether the shopper is still the same. */
  forShopper(): () => boolean;
  /** Aborts everything in flight, because the next shopper may be a different one. */
  endShopper(): void;
}

/** Creates the lifetimes of one mount, which may end and begin again, as in React's StrictMode. */
export function createLives(): Lives {
  let life = new AbortController();
  let shopper = new AbortController();
  /** Aborts with either of the other two. */
  let work = new AbortController();
  return {
    get life() {
      return life.signal;
    },
    get signal() {
      return work.signal;
    },
    begin() {
      if (!life.signal.aborted) return;
      life = new AbortController();
      work = new AbortController();
    },
    end() {
      life.abort();
      work.abort();
    },
    forShopper() {
      const { signal: mine } = shopper;
      return () => !mine.aborted;
    },
    endShopper() {
      shopper.abort();
      shopper = new AbortController();
      work.abort();
      if (!life.signal.aborted) work = new AbortController();
    },
  };
}
