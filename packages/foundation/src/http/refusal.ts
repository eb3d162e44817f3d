import type { ErrorCode, ErrorRule } from '../contract/error-codes.ts';
import type { Outcome } from './retry-policy.ts';

/** Codes that any call can end in, by status, where no rule of the call says more. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'session_expired',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  429: 'rate_limited',
};

const RETRYABLE: ReadonlySet<ErrorCode> = new Set([
  'network',
  'timeout',
  'server_error',
  'rate_limited',
  'invalid_answer',
  'unconfirmed',
]);

/** The closed code of an outcome that is not a success. */
export function refusalCode(outcome: Outcome, rules: readonly ErrorRule[]): ErrorCode {
  if (outcome.kind === 'unreadable') return 'invalid_answer';
  if (outcome.kind !== 'answer') return outcome.kind;
  const rule = rules.find(
    ({ status, code, reason }) =>
      status === outcome.status &&
      (code === undefined || code === outcome.code) &&
      (reason === undefined || reason === outcome.reason),
  );
  return rule?.as ?? BY_STATUS[outcome.status] ?? (outcome.status >= 500 ? 'server_error' : 'unexpected');
}

/** May the shopper usefully try the same thing again? */
export const isRetryable = (code: ErrorCode): boolean => RETRYABLE.has(code);
