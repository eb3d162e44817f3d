import type { ErrorCode } from '../contract/error-codes.ts';

/** Details of an error. They must not contain a token, card number, PIN or address. */
export interface GrocerErrorDetails {
  readonly code: ErrorCode;
  /** For developers' logs; shoppers see the SDK's own messages. */
  readonly message: string;
  /** True when the same request can be retried unchanged. */
  readonly retryable: boolean;
  readonly status?: number;
  /** The path template, never the filled path. */
  readonly endpoint?: string;
  /** Idempotency key of the operation. */
  readonly operationId?: string;
  /** Message from the service for the shopper. */
  readonly customerMessage?: string;
  /** Delay that the service asks for before a retry, in ms. */
  readonly retryAfterMs?: number;
  /** Reason from the service, for developers' logs. */
  readonly reason?: string;
  /** Exception thrown by the host's code, when that caused the error. */
  readonly cause?: unknown;
}

const BRAND = Symbol.for('grocer.error');

/** The error type of every SDK: frozen, with a closed set of codes. Any `cause` is a host's exception. */
export class GrocerError extends Error {
  override readonly name = 'GrocerError';
  declare readonly code: ErrorCode;
  declare readonly retryable: boolean;
  declare readonly status?: number;
  declare readonly endpoint?: string;
  declare readonly operationId?: string;
  declare readonly customerMessage?: string;
  declare readonly retryAfterMs?: number;
  declare readonly reason?: string;

  constructor({ message, cause, ...details }: GrocerErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, details);
    Object.defineProperty(this, BRAND, { value: true });
    Object.freeze(this);
  }
}

/** Returns true when the value is a GrocerError, from this or another copy of the package. */
export const isGrocerError = (value: unknown): value is GrocerError =>
  typeof value === 'object' && value !== null && BRAND in value;
