import { addCartItems, readCart } from '@grocer/foundation/contract';
import { senderOf, shopperServices } from '@grocer/foundation/testing/checkouts';
import { startSandbox } from '@grocer/sandbox/node';
import type { Sandbox } from '@grocer/sandbox/node';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerStage } from './demo-stage.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'stage-'));
let sandbox: Sandbox;
let host: Hono;
beforeAll(async () => {
  sandbox = await startSandbox({
    apiPort: 0,
    vaultPort: 0,
    adminPort: 0,
    dataDir,
    durable: false,
    writeLog: () => undefined,
  });
  const { ports, secrets } = sandbox;
  host = offerStage(new Hono(), { origin: `http://127.0.0.1:${ports.admin}`, secret: secrets.admin });
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ORIGIN = 'http://shop.localhost';

const order = (body: object, origin = ORIGIN): Response | Promise<Response> =>
  host.request(`${ORIGIN}/demo/stage`, {
    method: 'POST',
    headers: { origin, host: 'shop.localhost', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const stage = async (): Promise<Record<string, unknown>> => (await host.request('/demo/stage')).json();

const FAULT = { do: 'stage-fault', call: 'wallet.list', kind: 'fails 500', times: 3 };

it('lists the calls that a fault can be staged for, without those that sign in', async () => {
  const { calls: listed } = await stage();
  expect(listed).toContainEqual(expect.objectContaining({ name: 'cart.get', method: 'GET' }));
  expect(JSON.stringify(listed)).not.toMatch(/"auth\.|"vault\./);
});

it.each([
  ['fails 500', { when: 'before', kind: 'status', status: 500 }],
  ['refused 401', { when: 'before', kind: 'status', status: 401 }],
  ['busy 503', { when: 'before', kind: 'status', status: 503 }],
  ['loses its answer', { when: 'after-commit', kind: 'reset' }],
  ['answers HTML', { when: 'before', kind: 'html' }],
  ['takes 4 s', { when: 'before', kind: 'delay', ms: 4000 }],
  ['never answers', { when: 'before', kind: 'hang' }],
])('stages a fault that %s, lists it by that name, and removes it', async (kind, staged) => {
  expect((await order({ ...FAULT, kind })).status).toBe(200);
  const [found] = await sandbox.controls.stagedFaults();
  expect(found).toMatchObject({ match: 'wallet.list', times: 3, left: 3, ...staged });
  expect((await stage())['faults']).toEqual([
    { id: found?.id, call: 'wallet.list', kind, times: 3, left: 3 },
  ]);
  expect((await order({ do: 'remove-fault', id: found?.id })).status).toBe(200);
  expect(await sandbox.controls.stagedFaults()).toEqual([]);
});

it('moves the clock, and clears the clock and all faults', async () => {
  await order(FAULT);
  await order({ do: 'set-clock', offsetMs: 300_000 });
  const moved = (await stage())['clock'];
  expect(moved).toMatchObject({ offsetMs: 300_000 });
  await order({ do: 'clear' });
  expect(await stage()).toMatchObject({ faults: [], clock: { offsetMs: 0 } });
});

it('calls a fault that only tests stage by the name that the sandbox has for it', async () => {
  sandbox.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'delay', ms: 200 });
  expect((await stage())['faults']).toMatchObject([{ kind: 'delay' }]);
  await order({ do: 'clear' });
});

const sentWith = (token: string) => senderOf(shopperServices(`http://127.0.0.1:${sandbox.ports.api}`, token));

it('expires all tokens', async () => {
  const send = sentWith(await sandbox.tokenFor('bob'));
  await send(readCart, undefined);
  await order({ do: 'expire-tokens' });
  await expect(send(readCart, undefined)).rejects.toMatchObject({ status: 401 });
});

it('restores the data, which ends all sessions', async () => {
  const send = sentWith(await sandbox.tokenFor('bob'));
  const items = [{ gtin13: '2000000000009', quantity: 3 }];
  const { lines } = await send(addCartItems, { modality: 'DELIVERY', items });
  expect(lines.filter(({ quantity }) => quantity === 3)).toHaveLength(1);
  await order({ do: 'reset-data' });
  await expect(send(readCart, undefined)).rejects.toMatchObject({ status: 401 });
  const after = await sentWith(await sandbox.tokenFor('bob'))(readCart, undefined);
  expect(after.lines.filter(({ quantity }) => quantity === 3)).toEqual([]);
});

it.each([
  ['another page', FAULT, 'http://evil.example'],
  ['an unknown call', { ...FAULT, call: 'auth.sign-in' }, ORIGIN],
  ['an unknown kind', { ...FAULT, kind: 'explodes' }, ORIGIN],
  ['an unknown order', { do: 'addCards', shopper: 'bob', count: 3 }, ORIGIN],
  ['a clock without a limit', { do: 'set-clock', offsetMs: 1e15 }, ORIGIN],
])('refuses %s', async (_, body, origin) => {
  expect((await order(body, origin)).status).toBe(400);
  expect(await stage()).toMatchObject({ faults: [], clock: { offsetMs: 0 } });
});
