import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { INTENT_MISSING } from '../contract/refusal-body.ts';
import { carriedIntent } from '../testing/carried-intent.ts';
import { answer, createRunner, done, live, write } from '../testing/running.ts';
import { runOperation } from './operation-runner.ts';
import { createRenewable } from './renewable.ts';

/** Returns true when a write continues after the host has set a token for `shopperId`. */
async function goesOn(shopperId: string | undefined): Promise<boolean> {
  const runner = createRunner();
  runner.session.replace('t0', 'alice');
  const { operation } = write([answer(503), done]);
  const result = await runOperation(runner, {
    ...operation,
    attempt(attempt) {
      if (attempt.token?.value === 't0') runner.session.replace('t9', shopperId);
      return operation.attempt(attempt);
    },
  });
  return result.ok;
}

describe('renewals within one operation', () => {
  it('stop after five refused tokens, even when other operations succeed with them [W-7.23] [W-9.10]', async () => {
    const runner = createRunner();
    const { operation, attempts } = write([answer(401)]);
    const result = await runOperation(runner, {
      ...operation,
      attempt(attempt) {
        // Another operation is accepted with the same token, so the session stays open.
        if (attempt.token && attempts.length < 20) runner.session.confirm(attempt.token.generation);
        return attempts.length < 20 ? operation.attempt(attempt) : Promise.resolve(done);
      },
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'session_expired' } });
    expect(attempts).toHaveLength(6);
    expect(runner.onExpired).toHaveBeenCalledOnce();
    expect(runner.session.current()).toBeUndefined();
  });

  it('stop after five without expiring the session when another operation has renewed it [W-7.23]', async () => {
    const runner = createRunner();
    const { operation, attempts } = write([answer(401)]);
    const result = await runOperation(runner, {
      ...operation,
      async attempt(attempt) {
        const generation = attempt.token?.generation ?? 0;
        runner.session.confirm(generation);
        // While the last token is being fetched, another operation finds it stale.
        if (attempts.length === 5) await runner.session.renew(generation);
        return operation.attempt(attempt);
      },
    });
    // The session stays open, so it is not reported as over.
    expect(result).toMatchObject({ ok: false, error: { code: 'unexpected' } });
    expect([attempts.length, attempts.at(-1)?.token?.value]).toEqual([6, 'new-5']);
    expect(runner.session.current()?.value).toBe('new-6');
    expect(runner.onExpired).not.toHaveBeenCalled();
  });

  it('stop with a network error while offline, and keep the session', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const runner = createRunner({ fetchNew: async () => '' });
    const { operation, attempts } = write([answer(401)]);
    expect(await runOperation(runner, operation)).toMatchObject({ ok: false, error: { code: 'network' } });
    expect(attempts).toHaveLength(1);
    expect(runner.onExpired).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    const again = write([answer(401)]);
    expect(await runOperation(runner, again.operation)).toMatchObject({ error: { code: 'session_expired' } });
    expect(runner.onExpired).toHaveBeenCalledOnce();
  });

  it('stop with a network error even when the network is back after the last attempt', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    let tries = 0;
    const runner = createRunner({
      fetchNew: async () => {
        tries += 1;
        if (tries === 5) vi.stubGlobal('navigator', { onLine: true });
        return '';
      },
    });
    const { operation } = write([answer(401)]);
    expect(await runOperation(runner, operation)).toMatchObject({ ok: false, error: { code: 'network' } });
    expect(tries).toBe(5);
    expect(runner.onExpired).not.toHaveBeenCalled();
  });

  it('are made for a background operation', async () => {
    const runner = createRunner();
    const { operation, attempts } = write([answer(401), done], { write: false, inBackground: true });
    expect(await runOperation(runner, operation)).toMatchObject({ ok: true });
    expect(attempts.map(({ token }) => token?.value)).toEqual(['t0', 'new-1']);
  });

  it.each([
    ['brings no token', async () => ''],
    ['brings refused tokens', undefined],
  ])(
    'do not end the session when a background one %s, but when the next one does',
    async (_how, fetchNew) => {
      let tokens = 0;
      const asked = vi.fn(fetchNew ?? (async () => `new-${(tokens += 1)}`));
      const runner = createRunner({ fetchNew: asked });
      for (let times = 0; times < 6; times += 1) {
        const { operation } = write([answer(401)], { write: false, inBackground: true });
        const result = await runOperation(runner, operation);
        expect(result).toMatchObject({ error: { code: 'session_expired', status: 401, retryable: false } });
      }
      expect(runner.onExpired).not.toHaveBeenCalled();
      expect(runner.session.current()).toBeDefined();
      asked.mockClear();
      await runOperation(runner, write([answer(401)], { write: false }).operation);
      // It has all its tries, whatever was tried in the background.
      expect(asked).toHaveBeenCalledTimes(5);
      expect(runner.onExpired).toHaveBeenCalledOnce();
    },
  );

  it('do not use a token that was set meanwhile to continue a write', async () => {
    const runner = createRunner();
    const { operation, attempts } = write([answer(401)]);
    const result = await runOperation(runner, {
      ...operation,
      attempt(attempt) {
        runner.session.replace('of another');
        return operation.attempt(attempt);
      },
    });
    expect(result).toMatchObject({ error: { code: 'session_expired', status: 401, retryable: false } });
    expect(attempts).toHaveLength(1);
  });

  it('continue with a token set for the same shopper, but not with one that may be of another', async () => {
    expect([await goesOn('alice'), await goesOn('bob'), await goesOn(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('stop after five refused payment intents, and keep the session [W-7.24] [W-9.10]', async () => {
    const runner = createRunner();
    const { operation, attempts } = write([answer(404, { reason: INTENT_MISSING })]);
    const result = await runOperation(runner, {
      ...operation,
      attempt(attempt) {
        if (attempt.carried && attempts.length < 20)
          runner.carried.renewable.confirm(attempt.carried.generation);
        return attempts.length < 20 ? operation.attempt(attempt) : Promise.resolve(done);
      },
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'payment_intent_missing' } });
    expect(attempts).toHaveLength(6);
    expect(runner.session.current()?.value).toBe('t0');
  });

  it('are not made for a visitor, and expire no session', async () => {
    const runner = createRunner({ auth: false });
    const { operation, attempts } = write([answer(401)], { isOpen: true });
    expect(await runOperation(runner, operation)).toMatchObject({ error: { code: 'session_expired' } });
    expect(attempts).toHaveLength(1);
    expect(runner.onExpired).not.toHaveBeenCalled();
  });

  it('are not made when there is no payment intent to renew [W-7.24]', async () => {
    const { operation, attempts } = write([answer(404, { reason: INTENT_MISSING })]);
    const base = createRunner();
    const { timing } = base;
    const none = createRenewable({ value: undefined, fetchNew: undefined, timing, life: () => live });
    const runner = { ...base, carried: carriedIntent(none) };
    const result = await runOperation(runner, operation);
    expect(result).toMatchObject({ error: { code: 'payment_intent_missing', status: 404 } });
    expect(attempts).toHaveLength(1);
  });

  it('are counted anew after a success, for tokens and for payment intents [W-7.23] [W-7.24]', async () => {
    const runner = createRunner();
    const stale = [answer(401), answer(404, { reason: INTENT_MISSING })];
    // The fifth token in a row would be the last one if the earlier ones had not been accepted.
    for (let times = 0; times < 6; times += 1)
      expect(await runOperation(runner, write([...stale, done]).operation)).toEqual({
        ok: true,
        value: 'done',
      });
    expect(runner.timing.pauses).toEqual(Array.from({ length: 12 }, () => 0));
  });

  it('pass the new token and the new payment intent on to the next attempt', async () => {
    const { operation, attempts } = write([answer(401), answer(404, { reason: INTENT_MISSING }), done]);
    await runOperation(createRunner(), operation);
    const seen = attempts.map(({ key, token, carried }) => [key, token?.value, carried?.value]);
    expect(seen).toEqual([
      ['k', 't0', 'i0'],
      ['k', 'new-1', 'i0'],
      ['k', 'new-1', 'new-2'],
    ]);
  });
});
