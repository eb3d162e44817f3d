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
  /** Base URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Path templates overridden by the host, by call name. */
  readonly paths: Readonly<Record<string, string>>;
  readonly application: AppName;
  readonly tenant: string;
  readonly session: AuthSession;
  /** Credential sent in addition to the token and renewed like it. */
  readonly carried?: Carried | undefined;
  /** Returns additional headers; called before each request. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined;
  readonly timing: Timing;
  /** Called with the `Date` header of every response, or null without one. */
  readonly onDate?: ((date: string | null) => void) | undefined;
}

export interface SendOptions<Output> {
  readonly signal: AbortSignal;
  /** Idempotency key. Default: a new one. */
  readonly key?: string;
  readonly reconcile?: () => Promise<Reconciled<Output>>;
  /** Sent without a user action: a rejected token is renewed, but a failed renewal does not end the session. */
  readonly inBackground?: boolean;
}

/** Sends all calls to the services. */
export interface Http {
  send<Input, Output, Body, Answer, Wire>(
    call: Call<Input, Output, Body, Answer, Wire>,
    input: NoInfer<Input>,
    options: SendOptions<Output>,
  ): Promise<Result<Output>>;
}

/** Timeout of every request [W-7.1] [W-9.10]. */
const TIMEOUT_MS = 10_000;

/**
 * Creates the client for the contract's calls: one ky instance without its own retries, and one operation
 * runner. `send` never rejects; it resolves with any error code except those for a host's mistakes.
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
          isOpen: call.auth === 'optional',
          isPublic: call.auth === 'none',
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
                  token: attempt.token?.value,
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
