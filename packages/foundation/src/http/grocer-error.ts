import type { ErrorCode } from '../contract/error-codes.ts';

/** What is known of a failure. Nothing here may hold a token, a card number, a PIN or an address. */
export interface GrocerErrorDetails {
  readonly code: ErrorCode;
  /** For developers' logs; shoppers read the SDK's own messages. */
  readonly message: string;
  /** May the same thing be tried again as it is? */
  readonly retryable: boolean;
  readonly status?: number;
  /** The path template, never the filled path. */
  readonly endpoint?: string;
  /** The idempotency key of the operation. */
  readonly operationId?: string;
  /** Words the service itself wants shown. */
  readonly customerMessage?: string;
  /** How long the service asks to wait before another try, in ms. */
  readonly retryAfterMs?: number;
  /** The service's reason, for developers' logs. */
  readonly reason?: string;
  /** What a host's own code threw, where that is what went wrong. */
  readonly cause?: unknown;
}

const BRAND = Symbol.for('grocer.error');

/** The one error type of the SDKs: frozen, with a closed `code`; its cause is a host's own exception, or none. */
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

/** Is this a GrocerError, of this copy of the package or another? */
export const isGrocerError = (value: unknown): value is GrocerError =>
  typeof value === 'object' && value !== null && BRAND in value;
