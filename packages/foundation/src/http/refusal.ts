import type { ErrorCode, ErrorRule } from '../contract/error-codes.ts';
import { KEY_OUTSTANDING } from '../contract/refusal-body.ts';
import type { Outcome } from './retry-policy.ts';

/** Default error codes by status, for responses that match no rule of the call. */
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

type Answered = Extract<Outcome, { kind: 'answer' }>;

const ruleFor = (outcome: Answered, rules: readonly ErrorRule[]): ErrorRule | undefined =>
  rules.find(
    ({ status, code, reason, codeHas }) =>
      (status === undefined || status === outcome.status) &&
      (code === undefined || code === outcome.code) &&
      (codeHas === undefined || outcome.code?.includes(codeHas) === true) &&
      (reason === undefined || reason === outcome.reason),
  );

/** A message to the shopper is a sentence or two; a longer text would push the form out of view. */
const MOST_WORDS = 500;

/** Returns the service's text for the shopper: its message, or its reason if a rule says so [F-8.22]. */
export function shownWords(outcome: Outcome, rules: readonly ErrorRule[]): string | undefined {
  if (outcome.kind !== 'answer') return undefined;
  const reason = ruleFor(outcome, rules)?.showsReason ? outcome.reason : undefined;
  return (outcome.customerMessage ?? reason)?.slice(0, MOST_WORDS);
}

/** Returns the error code of an unsuccessful outcome. */
export function refusalCode(outcome: Outcome, rules: readonly ErrorRule[]): ErrorCode {
  if (outcome.kind === 'unreadable') return 'invalid_answer';
  if (outcome.kind !== 'answer') return outcome.kind;
  // The first request is still running, so nobody knows how it ends.
  if (outcome.status === 409 && outcome.code === KEY_OUTSTANDING) return 'unconfirmed';
  const rule = ruleFor(outcome, rules);
  return rule?.as ?? BY_STATUS[outcome.status] ?? (outcome.status >= 500 ? 'server_error' : 'unexpected');
}

/** Returns true when the shopper may usefully retry the same request. */
export const isRetryable = (code: ErrorCode): boolean => RETRYABLE.has(code);
