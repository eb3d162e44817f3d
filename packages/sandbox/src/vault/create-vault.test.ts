import {
  openVaultSession,
  redeemCardToken,
  redeemCvvToken,
  redeemPinToken,
  tokenise,
} from '@grocer/foundation/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, PAYPAGE, SHOP, VAULT } from '../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../testing/sandbox-for-tests.ts';
import { post, tokeniseAt, tokenFor, typedCard } from '../testing/shopper-for-tests.ts';
import { createReferences } from './references.ts';
import { newVaultKeys, openVaultKeys, seal } from './keys.ts';
import { fromHex, strongRandom } from '../secrecy.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const redeem = (
  token: string,
  { paypageId = PAYPAGE, operation = 'operation-0000000001', dryRun = false } = {},
) =>
  post(
    sandbox.vault,
    redeemCardToken.path,
    { token, paypageId, dryRun },
    {
      authorization: `Bearer ${sandbox.vaultSecret}`,
      'idempotency-key': operation,
    },
  );

/** A number with a valid check digit that is in no test table. */
const stranger = '4539578763621486';

const bytesOnDisk = () =>
  readdirSync(sandbox.dir)
    .map((name) => readFileSync(join(sandbox.dir, name), 'latin1'))
    .join('\n');

describe('a token', () => {
  it('contains what may be stored of the card, but not its number', async () => {
    const answered = await tokeniseAt(sandbox);
    expect(answered).toMatchObject({
      response: '870',
      firstSix: '424242',
      lastFour: '4242',
      type: 'VI',
      expMonth: '12',
    });
    const card = v.parse(
      redeemCardToken.response,
      await (await redeem(answered.paypageRegistrationId ?? '')).json(),
    );
    expect(card).toMatchObject({
      firstSix: '424242',
      lastFour: '4242',
      brand: 'VISA',
      behaviour: 'approves',
    });
    expect(JSON.stringify(card)).not.toContain('4242424242424242');
  });

  it('is redeemed once, with the same response for the same operation', async () => {
    const token = await tokenFor(sandbox, '4242424242424242');
    const [first, again, other] = [
      await redeem(token),
      await redeem(token),
      await redeem(token, { operation: 'operation-0000000002' }),
    ];
    expect([first.status, again.status, other.status]).toEqual([200, 200, 422]);
    expect(await again.text()).toBe(await first.text());
    expect(await other.json()).toMatchObject({ code: '877' });
  });

  it('can be inspected without being spent, and afterward only by the operation that spent it', async () => {
    const token = await tokenFor(sandbox, '4242424242424242');
    const look = (operation: string) =>
      redeem(token, { operation, dryRun: true }).then(({ status }) => status);
    expect(await look('operation-0000000001')).toBe(200);
    expect((await redeem(token, { operation: 'operation-0000000002' })).status).toBe(200);
    expect(await look('operation-0000000001')).toBe(422);
    expect(await look('operation-0000000002')).toBe(200);
  });

  it('is refused for another page, and without the secret', async () => {
    const token = await tokenFor(sandbox, '4242424242424242');
    expect(await (await redeem(token, { paypageId: 'otherpage' })).json()).toMatchObject({
      statusCode: 422,
      code: '877',
    });
    const anonymous = await post(sandbox.vault, redeemCardToken.path, { token, paypageId: PAYPAGE });
    expect(anonymous.status).toBe(401);
  });

  it('expires after a day', async () => {
    const token = await tokenFor(sandbox, '4242424242424242');
    sandbox.clock.setOffset(24 * 60 * 60_000 + 1);
    const late = await redeem(token);
    sandbox.clock.setOffset(0);
    expect([late.status, await late.json()]).toMatchObject([410, { code: '878' }]);
  });

  it('has one fingerprint per number', async () => {
    const prints = [];
    for (const number of ['4242424242424242', '4242 4242-4242 4242', '5555555555554444']) {
      const answer = await redeem(await tokenFor(sandbox, number), { operation: `operation-for-${number}` });
      prints.push(v.parse(redeemCardToken.response, await answer.json()).fingerprint);
    }
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(prints[2]);
  });
});

