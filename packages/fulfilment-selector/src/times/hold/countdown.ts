const MINUTE = 60_000;

/** The service tells its time in whole seconds: what is held for half an hour is not held for 31 minutes. */
const ROUNDING = 1000;

/** How many minutes are left, the one that has begun among them. */
export const minutesLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now - ROUNDING) / MINUTE));

/** When the minutes that are left are one less. */
export const nextMinute = (until: number, now: number): number =>
  until - (minutesLeft(until, now) - 1) * MINUTE;
