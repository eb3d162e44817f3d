import { calls } from '@grocer/foundation/contract';
import { fillPath } from '@grocer/foundation/testing';
import type { AnyCall } from '@grocer/foundation/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOBODYS, validBodies } from '../testing/bodies-for-tests.ts';
import { queryOf } from '../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox, VAULT } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { ALL_CARDS, freshKey, headersFor } from '../testing/shopper-for-tests.ts';
import { documentedStatuses } from '../testing/documented.ts';

let sandbox: TestSandbox;
let bob: Record<string, string>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  bob = await headersFor(sandbox, 'bob');
});
afterAll(() => sandbox.close());

const table = calls().map((call) => [call.name, call] as const);
const LONG = JSON.stringify('x'.repeat(70_000));

const secretOf = ({ auth, service }: AnyCall): Record<string, string> => {
  const client = service === 'vault' ? sandbox.vaultSecret : sandbox.clientSecret;
  return auth === 'client' ? { authorization: `Bearer ${client}` } : bob;
};

/** Sends a valid request for a call; `more` and `body` override its headers and body. */
async function ask(call: AnyCall, more: Record<string, string> = {}, body?: string): Promise<number> {
  const isVault = call.service === 'vault';
  const path = `${fillPath(call.path, { ...NOBODYS })}${queryOf(call.name)}`;
  const sent = body ?? JSON.stringify(validBodies[call.name]?.(NOBODYS) ?? { shopper: 'bob' });
  const answer = await (isVault ? sandbox.vault : sandbox.api).request(`${isVault ? VAULT : ''}${path}`, {
    method: call.method,
    headers: {
      ...ALL_CARDS,
      ...secretOf(call),
      'idempotency-key': freshKey(),
      ...(call.body && { 'content-type': 'application/json' }),
      ...more,
    },
    ...(call.body && { body: sent }),
  });
  return answer.status;
}

/** Sends a request when its rate limit is used up. */
async function askTooOften(call: AnyCall): Promise<number> {
  const started_at = sandbox.clock.now().getTime();
  const query = sandbox.db.selectFrom('users').select('id').where('key', '=', 'bob');
  const { id } = await query.executeTakeFirstOrThrow();
  const buckets = [`calls|${id}`, 'sign-in|bob'].map((bucket) => ({ bucket, started_at, count: 1000 }));
  await sandbox.db.insertInto('counters').values(buckets).execute();
  sandbox.controls.setLimits(true);
  const status = await ask(call);
  sandbox.controls.setLimits(false);
  await sandbox.db.deleteFrom('counters').execute();
  return status;
}

const of = (isMeant: (call: AnyCall) => unknown) => table.filter(([, call]) => isMeant(call));

describe('the OpenAPI document', () => {
  it.each(table)('includes the 403 for a foreign origin on %s', async (_, call) => {
    const status = await ask(call, { origin: 'http://evil.example' });
    expect(status).toBe(403);
    expect(documentedStatuses(call)).toContain(status);
  });

  it.each(of(({ body }) => body))(
    'includes the statuses for bodies of %s that are too long or not JSON',
    async (_, call) => {
      const statuses = [
        await ask(call, {}, LONG),
        await ask(call, { 'content-type': 'text/plain' }),
        await ask(call, {}, '{'),
        await ask(call, {}, '[]'),
      ];
      expect(statuses).toEqual([413, 415, 400, 400]);
      expect(documentedStatuses(call)).toEqual(expect.arrayContaining(statuses));
    },
  );

  it.each(of(({ auth }) => auth !== 'none'))(
    'includes the 401 for an unknown caller of %s',
    async (_, call) => {
      const status = await ask(call, { authorization: 'Bearer guess' });
      expect(status).toBe(401);
      expect(documentedStatuses(call)).toContain(status);
    },
  );

  it.each(of(({ auth, name }) => ['bearer', 'optional'].includes(auth) || name === 'auth.sign-in'))(
    'includes the 429 for too many requests to %s',
    async (_, call) => {
      const status = await askTooOften(call);
      expect(status).toBe(429);
      expect(documentedStatuses(call)).toContain(status);
    },
  );

  it.each(of(({ write }) => write))(
    'includes the statuses for an outstanding or reused key of %s',
    (_, call) => {
      expect(documentedStatuses(call)).toEqual(expect.arrayContaining([409, 422]));
    },
  );

  it.each(table)('includes the 500 for a crash of %s', (_, call) => {
    expect(documentedStatuses(call)).toContain(500);
  });
});
