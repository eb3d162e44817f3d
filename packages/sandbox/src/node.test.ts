import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addBankCard, listCards, readCommunicationPreferences, signIn } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from './clock.ts';
import { startSandbox } from './node.ts';
import type { Sandbox, SandboxOptions } from './node.ts';
import type { Reach, Requests } from './testing/sandbox-for-tests.ts';
import { ALL_CARDS, headersFor, newCardBody, send, tokenFor } from './testing/shopper-for-tests.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'node-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const start = (more: SandboxOptions = {}): Promise<Sandbox> =>
  startSandbox({ apiPort: 0, vaultPort: 0, adminPort: 0, dataDir: dir, writeLog: () => undefined, ...more });

const health = ({ ports }: Sandbox, signal: AbortSignal | null = null) =>
  fetch(`http://127.0.0.1:${ports.api}/actuator/health`, { signal });

const admin = ({ ports, secrets }: Sandbox, path: string, body?: object, secret = secrets.admin) =>
  fetch(`http://127.0.0.1:${ports.admin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secret}` },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Returns the number of cards of each demo shopper. */
function cards(): unknown {
  const db = new DatabaseSync(join(dir, 'api', 'api.db'), { readOnly: true });
  const counted = db
    .prepare('select key, count(user_id) as n from users left join cards on user_id = users.id group by key')
    .all();
  db.close();
  return counted;
}

/** Returns what a test's shopper needs of a sandbox. */
const reachOf = ({ ports, secrets }: Sandbox): Reach => {
  const at = (port: number): Requests => ({
    request: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
  });
  const clock = createClock();
  return { api: at(ports.api), vault: at(ports.vault), clock, clientSecret: secrets.client };
};

it('keeps its data, keys and secrets across restarts', async () => {
  const first = await start();
  await first.controls.addCards('bob', 3);
  const before = cards();
  const [sealed, unspent] = [
    await first.controls.sealEmail('alice'),
    await tokenFor(reachOf(first), '4242424242424242'),
  ];
  await first.stop();
  const second = await start();
  const reach = reachOf(second);
  expect(second.secrets).toEqual(first.secrets);
  expect(cards()).toEqual(before);
  const opened = await send(reach, { 'x-encrypted-email': sealed }, readCommunicationPreferences);
  expect(opened.status).toBe(200);
  const add = async (shopper: string, token: string) =>
    (await send(reach, await headersFor(reach, shopper), { ...addBankCard, body: newCardBody(token) }))
      .status;
  expect(await add('bob', unspent)).toBe(200);
  // The number has the same fingerprint as before.
  expect(await add('alice', await tokenFor(reach, '4242424242424242'))).toBe(409);
  await second.stop();
});

describe('a reset', () => {
  it.each([
    ['that it seeded itself', async (first: Sandbox) => first],
    [
      'that it found when it started',
      async (first: Sandbox) => {
        await first.stop();
        return start();
      },
    ],
  ])('restores the first day of data %s', async (_, goOn) => {
    const first = await start();
    const before = cards();
    expect(before).toContainEqual({ key: 'erin', n: expect.any(Number) });
    await first.controls.addCards('bob', 3);
    const sandbox = await goOn(first);
    expect(cards()).not.toEqual(before);
    await sandbox.controls.reset();
    expect(cards()).toEqual(before);
    await sandbox.stop();
  });
});

it.each(['reset', 'close', 'cut-body'] as const)('loses one response by %s, and no more', async (kind) => {
  const sandbox = await start();
  sandbox.controls.addFault({ match: 'platform.health', when: 'after-commit', kind });
  await expect(health(sandbox).then((answer) => answer.text())).rejects.toThrow(TypeError);
  expect((await health(sandbox)).status).toBe(200);
  await sandbox.stop();
});

