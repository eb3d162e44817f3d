import {
  findStores,
  readApplicationData,
  readCommunityRewards,
  readPreferredStore,
  updatePreferredStore,
} from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked } from '../../testing/account-bodies-for-tests.ts';
import { STORE } from '../../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../../testing/shopper-for-tests.ts';

type Headers = Record<string, string>;

let sandbox: TestSandbox;
let alice: Headers;
let heidi: Headers;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  alice = await headersFor(sandbox, 'alice');
  heidi = await headersFor(sandbox, 'heidi');
});
afterAll(() => sandbox.close());

describe('the store locator', () => {
  const find = (postalCode: string, headers: Headers = alice) =>
    send(sandbox, headers, asked(findStores, { postalCode }));
  const storesIn = ({ body }: { body: unknown }) => v.parse(findStores.response, body).data.stores;

  it('lists the banner’s nearest stores by distance, to visitors as well [A-7.9]', async () => {
    const stores = storesIn(await find('45202', { 'x-tenant': 'harristeeter' }));
    expect(stores).toHaveLength(20);
    expect(new Set(stores.map(({ banner }) => banner))).toEqual(new Set(['harristeeter']));
    const distances = stores.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('searches within 500 miles [A-8.13] [A-9.5]', async () => {
    // The nearest store of one banner is 486 miles away, that of the other 504.
    const [{ distance } = { distance: 0 }] = storesIn(await find('87501', { 'x-tenant': 'rulerfoods' }));
    expect(distance).toBeCloseTo(486, -1);
    const beyond = await find('87501', { 'x-tenant': 'food4less' });
    expect(beyond).toMatchObject({ status: 400, body: { code: 'NO_STORES_FOUND' } });
  });

  it.each(['99998', '96801'])('finds none around %s [A-8.13]', async (zip) =>
    expect(await find(zip)).toMatchObject({ status: 400, body: { code: 'NO_STORES_FOUND' } }),
  );

  it('lists stores only, without fulfillment centers', async () => {
    const centres = await sandbox.db.selectFrom('stores').selectAll().where('kind', '!=', 'store').execute();
    const [centre] = centres.filter(({ banner }) => banner === 'kroger');
    const stores = storesIn(await find(centre?.postal_code ?? ''));
    expect(stores.map(({ locationId }) => locationId)).not.toContain(centre?.location_id);
    expect(stores).not.toEqual([]);
  });

  it('finds none of a banner that is far away [A-8.13]', async () =>
    expect(await find('45202', { 'x-tenant': 'qfc' })).toMatchObject({ body: { code: 'NO_STORES_FOUND' } }));

  it('rejects an invalid ZIP code, and fails for a certain one [A-8.14]', async () => {
    const code = 'address_validation_fail_modality_options';
    expect(await find('ABCDE')).toMatchObject({ status: 400, body: { code } });
    expect(await find('99994')).toMatchObject({ status: 503, body: { code: 'STORE_SEARCH_DOWN' } });
    expect((await send(sandbox, alice, findStores)).status).toBe(400);
  });
});

describe('the preferred store', () => {
  const read = async (headers: Headers) => {
    const { body } = await send(sandbox, headers, readPreferredStore);
    return v.parse(readPreferredStore.response, body).data.preferredStore;
  };
  const prefer = (headers: Headers, locationId: string) =>
    send(sandbox, headers, {
      ...updatePreferredStore,
      body: {
        preferredStoreDivisionNumber: locationId.slice(0, 3),
        preferredStoreNumber: locationId.slice(3),
      },
    });

  it('is one of the banner, or none [A-7.9]', async () => {
    expect(await read(alice)).toMatchObject({ locationId: STORE, isCrossBanner: false });
    expect(await read({ ...alice, 'x-tenant': 'qfc' })).toBeNull();
    expect(await read(heidi)).toBeNull();
  });

  it('is updated for one banner and one shopper only', async () => {
    const inOther = { ...heidi, 'x-tenant': 'qfc' };
    const others = await sandbox.db.selectFrom('stores').selectAll().where('banner', '=', 'qfc').execute();
    const other = others.find(({ kind }) => kind === 'store')?.location_id ?? '';
    expect((await prefer(inOther, other)).status).toBe(200);
    expect(await read(heidi)).toBeNull();
    expect((await prefer(heidi, '01100003')).body).toMatchObject({
      data: { preferredStore: { locationId: '01100003' } },
    });
    await prefer(heidi, '01100005');
    expect(await read(heidi)).toMatchObject({ locationId: '01100005' });
    expect(await read(inOther)).toMatchObject({ locationId: other });
    expect(await read(alice)).toMatchObject({ locationId: STORE });
  });

  it.each([
    ['of nobody', '01199999', {}],
    ['of another banner', STORE, { 'x-tenant': 'qfc' }],
    ['that is no store but a centre', '01190001', {}],
  ])('cannot be one %s', async (_, locationId, more) => {
    expect((await prefer({ ...alice, ...more }, locationId)).status).toBe(404);
    expect(await read(alice)).toMatchObject({ locationId: STORE });
  });
});

describe('community rewards', () => {
  const read = async (query: Record<string, string>, headers: Headers = alice) =>
    (await send(sandbox, headers, asked(readCommunityRewards, query))).body;

  it('report whether the banner and the store participate [A-3.8] [A-7.14]', async () => {
    const answers = [
      await read({}),
      await read({ preferredStore: STORE }),
      await read({ preferredStore: '01100002' }),
      await read({ preferredStore: STORE }, { ...alice, 'x-tenant': 'qfc' }),
    ];
    expect(answers).toEqual([
      { data: { doesBannerParticipate: true, doesStoreParticipate: false } },
      { data: { doesBannerParticipate: true, doesStoreParticipate: true } },
      { data: { doesBannerParticipate: true, doesStoreParticipate: false } },
      { data: { doesBannerParticipate: false, doesStoreParticipate: false } },
    ]);
  });

  it('report an error for an unknown store [A-7.14]', async () =>
    expect(await read({ preferredStore: '99999999' })).toMatchObject({ data: { hasErrors: true } }));
});

it('returns the application data of a banner and a shopper [A-7.15]', async () => {
  const read = async (headers: Headers) => {
    const { body } = await send(sandbox, headers, readApplicationData);
    return v.parse(readApplicationData.response, body).data.applicationData;
  };
  expect(await read(alice)).toMatchObject({ banner: 'kroger', membershipActive: true });
  expect(await read({ ...heidi, 'x-tenant': 'qfc' })).toMatchObject({
    banner: 'qfc',
    membershipActive: false,
    toggles: { purchaseHistory: true, hostedPaymentPage: false },
  });
});
