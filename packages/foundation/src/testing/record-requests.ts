import * as v from 'valibot';
import { vi } from 'vitest';

/** A complete sent request. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON body; `undefined` when there is none. */
  readonly body: unknown;
}

/** The requests sent to a service during a recording, and the responses. */
export interface Recording {
  readonly requests: readonly SentRequest[];
  /** The JSON bodies of the responses, in order of arrival. */
  readonly answers: readonly unknown[];
  /** Returns the latest response value with this name in its `data`; undefined when there is none. */
  said(name: string): unknown;
  stop(): void;
}

const Named = v.object({ data: v.record(v.string(), v.unknown()) });

const jsonOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Converts a request as it is sent. */
async function sentBy(request: Request): Promise<SentRequest> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: jsonOf(await request.clone().text()),
  };
}

/** Records the requests to URLs that begin with `base`, for comparison with literals; still sends them. */
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
