import type { Timing } from '../http/timing.ts';

/** Time that passes at once: pauses are written down, not waited for. */
export interface TestTiming extends Timing {
  readonly pauses: number[];
}

/** A limit this long is no pause: it runs out only when nothing else is left to do. */
const LIMIT_MS = 10_000;

interface TestTimingOptions {
  /** When a pause is over; at once where not said. */
  readonly pause?: () => Promise<unknown>;
  /** When a limit has run out; as soon as nothing else moves where not said. */
  readonly limit?: () => Promise<unknown>;
}

const whenIdle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Timing for tests that decide themselves what takes how long. */
export function createTestTiming({ pause, limit = whenIdle }: TestTimingOptions = {}): TestTiming {
  const pauses: number[] = [];
  return {
    pauses,
    now: () => 0,
    random: () => 0.5,
    async sleep(ms) {
      if (ms >= LIMIT_MS) {
        await limit();
        return;
      }
      pauses.push(ms);
      await pause?.();
    },
  };
}
