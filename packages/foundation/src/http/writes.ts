import type { GrocerError } from './grocer-error.ts';
import type { Result } from './result.ts';

/** Something that a shopper wants done, pressed once or more often: it is sent as it is, under its key, each time. */
export interface Write<Sent> {
  /** The idempotency key. */
  readonly key: string;
  readonly sent: Sent;
}

/** The one write of its kind that may be under way. */
export interface Writes<Sent> {
  /** The open write of what `identity` stands for, if there is one. */
  pending(identity: string): Write<Sent> | undefined;
  /** Begins another write, under a key of its own. */
  begin(identity: string, sent: Sent): Write<Sent>;
  /** The open write of the same, or else a new one: a service refuses a key that comes with something else. */
  of(sent: Sent): Write<Sent>;
  /** Takes up an answer; one that leaves open whether it was done keeps the write open. */
  settle(write: Write<Sent>, result: Result<unknown>): void;
  /** Forgets a write that nobody means any more, with what it would send. */
  prune(): void;
  /** Forgets the open write if it is this: the same, wanted again, is something else from now on. */
  forget(isIt: (sent: Sent) => boolean): void;
}

interface Open<Sent> extends Write<Sent> {
  readonly identity: string;
  readonly isMeant: () => boolean;
}

/** Can the same thing, sent again, still come to something? Then it keeps its key. */
export const isOpenEnd = ({ retryable, code }: Pick<GrocerError, 'code' | 'retryable'>): boolean =>
  // What was broken off may have been done all the same.
  retryable || code === 'session_expired' || code === 'aborted';

/**
 * Keeps what is being written until there is a definite answer. `meaning` is asked as a write begins, for what tells
 * later whether it is still meant: by the same shopper, in the same form.
 */
export function createWrites<Sent>(newId: () => string, meaning: () => () => boolean): Writes<Sent> {
  let open: Open<Sent> | undefined;

  function prune(): void {
    if (open && !open.isMeant()) open = undefined;
  }
  function pending(identity: string): Write<Sent> | undefined {
    prune();
    return open?.identity === identity ? open : undefined;
  }
  function begin(identity: string, sent: Sent): Write<Sent> {
    const write = { identity, key: newId(), sent, isMeant: meaning() };
    open = write;
    return write;
  }

  return {
    pending,
    begin,
    prune,
    forget(isIt): void {
      if (open && isIt(open.sent)) open = undefined;
    },
    of(sent) {
      const identity = JSON.stringify(sent);
      // A host may have changed its own objects in what was begun: what was compared is what is sent.
      return { key: (pending(identity) ?? begin(identity, sent)).key, sent };
    },
    settle({ key }, result) {
      if (open?.key === key && (result.ok || !isOpenEnd(result.error))) open = undefined;
    },
  };
}
