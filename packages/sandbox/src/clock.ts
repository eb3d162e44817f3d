/** Where the sandbox reads the time, so that tests and faults can move it. */
export interface Clock {
  now(): Date;
}

/** A clock that can be set forward or back against the real one. */
export interface AdjustableClock extends Clock {
  setOffset(ms: number): void;
  /** Goes as it did when it was made. */
  reset(): void;
}

/** The real time plus an offset in ms. */
export function createClock(startOffsetMs = 0): AdjustableClock {
  let offset = startOffsetMs;
  return {
    now: () => new Date(Date.now() + offset),
    setOffset(ms) {
      offset = ms;
    },
    reset() {
      offset = startOffsetMs;
    },
  };
}

/**
 * How far ahead in ms a clock is that shows the morning of this day in New York; behind, below zero. Of a day that is nearly
 * over no times are left, and what a test finds would depend on when it runs.
 */
export const untilMorning = (): number => new Date().setUTCHours(15, 0, 0, 0) - Date.now();
