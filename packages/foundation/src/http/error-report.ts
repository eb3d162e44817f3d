import { ERROR_CODES } from '../contract/error-codes.ts';
import type { ErrorCategory, ErrorCode } from '../contract/error-codes.ts';
import type { GrocerError } from './grocer-error.ts';

/** An error in the fields of an error log. Contains no token, card number, PIN or address. */
export interface ErrorReport {
  readonly customerMessage: string | undefined;
  readonly errorCategory: ErrorCategory;
  readonly errorType: ErrorCode;
  /** The path template, never the filled path. */
  readonly normalizedEndpoint: string | undefined;
  readonly status: number | undefined;
}

/** Returns the fields of an error that an error log keeps. */
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