it.each(['before', 'after-commit'] as const)(
  'holds back one request %s, until it is released',
  async (when) => {
    const sandbox = await start();
    const { hold, history } = sandbox.controls;
    const { arrived, letGo } = hold({ match: 'platform.health', when });
    const ends: string[] = [];
    const held = health(sandbox).then(() => ends.push('first'));
    await arrived;
    await health(sandbox).then(() => ends.push('second'));
    expect(history()).toHaveLength(1);
    letGo();
    await held;
    expect(ends).toEqual(['second', 'first']);
    expect(history()).toHaveLength(2);

    const leaving = new AbortController();
    const left = hold({ match: 'platform.health', when });
    const broken = health(sandbox, leaving.signal);
    await left.arrived;
    leaving.abort();
    await expect(broken).rejects.toThrow('aborted');
    await expect.poll(() => history().length).toBe(3);

    const again = hold({ match: '/actuator/health', when });
    const freed = health(sandbox);
    await again.arrived;
    sandbox.controls.clearFaults();
    expect((await freed).status).toBe(200);
    await sandbox.stop();
  },
);

const Staged = v.object({ faults: v.array(v.looseObject({ id: v.number() })) });

it('lists the staged faults with the requests left to each, and removes one of them', async () => {
  const sandbox = await start();
  const fault = { match: 'platform.health', when: 'before', kind: 'status', status: 503, times: 3 } as const;
  sandbox.controls.addFault(fault);
  sandbox.controls.addFault({ ...fault, status: 429 });
  await health(sandbox);
  const staged = async () => v.parse(Staged, await (await admin(sandbox, '/faults')).json()).faults;
  const [first, second] = await staged();
  expect([first, second]).toMatchObject([
    { ...fault, left: 2 },
    { ...fault, status: 429, left: 3 },
  ]);
  const headers = { authorization: `Bearer ${sandbox.secrets.admin}` };
  const address = `http://127.0.0.1:${sandbox.ports.admin}/faults/${first?.id}`;
  expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(200);
  expect(await staged()).toEqual([second]);
  expect((await health(sandbox)).status).toBe(429);
  await sandbox.stop();
});

