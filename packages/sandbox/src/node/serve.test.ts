import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCards, openVaultSession, signIn } from '@grocer/foundation/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSandbox } from './start-sandbox.ts';
import type { Sandbox } from './start-sandbox.ts';

const MB = 1024 * 1024;

let sandbox: Sandbox;
let logged: string[] = [];
const dir = mkdtempSync(join(tmpdir(), 'serve-'));
beforeAll(async () => {
  const ports = { apiPort: 0, vaultPort: 0, adminPort: 0 };
  sandbox = await startSandbox({ ...ports, dataDir: dir, writeLog: (line) => void logged.push(line) });
});
beforeEach(() => (logged = []));
afterAll(async () => {
  await sandbox.stop();
  rmSync(dir, { recursive: true });
});

type Service = 'api' | 'vault' | 'admin';

function open(service: Service, request: string, headers: readonly string[]) {
  const socket = connect(sandbox.ports[service] ?? 0, '127.0.0.1');
  const secret = service === 'admin' ? sandbox.secrets.admin : sandbox.secrets.client;
  const lines = [
    `${request} HTTP/1.1`,
    'host: here',
    'content-type: application/json',
    `authorization: Bearer ${secret}`,
  ];
  socket.write([...lines, ...headers, '', ''].join('\r\n'));
  return socket;
}

/** Sends 30 MB, and returns how many bytes were accepted before the connection was closed. */
async function flood(service: Service, request: string, isAnnounced: boolean): Promise<number> {
  const size = 30 * MB;
  const socket = open(service, request, [
    isAnnounced ? `content-length: ${size}` : 'transfer-encoding: chunked',
  ]);
  // A cut connection emits an error as well.
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined).resume();
  const piece = 'x'.repeat(MB);
  let taken = 0;
  for (let sent = 0; sent < size && !socket.closed; sent += MB) {
    const hasRoom = socket.write(isAnnounced ? piece : `${MB.toString(16)}\r\n${piece}\r\n`, (error) => {
      if (!error) taken += MB;
    });
    if (!hasRoom) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  await closed;
  return taken;
}

describe.each([
  ['api', `POST ${signIn.path}`],
  ['api', 'POST /no/such/path'],
  ['api', `DELETE ${listCards.path}/a-card`],
  ['api', 'GET /openapi.json'],
  ['vault', `POST ${openVaultSession.path}`],
  ['vault', 'GET /eProtect/frame/card'],
  ['admin', 'POST /faults'],
  ['admin', 'DELETE /faults'],
] as const)('the %s for %s', (service, request) => {
  it.each([
    ['says how long it is', true],
    ['does not say how long it is', false],
  ])('does not read a body of 30 MB that %s', async (_, isAnnounced) => {
    // The connection's own buffers accept data regardless of the service.
    expect(await flood(service, request, isAnnounced)).toBeLessThan(15 * MB);
  });
});

it('keeps the connection open after a complete body, and says for how long', async () => {
  const socket = open('api', 'POST /no/such/path', ['content-length: 2']);
  socket.write('{}');
  const [first] = await once(socket.setEncoding('utf8'), 'data');
  expect(first).toContain('404 Not Found');
  expect(first).toMatch(/^keep-alive: timeout=65\r$/im);
  socket.write('GET /actuator/health HTTP/1.1\r\nhost: here\r\n\r\n');
  const [second] = await once(socket, 'data');
  expect(second).toContain('200 OK');
  socket.destroy();
});

it('stops without waiting for a connection whose request has ended', async () => {
  const dataDir = mkdtempSync(join(dir, 'own-'));
  const own = await startSandbox({
    apiPort: 0,
    vaultPort: 0,
    adminPort: 0,
    dataDir,
    writeLog: () => undefined,
  });
  const socket = connect(own.ports.api, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n');
  await once(socket, 'data');
  // The wait after which all connections are cut never ends.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = own.stop();
  socket.write('{}');
  await once(socket.resume(), 'close');
  await expect(stopped).resolves.toBeUndefined();
});

it.each([
  ['api', signIn.path],
  ['vault', openVaultSession.path],
] as const)('does not report a crash of the %s when the client disconnects', async (service, path) => {
  const socket = open(service, `POST ${path}`, ['content-length: 100']);
  await new Promise((resolve) => socket.write('{"paypageId":', resolve));
  socket.destroy();
  await expect.poll(() => logged.join('\n')).toContain('"event":"request"');
  expect(logged.join('\n')).not.toContain('crash');
  expect(logged.join('\n')).toContain('"status":499');
});
