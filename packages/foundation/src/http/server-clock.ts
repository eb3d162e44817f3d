/** The service's clock, derived from its responses. */
export interface ServerClock {
  /** Epoch milliseconds; the device's time until the first response. */
  now(): number;
  /** Records the `Date` header of a response; ignores an invalid date. */
  hear(date: string | null): void;
  /** True until the next response if the clock may be wrong: the device slept, or its clock was set. */
  isUnsure(): boolean;
}

interface Clocks {
  /** Wall clock of the device, which may be wrong and may be set. */
  readonly wall: () => number;
  /** Monotonic milliseconds; may stand still while the device sleeps. */
  readonly steady?: () => number;
}

/** A larger difference between the two device clocks is not a rounding error. */
const SLIP_MS = 2000;

/** The `Date` header has a resolution of one second; half a second is the expected remainder. */
const REST_MS = 500;

/** Computes the service's time from its last response and the time since; tolerates a wrong device clock. */
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
