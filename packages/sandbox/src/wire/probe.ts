import type { Loss } from './request-env.ts';

/** A failure to stage for the next requests that match. */
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

/** One request as the history tells it. */
export interface Seen {
  readonly at: string;
  readonly call: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** A hash of the idempotency key; empty when the request had none. */
  readonly key: string;
}

/** What tests may hang on a running application: faults, a history, and limits that can be on. */
export interface Probe {
  takeFault(where: { call: string; path: string; when: Fault['when'] }): Fault | undefined;
  record(seen: Seen): void;
  limitsAreOn(): boolean;
}

/** A probe that changes nothing. */
export const noProbe = (): Probe => ({
  takeFault: () => undefined,
  record: () => undefined,
  limitsAreOn: () => false,
});
