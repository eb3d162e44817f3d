import type { ErrorCode } from '../contract/error-codes.ts';
import type { GrocerError } from './grocer-error.ts';

/** Who can do something about a failure: the host's developers, the services, who is signed in, or the shopper. */
export type ErrorCategory = 'host' | 'service' | 'session' | 'user_constraint';

/** A failure in the words of error logs [F-8.27]. Nothing here holds a token, a card number, a PIN or an address. */
export interface ErrorReport {
  readonly customerMessage: string | undefined;
  readonly errorCategory: ErrorCategory;
  readonly errorType: ErrorCode;
  /** The path template, never the filled path. */
  readonly normalizedEndpoint: string | undefined;
  readonly status: number | undefined;
}

const CATEGORIES: Readonly<Partial<Record<ErrorCode, ErrorCategory>>> = {
  invalid_config: 'host',
  container_in_use: 'host',
  network: 'service',
  timeout: 'service',
  server_error: 'service',
  rate_limited: 'service',
  invalid_answer: 'service',
  unconfirmed: 'service',
  aborted: 'service',
  unknown_response: 'service',
  hosted_fields_unavailable: 'service',
  unexpected: 'service',
  session_expired: 'session',
  forbidden: 'session',
};

/** What an error log keeps of a failure [F-8.27]. */
export const errorReportOf = ({
  customerMessage,
  code,
  endpoint,
  status,
}: Pick<GrocerError, 'code' | 'customerMessage' | 'endpoint' | 'status'>): ErrorReport => ({
  customerMessage,
  errorCategory: CATEGORIES[code] ?? 'user_constraint',
  errorType: code,
  normalizedEndpoint: endpoint,
  status,
});
