/** Sends changes of a cart one after the other. */
export interface ChangeQueue {
  /** Sends a change once those before it have ended. It must not reject. */
  send<Answer>(send: () => Promise<Answer>): Promise<Answer>;
  /** Resolves once the changes so far have ended. */
  settled(): Promise<unknown>;
  /** Number of changes that have begun or ended: a cart read while it grows may be out of date. */
  count(): number;
}

/** Creates a queue without changes. */
export function createChangeQueue(): ChangeQueue {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return {
    send(send) {
      count += 1;
      const sent = last.then(send).then((answer) => {
        count += 1;
        return answer;
      });
      last = sent;
      return sent;
    },
    settled: () => last,
    count: () => count,
  };
}
