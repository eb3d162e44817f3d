import * as v from 'valibot';
import type { Loss } from './request-env.ts';

/** A failure to simulate for the next matching requests. */
export interface Fault {
  /** The name of a call, or a path. */
  readonly match: string;
  readonly when: 'before' | 'after-commit';
  readonly kind: Loss | 'status' | 'delay' | 'hang' | 'html';
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly reason?: string | undefined;
  readonly ms?: number | undefined;
  readonly times?: number | undefined;
}

/** A moment of the next matching request: before it is handled, or after that. */
export type Moment = Pick<Fault, 'match' | 'when'>;

/** A request at a moment. */
export interface Passing {
  /** The name of the call. */
  readonly call: string;
  readonly path: string;
  readonly when: Fault['when'];
  /** Its signal is aborted once the caller has disconnected; reading it costs the server a controller. */
  readonly request: Pick<Request, 'signal'>;
}

/** A request that is held back. */
export interface Hold {
  /** Resolves once a request has arrived at that moment. */
  readonly arrived: Promise<void>;
  /** Lets it go on. */
  letGo(): void;
}

/** The schema of a fault from outside. */
export const FaultShape = v.object({
  match: v.string(),
  when: v.picklist(['before', 'after-commit']),
  kind: v.picklist(['reset', 'close', 'status', 'delay', 'hang', 'html', 'cut-body']),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  code: v.optional(v.string()),
  reason: v.optional(v.string()),
  ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** A fault that waits for requests. */
export interface StagedFault extends Fault {
  readonly id: number;
  /** Number of requests that it will still affect. */
  readonly left: number;
}

/** A request in the history. */
export interface Seen {
  readonly at: string;
  readonly call: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** A hash of the idempotency key; empty when the request had none. */
  readonly key: string;
}

/** Hooks of tests into a running application: faults, a history, and limits that can be switched on. */
export interface Probe {
  /** Called before each request: loads the state that another process has set. */
  prepare(): void | Promise<void>;
  takeFault(passing: Passing): Fault | undefined | Promise<Fault | undefined>;
  record(seen: Seen): void | Promise<void>;
  limitsAreOn(): boolean;
}

/** A probe that changes nothing. */
export const noProbe = (): Probe => ({
  prepare: () => undefined,
  takeFault: () => undefined,
  record: () => undefined,
  limitsAreOn: () => false,
});
