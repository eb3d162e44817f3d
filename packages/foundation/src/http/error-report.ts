import { ERROR_CODES } from '../contract/error-codes.ts';
import type { ErrorCategory, ErrorCode } from '../contract/error-codes.ts';
import type { GrocerError } from './grocer-error.ts';

/** A failure in the words of error logs. Nothing here holds a token, a card number, a PIN or an address. */
export interface ErrorReport {
  readonly customerMessage: string | undefined;
  readonly errorCategory: ErrorCategory;
  readonly errorType: ErrorCode;
  /** The path template, never the filled path. */
  readonly normalizedEndpoint: string | undefined;
  readonly status: number | undefined;
}

/** What an error log keeps of a failure. */
export const errorReportOf = ({
  customerMessage,
  code,
  endpoint,
  status,
}: Pick<GrocerError, 'code' | 'customerMessage' | 'endpoint' | 'status'>): ErrorReport => ({
  customerMessage,
  errorCategory: ERROR_CODES[code],
  errorType: code,
  normalizedEndpoint: endpoint,
  status,
});
