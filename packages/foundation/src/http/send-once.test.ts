import { getEventListeners } from 'node:events';
import ky from 'ky';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from '../contract/call.ts';
import type { Call } from '../contract/call.ts';
import { sendOnce } from './send-once.ts';
import type { SendOnce } from './send-once.ts';

const greet: Call<string, string, unknown, { words: string }> = call({
  name: 'test.greet',
  summary: 'Greets.',
  service: 'payment',
  method: 'PUT',
  path: '/greet/{who}',
  write: true,
  auth: 'bearer',
  response: v.object({ words: v.string() }),
  errors: [],
  encode: (who: string) => ({ params: { who } }),
  decode: ({ words }): string => words.toUpperCase(),
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

/** Sends one request over a network that responds with `answer`. */
function send(
  answer: (request: Request) => Response | Promise<Response>,
  more: Partial<SendOnce<unknown>> = {},
  asked = greet,
) {
  const fetch = vi.fn(async (input: Request | string | URL) => answer(new Request(input)));
  const client = ky.create({ retry: 0, timeout: false, throwHttpErrors: false, fetch });
  const sent = sendOnce(asked, {
    ky: client,
    base: 'https://api.example',
    path: greet.path,
    parts: { params: { who: 'Ann' } },
    headers: {},
    timeoutMs: 10_000,
    signal: new AbortController().signal,
    ...more,
  });
  return { sent, fetch };
}

const outcomeOf = async (...parts: Parameters<typeof send>) => (await send(...parts).sent).outcome;
const never = (): Promise<Response> => new Promise(() => undefined);

afterEach(() => void vi.useRealTimers());

it('reads each field of a refusal for itself', async () => {
  const odd = { statusCode: '402', code: 75, reason: null, errors: 'none', customerErrorMessage: 'Call us.' };
  expect(await outcomeOf(() => json(402, odd))).toMatchObject({
    kind: 'answer',
    status: 402,
    code: '75',
    reason: undefined,
    customerMessage: 'Call us.',
  });
  expect(await outcomeOf(() => json(404, { reason: 'Gone.', code: {} }))).toMatchObject({
    code: undefined,
    reason: 'Gone.',
  });
});

it('cannot read a response that the call cannot convert', async () => {
  const picky = {
    ...greet,
    decode(): string {
      throw new RangeError('There is no such amount.');
    },
  };
  expect(await outcomeOf(() => json(200, { words: 'hello' }), {}, picky)).toEqual({ kind: 'unreadable' });
});

it('treats a response that says it is a refusal as one, with its code and without a value', async () => {
  const asks = {
    ...greet,
    refusalIn: ({ words }: { words: string }) => (words === '' ? 'HOARSE' : undefined),
  };
  expect(await send(() => json(200, { words: '' }), {}, asks).sent).toEqual({
    outcome: { kind: 'answer', status: 200, code: 'HOARSE' },
  });
  expect(await send(() => json(200, { words: 'hello' }), {}, asks).sent).toMatchObject({ value: 'HELLO' });
  // A refusal may have no code.
  const silent = await send(() => json(200, { words: '' }), {}, { ...greet, refusalIn: () => '' }).sent;
  expect(silent).toEqual({ outcome: { kind: 'answer', status: 200, code: '' } });
});

describe('a request', () => {
  it('leaves in a task of its own if it writes, and at once if it reads', async () => {
    vi.useFakeTimers();
    const answer = (): Response => json(200, { words: 'hi' });
    const written = send(answer);
    const read = send(answer, {}, { ...greet, method: 'GET', write: false });
    await read.sent;
    expect(written.fetch).not.toHaveBeenCalled();
    await vi.advanceTimersToNextTimerAsync();
    expect(await written.sent).toMatchObject({ value: 'HI' });
  });

  it('is sent to the path under the base URL, with the headers of the call over the common ones', async () => {
    const seen: Request[] = [];
    const { sent } = send(
      (request) => {
        seen.push(request);
        return json(200, { words: 'hello' });
      },
      {
        parts: {
          params: { who: 'A/B' },
          query: { loud: 'yes', soft: undefined },
          headers: { 'x-mood': 'good' },
        },
        headers: { 'x-mood': 'bad', 'x-tenant': 'qfc' },
      },
    );
    expect(await sent).toEqual({ outcome: { kind: 'answer', status: 200 }, value: 'HELLO' });
    const [request] = seen;
    expect([request?.method, request?.url]).toEqual(['PUT', 'https://api.example/greet/A%2FB?loud=yes']);
    expect(request?.headers.get('x-mood')).toBe('good');
    expect(request?.headers.get('x-tenant')).toBe('qfc');
    // A call without a body sends no content type.
    expect(request?.headers.has('content-type')).toBe(false);
  });

  it('reports the date of every response, including refusals', async () => {
    const onDate = vi.fn();
    const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
    await send(() => json(200, { words: 'x' }, { date }), { onDate }).sent;
    await send(() => json(500, {}), { onDate }).sent;
    expect(onDate.mock.calls).toEqual([[date], [null]]);
  });

  it.each([
    ['that is answered', () => json(200, { words: 'x' })],
    ['that is lost', () => Promise.reject(new Error('offline'))],
  ])('%s leaves no timer and no listener behind', async (_which, answer) => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const { sent } = send(answer, { signal });
    await vi.advanceTimersToNextTimerAsync();
    await sent;
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([0, 0]);
  });
});

describe('a request that is given up', () => {
  it('times out once its time is up, and no sooner [W-7.1] [W-9.10]', async () => {
    vi.useFakeTimers();
    let outcome: unknown;
    // The requests are kept, because Node drops a signal whose request is garbage collected.
    const requests: Request[] = [];
    const { sent } = send(async (request) => {
      requests.push(request);
      return never();
    });
    const done = sent.then((answered) => (outcome = answered.outcome));
    await vi.advanceTimersByTimeAsync(9_999);
    expect([outcome, requests[0]?.signal.aborted]).toEqual([undefined, false]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect([outcome, requests[0]?.signal.aborted]).toEqual([{ kind: 'timeout' }, true]);
  });

  it('is aborted by its caller without counting as a timeout', async () => {
    const caller = new AbortController();
    const requests: Request[] = [];
    const { sent } = send(
      async (request) => {
        requests.push(request);
        return never();
      },
      { signal: caller.signal },
    );
    await vi.waitUntil(() => requests.length === 1);
    expect(requests[0]?.signal.aborted).toBe(false);
    caller.abort();
    expect((await sent).outcome).toEqual({ kind: 'network' });
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('does not wait when it was aborted before it was sent', async () => {
    expect(await outcomeOf(never, { signal: AbortSignal.abort() })).toEqual({ kind: 'network' });
  });

  it('is not sent if it writes and is given up in the task of the press', async () => {
    vi.useFakeTimers();
    const caller = new AbortController();
    const { sent, fetch } = send(never, { signal: caller.signal });
    caller.abort();
    await vi.advanceTimersToNextTimerAsync();
    expect([(await sent).outcome, fetch.mock.calls]).toEqual([{ kind: 'network' }, []]);
  });
});

describe('the wait that a refusal asks for', () => {
  const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
  it.each([
    ['seconds', { 'retry-after': '2' }, 2000],
    ['no time at all', { 'retry-after': '0' }, 0],
    ['less than no time', { 'retry-after': '-5' }, 0],
    ['a date, by the service’s own clock', { 'retry-after': 'Sat, 21 Nov 2026 10:00:07 GMT', date }, 7000],
    ['a date that is over', { 'retry-after': 'Sat, 21 Nov 2026 09:59:00 GMT', date }, 0],
    ['a date, and no clock to go by', { 'retry-after': 'Sat, 21 Nov 2026 10:00:07 GMT' }, undefined],
    ['what is neither', { 'retry-after': 'soon', date }, undefined],
    ['nothing', { date }, undefined],
  ])('is read from %s', async (_what, headers, retryAfterMs) => {
    expect(await outcomeOf(() => json(429, {}, headers))).toMatchObject({ status: 429, retryAfterMs });
  });
});

describe('the status of a refusal', () => {
  it.each([
    ['the body’s, where it is of the same kind', 422, 402, 402],
    ['the body’s, also where that is a stale token', 403, 401, 401],
    ['the body’s, among failures of the server', 503, 500, 500],
    ['HTTP’s where the token is stale, whatever the body says', 401, 403, 401],
    ['HTTP’s where the server failed', 500, 402, 500],
    ['HTTP’s where the body claims a failure of the server', 400, 500, 400],
    ['HTTP’s where the body claims success', 400, 200, 400],
  ])('is %s: %i and %i are %i [W-8.1]', async (_whose, status, statusCode, expected) => {
    expect(await outcomeOf(() => json(status, { statusCode }))).toMatchObject({
      kind: 'answer',
      status: expected,
    });
  });

  it.each(['', '<!doctype html>', '{"statusCode":"402"}', '[]'])(
    'is that of HTTP when the body is %j',
    async (body) => {
      expect(await outcomeOf(() => json(422, body))).toEqual({ kind: 'answer', status: 422 });
    },
  );

  it('comes with the other fields of the body', async () => {
    const body = { statusCode: 402, code: 'HOARSE', reason: 'A cold.', customerErrorMessage: 'Whisper.' };
    expect(await outcomeOf(() => json(402, body))).toEqual({
      kind: 'answer',
      status: 402,
      code: 'HOARSE',
      reason: 'A cold.',
      customerMessage: 'Whisper.',
    });
  });
});

it('reads responses of two million characters, and no longer ones', async () => {
  const ofLength = (length: number) => `{"words":"${'x'.repeat(length - '{"words":""}'.length)}"}`;
  expect(await outcomeOf(() => json(200, ofLength(2_000_000)))).toEqual({ kind: 'answer', status: 200 });
  expect(await outcomeOf(() => json(200, ofLength(2_000_001)))).toEqual({ kind: 'unreadable' });
});
