import { addBankCard, KEY_OUTSTANDING, WireErrorSchema } from '@grocer/foundation/contract';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSandbox } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { cardsOf, freshKey, headersFor, newCardBody, post, tokenFor } from '../testing/shopper-for-tests.ts';
import type { RequestEnv } from '../wire/request-env.ts';

let sandbox: TestSandbox;
let headers: Record<string, string>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  headers = await headersFor(sandbox, 'bob');
});
afterAll(() => sandbox.close());

const add = (body: object, key: string | undefined, api: Hono<RequestEnv> = sandbox.api) =>
  post(api, addBankCard.path, body, { ...headers, ...(key !== undefined && { 'idempotency-key': key }) });

/** A promise that a test resolves with `open`. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const codeOf = async (answer: Response) => v.parse(WireErrorSchema, await answer.json()).code;

it('replays the first response, and adds nothing [W-7.7]', async () => {
  const key = freshKey();
  const body = newCardBody(await tokenFor(sandbox, '4242424242424242'));
  const before = (await cardsOf(sandbox, headers)).length;
  const first = await add(body, key);
  const again = await add(body, key);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await again.text()).toBe(await first.text());
  expect((await cardsOf(sandbox, headers)).length).toBe(before + 1);
});

it('runs once in two separate processes, with the same response from both', async () => {
  const other = await sandbox.restart();
  const key = freshKey();
  const body = newCardBody(await tokenFor(sandbox, '4000000000009995'));
  const before = (await cardsOf(sandbox, headers)).length;
  const [first, second] = await Promise.all([add(body, key), add(body, key, other)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await second.text()).toBe(await first.text());
  expect((await cardsOf(sandbox, headers)).length).toBe(before + 1);
});

it('replays a refusal with its status', async () => {
  const key = freshKey();
  const body = newCardBody(await tokenFor(sandbox, '4242424242424242'));
  const answers = [await add(body, key), await add(body, key)];
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  expect(answers[1]?.headers.get('idempotent-replayed')).toBe('true');
});

it('rejects a key that was used for another request', async () => {
  const key = freshKey();
  await add(newCardBody(await tokenFor(sandbox, '4000000000000127')), key);
  const other = await add(newCardBody('another token'), key);
  expect(other.status).toBe(422);
  expect(await codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
});

it.each([undefined, 'short', 'k'.repeat(256)])('rejects the key %s', async (key) => {
  expect((await add(newCardBody('token'), key)).status).toBe(400);
});

it('keeps the keys of two shoppers apart', async () => {
  const key = freshKey();
  const others = await headersFor(sandbox, 'carol');
  await add(newCardBody(await tokenFor(sandbox, '4000000000000127')), key);
  const body = newCardBody(await tokenFor(sandbox, '5555555555554444'));
  const answer = await post(sandbox.api, addBankCard.path, body, { ...others, 'idempotency-key': key });
  expect(answer.status).toBe(200);
});

it('rejects a second request while the first one is in progress', async () => {
  const reached = gate();
  const go = gate();
  const api = await sandbox.restart((vault) => ({
    ...vault,
    async redeem(token, operation) {
      reached.open();
      await go.opened;
      return vault.redeem(token, operation);
    },
  }));
  const key = freshKey();
  const body = newCardBody(await tokenFor(sandbox, '6011111111111117'));
  const first = add(body, key, api);
  await reached.opened;
  const second = await add(body, key, api);
  expect([second.status, second.headers.get('retry-after')]).toEqual([409, '1']);
  expect(await codeOf(second)).toBe(KEY_OUTSTANDING);
  expect((await add(newCardBody('other'), key, api)).status).toBe(422);
  go.open();
  expect((await first).status).toBe(200);
});

it('does not store a 5xx response, so the same key can succeed later', async () => {
  const key = freshKey();
  const body = newCardBody(await tokenFor(sandbox, '4000000000000119'));
  const answers = [await add(body, key), await add(body, key), await add(body, key)];
  expect(answers.map(({ status }) => status)).toEqual([500, 200, 200]);
  expect(answers.map(({ headers: given }) => given.get('idempotent-replayed'))).toEqual([null, null, 'true']);
});

it('redeems the same token on a repetition after a crash before the commit', async () => {
  const crashing = await sandbox.restart((vault) => ({
    ...vault,
    async redeem(token, operation) {
      await vault.redeem(token, operation);
      throw new Error('the process died here');
    },
  }));
  const key = freshKey();
  const body = newCardBody(await tokenFor(sandbox, '4000000000000002'));
  expect((await add(body, key, crashing)).status).toBe(500);
  const restarted = await sandbox.restart();
  expect((await add(body, key, restarted)).status).toBe(200);
  const stolen = await add(body, freshKey(), restarted);
  expect([stolen.status, await codeOf(stolen)]).toEqual([422, 'CARD_TOKEN_SPENT']);
});

it('stores nothing when the vault is unreachable', async () => {
  const key = freshKey();
  const body = newCardBody(await tokenFor(sandbox, '4000000000009870'));
  const cutOff = await sandbox.restart((vault) => ({
    ...vault,
    redeem: async () => ({ ok: false, why: 'unavailable' }),
  }));
  expect((await add(body, key, cutOff)).status).toBe(503);
  expect((await add(body, key)).status).toBe(200);
});

it('forgets a response after a day', async () => {
  const key = freshKey();
  const body = newCardBody(await tokenFor(sandbox, '4000000000000069'));
  await add(body, key);
  sandbox.controls.setClock(24 * 60 * 60_000 + 1);
  const later = await headersFor(sandbox, 'bob');
  const answer = await post(sandbox.api, addBankCard.path, body, { ...later, 'idempotency-key': key });
  sandbox.controls.setClock(0);
  expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([409, null]);
});
