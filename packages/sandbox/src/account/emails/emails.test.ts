import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  listCards,
  readEmailPreferences,
  readProfile,
  updateEmailPreferences,
} from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asked } from '../../testing/account-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { freshKey, headersFor, send } from '../../testing/shopper-for-tests.ts';
import type { LinkHalves } from './preference-links.ts';

type Headers = Record<string, string>;

let sandbox: TestSandbox;
let alice: Headers;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  alice = await headersFor(sandbox, 'alice');
});
afterEach(() => sandbox.controls.setClock(0));
afterAll(() => sandbox.close());

const read = (headers: Headers) => send(sandbox, headers, readEmailPreferences);
const readBy = ({ token, token2 }: LinkHalves, headers: Headers = {}) =>
  send(sandbox, { ...headers, 'x-token2': token2 }, asked(readEmailPreferences, { token }));
const listIn = ({ body }: { body: unknown }) =>
  readEmailPreferences.decode(v.parse(readEmailPreferences.response, body));
const selectedIn = (answer: { body: unknown }) =>
  listIn(answer).flatMap(({ selected, shortDescription }) => (selected ? [shortDescription] : []));

const change = (shortDescription: string, selected: boolean, banner = 'kroger') => [
  {
    emailPreferencesCategory: 'UNGROUPED',
    emailPreferences: [{ shortDescription, longDescription: '', selected, banner }],
  },
];
const update = (headers: Headers, body: object) =>
  send(sandbox, headers, { ...updateEmailPreferences, body });
const updateBy = ({ token, token2 }: LinkHalves, emailPreferences: object, headers: Headers = {}) =>
  update({ ...headers, 'x-token2': token2 }, { emailPreferences, token });

const refused = (errorCode: string) => ({
  status: 200,
  body: { emailUngroupedPreferences: [], data: { errorCode } },
});
const notFound = refused('PREFERENCES_NOT_FOUND');

describe('email preferences', () => {
  it('are listed for the banner, with two descriptions each [A-3.6] [A-7.12]', async () => {
    const [first] = listIn(await read(alice));
    expect(first).toEqual({
      shortDescription: 'Weekly Ad',
      longDescription: expect.stringContaining('store'),
      selected: true,
      banner: 'kroger',
    });
    const others = listIn(await read({ ...alice, 'x-tenant': 'harristeeter' }));
    expect(others.map(({ shortDescription }) => shortDescription).toSorted()).toEqual(
      ['Join e-VIC', 'Fresh Catch', 'Fine Wines Club', 'ExpressLane Offers'].toSorted(),
    );
  });

  it('are updated for the signed-in shopper of one banner [A-7.13]', async () => {
    const answer = await update(alice, change('Special Offers', true));
    expect(selectedIn(answer)).toEqual(['Weekly Ad', 'Digital Coupons', 'Special Offers']);
    await update(alice, change('Special Offers', false));
    expect(selectedIn(await read(alice))).toEqual(['Weekly Ad', 'Digital Coupons']);
    // Another banner has emails of the same names.
    expect(selectedIn(await read({ ...alice, 'x-tenant': 'qfc' }))).toEqual([]);
  });

  it('are refused without a preferred store or an email address [A-8.9] [A-8.20]', async () => {
    const heidi = await headersFor(sandbox, 'heidi');
    expect(await read(heidi)).toEqual(refused('NO_PREFERRED_STORE'));
    expect(await update(heidi, change('Weekly Ad', true))).toEqual(refused('NO_PREFERRED_STORE'));
    expect(await read(await headersFor(sandbox, 'ivan'))).toEqual(notFound);
  });

  it('are updated completely or not at all, with an undocumented code [A-8.21]', async () => {
    const both = [...change('Weekly Ad', false), ...change('Nothing', true)];
    expect(await update(alice, both)).toEqual(refused('PREFERENCE_UNKNOWN'));
    expect(await update(alice, change('Weekly Ad', false, 'qfc'))).toEqual(refused('PREFERENCE_UNKNOWN'));
    expect(selectedIn(await read(alice))).toContain('Weekly Ad');
  });

  it('are refused to a visitor without a link, whose idempotency key stays free', async () => {
    expect((await read({})).status).toBe(401);
    const headers = { 'idempotency-key': freshKey() };
    const first = await update(headers, change('Weekly Ad', false));
    expect([first.status, (await update(headers, change('Weekly Ad', false))).status]).toEqual([401, 401]);
    expect((await update({ ...alice, ...headers }, change('Weekly Ad', true))).status).toBe(200);
  });

  it('are not replayed to a visitor who knows the key and the shopper’s id', async () => {
    const { id } = v.parse(readProfile.response, (await send(sandbox, alice, readProfile)).body).data.profile;
    const key = { 'idempotency-key': freshKey() };
    expect((await update({ ...alice, ...key }, change('Weekly Ad', true))).status).toBe(200);
    expect(await update({ 'x-token2': id, ...key }, change('Weekly Ad', true))).toEqual(notFound);
  });
});

