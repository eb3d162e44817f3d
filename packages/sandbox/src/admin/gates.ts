import type { Hold, Moment, Passing } from '../wire/probe.ts';

interface Gate extends Moment {
  readonly arrival: PromiseWithResolvers<void>;
  readonly release: PromiseWithResolvers<void>;
  /** True once a request has arrived. */
  isTaken: boolean;
}

/** Returns true if a request is at a moment. */
export const isAt = ({ match, when }: Moment, passing: Passing): boolean =>
  when === passing.when && (match === passing.call || match === passing.path);

/** Holds back requests until they are let go. */
interface Gates {
  /** Holds back the next request at a moment. */
  hold(moment: Moment): Hold;
  /** Resolves once a request may go on, or its caller has disconnected. */
  pass(passing: Passing): Promise<void>;
  /** Lets all requests go on. */
  open(): void;
}

/** Creates gates that hold nothing back yet. */
export function createGates(): Gates {
  let gates: readonly Gate[] = [];
  return {
    hold(moment) {
      const arrival = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      gates = [...gates, { ...moment, arrival, release, isTaken: false }];
      return { arrived: arrival.promise, letGo: release.resolve };
    },
    async pass(passing) {
      const gate = gates.find((one) => !one.isTaken && isAt(one, passing));
      if (!gate) return;
      gate.isTaken = true;
      gate.arrival.resolve();
      const { signal } = passing.request;
      if (signal.aborted) return;
      signal.addEventListener('abort', () => gate.release.resolve(), { once: true });
      await gate.release.promise;
    },
    open() {
      for (const { release } of gates) release.resolve();
      gates = [];
    },
  };
}
