import { readCommunicationPreferences, updateCommunicationPreferences } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../../testing/shopper-for-tests.ts';
import { createEmailSeal } from '../emails/email-seal.ts';

type Headers = Record<string, string>;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.controls.setClock(0));
afterAll(() => sandbox.close());

const read = (headers: Headers) => send(sandbox, headers, readCommunicationPreferences);
const preferencesIn = ({ body }: { body: unknown }) =>
  v.parse(readCommunicationPreferences.response, body).data.communicationPreferences;
const update = (headers: Headers, body: object) =>
  send(sandbox, headers, { ...updateCommunicationPreferences, body });
const sealed = (text: string): Headers => ({ 'x-encrypted-email': text });

const notFound = { status: 404, body: { code: 'PREFERENCES_NOT_FOUND' } };

describe('the communication preferences', () => {
  it('change only the fields that are sent [A-7.7]', async () => {
    const bob = await headersFor(sandbox, 'bob');
    const states = [preferencesIn(await read(bob))];
    for (const change of [{ earlyAccess: true }, { relevantAdsOptIn: true }, { earlyAccess: false }])
      states.push(preferencesIn(await update(bob, change)));
    expect(states).toEqual([
      { relevantAdsOptIn: false, earlyAccess: false },
      { relevantAdsOptIn: false, earlyAccess: true },
      { relevantAdsOptIn: true, earlyAccess: true },
      { relevantAdsOptIn: true, earlyAccess: false },
    ]);
    expect(preferencesIn(await read(bob))).toEqual(states[3]);
    expect(preferencesIn(await read(await headersFor(sandbox, 'carol')))).toEqual(states[0]);
    expect((await update(bob, {})).status).toBe(400);
  });

  it('respond 404 for a shopper without any [A-8.9]', async () => {
    const ivan = await headersFor(sandbox, 'ivan');
    expect(await read(ivan)).toMatchObject(notFound);
    expect(await update(ivan, { earlyAccess: true })).toMatchObject(notFound);
  });

  it('respond 401 to a visitor', async () => expect((await read({})).status).toBe(401));
});

describe('a sealed email address', () => {
  it('shows its owner’s preferences, signed in or not [A-6.2] [A-7.7]', async () => {
    const header = sealed(await sandbox.controls.sealEmail('alice'));
    expect(preferencesIn(await read(header))).toMatchObject({ relevantAdsOptIn: true });
    const carol = await headersFor(sandbox, 'carol');
    expect(preferencesIn(await read({ ...carol, ...header }))).toMatchObject({ relevantAdsOptIn: true });
  });

  it('does not authorize a change', async () => {
    const header = sealed(await sandbox.controls.sealEmail('alice'));
    expect((await update(header, { relevantAdsOptIn: false })).status).toBe(401);
  });

  it('is valid for thirty days [A-6.2]', async () => {
    const header = sealed(await sandbox.controls.sealEmail('alice'));
    sandbox.controls.setClock(30 * 24 * 60 * 60_000 - 1000);
    expect((await read(header)).status).toBe(200);
    sandbox.controls.setClock(30 * 24 * 60 * 60_000 + 1000);
    expect(await read(header)).toMatchObject(notFound);
  });

  it('gets the same refusal when it is forged, cut, plain, empty or of an unknown person', async () => {
    const unknown = await sandbox.controls.sealEmail('dave');
    expect((await read(sealed(unknown))).status).toBe(200);
    await sandbox.db.deleteFrom('emails').where('address', 'like', 'dave%').execute();
    const good = await sandbox.controls.sealEmail('alice');
    const flipped = `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`;
    const answers = [];
    for (const text of [flipped, good.slice(0, 60), 'alice.adams@example.com', '', unknown])
      answers.push(await read(sealed(text)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject(notFound);
  });

  it('opens for no other audience and with no other key', async () => {
    const { clock } = sandbox;
    const key = 'ab'.repeat(32);
    const seal = createEmailSeal(key, { clock });
    const text = await seal.seal('alice.adams@example.com');
    expect(await seal.open(text)).toBe('alice.adams@example.com');
    expect(await createEmailSeal(key, { clock, audience: 'sign-in' }).open(text)).toBeUndefined();
    expect(await createEmailSeal('cd'.repeat(32), { clock }).open(text)).toBeUndefined();
  });

  it('is different every time', async () => {
    const seal = createEmailSeal('ab'.repeat(32), { clock: { now: () => new Date(0) } });
    expect(await seal.seal('a@example.com')).not.toBe(await seal.seal('a@example.com'));
  });

  it('is not created for a shopper without an email address', async () =>
    expect(sandbox.controls.sealEmail('ivan')).rejects.toThrow('no email address'));
});
