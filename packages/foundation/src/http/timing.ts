/** Clock, timers and randomness of the SDKs, replaceable in tests. */
export interface Timing {
  now(): number;
  /** Resolves after `ms`, or immediately when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

/** Returns the real timers and randomness; `now` may be the host's clock. */
export const realTiming = (now: () => number = Date.now): Timing => ({
  now,
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) {
        resolve();
        return;
      }
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done);
    }),
});

interface Within {
  readonly ms: number;
  readonly timing: Timing;
  readonly signal: AbortSignal;
}

/** Resolves with the promise's value, or `undefined` if it rejects, exceeds `ms`, or the signal aborts. */
export async function within<Value>(
  { ms, timing, signal }: Within,
  promise: Promise<Value>,
): Promise<Value | undefined> {
  const late = new AbortController();
  if (signal.aborted) late.abort();
  signal.addEventListener('abort', () => late.abort(), { signal: late.signal });
  const quiet = promise.catch(() => undefined);
  const value = await Promise.race([quiet, timing.sleep(ms, late.signal).then(() => undefined)]);
  late.abort();
  return value;
}
