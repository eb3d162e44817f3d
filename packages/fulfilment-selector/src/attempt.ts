import type { Result } from '@grocer/foundation/http';

/** Something that a shopper wants done, pressed once or more often. */
export interface Attempt {
  /** The idempotency key of a request: the same until there is a definite answer, another one for another request. */
  keyFor(request: unknown): string;
  /** Takes up an answer; one that leaves open whether it was done keeps the key. */
  settle(result: Result<unknown>): void;
}

/** Keeps the key of what is being done: by what is sent, since a service refuses a key that comes with something else. */
export function createAttempt(newId: () => string): Attempt {
  let open: { readonly sent: string; readonly key: string } | undefined;
  return {
    keyFor(request) {
      const sent = JSON.stringify(request);
      if (open?.sent !== sent) open = { sent, key: newId() };
      return open.key;
    },
    settle(result) {
      const isOpen = !result.ok && (result.error.retryable || result.error.code === 'session_expired');
      if (!isOpen) open = undefined;
    },
  };
}