it('stages responses through the admin port, with its secret', async () => {
  const sandbox = await start();
  expect((await admin(sandbox, '/history', undefined, 'guess')).status).toBe(401);
  expect((await admin(sandbox, '/faults', { match: 'x', when: 'never', kind: 'status' })).status).toBe(400);
  await admin(sandbox, '/faults', {
    match: '/actuator/health',
    when: 'before',
    kind: 'status',
    status: 503,
    code: 'BUSY',
    times: 2,
  });
  expect([
    (await health(sandbox)).status,
    (await health(sandbox)).status,
    (await health(sandbox)).status,
  ]).toEqual([503, 503, 200]);
  await admin(sandbox, '/faults', { match: 'platform.health', when: 'before', kind: 'html' });
  expect((await health(sandbox)).headers.get('content-type')).toContain('text/html');
  expect(await (await admin(sandbox, '/history')).json()).toMatchObject({
    calls: [{ call: 'platform.health', status: 503, key: '' }, {}, {}, {}],
  });
  expect(await (await admin(sandbox, '/intents', { shopper: 'bob' })).json()).toEqual({
    paymentIntentId: expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect((await admin(sandbox, '/cards', { shopper: 'nobody', count: 1 })).status).toBe(404);
  const statuses = [];
  for (const [path, body] of [
    ['/gift-cards', { lastFour: '1004', cents: 0 }],
    ['/gift-cards', { lastFour: '1004', cents: -1 }],
    ['/gift-cards', { lastFour: '4321', cents: 0 }],
    ['/ebt-cards', { lastFour: '0038', locked: false }],
    ['/ebt-cards', { lastFour: '4321', locked: false }],
  ] as const)
    statuses.push((await admin(sandbox, path, body)).status);
  expect(statuses).toEqual([200, 400, 404, 200, 404]);
  await sandbox.stop();
});

it('adds links, sealed email addresses and addresses through the admin port', async () => {
  const sandbox = await start();
  const half = expect.stringMatching(/^[\da-f]{64}$/);
  expect(await (await admin(sandbox, '/preference-links', { shopper: 'bob' })).json()).toEqual({
    token: half,
    token2: half,
  });
  expect(await (await admin(sandbox, '/sealed-emails', { shopper: 'bob' })).json()).toEqual({
    encryptedEmail: expect.stringMatching(/^[\da-f]{24}\.[\da-f]+$/),
  });
  const statuses = [];
  for (const [path, body] of [
    ['/sealed-emails', { shopper: 'ivan' }],
    ['/preference-links', { shopper: 'nobody' }],
    ['/addresses', { shopper: 'bob', count: 0 }],
    ['/addresses', { shopper: 'bob', count: 2 }],
  ] as const)
    statuses.push((await admin(sandbox, path, body)).status);
  expect(statuses).toEqual([404, 404, 400, 200]);
  await sandbox.stop();
});

/** Returns the status of the eleventh sign-in in a row of one shopper. */
async function eleventhSignIn({ ports, secrets }: Sandbox): Promise<number> {
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.client}`, 'content-type': 'application/json' },
    body: JSON.stringify({ shopper: 'alice' }),
  };
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await fetch(`http://127.0.0.1:${ports.api}${signIn.path}`, request)).status);
  return statuses.at(-1) ?? 0;
}

it('limits attempts only when limits are on, also after a reset', async () => {
  const free = await start();
  expect(await eleventhSignIn(free)).toBe(200);
  await free.stop();
  const limited = await start({ limits: true });
  expect(await eleventhSignIn(limited)).toBe(429);
  await limited.controls.reset();
  expect(await eleventhSignIn(limited)).toBe(429);
  await limited.stop();
});

it('excludes its data from git', async () => {
  const own = join(dir, 'data');
  await (await start({ dataDir: own })).stop();
  expect(readFileSync(join(own, '.gitignore'), 'utf8')).toBe('*\n');
});

describe('a shopper’s token', () => {
  const isGood = async ({ ports }: Sandbox, token: string, type: string): Promise<boolean> => {
    const headers = {
      ...ALL_CARDS,
      authorization: `Bearer ${token}`,
      'x-application-id': 'CLICKLIST',
      'x-payment-auth-type': type,
    };
    return (await fetch(`http://127.0.0.1:${ports.api}${listCards.path}`, { headers })).ok;
  };
  const tokenIn = async (answer: Response): Promise<string> =>
    v.parse(v.object({ token: v.string() }), await answer.json()).token;

  it('is created by the sandbox', async () => {
    const sandbox = await start();
    expect(await isGood(sandbox, await sandbox.tokenFor('alice'), 'B2C')).toBe(true);
    expect(await isGood(sandbox, await sandbox.tokenFor('alice', 'AX'), 'AX')).toBe(true);
    await expect(sandbox.tokenFor('nobody')).rejects.toThrow('There is no shopper called "nobody".');
    await sandbox.stop();
  });

  it('is created by the admin port', async () => {
    const sandbox = await start();
    const given = await admin(sandbox, '/tokens', { shopper: 'alice' });
    expect(await isGood(sandbox, await tokenIn(given), 'B2C')).toBe(true);
    const other = await admin(sandbox, '/tokens', { shopper: 'alice', type: 'AX' });
    expect(await isGood(sandbox, await tokenIn(other), 'AX')).toBe(true);
    expect((await admin(sandbox, '/tokens', { shopper: '__proto__' })).status).toBe(404);
    expect((await admin(sandbox, '/tokens', { shopper: 'alice' }, 'guess')).status).toBe(401);
    await sandbox.stop();
  });
});

it('has no admin port in PROD', async () => {
  const sandbox = await start({ env: 'PROD' });
  expect([sandbox.ports.admin, sandbox.urls.admin]).toEqual([undefined, undefined]);
  await sandbox.stop();
});

it.each(['apiPort', 'adminPort'] as const)('leaves no listener when its %s is in use', async (name) => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const listeners = async () => {
    // A closed server is released at the end of the event loop's turn.
    for (let turns = 0; turns < 2; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    return process.getActiveResourcesInfo().filter((resource) => resource === 'TCPServerWrap').length;
  };
  const before = await listeners();
  expect(before).toBeGreaterThan(0);
  await expect(start({ [name]: port })).rejects.toThrow('EADDRINUSE');
  expect(await listeners()).toBe(before);
  await new Promise((resolve) => taken.close(resolve));
});
