import ky from 'ky';
import type { Call } from '../contract/call.ts';
import type { AppName } from '../domain/app.ts';
import type { AuthSession } from './auth-session.ts';
import { callHost } from './call-host.ts';
import { commonHeaders } from './headers.ts';
import { newId } from './new-id.ts';
import { runOperation } from './operation-runner.ts';
import type { Carried, Doubts, Reconciled } from './operation-runner.ts';
import type { Result } from './result.ts';
import { sendOnce } from './send-once.ts';
import type { Timing } from './timing.ts';

export interface HttpOptions {
  /** The service's base address, without a trailing slash. */
  readonly baseUrl: string;
  /** Path templates that a host serves elsewhere, by call name. */
  readonly paths: Readonly<Record<string, string>>;
  readonly application: AppName;
  readonly tenant: string;
  readonly session: AuthSession;
  /** What requests carry besides the token, and is renewed as it is. */
  readonly carried?: Carried | undefined;
  /** More headers, asked for before each request. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined;
  readonly timing: Timing;
  /** Hears the `Date` of every answer that has one to say. */
  readonly onDate?: ((date: string | null) => void) | undefined;
}

export interface SendOptions<Output> {
  readonly signal: AbortSignal;
  /** The idempotency key; a fresh one where the caller holds none. */
  readonly key?: string;
  readonly reconcile?: () => Promise<Reconciled<Output>>;
  /** Asked without the shopper: a session that is over is found to be so later, by something that they do. */
  readonly inBackground?: boolean;
}

/** The one way to the wire. */
export interface Http {
  send<Input, Output, Body, Answer, Wire>(
    call: Call<Input, Output, Body, Answer, Wire>,
    input: Input,
    options: SendOptions<Output>,
  ): Promise<Result<Output>>;
}

/** Every request is given up after this long [W-7.1] [W-9.10]. */
const TIMEOUT_MS = 10_000;

/**
 * Sends calls of the contract: one ky instance without its own retries, one operation runner. Never rejects;
 * ends in any code but those of a host's mistake.
 */
export function createHttp({
  baseUrl,
  paths,
  session,
  carried,
  headers,
  timing,
  onDate,
  ...who
}: HttpOptions): Http {
  const client = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    // A redirect could carry the bearer token to another origin.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
  });
  const doubts: Doubts = new Map();
  return {
    send(call, input, { signal, key = newId(), reconcile, inBackground = false }) {
      const parts = call.encode(input);
      return runOperation(
        { session, carried, timing, doubts },
        {
          key,
          signal,
          reconcile,
          inBackground,
          endpoint: call.path,
          write: call.write,
          isOpen: call.auth === 'optional' || call.auth === 'none',
          errors: call.errors,
          attempt: (attempt) =>
            sendOnce(call, {
              ky: client,
              base: baseUrl,
              path: paths[call.name] ?? call.path,
              parts,
              timeoutMs: TIMEOUT_MS,
              signal,
              onDate,
              headers: {
                ...commonHeaders({
                  ...who,
                  key: attempt.key,
                  // Whoever needs no token gets none.
                  token: call.auth === 'none' ? undefined : attempt.token?.value,
                  authType: session.type,
                }),
                ...(carried && attempt.carried && { [carried.header]: attempt.carried.value }),
                ...callHost(() => headers?.()),
              },
            }),
        },
      );
    },
  };
}