describe('the token of a security code or a PIN', () => {
  const none = { accountNumber: undefined, cvv: undefined, expMonth: undefined, expYear: undefined };
  const pinToken = async (pin: string) =>
    (await tokeniseAt(sandbox, { ...none, mode: 'pin', pin })).pinCheckoutId ?? '';
  const cvvToken = async (cvv: string) =>
    (await tokeniseAt(sandbox, { ...none, mode: 'cvv', cvv })).checkoutId ?? '';
  const ask = async (path: string, body: object, operation = 'operation-0000000001') => {
    const headers = { authorization: `Bearer ${sandbox.vaultSecret}`, 'idempotency-key': operation };
    const answer = await post(sandbox.vault, path, { paypageId: PAYPAGE, ...body }, headers);
    return [answer.status, await answer.json()] as const;
  };
  const askPin = async (token: string, expected: string, operation?: string) =>
    ask(redeemPinToken.path, { token, expected }, operation);
  const askCvv = async (token: string, more: object = {}, operation?: string) =>
    ask(redeemCvvToken.path, { token, ...more }, operation);

  it('tells only whether the PIN matches the expected one', async () => {
    expect(await askPin(await pinToken('4821'), '4821')).toEqual([200, { matches: true }]);
    expect(await askPin(await pinToken('4821'), '1234')).toEqual([200, { matches: false }]);
  });

  it('tells whether the issuer accepts the code', async () => {
    expect(await askCvv(await cvvToken('123'))).toEqual([200, { isValid: true }]);
    expect(await askCvv(await cvvToken('998'))).toEqual([200, { isValid: false }]);
  });

  it('is used once, with the same response for the same operation', async () => {
    const token = await pinToken('4821');
    const answers = [
      await askPin(token, '4821'),
      await askPin(token, '1111'),
      await askPin(token, '4821', 'operation-0000000002'),
    ];
    expect(answers.map(([status]) => status)).toEqual([200, 200, 422]);
    expect(answers[1]?.[1]).toEqual({ matches: true });
    expect(answers[2]?.[1]).toMatchObject({ code: '877' });
  });

  it('is checked but not spent in a dry run', async () => {
    const token = await cvvToken('998');
    expect(await askCvv(token, { dryRun: true })).toEqual([200, { isValid: false }]);
    expect(await askCvv(token, {}, 'operation-0000000002')).toEqual([200, { isValid: false }]);
    expect((await askCvv(token, { dryRun: true }))[0]).toBe(422);
  });

  it('is refused as the other kind, for another page, without the secret, and after five minutes', async () => {
    const token = await cvvToken('123');
    expect((await askPin(token, '1234'))[0]).toBe(422);
    expect((await askCvv(token, { paypageId: 'otherpage' }))[0]).toBe(422);
    const anonymous = await post(sandbox.vault, redeemCvvToken.path, { token, paypageId: PAYPAGE });
    expect(anonymous.status).toBe(401);
    sandbox.clock.setOffset(5 * 60_000 + 1);
    const late = await askCvv(token);
    sandbox.clock.setOffset(0);
    expect(late).toMatchObject([410, { code: '878' }]);
  });

  it('is lost on a restart', () => {
    const before = createReferences({ clock: sandbox.clock });
    const token = before.issue('pin', PAYPAGE, () => true);
    const use = { mode: 'pin', token, paypageId: PAYPAGE, operation: 'operation-0000000001' } as const;
    const after = createReferences({ clock: sandbox.clock });
    expect([before.use(use).ok, after.use(use)]).toEqual([true, { ok: false, code: '877' }]);
  });
});

