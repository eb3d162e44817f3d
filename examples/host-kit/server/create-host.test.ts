import { describe, expect, it, vi } from 'vitest';
import type { AuthApi } from './auth-api.ts';
import { createHost } from './create-host.ts';
import { createSeal } from './seal.ts';

const shopper = { id: '1', key: 'alice', firstName: 'Alice', lastName: 'Adams' };
const live = new Set<string>();
const auth: AuthApi = {
  async signIn() {
    const refreshToken = `refresh-${live.size}`;
    live.add(refreshToken);
    return { refreshToken, shopper };
  },
  readSession: async (refreshToken) => (live.has(refreshToken) ? shopper : undefined),
  mintToken: async (refreshToken) => (live.has(refreshToken) ? 'token' : undefined),
  async signOut(refreshToken) {
    live.delete(refreshToken);
  },
};
const host = createHost({
  auth,
  seal: await createSeal('secret'),
  origins: { api: 'http://api.localhost', vault: 'http://vault.localhost' },
  names: ['shop.example'],
});

/**
 * Sends a request to the host as one of its own pages does, optionally through a proxy that sets
 * `x-forwarded-proto`.
 */
function ask(
  origin: string,
  method: string,
  { cookie = '', proxied = '', path = '/session' } = {},
): Promise<Response> {
  const headers = {
    origin,
    host: new URL(origin).host,
    'content-type': 'application/json',
    ...(cookie && { cookie }),
    ...(proxied && { 'x-forwarded-proto': proxied }),
  };
  const address = proxied ? origin.replace('https:', 'http:') : origin;
  const body = method === 'POST' ? { body: '{"shopper":"alice"}' } : {};
  return Promise.resolve(host.request(`${address}${path}`, { method, headers, ...body }));
}

const cookieOf = (response: Response): string => response.headers.get('set-cookie') ?? '';

describe('the session of a host', () => {
  it.each([
    [
      'https://shop.example',
      '',
      /^__Host-sid=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
    [
      'https://shop.example',
      'https',
      /^__Host-sid=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
    ['http://shop.localhost:8080', '', /^sid=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/],
    ['http://192.168.1.7:8080', 'http', /^sid=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/],
  ])('is kept at %s %s in a cookie that a browser accepts there', async (origin, proxied, cookie) => {
    const signedIn = await ask(origin, 'POST', { proxied });
    expect(cookieOf(signedIn)).toMatch(cookie);
    const [pair = ''] = cookieOf(signedIn).split(';');
    expect(await (await ask(origin, 'GET', { cookie: pair, proxied })).json()).toMatchObject({ shopper });
    const signedOut = cookieOf(await ask(origin, 'DELETE', { cookie: pair, proxied }));
    expect(signedOut).toMatch(new RegExp(`^${pair.split('=')[0]}=; Max-Age=0; Path=/`));
  });

  it('mints a token together with its shopper, and none when the shopper is gone', async () => {
    const origin = 'http://shop.localhost';
    const [cookie = ''] = cookieOf(await ask(origin, 'POST')).split(';');
    const mint = () => ask(origin, 'POST', { cookie, path: '/session/token' });
    expect(await (await mint()).json()).toEqual({ token: 'token', shopper: shopper.id });
    vi.spyOn(auth, 'readSession').mockResolvedValueOnce(undefined);
    const answer = await mint();
    expect([answer.status, await answer.json()]).toEqual([401, {}]);
    expect(cookieOf(answer)).toMatch(/^sid=; Max-Age=0; Path=\//);
  });

  it('ends in the browser with status 502 when the API cannot end it', async () => {
    const origin = 'http://shop.localhost';
    const [cookie = ''] = cookieOf(await ask(origin, 'POST')).split(';');
    vi.spyOn(auth, 'signOut').mockRejectedValueOnce(new Error('The API is away.'));
    const answer = await ask(origin, 'DELETE', { cookie });
    expect(answer.status).toBe(502);
    expect(cookieOf(answer)).toMatch(/^sid=; Max-Age=0; Path=\//);
  });

  it('is over for copies of its cookie after the sign-out', async () => {
    const origin = 'http://shop.localhost';
    const [cookie = ''] = cookieOf(await ask(origin, 'POST')).split(';');
    expect(await (await ask(origin, 'GET', { cookie })).json()).toMatchObject({ shopper });
    await ask(origin, 'DELETE', { cookie });
    const later = await ask(origin, 'GET', { cookie });
    expect(await later.json()).not.toHaveProperty('shopper');
    expect(cookieOf(later)).toMatch(/^sid=; Max-Age=0/);
    const headers = { origin, host: 'shop.localhost', cookie };
    expect((await host.request(`${origin}/session/token`, { method: 'POST', headers })).status).toBe(401);
  });

  it('ignores over HTTPS a cookie that was set over HTTP', async () => {
    const [pair = ''] = cookieOf(await ask('http://shop.example', 'POST')).split(';');
    const { shopper: known } = await (await ask('https://shop.example', 'GET', { cookie: pair })).json();
    expect(known).toBeUndefined();
  });
});

describe('a host', () => {
  it('sends no referrer from a page that an email link opened [A-6.2]', async () => {
    const page = 'http://shop.localhost/account/emailSubscriptions';
    const policyOf = async (address: string) =>
      (await host.request(address, { headers: { host: 'shop.localhost' } })).headers.get('referrer-policy');
    expect(await policyOf(`${page}?token=one&token2=two`)).toBe('no-referrer');
    expect(await policyOf(page)).toBe('same-origin');
  });

  // Helmet's default headers, and HSTS over https.
  it.each([
    ['http://shop.localhost:8080/session', {}],
    ['http://shop.localhost:8080/no/such/page', {}],
    ['https://shop.example/session', { 'strict-transport-security': 'max-age=31536000' }],
  ])('responds to %s with headers that isolate its pages', async (address, more) => {
    const { headers } = await host.request(address, { headers: { host: new URL(address).host } });
    const expected = {
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
      ...more,
    };
    const names = [...Object.keys(expected), 'strict-transport-security'];
    expect(Object.fromEntries([...headers].filter(([name]) => names.includes(name)))).toEqual(expected);
  });

  it.each([
    ['evil.example', 421],
    ['shop.example.evil.example', 421],
    ['localhost.evil.example', 421],
    ['', 421],
    ['shop.example', 200],
    ['127.0.0.1:8080', 200],
    ['[::1]:8080', 200],
    ['pharmacy.localhost:8080', 200],
  ])('responds to the host name %s with %i', async (name, status) => {
    expect((await host.request('http://any/session', { headers: { host: name } })).status).toBe(status);
  });

  it('does not report an error when the browser aborts its request', async () => {
    const crash = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const gone = new AbortController();
    const body = new ReadableStream({
      pull(controller) {
        gone.abort();
        controller.error(new Error('aborted'));
      },
    });
    const headers = { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body, duplex: 'half', signal: gone.signal };
    const { status } = await host.request('http://localhost/session', request);
    expect(status).toBe(499);
    expect(crash).not.toHaveBeenCalled();
    crash.mockRestore();
  });

  it('rejects an oversized body', async () => {
    const body = JSON.stringify({ shopper: 'x'.repeat(5000) });
    const headers = { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json' };
    expect((await host.request('http://localhost/session', { method: 'POST', headers, body })).status).toBe(
      413,
    );
  });
});
