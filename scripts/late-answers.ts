import { afterEach, beforeEach } from 'vitest';

// With LATE_MS every response is delayed randomly by up to that many milliseconds: tests that depend on the
// order of responses fail.

const MOST_MS = Number(process.env['LATE_MS'] ?? 0);
// Tests may use fake timers, so the real one is kept.
const { setTimeout: later } = globalThis;

const wait = (): Promise<void> =>
  new Promise((resolve) => {
    later(resolve, Math.random() * MOST_MS);
  });

if (MOST_MS > 0) {
  let prompt: typeof fetch;
  // For each test, since msw puts its own `fetch` in place before the first one.
  beforeEach(() => {
    prompt = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      await wait();
      const answer = await prompt(...request);
      await wait();
      return answer;
    };
  });
  afterEach(() => {
    globalThis.fetch = prompt;
  });
}
