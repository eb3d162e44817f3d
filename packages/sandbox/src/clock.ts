/** Where the sandbox reads the time, so that tests and faults can move it. */
export interface Clock {
  now(): Date;
}

/** A clock that can be set forward or back against the real one. */
export interface AdjustableClock extends Clock {
  setOffset(ms: number): void;
}

/** The real time plus an offset, which begins at zero. */
export function createClock(): AdjustableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    setOffset(ms) {
      offset = ms;
    },
  };
}
