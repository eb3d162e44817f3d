import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from '../contract/call.ts';
import type { Call } from '../contract/call.ts';
import { carriedIntent } from '../testing/carried-intent.ts';
import { createTestTiming } from '../testing/test-timing.ts';
import { createAuthSession } from './auth-session.ts';
import { createHttp } from './http.ts';
import type { HttpOptions } from './http.ts';
import { createRenewable } from './renewable.ts';

const greet: Call<string, string, { loud: boolean }, { words: string }> = call({
  name: 'test.greet',
  summary: 'Greets.',
  service: 'payment',
  method: 'PUT',
  path: '/greet/{who}',
  write: true,
  auth: 'bearer',
  body: v.object({ loud: v.boolean() }),
  response: v.object({ words: v.string() }),
  errors: [{ status: 402, code: 'HOARSE', as: 'card_declined' }],
  encode: (who: string) => ({ params: { who }, body: { loud: true }, headers: { 'x-mood': 'good' } }),
  decode: ({ words }): string => words.toUpperCase(),
});

const live = new AbortController().signal;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let close = (): void => {};
afterEach(() => {
  vi.useRealTimers();
  return close();
});

/** Starts a server on a free port with the given responses; records the requests. */
async function serve(...answers: Answer[]) {
  const requests: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', method = '', headers } = request;
      requests.push({ url, method, headers, body: Buffer.concat(chunks).toString() });
      (answers[requests.length - 1] ?? answers.at(-1))?.(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  const address = server.address();
  return { requests, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

function clientOf(baseUrl: string, more: Partial<HttpOptions> = {}) {
  const timing = createTestTiming();
  const http = createHttp({
    baseUrl,
    paths: {},
    application: 'RXWEB',
    tenant: 'qfc',
    session: createAuthSession(
      { type: 'AX', token: 'the-token' },
      { timing, life: () => live, onExpired: () => {} },
    ),
    carried: carriedIntent(
      createRenewable({ value: 'the-intent', fetchNew: undefined, timing, life: () => live }),
    ),
    headers: () => ({ 'x-bot-telemetry': 'the-telemetry' }),
    timing,
    ...more,
  });
  return {
    http,
    timing,
    send: (who = 'Ann') => http.send(greet, who, { signal: new AbortController().signal }),
  };
}

describe('a request', () => {
  it('carries the common headers and those of the call, and a new idempotency key each time [W-7.3] [W-7.4] [W-7.5] [W-7.6] [W-7.7] [W-7.8] [W-7.9]', async () => {
    const { url, requests } = await serve(json(200, { words: 'hello' }));
    const { send } = clientOf(url);
    expect(await send('Ann/../Bo')).toEqual({ ok: true, value: 'HELLO' });
    expect(requests[0]).toMatchObject({ url: '/greet/Ann%2F..%2FBo', method: 'PUT', body: '{"loud":true}' });
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer the-token',
      'x-application-id': 'RXWEB',
      'x-channel': 'WEB',
      'x-tenant': 'qfc',
      'x-payment-auth-type': 'AX',
      'x-payment-intent-id': 'the-intent',
      'x-bot-telemetry': 'the-telemetry',
      'x-mood': 'good',
    });
    await send();
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(2);
  });

  it('is retried with the same idempotency key when the server fails', async () => {
    const { url, requests } = await serve(
      json(500, {}),
      json(503, {}, { 'retry-after': '2' }),
      json(200, { words: 'at last' }),
    );
    const { send, timing } = clientOf(url);
    expect(await send()).toEqual({ ok: true, value: 'AT LAST' });
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(timing.pauses).toEqual([375, 2000]);
  });
});

it('maps a refusal inside a 200 response to a known code, and does not retry it', async () => {
  const { url, requests } = await serve(json(200, { words: '' }));
  const errors = [{ code: 'HOARSE', as: 'card_declined' }] as const;
  const refusing = { ...greet, errors, refusalIn: () => 'HOARSE' };
  const result = await clientOf(url).http.send(refusing, 'Ann', { signal: live });
  expect(result).toMatchObject({ ok: false, error: { code: 'card_declined', retryable: false } });
  expect(requests).toHaveLength(1);
});

describe('the token', () => {
  const asked = async (auth: 'bearer' | 'optional' | 'none', more?: Partial<HttpOptions>) => {
    const { url, requests } = await serve(json(200, { words: 'hello' }));
    const { ok } = await clientOf(url, more).http.send({ ...greet, auth }, 'Ann', { signal: live });
    return { ok, sent: requests.map(({ headers }) => headers.authorization) };
  };

  it.each([
    ['bearer', 'Bearer the-token'],
    ['optional', 'Bearer the-token'],
    ['none', undefined],
  ] as const)('of a shopper is sent with a call of auth %s as %j', async (auth, sent) => {
    expect(await asked(auth)).toEqual({ ok: true, sent: [sent] });
  });

  it.each([
    ['bearer', { ok: false, sent: [] }],
    ['optional', { ok: true, sent: [undefined] }],
    ['none', { ok: true, sent: [undefined] }],
  ] as const)('is missing for a visitor in a call of auth %s: %o', async (auth, expected) => {
    const parts = { timing: createTestTiming(), life: () => live, onExpired: () => {} };
    const session = createAuthSession(undefined, parts);
    expect(await asked(auth, { session })).toEqual(expected);
  });
});

describe('a client', () => {
  it('uses the path of the host, and the key and the reconciliation of its caller', async () => {
    const { url, requests } = await serve(json(200, 'cut'));
    const onDate = vi.fn();
    const { http } = clientOf(url, { paths: { 'test.greet': '/hosts/own/{who}' }, onDate });
    const reconcile = async () => ({ kind: 'happened', value: 'SEEN' }) as const;
    const result = await http.send(greet, 'Ann', { signal: live, key: 'the-key', reconcile });
    expect(result).toEqual({ ok: true, value: 'SEEN' });
    expect(requests.map((request) => [request.url, request.headers['idempotency-key']])).toEqual([
      ['/hosts/own/Ann', 'the-key'],
    ]);
    expect(onDate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('GMT'));
  });

  it('names the path of the contract in an error, even when the host serves another one', async () => {
    const { url } = await serve(json(403, {}));
    const { http } = clientOf(url, { paths: { 'test.greet': '/hosts/own/{who}' } });
    const result = await http.send(greet, 'Ann', { signal: live });
    expect(result).toMatchObject({ error: { code: 'forbidden', endpoint: '/greet/{who}' } });
  });

  it('keeps cookies, caches and redirects out of its requests', async () => {
    const { url } = await serve(json(200, { words: 'hello' }));
    const asked = vi.spyOn(globalThis, 'fetch');
    await clientOf(url).send();
    const [request] = asked.mock.calls[0] ?? [];
    asked.mockRestore();
    expect(request).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'error' });
  });

  it('keeps a write unconfirmed when its retry is refused', async () => {
    const { url } = await serve(json(200, 'cut'), json(402, { statusCode: 402, code: 'HOARSE' }));
    const { http } = clientOf(url);
    const press = () => http.send(greet, 'Ann', { signal: live, key: 'the-key' });
    expect(await press()).toMatchObject({ error: { code: 'unconfirmed' } });
    expect(await press()).toMatchObject({ error: { code: 'unconfirmed', status: 402 } });
  });

  it('reports an unreadable response to a read as retryable, not as unconfirmed', async () => {
    const { url } = await serve(json(200, 'cut'));
    const result = await clientOf(url).http.send({ ...greet, write: false }, 'Ann', { signal: live });
    expect(result).toMatchObject({ error: { code: 'invalid_answer', retryable: true } });
  });
});

