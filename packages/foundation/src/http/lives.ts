/** How long work goes on: as long as a mount lives, and for one shopper. */
export interface Lives {
  /** Ends with the mount. */
  readonly life: AbortSignal;
  /** Ends with the mount, and with the shopper. */
  readonly signal: AbortSignal;
  begin(): void;
  end(): void;
  /** Says later whether the shopper is still the one of now. */
  forShopper(): () => boolean;
  /** Gives up whatever is under way for a shopper who may not be the one who goes on. */
  endShopper(): void;
}

/** Makes the lives of one mount, which may end and begin again, as under React's StrictMode. */
export function createLives(): Lives {
  let life = new AbortController();
  let shopper = new AbortController();
  /** Ends with either. */
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
