import type { GrocerError } from './grocer-error.ts';
import type { Result } from './result.ts';

/** An action of the shopper. Each retry sends the same content under the same key. */
export interface Write<Sent> {
  /** Idempotency key. */
  readonly key: string;
  readonly sent: Sent;
}

/** Tracks the one open write of its kind. */
export interface Writes<Sent> {
  /** Returns the open write for `identity`, if there is one. */
  pending(identity: string): Write<Sent> | undefined;
  /** Begins a write with a new key. */
  begin(identity: string, sent: Sent): Write<Sent>;
  /** Returns the open write of this content, or begins one: the service rejects a key with other content. */
  of(sent: Sent): Write<Sent>;
  /** Handles the result; a write with an unknown outcome stays open. */
  settle(write: Write<Sent>, result: Result<unknown>): void;
  /** Discards an open write that is not relevant any more, including its content. */
  prune(): void;
  /** Discards the open write if it matches; sending the same content again then counts as a new write. */
  forget(isIt: (sent: Sent) => boolean): void;
}

interface Open<Sent> extends Write<Sent> {
  readonly identity: string;
  readonly isMeant: () => boolean;
}

/** Returns true when the same content can still be sent successfully; the write then keeps its key. */
export const isOpenEnd = ({ retryable, code }: Pick<GrocerError, 'code' | 'retryable'>): boolean =>
  // An aborted request may still have been executed.
  retryable || code === 'session_expired' || code === 'aborted';

/**
 * Keeps a write open until its outcome is known. `meaning` is called when a write begins; the returned
 * function tells later whether the write is still relevant: for the same shopper, in the same form.
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
      // The host may have mutated the objects of the earlier call, so the content that was compared is sent.
      return { key: (pending(identity) ?? begin(identity, sent)).key, sent };
    },
    settle({ key }, result) {
      if (open?.key === key && (result.ok || !isOpenEnd(result.error))) open = undefined;
    },
  };
}
