import { openVaultSession, signIn } from '@grocer/foundation/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '../admin/create-admin.ts';
import { createTokenFor } from '../admin/token-for.ts';
import { openTestSandbox, PAYPAGE, SHOP, VAULT } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { post } from '../testing/shopper-for-tests.ts';

const SCRIPT = '/eProtect/js/eProtect-iframe-client.js';
const FRAME = `/eProtect/frame/card?paypageId=${PAYPAGE}`;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/**
 * Helmet's default headers, except Strict-Transport-Security, which would apply to every port of a
 * developer's `localhost`.
 */
const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const DATA = {
  ...EVERYWHERE,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

describe('security headers', () => {
  const ask = {
    api: (path: string) => sandbox.api.request(path),
    vault: (path: string) => sandbox.vault.request(`${VAULT}${path}`),
    admin: (path: string) => {
      const { controls } = sandbox;
      const tokenFor = createTokenFor(sandbox);
      return createAdmin({
        controls,
        tokenFor,
        history: async () => [],
        prepare: () => undefined,
        secret: 'secret',
      }).request(path);
    },
  };

  it.each([
    ['api', '/actuator/health', 'an answer of the API', DATA],
    ['api', '/no/such/path', 'a refusal of the API', DATA],
    ['admin', '/history', 'a refusal of the admin port', DATA],
    ['vault', '/actuator/health', 'an answer of the vault', DATA],
    [
      'vault',
      SCRIPT,
      'the script that host pages load',
      { ...DATA, 'cross-origin-resource-policy': 'cross-origin' },
    ],
    ['vault', '/eProtect/frame/assets/main.ts', 'a script of the frame', DATA],
    [
      'vault',
      FRAME,
      'the frame, which the pages of its registry may show',
      {
        ...EVERYWHERE,
        'content-security-policy': expect.stringContaining(`frame-ancestors ${SHOP};`),
        'cross-origin-resource-policy': 'cross-origin',
      },
    ],
  ] as const)('are sent by %s at %s: %s', async (app, path, _, expected) => {
    const { headers } = await ask[app](path);
    const names = Object.keys({ ...DATA, 'strict-transport-security': '' });
    expect(Object.fromEntries([...headers].filter(([name]) => names.includes(name)))).toEqual(expected);
  });
});

// DNS rebinding: a foreign name that resolves to this machine makes a page same-origin, but not ours.
describe('a page whose host name resolves to this machine', () => {
  const EVIL = 'http://evil.example:8788';

  it('is refused a session of the vault', async () => {
    const asked = { paypageId: PAYPAGE, parentOrigin: SHOP };
    const answer = await post(sandbox.vault, `${EVIL}${openVaultSession.path}`, asked, { origin: EVIL });
    expect(answer.status).toBe(403);
  });

  it('is refused by the API', async () => {
    const client = { authorization: `Bearer ${sandbox.clientSecret}`, origin: EVIL };
    const answer = await post(sandbox.api, `${EVIL}${signIn.path}`, { shopper: 'alice' }, client);
    expect(answer.status).toBe(403);
  });
});
