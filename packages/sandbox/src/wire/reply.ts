import type { WireError } from '@grocer/foundation/contract';

/** The statuses of a refusal. */
export type RefusalStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 408
  | 409
  | 410
  | 413
  | 415
  | 420
  | 422
  | 429
  | 500
  | 503;

/** A successful reply. */
export interface Answered<Answer> {
  readonly ok: true;
  readonly body: Answer;
  /** How long the reply is held back after everything is done, in ms; a repetition gets it at once. */
  readonly heldMs?: number;
}

/** A refused call, with the reason. */
export interface Refusal {
  readonly ok: false;
  readonly status: RefusalStatus;
  readonly code: string;
  readonly reason: string;
  readonly errors?: readonly Flaw[];
  /** In seconds. */
  readonly retryAfter?: number;
  /** A message for the shopper. */
  readonly customerErrorMessage?: string | undefined;
  readonly heldMs?: number;
}

/** Where a request does not match its schema, without the value it had. */
export interface Flaw {
  readonly path: string;
  readonly message: string;
}

export type Reply<Answer> = Answered<Answer> | Refusal;

export const answer = <Answer>(body: Answer): Answered<Answer> => ({ ok: true, body });

export const refuse = (
  status: RefusalStatus,
  code: string,
  reason: string,
  more: Pick<Refusal, 'errors' | 'retryAfter' | 'customerErrorMessage'> = {},
): Refusal => ({ ok: false, status, code, reason, ...more });

/** Returns the body of a refusal; all refusals have this format. */
export const refusalBody = (refusal: Refusal): WireError => ({
  statusCode: refusal.status,
  code: refusal.code,
  reason: refusal.reason,
  errors: (refusal.errors ?? []).map((flaw) => ({ ...flaw })),
  ...(refusal.customerErrorMessage !== undefined && { customerErrorMessage: refusal.customerErrorMessage }),
});

export const unauthorised = (): Refusal =>
  refuse(401, 'TOKEN_INVALID', 'The token is missing, unknown or expired.');

export const notFound = (): Refusal => refuse(404, 'NOT_FOUND', 'There is nothing here.');

/** The refusal when the database is away. The request may be sent again. */
export const databaseAway = (): Refusal =>
  refuse(503, 'DATABASE_UNAVAILABLE', 'The database cannot be reached. Try again in a moment.', {
    retryAfter: 1,
  });

/** The refusal of a caller who may try again in `ms`. */
export const tooMany = (ms: number): Refusal =>
  refuse(429, 'TOO_MANY_REQUESTS', 'Too many tries. Wait a little.', {
    retryAfter: Math.max(1, Math.ceil(ms / 1000)),
  });

export const crashed = (): Refusal => refuse(500, 'UNEXPECTED', 'Something went wrong on our side.');
