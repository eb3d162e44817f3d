/** Where the sandbox reads the time, so that tests and faults can move it. */
export interface Clock {
  now(): Date;
}

/** A clock that can be set forward or back. */
export interface AdjustableClock extends Clock {
  /** Against what it shows by itself, in ms. */
  setOffset(ms: number): void;
}

/** Shows by itself the real time plus `aheadMs`. */
export function createClock(aheadMs = 0): AdjustableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + aheadMs + offset),
    setOffset(ms) {
      offset = ms;
    },
  };
}

const HOUR_MS = 60 * 60_000;

/** The hour that a clock shows, counted from 1970. */
export const hourOf = (clock: Clock): number => Math.floor(clock.now().getTime() / HOUR_MS);

/** A clock that is an hour behind. */
export const anHourBehind = (clock: Clock): Clock => ({
  now: () => new Date(clock.now().getTime() - HOUR_MS),
});

/** Ten in the morning in New York, eleven in summer. */
const MORNING_UTC_HOUR = 15;

/**
 * How far ahead of the real time it is morning in New York, on today's date in UTC, in ms; below zero when that has passed. Of a
 * day that is nearly over no times are left, and what a test finds would depend on when it runs.
 */
export const untilMorning = (): number => new Date().setUTCHours(MORNING_UTC_HOUR, 0, 0, 0) - Date.now();
