import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const bin = fileURLToPath(new URL(`../../${manifest.bin['grocer-sandbox']}`, import.meta.url));
const FREE_PORTS = ['--port', '0', '--vault-port', '0', '--admin-port', '0'];

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'command-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Runs the command in its own folder, with additional environment variables; `out` collects its output. */
function run(...given: readonly (string | Readonly<Record<string, string>>)[]) {
  const args = given.filter((one) => typeof one === 'string');
  const [env] = given.filter((one) => typeof one !== 'string');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', bin, ...args], {
    cwd: dir,
    env: { ...process.env, ...env },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  return {
    printed: () => out,
    ended: once(child, 'close').then(([code]: readonly unknown[]) => ({ code, out, err })),
    stop: () => child.kill('SIGTERM'),
  };
}

it('serves the API, the vault and the admin port, and prints their URLs and a working token request', async () => {
  const command = run(...FREE_PORTS);
  // A database on a server that serves other tests takes its time to fill.
  await expect.poll(command.printed, { timeout: 50_000 }).toContain('curl');
  const said = command.printed();
  const [, api = ''] = /API +http:\/\/api\.localhost:(\d+)/.exec(said) ?? [];
  expect((await fetch(`http://127.0.0.1:${api}/actuator/health`)).ok).toBe(true);
  expect(said).toMatch(/Vault +http:\/\/vault\.localhost:\d+/);
  expect(said).toContain('alice, bob, carol');

  // A shell runs the printed line as it is.
  const line = said
    .split('\n')
    .filter((one) => /curl|-d /.test(one))
    .join('\n');
  const shell = spawn('sh', ['-c', line.replace('curl', 'curl -s')]);
  let token = '';
  shell.stdout.on('data', (chunk) => (token += chunk));
  await once(shell, 'close');
  expect(v.parse(v.object({ token: v.string() }), JSON.parse(token)).token).toMatch(/^[\da-f]{64}$/);

  command.stop();
  expect((await command.ended).code).toBe(0);
});

it('serves only the vault, and exits with 0 when terminated', async () => {
  const command = run('vault', '--vault-port', '0');
  await expect.poll(command.printed, { timeout: 50_000 }).toContain('"listening"');
  expect(command.printed()).toContain('"service":"vault"');
  expect(command.printed()).not.toContain('"service":"api"');
  command.stop();
  expect((await command.ended).code).toBe(0);
});

it('exits with 1 for an invalid database URL, without printing it', async () => {
  const { code, err } = await run('api', { SANDBOX_DATABASE_URL: 'mysql://me:secret@host/db' }).ended;
  expect([code, err]).toEqual([1, 'sandbox api: SANDBOX_DATABASE_URL does not begin with postgres://.\n']);
});

it('loads the PostgreSQL driver only for PostgreSQL', async () => {
  const tell = `import { createRequire as r } from 'node:module';
    process.on('exit', () => console.log('pg', Object.keys(r('/').cache).some((file) => file.includes('/pg/lib/'))));`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(tell)}`;
  const sqlite = run(...FREE_PORTS, { NODE_OPTIONS });
  await expect.poll(sqlite.printed, { timeout: 50_000 }).toContain('curl');
  sqlite.stop();
  expect((await sqlite.ended).out).toContain('pg false');
  // No server listens on this port.
  const database = { SANDBOX_DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' };
  const postgres = await run('api', { NODE_OPTIONS, ...database }).ended;
  expect(postgres.out).toContain('pg true');
  expect([postgres.code, postgres.err]).toEqual([1, 'sandbox api: connect ECONNREFUSED 127.0.0.1:1\n']);
});

it('prints its flags and its version', async () => {
  const [help, version] = await Promise.all([run('--help').ended, run('--version').ended]);
  expect(help).toMatchObject({ code: 0, err: '' });
  for (const flag of ['--port', '--vault-port', '--admin-port', '--data', '--origin', '--limits', '--host'])
    expect(help.out).toContain(flag);
  expect(version).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
});

it('exits with 2 and a message for an unknown flag', async () => {
  const { code, out, err } = await run('--prot', '1').ended;
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe("sandbox: Unknown option '--prot'. Run it with --help to see what there is.\n");
});

it('exits with 1 and the flags to set when a port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const { code, err } = await run(...FREE_PORTS, '--port', port).ended;
  expect([code, err]).toEqual([
    1,
    `sandbox: Port ${port} is in use. Set --port, --vault-port or --admin-port to another one.\n`,
  ]);
  taken.close();
});