describe('a link in an email', () => {
  it('shows and updates the preferences of its owner for a visitor [A-6.2] [A-7.12] [A-7.13]', async () => {
    const link = await sandbox.controls.openPreferenceLink('bob');
    expect(selectedIn(await readBy(link))).toEqual([]);
    expect(selectedIn(await updateBy(link, change('Weekly Ad', true)))).toEqual(['Weekly Ad']);
    expect(selectedIn(await read(await headersFor(sandbox, 'bob')))).toEqual(['Weekly Ad']);
  });

  it('takes precedence over the signed-in shopper', async () => {
    const link = await sandbox.controls.openPreferenceLink('carol');
    await updateBy(link, change('Recipes & Ideas', true), alice);
    expect(selectedIn(await readBy(link, alice))).toEqual(['Recipes & Ideas']);
    expect(selectedIn(await read(alice))).not.toContain('Recipes & Ideas');
  });

  it('changes nothing when it is opened, and can be opened again [A-6.2]', async () => {
    const link = await sandbox.controls.openPreferenceLink('dave');
    const dump = async () => [
      await sandbox.db.selectFrom('email_preferences').selectAll().execute(),
      await sandbox.db.selectFrom('preference_links').selectAll().execute(),
    ];
    const before = await dump();
    expect([await readBy(link), await readBy(link)]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await dump()).toEqual(before);
  });

  it('gets the same refusal whenever its halves are wrong, mixed or missing [A-8.9] [A-8.18]', async () => {
    const [one, other] = [
      await sandbox.controls.openPreferenceLink('erin'),
      await sandbox.controls.openPreferenceLink('erin'),
    ];
    const wrong: readonly LinkHalves[] = [
      { token: one.token, token2: other.token2 },
      { token: one.token, token2: one.token },
      { token: one.token2, token2: one.token },
      { token: '0'.repeat(64), token2: one.token2 },
      { token: one.token, token2: '' },
      { token: '', token2: one.token2 },
    ];
    for (const link of wrong) {
      expect(await readBy(link)).toEqual(notFound);
      expect(await updateBy(link, change('Weekly Ad', true))).toEqual(notFound);
      // An invalid link does not fall back to the signed-in shopper.
      expect(await readBy(link, alice)).toEqual(notFound);
    }
    expect(await send(sandbox, {}, asked(readEmailPreferences, { token: one.token }))).toEqual(notFound);
    expect(await send(sandbox, { 'x-token2': one.token2 }, readEmailPreferences)).toEqual(notFound);
    expect((await readBy(one)).body).not.toEqual(notFound.body);
  });

  it('expires after thirty days', async () => {
    const link = await sandbox.controls.openPreferenceLink('frank');
    sandbox.controls.setClock(30 * 24 * 60 * 60_000 - 1000);
    expect(listIn(await readBy(link))).not.toEqual([]);
    sandbox.controls.setClock(30 * 24 * 60 * 60_000 + 1000);
    expect(await readBy(link)).toEqual(notFound);
    // An expired link is deleted when another one is created.
    await sandbox.controls.openPreferenceLink('frank');
    const kept = await sandbox.db.selectFrom('preference_links').select('expires_at').execute();
    expect(kept).toHaveLength(1);
  });

  it('is not accepted as a bearer token', async () => {
    const { token, token2 } = await sandbox.controls.openPreferenceLink('frank');
    for (const secret of [token, token2])
      expect((await send(sandbox, { ...alice, authorization: `Bearer ${secret}` }, listCards)).status).toBe(
        401,
      );
  });

  it('writes once under one idempotency key, which does not affect other links', async () => {
    const link = await sandbox.controls.openPreferenceLink('mia');
    const key = { 'idempotency-key': freshKey() };
    const first = await updateBy(link, change('Weekly Ad', true), key);
    expect(await updateBy(link, change('Weekly Ad', true), key)).toEqual(first);
    expect(await updateBy(link, change('Weekly Ad', false), key)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    const other = await sandbox.controls.openPreferenceLink('nina');
    expect(selectedIn(await updateBy(other, change('Digital Coupons', true), key))).toEqual([
      'Digital Coupons',
    ]);
    const wrong = { token: link.token, token2: other.token };
    expect(await updateBy(wrong, change('Weekly Ad', true), key)).toEqual(notFound);
    const short = await updateBy(link, change('Weekly Ad', true), { 'idempotency-key': 'short' });
    expect(short).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_MISSING' } });
  });

  it('leaves neither half in the database files, the log or the history [A-6.2]', async () => {
    const link = await sandbox.controls.openPreferenceLink('leo');
    await readBy(link);
    await updateBy(link, change('Weekly Ad', true));
    const everything = [
      ...readdirSync(sandbox.dir).map((name) => readFileSync(join(sandbox.dir, name), 'latin1')),
      ...sandbox.logged,
      JSON.stringify(sandbox.controls.history()),
    ].join('\n');
    expect(everything).toContain('account.email-preferences.update');
    expect(Object.values(link).filter((half) => everything.includes(half))).toEqual([]);
  });
});
