import { vi } from 'vitest';
import { createAuthSession } from '../http/auth-session.ts';
import type { Attempt, Doubts, Operation } from '../http/operation-runner.ts';
import { createRenewable } from '../http/renewable.ts';
import type { Outcome } from '../http/retry-policy.ts';
import { carriedIntent } from './carried-intent.ts';
import { createTestTiming } from './test-timing.ts';

/** A signal that never aborts. */
export const live = new AbortController().signal;
/** A response of the service, as the outcome of an attempt. */
export const answer = (status: number, rest: object = {}): Outcome => ({ kind: 'answer', status, ...rest });
/** The ending of a successful attempt. */
export const done = { outcome: answer(200), value: 'done' };

/** Returns an unlimited number of new tokens or intents. */
function numbered(): () => Promise<string> {
  let given = 0;
  return async () => `new-${(given += 1)}`;
}

/** Creates the dependencies of `runOperation`, with an unlimited number of new tokens and intents. */
export function createRunner({
  auth = true,
  onExpired = vi.fn(),
  fetchNew = numbered(),
}: { auth?: boolean; onExpired?: () => void; fetchNew?: () => Promise<string> } = {}) {
  const timing = createTestTiming();
  const config = auth ? ({ type: 'B2C', token: 't0', getNewToken: fetchNew } as const) : undefined;
  const session = createAuthSession(config, { timing, life: () => live, onExpired });
  const intent = createRenewable({ value: 'i0', fetchNew, timing, life: () => live });
  const doubts: Doubts = new Map();
  return { session, carried: carriedIntent(intent), timing, doubts, onExpired };
}

type Ending = Awaited<ReturnType<Operation<string>['attempt']>>;

/** A write whose attempts end as listed, one after the other; the last ending repeats. */
export function write(endings: readonly (Ending | Outcome)[], more: Partial<Operation<string>> = {}) {
  const attempts: Attempt[] = [];
  const operation: Operation<string> = {
    key: 'k',
    endpoint: '/cards',
    write: true,
    errors: [],
    signal: live,
    async attempt(attempt) {
      const ending = endings[Math.min(attempts.push(attempt), endings.length) - 1] ?? done;
      return 'outcome' in ending ? ending : { outcome: ending };
    },
    ...more,
  };
  return { operation, attempts };
}