describe('a session', () => {
  it('is refused to unregistered pages', async () => {
    const answer = await post(sandbox.vault, openVaultSession.path, {
      paypageId: PAYPAGE,
      parentOrigin: 'http://evil.localhost',
    });
    expect(answer.status).toBe(403);
  });

  it('is valid for one attempt, within fifteen minutes', async () => {
    const open = async () =>
      v.parse(
        openVaultSession.response,
        await (
          await post(sandbox.vault, openVaultSession.path, { paypageId: PAYPAGE, parentOrigin: SHOP })
        ).json(),
      ).session;
    const ask = async (session: string) => {
      const question = {
        session,
        paypageId: PAYPAGE,
        reportGroup: 'r',
        id: '1',
        orderId: '1',
        mode: 'card',
        ...typedCard(sandbox.clock),
      };
      return v.parse(tokenise.response, await (await post(sandbox.vault, tokenise.path, question)).json())
        .response;
    };
    const session = await open();
    expect([await ask(session), await ask(session)]).toEqual(['870', '889']);
    const old = await open();
    sandbox.clock.setOffset(15 * 60_000 + 1);
    expect(await ask(old)).toBe('889');
    sandbox.clock.setOffset(0);
  });

  it('is refused to scripts of other origins', async () => {
    const body = { paypageId: PAYPAGE, parentOrigin: SHOP };
    const from = (origin: string) =>
      sandbox.vault.request(`${VAULT}${openVaultSession.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      });
    expect([(await from(SHOP)).status, (await from(VAULT)).status]).toEqual([403, 200]);
  });
});

describe('the response code', () => {
  it.each([
    ['872', { accountNumber: '42424242', cvv: '1' }],
    ['873', { accountNumber: '42424242424242424242', cvv: '1' }],
    ['874', { accountNumber: '4242a24242424242', cvv: '1' }],
    ['871', { accountNumber: '4242424242424241', cvv: '1' }],
    ['882', { cvv: 'ab', expYear: '' }],
    ['883', { cvv: '12345', expYear: '' }],
    ['881', { cvv: 'abc', expYear: '' }],
    ['886', { expYear: '', expMonth: '13' }],
    ['886', { expYear: '20' }],
    ['886', { expMonth: '' }],
    ['889', { cvv: '999' }],
    ['876', { accountNumber: stranger }],
    ['893', { mode: 'pin', pin: '12' }],
    ['889', { mode: 'cvv', cvv: '999' }],
    ['882', { mode: 'cvv', cvv: '12' }],
    ['884', { mode: 'pin', pin: '8884' }],
    ['885', { mode: 'pin', pin: '8885' }],
    ['889', { mode: 'pin', pin: '8889' }],
    ['893', { mode: 'pin', pin: '8893' }],
    ['894', { mode: 'pin', pin: '8894' }],
    ['898', { mode: 'pin', pin: '8898' }],
  ])('is %s for %o', async (code, digits) => {
    expect((await tokeniseAt(sandbox, digits)).response).toBe(code);
  });

  it.each([
    ['cvv', 'checkoutId', { cvv: '123' }],
    ['pin', 'pinCheckoutId', { pin: '1234' }],
  ])('comes in %s mode with a %s of 18 characters on success', async (mode, name, digits) => {
    const answered = await tokeniseAt(sandbox, { mode, accountNumber: undefined, cvv: undefined, ...digits });
    expect(answered).toMatchObject({ response: '870', [name]: expect.stringMatching(/^.{18}$/) });
  });
});

describe('secrecy', () => {
  it('refuses a number that is not a test number, and stores none of it', async () => {
    expect((await tokeniseAt(sandbox, { accountNumber: stranger, cvv: '847' })).response).toBe('876');
    const everything = bytesOnDisk() + sandbox.logged.join('\n');
    expect([everything.includes(stranger), everything.length > 10_000]).toEqual([false, true]);
  });

  it('writes no number and no security code to disk or log, even of test cards', async () => {
    const answered = await tokeniseAt(sandbox, { cvv: '123' });
    expect(answered.response).toBe('870');
    const everything = bytesOnDisk() + sandbox.logged.join('\n');
    const secrets = {
      visa: '4242424242424242',
      mastercard: '5555555555554444',
      token: answered.paypageRegistrationId ?? '',
      own: sandbox.vaultSecret,
    };
    expect(
      Object.entries(secrets)
        .filter(([, secret]) => everything.includes(secret))
        .map(([name]) => name),
    ).toEqual([]);
    expect(/cvv"?\s*[:=]/.test(everything)).toBe(false);
    const allowed = [
      'time',
      'level',
      'event',
      'service',
      'requestId',
      'call',
      'method',
      'route',
      'status',
      'ms',
      'user',
    ];
    for (const line of sandbox.logged)
      expect(allowed).toEqual(
        expect.arrayContaining(Object.keys(v.parse(v.looseObject({}), JSON.parse(line)))),
      );
  });

  it('binds a sealed number to its card', async () => {
    const { sealing } = await openVaultKeys(newVaultKeys(strongRandom));
    const sealed = await seal(sealing, { text: '4242424242424242', cardId: 'one', nonce: strongRandom(12) });
    const [nonce = '', text = ''] = sealed.split('.');
    const open = (cardId: string) => {
      const additionalData = new TextEncoder().encode(cardId);
      return crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: fromHex(nonce), additionalData },
        sealing,
        fromHex(text),
      );
    };
    expect(new TextDecoder().decode(await open('one'))).toBe('4242424242424242');
    await expect(open('two')).rejects.toThrow(/operation/i);
  });
});

describe('the frame', () => {
  it('may be embedded only by the pages of its registry', async () => {
    const policyOf = async (query: string) =>
      (await sandbox.vault.request(`${VAULT}/eProtect/frame/card${query}`)).headers.get(
        'content-security-policy',
      );
    expect(await policyOf(`?paypageId=${PAYPAGE}&origin=http://evil.localhost`)).toContain(
      `frame-ancestors ${SHOP};`,
    );
    expect(await policyOf('?paypageId=unknown')).toContain("frame-ancestors 'none';");
    expect(await policyOf('')).toContain("require-trusted-types-for 'script'");
  });

  it.each(['card', 'cvv', 'pin'])('serves the %s form and every script it imports', async (mode) => {
    const page = await (await sandbox.vault.request(`${VAULT}/eProtect/frame/${mode}`)).text();
    expect(page).toContain(`id="${{ card: 'accountNumber', cvv: 'cvv', pin: 'pin' }[mode]}"`);
    const seen = new Set<string>();
    const follow = async (path: string): Promise<void> => {
      if (seen.has(path)) return;
      seen.add(path);
      const answer = await sandbox.vault.request(`${VAULT}${path}`);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/javascript; charset=utf-8',
      ]);
      for (const [, name] of (await answer.text()).matchAll(/from '\.\/([\w-]+\.ts)'/g))
        await follow(`/eProtect/frame/assets/${name}`);
    };
    await follow('/eProtect/frame/assets/main.ts');
    expect(seen.size).toBeGreaterThan(5);
  });

  it('comes with a client script that names the vault, regardless of the requested host', async () => {
    const script = await sandbox.vault.request(
      'http://evil.example:8788/eProtect/js/eProtect-iframe-client.js',
    );
    expect(await script.text()).toContain(`const marked = '${VAULT}'`);
  });

  it('comes with a client script that knows its origin and needs no module', async () => {
    const answer = await sandbox.vault.request(`${VAULT}/eProtect/js/eProtect-iframe-client4.min.js`);
    const script = await answer.text();
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(script).toContain(`const marked = '${VAULT}'`);
    expect(script).not.toMatch(/^\s*(import|export)\b/m);
    expect(() => new Script(script)).not.toThrow(SyntaxError);
    expect(script).not.toMatch(/innerHTML|\.write\(|'\*'|eval\(/);
  });
});
