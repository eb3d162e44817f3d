import { KEY_OUTSTANDING } from '../contract/refusal-body.ts';

/** Outcome of one attempt. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly code?: string | undefined;
      readonly reason?: string | undefined;
      /** Message from the service for the shopper. */
      readonly customerMessage?: string | undefined;
      readonly retryAfterMs?: number | undefined;
    }
  /** A 2xx response whose body does not match the contract; the request may well have succeeded. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' };

/** Number of failed attempts of an operation, by cause. */
export interface Tries {
  readonly broken: number;
  readonly late: number;
  readonly limited: number;
  readonly outstanding: number;
}
export const NO_TRIES: Tries = { broken: 0, late: 0, limited: 0, outstanding: 0 };

export type Decision =
  | { readonly do: 'accept' }
  | { readonly do: 'fail' }
  | { readonly do: 'renew-token' }
  | { readonly do: 'renew-carried' }
  | { readonly do: 'again'; readonly afterMs: number; readonly counts: keyof Tries };

const MOST: Tries = { broken: 2, late: 1, limited: 2, outstanding: 10 };
const LONGEST_WAIT_MS = 10_000;

/** Exponential backoff from 0.5 s; half of the delay is fixed, the other half random. */
const backoff = (tries: number, random: number): number => 500 * 2 ** tries * (0.5 + random / 2);

/** A rejection by the service. */
export interface Refusal {
  readonly status: number;
  readonly reason: string;
}

interface Question {
  readonly outcome: Outcome;
  readonly tries: Tries;
  /** From 0 up to 1, for jitter. */
  readonly random: number;
  /** The rejection that means the value carried besides the token is stale. */
  readonly stale?: Refusal | undefined;
}

const causeOf = (outcome: Outcome): keyof Tries | undefined => {
  if (outcome.kind === 'network') return 'broken';
  if (outcome.kind === 'timeout') return 'late';
  if (outcome.kind === 'unreadable') return undefined;
  const { status, code, retryAfterMs } = outcome;
  if (status === 429 || (status === 503 && retryAfterMs !== undefined)) return 'limited';
  if (status === 409 && code === KEY_OUTSTANDING) return 'outstanding';
  if (status === 408) return 'late';
  return status >= 500 ? 'broken' : undefined;
};

/** Returns true when the request may have succeeded, or may still succeed. */
export function isUnknownEnd(outcome: Outcome): boolean {
  const cause = causeOf(outcome);
  return outcome.kind === 'unreadable' || (cause !== undefined && cause !== 'limited');
}

function pause(cause: keyof Tries, { outcome, tries, random }: Question): number {
  const asked = outcome.kind === 'answer' ? outcome.retryAfterMs : undefined;
  if (cause === 'outstanding') return 500 + random * 1500;
  return asked ?? backoff(tries[cause], random);
}

/** Decides what to do after an attempt. This function is the entire retry policy of every SDK. */
export function decide(question: Question): Decision {
  const { outcome, tries, stale } = question;
  if (outcome.kind === 'answer') {
    if (outcome.status >= 200 && outcome.status < 300) return { do: 'accept' };
    if (outcome.status === 401) return { do: 'renew-token' };
    if (outcome.status === stale?.status && outcome.reason === stale.reason) return { do: 'renew-carried' };
  }
  const cause = causeOf(outcome);
  const afterMs = cause && pause(cause, question);
  // A longer wait is left to the shopper.
  if (cause && afterMs !== undefined && tries[cause] < MOST[cause] && afterMs <= LONGEST_WAIT_MS)
    return { do: 'again', afterMs, counts: cause };
  return { do: 'fail' };
}
