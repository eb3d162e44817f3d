import type { KyInstance } from 'ky';
import { fillPath, queryText, safeParse } from '../contract/call.ts';
import type { Call, Parts } from '../contract/call.ts';
import { RefusalBodySchema } from '../contract/refusal-body.ts';
import type { Outcome } from './retry-policy.ts';

/** No call has a response body longer than this. */
const MOST_CHARACTERS = 2_000_000;

export interface SendOnce<Body> {
  readonly ky: KyInstance;
  /** Base URL and path template, which the host may override. */
  readonly base: string;
  readonly path: string;
  readonly parts: Parts<Body>;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly onDate?: ((date: string | null) => void) | undefined;
}

interface Answered<Output> {
  readonly outcome: Outcome;
  readonly value?: Output;
}

interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects when the signal aborts; a page may have replaced `fetch` by one that ignores the signal. */
  readonly over: Promise<never>;
  isLate(): boolean;
  clear(): void;
}

/** Aborts with the caller's signal or on the timeout, whichever is first; covers headers and body. */
function deadline(signal: AbortSignal, ms: number): Deadline {
  const both = new AbortController();
  let late = false;
  let giveUp: (reason: Error) => void = () => undefined;
  const over = new Promise<never>((_resolve, reject) => (giveUp = reject));
  const abort = (): void => {
    both.abort();
    giveUp(new Error('given up'));
  };
  const timer = setTimeout(() => {
    late = true;
    abort();
  }, ms);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  return {
    signal: both.signal,
    over,
    isLate: () => late,
    clear() {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}

function parseJson(text: string): unknown {
  if (text.length > MOST_CHARACTERS) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses Retry-After, given as seconds or a date, to ms. */
function retryAfterMs(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  if (header === null) return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds)
    ? Date.parse(header) - Date.parse(response.headers.get('date') ?? '')
    : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/**
 * Returns the body's status code, as the error catalogue does [W-8.1], unless the HTTP status is 401 or of
 * another class.
 */
function statusOf(status: number, said = status): number {
  const isSameKind = Math.floor(said / 100) === Math.floor(status / 100);
  return isSameKind && status !== 401 ? said : status;
}

function refused(response: Response, body: unknown): Answered<never> {
  const parsed = safeParse(RefusalBodySchema, body);
  const said = parsed.success ? parsed.output : undefined;
  return {
    outcome: {
      kind: 'answer',
      status: statusOf(response.status, said?.statusCode),
      code: said?.code === undefined ? undefined : String(said.code),
      reason: said?.reason,
      customerMessage: said?.customerErrorMessage,
      retryAfterMs: retryAfterMs(response),
    },
  };
}

/**
 * Resolves in a task of its own, so that the browser may first paint what a press changed: building and sending a
 * request takes 25 ms of a slow phone's time.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const UNREADABLE = { kind: 'unreadable' } as const;

/** Converts a response; undefined if it contains something that the call cannot convert. */
function decoded<Output, Wire>(
  { decode }: { decode(wire: Wire): Output },
  wire: Wire,
): { readonly value: Output } | undefined {
  try {
    return { value: decode(wire) };
  } catch {
    return undefined;
  }
}

/** Sends one request and parses the response. Never rejects; every outcome is a value. */
export async function sendOnce<Input, Output, Body, Answer, Wire>(
  call: Call<Input, Output, Body, Answer, Wire>,
  { ky, base, path, parts, headers, timeoutMs, signal, onDate }: SendOnce<Body>,
): Promise<Answered<Output>> {
  const limit = deadline(signal, timeoutMs);
  async function exchange(): Promise<{ response: Response; body: unknown }> {
    if (call.write) await nextTask();
    limit.signal.throwIfAborted();
    const response = await ky(`${base}${fillPath(path, parts.params)}${queryText(parts.query)}`, {
      method: call.method,
      headers: { ...headers, ...parts.headers },
      signal: limit.signal,
      ...(parts.body !== undefined && { json: parts.body }),
    });
    return { response, body: parseJson(await response.text()) };
  }
  try {
    const { response, body } = await Promise.race([exchange(), limit.over]);
    onDate?.(response.headers.get('date'));
    if (!response.ok) return refused(response, body);
    const parsed = safeParse(call.tolerates, body);
    if (!parsed.success) return { outcome: UNREADABLE };
    const code = call.refusalIn?.(parsed.output);
    // Has no value, so that it is not treated as a success.
    if (code !== undefined) return { outcome: { kind: 'answer', status: response.status, code } };
    const value = decoded(call, parsed.output);
    return value
      ? { outcome: { kind: 'answer', status: response.status }, ...value }
      : { outcome: UNREADABLE };
  } catch {
    return { outcome: { kind: limit.isLate() ? 'timeout' : 'network' } };
  } finally {
    limit.clear();
  }
}
