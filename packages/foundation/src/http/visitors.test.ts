import { describe, expect, it } from 'vitest';
import { createTestTiming } from '../testing/test-timing.ts';
import { createAuthSession } from './auth-session.ts';
import { commonHeaders } from './headers.ts';
import { runOperation } from './operation-runner.ts';
import type { Operation } from './operation-runner.ts';

const live = new AbortController().signal;

/** A visitor whose session is over, so that the SDK has no token. */
function visitor() {
  const timing = createTestTiming();
  const session = createAuthSession(
    { type: 'B2C', token: 'old' },
    { timing, life: () => live, onExpired: () => undefined },
  );
  session.expire();
  return { session, timing, doubts: new Map() };
}

function ask(isOpen: boolean, status: number, isPublic = false) {
  const tokens: (string | undefined)[] = [];
  const operation: Operation<string> = {
    key: 'k',
    endpoint: '/options',
    write: false,
    isOpen,
    isPublic,
    errors: [],
    signal: live,
    async attempt({ token }) {
      tokens.push(token?.value);
      return { outcome: { kind: 'answer', status }, ...(status === 200 && { value: 'options' }) };
    },
  };
  return { operation, tokens };
}

describe('a visitor', () => {
  it('gets the response of an open call, without sending a token', async () => {
    const { operation, tokens } = ask(true, 200);
    expect(await runOperation(visitor(), operation)).toMatchObject({ ok: true, value: 'options' });
    expect(tokens).toEqual([undefined]);
  });

  it('gets a session error at once from a call that needs a shopper', async () => {
    const { operation, tokens } = ask(false, 200);
    expect(await runOperation(visitor(), operation)).toMatchObject({
      ok: false,
      error: { code: 'session_expired' },
    });
    expect(tokens).toEqual([]);
  });

  it('gets a session error when an open call is refused, without a renewal', async () => {
    const { operation, tokens } = ask(true, 401);
    expect(await runOperation(visitor(), operation)).toMatchObject({
      ok: false,
      error: { code: 'session_expired' },
    });
    expect(tokens).toEqual([undefined]);
  });

  it('sends no header for a token, a payment intent or telemetry', () => {
    const who = { authType: 'B2C', application: 'CLICKLIST', tenant: 'kroger', key: 'k' } as const;
    const headers = commonHeaders({ ...who, token: undefined });
    expect(headers).toEqual({
      'x-application-id': 'CLICKLIST',
      'x-channel': 'WEB',
      'x-tenant': 'kroger',
      'idempotency-key': 'k',
      'x-payment-auth-type': 'B2C',
    });
  });

  it('gets the response of an open call although their token has expired, which is reported once', async () => {
    const timing = createTestTiming();
    let told = 0;
    const session = createAuthSession(
      { type: 'B2C', token: 'old' },
      { timing, life: () => live, onExpired: () => void (told += 1) },
    );
    const tokens: (string | undefined)[] = [];
    const { operation } = ask(true, 200);
    const end = await runOperation(
      { session, timing, doubts: new Map() },
      {
        ...operation,
        async attempt({ token }) {
          tokens.push(token?.value);
          if (token) return { outcome: { kind: 'answer', status: 401 } };
          return { outcome: { kind: 'answer', status: 200 }, value: 'options' };
        },
      },
    );
    expect(end).toMatchObject({ ok: true, value: 'options' });
    expect(tokens).toEqual(['old', undefined]);
    expect(told).toBe(1);
    expect(session.current()).toBeUndefined();
  });
});

/** A signed-in shopper whose host has new tokens. */
function signedIn() {
  const expired: string[] = [];
  let renewals = 0;
  const timing = createTestTiming();
  const session = createAuthSession(
    {
      type: 'B2C',
      token: 'mine',
      async getNewToken() {
        renewals += 1;
        return `new ${renewals}`;
      },
    },
    { timing, life: () => live, onExpired: () => expired.push('expired') },
  );
  return { runner: { session, timing, doubts: new Map() }, session, expired, renewals: () => renewals };
}

describe('a call without authentication', () => {
  it('sends no token, and neither renews nor ends the session when it is refused', async () => {
    const { runner, session, expired, renewals } = signedIn();
    const { operation, tokens } = ask(false, 401, true);
    expect(await runOperation(runner, operation)).toMatchObject({
      ok: false,
      error: { code: 'forbidden', status: 401 },
    });
    expect({ tokens, expired, renewals: renewals() }).toEqual({
      tokens: [undefined],
      expired: [],
      renewals: 0,
    });
    expect(session.current()?.value).toBe('mine');
  });

  it('does not count as a proof that the token is accepted', async () => {
    const { runner, session } = signedIn();
    for (let generation = 0; generation < 5; generation += 1)
      await session.renew(session.current()?.generation ?? 0);
    await runOperation(runner, ask(false, 200, true).operation);
    expect(await session.renew(session.current()?.generation ?? 0)).toBeUndefined();
  });
});
