/** Longest time of a request on a machine that suits fast timers, in real ms: half of the client's timeout. */
const MOST_REQUEST_MS = 250;

/**
 * Measures how long a page waits once there are no faults. The time of requests does not count, since it
 * depends on the machine.
 */
export function createWaiting() {
  let inFlight = 0;
  let since = performance.now();
  let waited = 0;
  let isCalm = false;
  let isLate = false;
  const idle = (): number => (inFlight === 0 ? performance.now() - since : 0);
  return {
    /** Starts to measure: there are no faults from now on. */
    begin(): void {
      isCalm = true;
      isLate = false;
      waited = 0;
      since = performance.now();
    },
    /** The time since then, in real ms. */
    ms: (): number => waited + idle(),
    /** True if a request since then took long: on a busy machine, fast timers expire before the answer. */
    isLate: (): boolean => isLate,
    /** Notes a request; the returned function notes its end. */
    noteRequest(): () => void {
      const wasCalm = isCalm;
      const sent = performance.now();
      waited += idle();
      inFlight += 1;
      return () => {
        inFlight -= 1;
        since = performance.now();
        isLate ||= wasCalm && since - sent > MOST_REQUEST_MS;
      };
    },
  };
}