describe('a response', () => {
  it('that refuses ends in the code of the call, by the status in its body [W-8.1]', async () => {
    const { url } = await serve(
      json(422, { statusCode: 402, code: 'HOARSE', customerErrorMessage: 'Whisper, please.' }),
    );
    const result = await clientOf(url).send();
    expect(!result.ok && result.error).toMatchObject({
      code: 'card_declined',
      status: 402,
      endpoint: '/greet/{who}',
      retryable: false,
      customerMessage: 'Whisper, please.',
    });
  });

  const unreadable: [string, string][] = [
    ['HTML', '<!doctype html><p>Please log in to the Wi-Fi'],
    ['half of it', '{"words":"hel'],
    ['another shape', '{"word":"hello"}'],
    ['nothing', ''],
    ['far too much', JSON.stringify({ words: 'x'.repeat(2_100_000) })],
  ];
  it.each(unreadable)('that is %s leaves the write unconfirmed', async (_what, body) => {
    const { url } = await serve(json(200, body));
    const result = await clientOf(url).send();
    expect(!result.ok && result.error).toMatchObject({ code: 'unconfirmed', retryable: true });
  });

  it('that redirects is rejected and not followed', async () => {
    const other = await serve(json(200, { words: 'caught' }));
    const closeOther = close;
    const { url } = await serve(json(302, '', { location: `${other.url}/greet/Ann` }));
    const result = await clientOf(url).send();
    expect(result.ok).toBe(false);
    expect(other.requests).toEqual([]);
    closeOther();
  });

  it('that never comes times out even when the page has a fetch that drops the signal', async () => {
    const { url, requests } = await serve(() => undefined);
    const real = globalThis.fetch;
    const wrapped = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input) =>
        real(input instanceof Request ? new Request(input, { signal: null }) : input),
      );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = clientOf(url).send();
    await vi.waitUntil(() => requests.length === 1);
    await vi.advanceTimersByTimeAsync(10_100);
    await vi.waitUntil(() => requests.length === 2);
    await vi.advanceTimersByTimeAsync(10_100);
    vi.useRealTimers();
    const result = await waiting;
    wrapped.mockRestore();
    expect(!result.ok && result.error.code).toBe('unconfirmed');
  });

  it('that never completes times out [W-7.1] [W-9.10]', async () => {
    const { url, requests } = await serve((_request, response) => response.write('{"wo'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = clientOf(url).send();
    await vi.waitUntil(() => requests.length === 1);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitUntil(() => requests.length === 2);
    await vi.advanceTimersByTimeAsync(10_100);
    vi.useRealTimers();
    const result = await waiting;
    expect(!result.ok && result.error.code).toBe('unconfirmed');
  });
});
