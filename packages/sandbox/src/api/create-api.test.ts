import {
  calls,
  INTENT_MISSING,
  listCards,
  readCheckout,
  searchProducts,
  signOut,
  updateFulfilment,
  WireErrorSchema,
} from '@grocer/foundation/contract';
import { fillPath } from '@grocer/foundation/testing';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOBODYS, validBodies } from '../testing/bodies-for-tests.ts';
import type { Named } from '../testing/bodies-for-tests.ts';
import { queryOf } from '../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox, SHOP } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import {
  ALL_CARDS,
  freshKey,
  headersFor,
  newCardBody,
  post,
  tokenFor,
} from '../testing/shopper-for-tests.ts';
import { apiRoutes } from './create-api.ts';
import { ALLOWED_HEADERS } from './cors.ts';

let sandbox: TestSandbox;
let bob: Record<string, string>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  bob = await headersFor(sandbox, 'bob');
});
afterAll(() => sandbox.close());

const bearerCalls = calls().filter(({ auth }) => auth === 'bearer');

const send = (call: (typeof bearerCalls)[number], headers: Record<string, string>, named: Named = NOBODYS) =>
  sandbox.api.request(`${fillPath(call.path, { ...named })}${queryOf(call.name)}`, {
    method: call.method,
    headers: {
      ...ALL_CARDS,
      'idempotency-key': freshKey(),
      ...(call.body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(call.body && { body: JSON.stringify(validBodies[call.name]?.(named)) }),
  });

describe('the table of calls', () => {
  it('has a handler for every call of the API, and no others', () => {
    const { db, clock, vaultPort } = sandbox;
    const config = { origins: [], clientSecret: '', fingerprintKey: '00' };
    const served = apiRoutes({ db, clock, vault: vaultPort, log: () => undefined, config }).map(
      ({ call }) => call.name,
    );
    const promised = calls()
      .filter(({ service }) => service !== 'vault')
      .map(({ name }) => name);
    expect(served.toSorted()).toEqual(promised.toSorted());
  });

  it('refuses a NUL, which not every database can store, wherever it stands', async () => {
    const fulfilment = (instructions: string) =>
      sandbox.api.request(fillPath(updateFulfilment.path, { checkoutId: 'any' }), {
        method: updateFulfilment.method,
        headers: { ...ALL_CARDS, ...bob, 'idempotency-key': freshKey(), 'content-type': 'application/json' },
        body: JSON.stringify({ versionKey: 'any', payments: [], fulfillment: { instructions } }),
      });
    const inPath = fillPath(readCheckout.path, { checkoutId: 'a' }).replace(/a$/, 'a%00b');
    const replies = [
      await sandbox.api.request(inPath, { headers: { ...ALL_CARDS, ...bob } }),
      await sandbox.api.request(`${searchProducts.path}?query=a%00b`, { headers: ALL_CARDS }),
      await sandbox.api.request(`${searchProducts.path}?query=a%5Cu0000b`, { headers: ALL_CARDS }),
      await fulfilment('a\0b'),
      // The same letters as text are none.
      await fulfilment('a\\u0000b'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 200, 400, 404]);
  });

  it('responds 404 and 405 in the shape of refusals, and lists the allowed methods', async () => {
    const missing = await sandbox.api.request('/no/such/path');
    const method = await sandbox.api.request(listCards.path, { method: 'DELETE' });
    expect([missing.status, method.status]).toEqual([404, 405]);
    expect(v.is(WireErrorSchema, await missing.json()) && v.is(WireErrorSchema, await method.json())).toBe(
      true,
    );
    expect(method.headers.get('allow')).toBe('GET, POST, PUT');
  });
});

describe('authorization', () => {
  it.each(bearerCalls.map((call) => [call.name, call] as const))(
    'rejects %s with 401 without a token, with a wrong token and with the other type',
    async (_, call) => {
      const headers = bob;
      const { authorization: _token, ...anonymous } = headers;
      const statuses = [
        anonymous,
        { ...headers, authorization: `Bearer ${'0'.repeat(64)}` },
        { ...headers, 'x-payment-auth-type': 'AX' },
      ];
      for (const given of statuses) expect((await send(call, given)).status).toBe(401);
    },
  );

  it.each(bearerCalls.map((call) => [call.name, call] as const))(
    'responds 404 to %s with the intent of another shopper, as with an unknown one',
    async (_, call) => {
      const headers = bob;
      const foreign = await sandbox.controls.openIntent('alice');
      const answers = await Promise.all(
        [foreign, 'unknown'].map(async (id) => {
          const answer = await send(call, { ...headers, 'x-payment-intent-id': id });
          return { status: answer.status, body: v.parse(WireErrorSchema, await answer.json()) };
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toMatchObject({ status: 404, body: { reason: INTENT_MISSING } });
    },
  );

  it('accepts a live intent of the shopper [W-7.9]', async () => {
    const headers = bob;
    const intent = await sandbox.controls.openIntent('bob');
    expect((await send(listCards, { ...headers, 'x-payment-intent-id': intent })).status).toBe(200);
  });

  it('rejects a token after five minutes, and after its session has ended', async () => {
    const headers = await headersFor(sandbox, 'carol');
    expect((await send(listCards, headers)).status).toBe(200);
    sandbox.controls.setClock(5 * 60_000 + 1);
    expect((await send(listCards, headers)).status).toBe(401);
    sandbox.controls.setClock(0);

    const client = { authorization: `Bearer ${sandbox.clientSecret}` };
    const readSession = (token: string) =>
      post(sandbox.api, '/auth/v1/session', { refreshToken: token }, client);
    const signedIn: unknown = await (
      await post(sandbox.api, '/auth/v1/sign-in', { shopper: 'carol' }, client)
    ).json();
    const { refreshToken } = v.parse(v.object({ refreshToken: v.string() }), signedIn);
    const minted: unknown = await (
      await post(sandbox.api, '/auth/v1/token', { refreshToken, type: 'AX' }, client)
    ).json();
    const { accessToken } = v.parse(v.object({ accessToken: v.string() }), minted);
    const other = { ...headers, authorization: `Bearer ${accessToken}`, 'x-payment-auth-type': 'AX' };
    expect((await send(listCards, other)).status).toBe(200);
    expect(await (await readSession(refreshToken)).json()).toMatchObject({ shopper: { key: 'carol' } });
    await post(sandbox.api, signOut.path, { refreshToken }, client);
    expect((await send(listCards, other)).status).toBe(401);
    expect((await readSession(refreshToken)).status).toBe(401);
  });

  it('requires the client secret for a sign-in', async () => {
    expect(
      (await post(sandbox.api, '/auth/v1/sign-in', { shopper: 'alice' }, { authorization: 'Bearer guess' }))
        .status,
    ).toBe(401);
  });
});

describe('requests', () => {
  it('are rejected with large, foreign or malformed bodies, without echoing a value', async () => {
    const headers = { ...(await headersFor(sandbox, 'frank')), 'idempotency-key': freshKey() };
    const raw = (body: string, type = 'application/json') =>
      sandbox.api.request(listCards.path, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body,
      });
    expect((await raw('x'.repeat(70_000))).status).toBe(413);
    expect((await raw('a=b', 'text/plain')).status).toBe(415);
    expect((await raw('{"broken')).status).toBe(400);
    const flawed = await raw(JSON.stringify({ ...newCardBody('t'), save: 'a-secret-value' }));
    const text = await flawed.text();
    expect(flawed.status).toBe(400);
    expect(v.parse(WireErrorSchema, JSON.parse(text)).errors).toEqual([
      { path: 'body.save', message: 'Expected boolean' },
    ]);
    expect(text).not.toContain('a-secret-value');
  });

  it('are allowed from listed origins with the agreed headers, and refused from others', async () => {
    const preflight = (origin: string) =>
      sandbox.api.request(listCards.path, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight(SHOP);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(SHOP);
    expect(allowed.headers.get('access-control-allow-headers')?.split(',')).toEqual([...ALLOWED_HEADERS]);
    expect(allowed.headers.get('access-control-max-age')).toBe('600');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    expect(allowed.headers.get('vary')).toContain('Origin');
    for (const origin of ['null', 'http://evil.localhost']) {
      const refused = await preflight(origin);
      expect(refused.status).toBe(403);
      expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('may have every header that a call of the contract names', () => {
    const named = calls().flatMap(({ headers }) =>
      headers && 'entries' in headers
        ? Object.keys(v.parse(v.record(v.string(), v.unknown()), headers.entries))
        : [],
    );
    expect(named).toEqual(expect.arrayContaining(['x-encrypted-email', 'x-token2']));
    expect([...ALLOWED_HEADERS]).toEqual(expect.arrayContaining(named));
  });

  it('are answered with a request id, and with headers against caching, sniffing and framing', async () => {
    const answer = await sandbox.api.request('/actuator/health');
    expect(await answer.json()).toEqual({ status: 'UP' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
  });
});

describe('limits', () => {
  beforeEach(() => sandbox.controls.setLimits(true));
  afterEach(() => sandbox.controls.setLimits(false));

  it('stop card additions for fifteen minutes after five failures', async () => {
    const headers = await headersFor(sandbox, 'grace');
    const add = async () => {
      const token = await tokenFor(sandbox, '4000000000000127');
      return post(sandbox.api, listCards.path, newCardBody(token), {
        ...headers,
        'idempotency-key': freshKey(),
      });
    };
    for (let tries = 0; tries < 5; tries += 1) expect((await add()).status).toBe(402);
    const limited = await add();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(800);
    sandbox.controls.setClock(15 * 60_000 + 1);
    const later = { ...headers, ...(await headersFor(sandbox, 'grace')) };
    const token = await tokenFor(sandbox, '4000000000000127');
    expect(
      (
        await post(sandbox.api, listCards.path, newCardBody(token), {
          ...later,
          'idempotency-key': freshKey(),
        })
      ).status,
    ).toBe(402);
    sandbox.controls.setClock(0);
  });

  it('stop the eleventh sign-in and the 301st call, unless they are off', async () => {
    const client = { authorization: `Bearer ${sandbox.clientSecret}` };
    const signIn = async () =>
      (await post(sandbox.api, '/auth/v1/sign-in', { shopper: 'heidi' }, client)).status;
    const headers = await headersFor(sandbox, 'heidi');
    for (let tries = 1; tries < 10; tries += 1) expect(await signIn()).toBe(200);
    expect(await signIn()).toBe(429);
    const write = { ...headers, 'idempotency-key': freshKey() };
    const first = await post(sandbox.api, listCards.path, newCardBody('a token'), write);
    for (let tries = 0; tries < 299; tries += 1) await send(listCards, headers);
    expect((await send(listCards, headers)).status).toBe(429);
    // A finished write is still replayed.
    expect((await post(sandbox.api, listCards.path, newCardBody('a token'), write)).status).toBe(
      first.status,
    );
    sandbox.controls.setLimits(false);
    expect([await signIn(), (await send(listCards, headers)).status]).toEqual([200, 200]);
  });
});
