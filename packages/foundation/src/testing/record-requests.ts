import * as v from 'valibot';
import { vi } from 'vitest';

/** A request as it left, whole. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** What its JSON says; `undefined` where there is no body. */
  readonly body: unknown;
}

/** The requests that went to a service since the recording began, and what came back. */
export interface Recording {
  readonly requests: readonly SentRequest[];
  /** The JSON of the answers, in the order in which they came. */
  readonly answers: readonly unknown[];
  /** What the last answer has under a name of its `data`, if any answer has. */
  said(name: string): unknown;
  stop(): void;
}

const Named = v.object({ data: v.record(v.string(), v.unknown()) });

const jsonOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** A request as it leaves. */
export async function sentBy(request: Request): Promise<SentRequest> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: jsonOf(await request.clone().text()),
  };
}

/**
 * Records what is sent to addresses that begin with `base`, for comparison with literals; everything still goes where it
 * went.
 */
export function recordRequests(base: string): Recording {
  const send = globalThis.fetch;
  const requests: SentRequest[] = [];
  const answers: unknown[] = [];
  const watched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (!request.url.startsWith(base)) return send(input, init);
    requests.push(await sentBy(request));
    const response = await send(input, init);
    answers.push(jsonOf(await response.clone().text()));
    return response;
  });
  return {
    requests,
    answers,
    said: (name) =>
      answers
        .flatMap((answer) => (v.is(Named, answer) && name in answer.data ? [answer.data[name]] : []))
        .at(-1),
    stop: () => watched.mockRestore(),
  };
}
