import { createServer } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import {
  browserPlaces,
  expectNowhere,
  filesIn,
  recordRequests,
  secretsOf,
  serverPlaces,
} from '../steps/secrecy.ts';
import {
  button,
  cardAdded,
  cardFields,
  dialog,
  openForm,
  signIn,
  signInAs,
  submit,
  typeCard,
  typeNames,
  refuseOnce,
} from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

/** A published test number, and a security code that occurs nowhere else. */
const AMEX = { number: '378282246310005', cvv: '7391' };
const REFUSED = { number: '4000000000000127', cvv: '739' };

test('keeps the digits of a card within the vault’s frame and its own requests', async ({
  page,
  context,
  shop,
  witness,
}) => {
  const { vault } = shop.sandbox.urls;
  const sent = await recordRequests(context);
  const all = [...secretsOf(AMEX), ...secretsOf(REFUSED)];
  const look = async (): Promise<void> =>
    expectNowhere(all, { ...(await browserPlaces(page, witness, vault)), ...serverPlaces(shop) });

  await signIn(page, 'Bob');
  await openForm(page);
  await typeNames(page);
  await typeCard(page, REFUSED);
  await look();
  await submit(page);
  await expect(dialog(page).getByText('RV32937')).toBeVisible();
  await look();
  shop.sandbox.controls.addFault({ match: 'wallet.add-bank-card', when: 'after-commit', kind: 'reset' });
  await typeCard(page, AMEX);
  await page.getByLabel('First name').press('Escape');
  await button(page, 'No, Keep Changes').click();
  await look();
  await submit(page);
  await cardAdded(page);
  await look();
  await button(page, 'Confirm').click();
  await expect(dialog(page)).toHaveCount(0);
  await look();

  const requests = await sent();
  const carrying = requests.filter((request) =>
    secretsOf(AMEX).some((secret) => secret.test(JSON.stringify(request))),
  );
  // The digits were sent to the vault, which proves that the search can find them.
  expect(carrying.length).toBeGreaterThan(0);
  expect(new Set(carrying.map(({ origin }) => origin))).toEqual(new Set([vault]));
  expect(
    carrying.filter(({ url, headers }) => all.some((secret) => secret.test(url + JSON.stringify(headers)))),
  ).toEqual([]);
  expectNowhere([new RegExp(AMEX.number), new RegExp(REFUSED.number)], {
    'the database of the vault, where it is encrypted': filesIn(path.join(shop.dataDir, 'vault')).join('\n'),
  });
});

test('posts no digits out of the frame while a card is typed [IF5]', async ({ page, shop, witness }) => {
  await signIn(page, 'Bob');
  await openForm(page);
  const before = witness.of('message').length;
  for (const [index, text] of [AMEX.number, '12', '33', AMEX.cvv].entries()) {
    await cardFields(page)[index]?.pressSequentially(text);
  }
  await page.getByLabel('First name').focus();
  const out = witness
    .of('message')
    .slice(before)
    .filter(({ from }) => from === shop.sandbox.urls.vault);
  expect(out.length).toBeGreaterThan(0);
  expect(out.filter(({ data }) => /\d{4,}/.test(data))).toEqual([]);
});

test('exposes neither digits nor tokens to the host in events, analytics, errors or state', async ({
  page,
  context,
  shop,
  witness,
}) => {
  const tokens: string[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/session/token') && response.ok()) {
      void response.json().then(({ token }: { token: string }) => tokens.push(token));
    }
  });
  await signInAs(page, 'bob');
  refuseOnce(shop, 'wallet.list');
  await page.goto('/host/');
  await button(page, 'Retry').click();
  await openForm(page);
  await submit(page);
  await typeNames(page);
  await typeCard(page, REFUSED);
  await submit(page);
  await expect(dialog(page).getByText('RV32937')).toBeVisible();
  await typeCard(page, AMEX);
  await submit(page);
  await cardAdded(page);
  await button(page, 'Confirm').click();
  await expect(dialog(page)).toHaveCount(0);

  const heard = await page.evaluate(() => Reflect.get(window, 'heard').join('\n'));
  for (const name of [
    'opened',
    'closed',
    'card:added',
    'selection:confirmed',
    'load:failed',
    'error',
    'validation:failed',
    'analytics',
    'state',
  ]) {
    expect(heard).toContain(`["${name}"`);
  }
  expect(tokens.length).toBeGreaterThan(0);
  const secrets = [...secretsOf(AMEX), ...secretsOf(REFUSED), ...tokens.map((token) => new RegExp(token))];
  expectNowhere(secrets, {
    'what the host heard': heard,
    ...(await browserPlaces(page, witness, shop.sandbox.urls.vault)),
  });
});

