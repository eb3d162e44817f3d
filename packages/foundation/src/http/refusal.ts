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

type Answered = Extract<Outcome, { kind: 'answer' }>;

const ruleFor = (outcome: Answered, rules: readonly ErrorRule[]): ErrorRule | undefined =>
  rules.find(
    ({ status, code, reason, codeHas }) =>
      (status === undefined || status === outcome.status) &&
      (code === undefined || code === outcome.code) &&
      (codeHas === undefined || outcome.code?.includes(codeHas) === true) &&
      (reason === undefined || reason === outcome.reason),
  );

/** A service's own words to a shopper are a sentence or two; more would push the form out of sight. */
const MOST_WORDS = 500;

/** What a service says to the shopper: its message for them, or its reason where the rule says so [F-8.22]. */
export function shownWords(outcome: Outcome, rules: readonly ErrorRule[]): string | undefined {
  if (outcome.kind !== 'answer') return undefined;
  const reason = ruleFor(outcome, rules)?.showsReason ? outcome.reason : undefined;
  return (outcome.customerMessage ?? reason)?.slice(0, MOST_WORDS);
}

/** The closed code of an outcome that is not a success. */
export function refusalCode(outcome: Outcome, rules: readonly ErrorRule[]): ErrorCode {
  if (outcome.kind === 'unreadable') return 'invalid_answer';
  if (outcome.kind !== 'answer') return outcome.kind;
  const rule = ruleFor(outcome, rules);
  return rule?.as ?? BY_STATUS[outcome.status] ?? (outcome.status >= 500 ? 'server_error' : 'unexpected');
}

/** May the shopper usefully try the same thing again? */
export const isRetryable = (code: ErrorCode): boolean => RETRYABLE.has(code);
