// With LATE_MS every answer is held back by up to so many milliseconds, by chance: tests that rest on which of two comes first fail.

const MOST_MS = Number(process.env['LATE_MS'] ?? 0);
/** Files that share their globals hold answers back once. */
const MARK = 'areAnswersLate';
// Tests may stop the clock.
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
