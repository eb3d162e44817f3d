/** The service's time, as far as its answers have told it. */
export interface ServerClock {
  /** Epoch milliseconds; the device's own time until the first answer. */
  now(): number;
  /** Takes note of the `Date` of an answer; anything that is no date says nothing. */
  hear(date: string | null): void;
  /** Can nobody be sure of it until the next answer, since the device slept, or its clock was set? */
  isUnsure(): boolean;
}

interface Clocks {
  /** The device's time, which may be wrong, and be set. */
  readonly wall: () => number;
  /** Milliseconds that only ever go on, though they may stand still while the device sleeps. */
  readonly steady?: () => number;
}

/** More than this between the two clocks of a device is no rounding. */
const SLIP_MS = 2000;

/** A header has whole seconds: half of one is its most likely rest. */
const REST_MS = 500;

/** Tells the service's time by its own answers and the time that has gone by since; wrong device clocks do no harm. */
export function createServerClock({ wall, steady = () => performance.now() }: Clocks): ServerClock {
  let heard: { readonly server: number; readonly wall: number; readonly steady: number } | undefined;
  return {
    now: () => (heard ? heard.server + steady() - heard.steady : wall()),
    hear(date) {
      const server = Date.parse(date ?? '');
      if (!Number.isNaN(server)) heard = { server: server + REST_MS, wall: wall(), steady: steady() };
    },
    isUnsure: () => !heard || Math.abs(wall() - heard.wall - (steady() - heard.steady)) > SLIP_MS,
  };
}
