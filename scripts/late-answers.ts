// With LATE_MS every response is delayed randomly by up to that many milliseconds: tests that depend on the
// order of responses fail.

const MOST_MS = Number(process.env['LATE_MS'] ?? 0);
/** Marks that responses are delayed already, for files that share their globals. */
const MARK = 'areAnswersLate';
// Tests may use fake timers, so the real one is kept.
const { fetch: real, setTimeout: later } = globalThis;

const wait = (): Promise<void> =>
  new Promise((resolve) => {
    later(resolve, Math.random() * MOST_MS);
  });

if (MOST_MS > 0 && !Reflect.has(globalThis, MARK)) {
  Reflect.set(globalThis, MARK, true);
  globalThis.fetch = async (...request) => {
    await wait();
    const answer = await real(...request);
    await wait();
    return answer;
  };
}
