const MINUTE = 60_000;

/** The service rounds its time to seconds; without this, half an hour could show as 31 minutes. */
const ROUNDING = 1000;

/** Returns the minutes left, rounded up. */
export const minutesLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now - ROUNDING) / MINUTE));

/** Returns when the number of minutes left decreases. */
export const nextMinute = (until: number, now: number): number =>
  until - (minutesLeft(until, now) - 1) * MINUTE;
