import { afterEach, expect, it } from 'vitest';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createAuthApi } from './auth-api.ts';
import { createHost } from './create-host.ts';
import { createSeal } from './seal.ts';

const headers = { origin: 'http://localhost', host: 'localhost', 'content-type': 'application/json' };
const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

/** Signs in while the API answers with a status; without one, the API cannot be reached. */
async function signInWhile(status: number | undefined, retryAfter = ''): Promise<Response> {
  const server = createServer((_, response) => {
    response.writeHead(status ?? 500, retryAfter ? { 'retry-after': retryAfter } : {}).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  if (status === undefined) await new Promise((resolve) => server.close(resolve));
  else running.push(server);
  const host = createHost({
    auth: createAuthApi(`http://127.0.0.1:${address.port}`, 'secret'),
    seal: await createSeal('secret'),
    origins: { api: 'http://api.localhost', vault: 'http://vault.localhost' },
  });
  return host.request('http://localhost/session', { method: 'POST', headers, body: '{"shopper":"alice"}' });
}

it('responds with the retry time when the API limits sign-ins', async () => {
  const response = await signInWhile(429, '840');
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('840');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each([
  [401, 401],
  // For example a shopper named `__proto__`, which is not allowed.
  [400, 400],
  [422, 400],
  [500, 502],
  [undefined, 502],
])('maps the API status %s to %i', async (status, expected) => {
  expect((await signInWhile(status)).status).toBe(expected);
});
