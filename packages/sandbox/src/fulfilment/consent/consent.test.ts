import { addConsents, listConsents, readContent, updateConsent } from '@grocer/foundation/contract';
import { banners } from '@grocer/foundation/domain';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
let frank: Record<string, string>;
let grace: Record<string, string>;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  frank = await headersFor(sandbox, 'frank');
  grace = await headersFor(sandbox, 'grace');
});
afterAll(() => sandbox.close());

const read = async (headers: typeof frank, names: string, chain = 'kroger') => {
  const query = `projections=preferences.full&filter.chain=${chain}&filter.name=${encodeURIComponent(names)}`;
  const { body } = await send(sandbox, headers, { ...listConsents, path: `${listConsents.path}?${query}` });
  return v.parse(listConsents.response, body).data.preferences;
};
const add = (headers: typeof frank, ...names: readonly string[]) =>
  send(sandbox, headers, {
    ...addConsents,
    body: { preferences: names.map((name) => ({ name, value: true, chain: 'kroger' })) },
  });
const update = (preferenceId: string, body: object) =>
  send(sandbox, frank, { ...updateConsent, path: `/customer/v1/preferences/${preferenceId}`, body });

describe('the consents of a shopper', () => {
  it('are listed by chain and comma-separated names [F-7.21]', async () => {
    await add(frank, 'Pay', 'On My Way');
    const names = async (...filter: [string, string?]) =>
      (await read(frank, ...filter)).map(({ name }) => name);
    expect(await names('Find a Store,Pay')).toEqual(['Find a Store', 'Pay']);
    expect(await names('Pay')).toEqual(['Pay']);
    expect(await names('Pay', 'qfc')).toEqual([]);
    expect((await read(frank, 'Pay'))[0]).toMatchObject({ value: true, userSet: true });
  });

  it('are updated once with the version that was read [F-7.21]', async () => {
    const [held] = await read(frank, 'Find a Store');
    expect(held).toMatchObject({ value: false, userSet: false });
    const { preferenceId = '', versionKey = '' } = held ?? {};
    expect((await update(preferenceId, { value: true, versionKey })).status).toBe(200);
    expect((await read(frank, 'Find a Store'))[0]).toMatchObject({ value: true, userSet: true });
    expect(await update(preferenceId, { value: false, versionKey })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT' },
    });
  });

  it('are added when they have no version, and refused when they have one', async () => {
    const [old] = await read(grace, 'Find a Store');
    expect(old).not.toHaveProperty('versionKey');
    expect((await add(grace, 'Find a Store')).status).toBe(200);
    expect((await read(grace, 'Find a Store'))[0]).toMatchObject({ value: true, userSet: true });
    expect(await add(grace, 'InStore', 'Find a Store')).toMatchObject({
      status: 409,
      body: { code: 'PREFERENCE_EXISTS' },
    });
    expect(await add(grace, 'Pay', 'Pay')).toMatchObject({ status: 409 });
    // A refusal adds nothing.
    expect(await read(grace, 'InStore')).toEqual([]);
  });
});

describe('the texts of a site', () => {
  const words = async (id: string, locale: string, headers = {}) => {
    const query = `id=${encodeURIComponent(id)}&locale=${locale}`;
    return send(sandbox, headers, { ...readContent, path: `${readContent.path}?${query}` });
  };

  it('are readable by visitors, with some missing [F-7.19]', async () => {
    const { body } = await words('modality/fulfillment/text', 'en-US');
    const { strings } = v.parse(readContent.response, body).data;
    expect(strings['header.title']).toBe('How are you shopping today?');
    expect(strings).not.toHaveProperty('stores.none.IN_STORE');
  });

  it('fall back to English in another language', async () => {
    const { body } = await words('modality/fulfillment/text', 'fr-CA');
    const { strings } = v.parse(readContent.response, body).data;
    expect(strings['header.title']).toMatch(/^Comment/);
    expect(strings['timeline.ship']).toBe('As soon as 1-3 days');
  });

  it('include two fictitious phone numbers for each banner, all different [F-9.14]', async () => {
    const numbers = await Promise.all(
      banners().map(async ({ tenantName }) => {
        const { body } = await words('modality/fulfillment/text', 'en-US', { 'x-tenant': tenantName });
        const { strings } = v.parse(readContent.response, body).data;
        return [strings['phone.footer'], strings['phone.customerService']];
      }),
    );
    const all = numbers.flat();
    expect(new Set(all).size).toBe(2 * banners().length);
    for (const number of all) expect(number).toMatch(/^\(513\) 555-01\d\d$/);
  });

  it('respond 404 for an unknown table', async () => {
    expect((await words('no/such/table', 'en-US')).status).toBe(404);
  });
});
