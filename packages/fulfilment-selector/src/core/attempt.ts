import type { Result } from '@grocer/foundation/http';

/** Something that a shopper wants done, pressed once or more often. */
export interface Attempt {
  /** The idempotency key of a request: the same until there is a definite answer, another one for another request. */
  keyFor(request: unknown): string;
  /** Takes up an answer; one that leaves open whether it was done keeps the key. */
  settle(result: Result<unknown>): void;
}

/** Whether the shopper is still the one of when it was asked for. */
export type ForShopper = () => () => boolean;

interface Open {
  readonly sent: string;
  readonly key: string;
  /** Another shopper who wants the same is not the one who wanted it first. */
  readonly isSame: () => boolean;
}

/** Keeps the key of what is being done: by what is sent, since a service refuses a key that comes with something else. */
export function createAttempt(newId: () => string, forShopper: ForShopper): Attempt {
  let open: Open | undefined;
  return {
    keyFor(request) {
      const sent = JSON.stringify(request);
      if (open?.sent !== sent || !open.isSame()) open = { sent, key: newId(), isSame: forShopper() };
      return open.key;
    },
    settle(result) {
      const isOpen = !result.ok && (result.error.retryable || result.error.code === 'session_expired');
      if (!isOpen) open = undefined;
    },
  };
}
