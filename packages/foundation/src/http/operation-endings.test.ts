import { describe, expect, it, vi } from 'vitest';
import { answer, createRunner, done, write } from '../testing/running.ts';
import { createTestTiming } from '../testing/test-timing.ts';
import { runOperation } from './operation-runner.ts';
import type { Result } from './result.ts';
import type { Outcome } from './retry-policy.ts';

/** Returns all fields of an error except its message. */
const partsOf = (result: Result<string>): unknown =>
  result.ok ? undefined : Object.fromEntries(Object.entries(result.error));

const lost: Outcome = { kind: 'network' };
const late: Outcome = { kind: 'timeout' };
const decline = answer(402);

describe('an unconfirmed write', () => {
  it('stays unconfirmed when its retry is refused', async () => {
    const runner = createRunner();
    const first = await runOperation(runner, write([lost]).operation);
    expect(first).toMatchObject({ error: { code: 'unconfirmed' } });
    const again = await runOperation(runner, write([decline]).operation);
    expect(again).toMatchObject({ error: { code: 'unconfirmed', status: 402, operationId: 'k' } });
  });

  it('does not affect a write with another key', async () => {
    const runner = createRunner();
    await runOperation(runner, write([lost]).operation);
    const other = await runOperation(runner, write([decline], { key: 'other' }).operation);
    expect(other).toMatchObject({ error: { code: 'unexpected', status: 402 } });
  });

  it.each([
    ['a success', [lost, done], undefined],
    ['a look that finds it', [lost], async () => ({ kind: 'happened', value: 'done' }) as const],
    ['a look that finds nothing', [lost], async () => ({ kind: 'did-not-happen' }) as const],
  ])('is settled after %s', async (_what, endings, reconcile) => {
    const runner = createRunner();
    await runOperation(runner, write(endings, { reconcile }).operation);
    expect([...runner.doubts]).toEqual([]);
    const after = await runOperation(runner, write([decline]).operation);
    expect(after).toMatchObject({ error: { code: 'unexpected' } });
  });

  it.each([
    ['a look that finds nothing, since what timed out may still arrive', [late], 'did-not-happen', 'timeout'],
    ['a look that does not tell', [lost], 'unknown', 'unconfirmed'],
  ] as const)('is not settled after %s', async (_what, endings, kind, code) => {
    const runner = createRunner();
    const { operation } = write(endings, { reconcile: async () => ({ kind }) });
    expect(await runOperation(runner, operation)).toMatchObject({ error: { code } });
    expect([...runner.doubts.keys()]).toEqual(['k']);
  });

  it('is reported as a timeout when another failure follows the timeout', async () => {
    const { operation } = write([late, lost], { reconcile: async () => ({ kind: 'did-not-happen' }) });
    const result = await runOperation(createRunner(), operation);
    expect(result).toMatchObject({ error: { code: 'timeout', status: 408 } });
  });

  it('is reported as a timeout when the timeout follows another failure', async () => {
    const { operation } = write([lost, late, decline], {
      reconcile: async () => ({ kind: 'did-not-happen' }),
    });
    const result = await runOperation(createRunner(), operation);
    expect(result).toMatchObject({ error: { code: 'timeout', status: 408 } });
  });

  it('does not arise from a read or from a refusal', async () => {
    const runner = createRunner();
    const look = vi.fn(async () => ({ kind: 'unknown' }) as const);
    const read = await runOperation(runner, write([lost], { write: false, reconcile: look }).operation);
    expect(read).toMatchObject({ error: { code: 'network', retryable: true } });
    await runOperation(runner, write([decline], { reconcile: look }).operation);
    expect(look).not.toHaveBeenCalled();
    expect([...runner.doubts]).toEqual([]);
  });

  it('stays unconfirmed when the caller aborts during the reconciliation', async () => {
    const life = new AbortController();
    const runner = createRunner();
    const { operation } = write([lost], {
      signal: life.signal,
      async reconcile() {
        life.abort();
        return { kind: 'did-not-happen' };
      },
    });
    expect(await runOperation(runner, operation)).toMatchObject({
      error: { code: 'aborted', retryable: false },
    });
    expect([...runner.doubts.keys()]).toEqual(['k']);
  });

  it('stays unconfirmed when the session expires before the retry', async () => {
    const runner = createRunner();
    await runOperation(runner, write([lost]).operation);
    runner.session.expire();
    const { operation, attempts } = write([done]);
    expect(await runOperation(runner, operation)).toMatchObject({
      error: { code: 'unconfirmed', status: 401 },
    });
    expect(attempts).toEqual([]);
  });
});

describe('the end of an operation', () => {
  it('comes after three attempts, each after the wait that the service asks for', async () => {
    const runner = createRunner();
    const { operation, attempts } = write([answer(429, { retryAfterMs: 3000 })]);
    expect(await runOperation(runner, operation)).toMatchObject({
      error: { code: 'rate_limited', status: 429, retryAfterMs: 3000, retryable: true },
    });
    expect([attempts.length, runner.timing.pauses]).toEqual([3, [3000, 3000]]);
  });

  it('comes without another attempt when the caller aborts during a pause', async () => {
    const life = new AbortController();
    const timing = createTestTiming({ pause: async () => life.abort() });
    const { operation, attempts } = write([lost, done], { signal: life.signal });
    const result = await runOperation({ ...createRunner(), timing }, operation);
    expect(result).toMatchObject({ error: { code: 'aborted' } });
    expect(attempts).toHaveLength(1);
  });

  it('names the endpoint and the outcome for developers, with a reason of at most 500 characters', async () => {
    const reason = 'r'.repeat(501);
    const end = answer(402, { reason, customerMessage: 'Ask your bank.' });
    const result = await runOperation(createRunner(), write([end]).operation);
    expect(partsOf(result)).toStrictEqual({
      name: 'GrocerError',
      code: 'unexpected',
      endpoint: '/cards',
      operationId: 'k',
      retryable: false,
      status: 402,
      customerMessage: 'Ask your bank.',
      reason: 'r'.repeat(500),
    });
    expect(!result.ok && result.error.message).toBe('/cards ended in "unexpected" (402).');
  });

  it('contains no more than is known', async () => {
    const { operation } = write([lost], { write: false });
    const result = await runOperation(createRunner(), operation);
    expect(partsOf(result)).toStrictEqual({
      name: 'GrocerError',
      code: 'network',
      endpoint: '/cards',
      operationId: 'k',
      retryable: true,
    });
    expect(!result.ok && result.error.message).toBe('/cards ended in "network".');
  });
});