test('sends the bearer token only to the API, in its header [TK1]', async ({
  page,
  context,
  shop,
  witness,
}) => {
  const sent = await recordRequests(context);
  await signIn(page, 'Bob');
  await openForm(page);
  await typeNames(page);
  await typeCard(page, AMEX);
  await shop.sandbox.controls.expireTokens();
  await submit(page);
  await cardAdded(page);

  const requests = await sent();
  const authorised = requests.filter(({ headers }) => headers['authorization'] !== undefined);
  const tokens = [
    ...new Set(authorised.map(({ headers }) => headers['authorization']?.replace('Bearer ', '') ?? '')),
  ];
  expect(tokens).toHaveLength(2);
  expect(new Set(authorised.map(({ origin }) => origin))).toEqual(new Set([shop.sandbox.urls.api]));
  const secrets = tokens.map((token) => new RegExp(token));
  const elsewhere = requests.map(({ url, body, headers: { authorization: _header, ...headers } }) => ({
    url,
    body,
    headers,
  }));
  expectNowhere(secrets, {
    ...(await browserPlaces(page, witness, shop.sandbox.urls.vault)),
    ...serverPlaces(shop),
    'the rest of the requests': JSON.stringify(elsewhere),
    'the database of the vault': filesIn(path.join(shop.dataDir, 'vault')).join('\n'),
  });
});

test('stores only the size of the card box and one cookie that scripts cannot read', async ({
  page,
  context,
}) => {
  await signIn(page, 'Bob');
  await openForm(page);
  await typeNames(page);
  await typeCard(page, AMEX);
  await submit(page);
  await cardAdded(page);
  const kept = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie,
  }));
  expect(kept).toEqual({
    local: [['grocer-size:card-box', expect.stringMatching(/^\{"width":\d+,"height":\d+\}$/)]],
    session: 0,
    databases: [],
    caches: [],
    cookies: '',
  });
  const cookies = await context.cookies();
  expect(cookies).toEqual([
    expect.objectContaining({ name: 'sid', httpOnly: true, secure: false, sameSite: 'Lax' }),
  ]);
});

test('sandboxes the frame on a host of its own, and empties it after leaving and returning [IF1] [IF2] [IF11]', async ({
  page,
  shop,
}) => {
  await signIn(page, 'Bob');
  await openForm(page);
  await typeCard(page, AMEX);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  await expect(frame).toHaveAttribute('allow', '');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  const hosts = [shop.url, ...Object.values(shop.sandbox.urls)].map((url) => new URL(url ?? '').hostname);
  expect(new Set(hosts).size).toBe(4);
  expect(
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => document.cookie),
  ).toBe('');
  await page.goto('about:blank');
  await page.goBack();
  // A browser may restore the page as it was, or load it again.
  if (!(await page.getByRole('dialog').isVisible())) await openForm(page);
  await expect(cardFields(page)[0]).toHaveValue('');
});

test('restricts by policy what may run in its pages and who may frame them [IF8]', async ({ page, shop }) => {
  const policies: Record<string, string> = {};
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/html')) {
      policies[new URL(response.url()).hostname] = response.headers()['content-security-policy'] ?? '';
    }
  });
  await signIn(page, 'Bob');
  await openForm(page);
  for (const host of ['shop.localhost', 'vault.localhost']) {
    expect(policies[host]).toContain("default-src 'none'");
    expect(policies[host]).toContain("trusted-types 'none'");
    expect(policies[host]).toContain("require-trusted-types-for 'script'");
    expect(policies[host]).not.toContain('unsafe');
  }
  expect(policies['shop.localhost']).toContain("frame-ancestors 'none'");
  expect(policies['vault.localhost']).toContain(`frame-ancestors ${shop.url}`);
});

test('blocks a foreign page from framing the vault’s fields [IF7]', async ({ browser, shop }) => {
  const address = `${shop.sandbox.urls.vault}/eProtect/frame/card?paypageId=${shop.sandbox.paypageId}`;
  const elsewhere = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><iframe src="${address}"></iframe>`);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = v.parse(v.object({ port: v.number() }), elsewhere.address());
  const page = await browser.newPage();
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === address);
  await page.goto(`http://elsewhere.localhost:${port}/`);
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  await expect(page.frameLocator('iframe').locator('#accountNumber')).toHaveCount(0);
  await page.close();
  elsewhere.close();
});
