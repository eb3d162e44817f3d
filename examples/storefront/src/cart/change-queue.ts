/** Sends changes of a cart one after the other. */
export interface ChangeQueue {
  /** Sends a change once those before it have ended. It must not reject. */
  send<Answer>(send: () => Promise<Answer>): Promise<Answer>;
  /** Resolves once the changes so far have ended. */
  settled(): Promise<unknown>;
}

/** Creates a queue without changes. */
export function createChangeQueue(): ChangeQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    send(send) {
      const sent = last.then(send);
      last = sent;
      return sent;
    },
    settled: () => last,
  };
}
