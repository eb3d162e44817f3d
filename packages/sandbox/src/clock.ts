/** The sandbox's source of time, which tests and faults can move. */
export interface Clock {
  now(): Date;
}

/** A clock that can be set ahead or back. */
export interface AdjustableClock extends Clock {
  /** Sets the offset from the clock's default time, in ms. */
  setOffset(ms: number): void;
  /** Returns that offset, in ms. */
  offset(): number;
}

/** Creates a clock whose default time is the real time plus `aheadMs`. */
export function createClock(aheadMs = 0): AdjustableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + aheadMs + offset),
    setOffset(ms) {
      offset = ms;
    },
    offset: () => offset,
  };
}

const HOUR_MS = 60 * 60_000;

/** Returns the hour of a clock, counted from 1970. */
export const hourOf = (clock: Clock): number => Math.floor(clock.now().getTime() / HOUR_MS);

/** Returns a clock that is an hour behind. */
export const anHourBehind = (clock: Clock): Clock => ({
  now: () => new Date(clock.now().getTime() - HOUR_MS),
});

/** 10 a.m. in New York, 11 a.m. in summer. */
const MORNING_UTC_HOUR = 15;

/**
 * Returns the time in ms until 15:00 UTC today, when it is morning in New York; negative when that has
 * passed. Late in the day no time slots are left, so a test's result would depend on when it runs.
 */
export const untilMorning = (): number => new Date().setUTCHours(MORNING_UTC_HOUR, 0, 0, 0) - Date.now();
