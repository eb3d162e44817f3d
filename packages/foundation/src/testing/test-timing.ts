import type { Timing } from '../http/timing.ts';

/** Timing without waiting: delays are recorded and end immediately. */
export interface TestTiming extends Timing {
  readonly pauses: number[];
}

/** Delays this long are timeouts; they end only when nothing else is left to do. */
const LIMIT_MS = 10_000;

interface TestTimingOptions {
  /** Resolves when a delay ends. Default: immediately. */
  readonly pause?: () => Promise<unknown>;
  /** Resolves when a timeout expires. Default: as soon as nothing else is pending. */
  readonly limit?: () => Promise<unknown>;
}

const whenIdle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Timing for tests that control how long things take. */
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
