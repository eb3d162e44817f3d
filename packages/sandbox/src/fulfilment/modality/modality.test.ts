import { listModalityOptions, readModalityPreferences, setActiveModality } from '@grocer/foundation/contract';
import type { Modality } from '@grocer/foundation/domain';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place, STORE } from '../../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../../testing/shopper-for-tests.ts';
import { playedBanners } from '../stores/played-banners.ts';

let sandbox: TestSandbox;
let alice: Record<string, string>;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  alice = await headersFor(sandbox, 'alice');
});
afterAll(() => sandbox.close());

const ask = (address: object, { banner, headers = {} }: { banner?: string; headers?: typeof alice } = {}) =>
  send(sandbox, headers, { ...listModalityOptions, body: { address, ...(banner && { banner }) } });

async function optionsFor(...question: Parameters<typeof ask>) {
  const { status, body } = await ask(...question);
  expect(status).toBe(200);
  return v.parse(listModalityOptions.response, body).data;
}

describe('the ways to shop around a place', () => {
  it.each([
    ['a ZIP code', { postalCode: '45202' }],
    ['an address', place()],
    ['where somebody is', { location: { lat: 39.1, lng: -84.51 } }],
  ])('are found by %s, without a sign-in [F-7.8]', async (_, address) => {
    const found = await optionsFor(address);
    expect(found.PICKUP.length).toBeGreaterThan(10);
    expect(found.IN_STORE.length).toBeGreaterThan(10);
    expect(found.DELIVERY.map((option) => option.fulfillment[0]?.type)).toEqual([
      'FULFILLMENT_CENTER',
      'STORE',
    ]);
    expect(found.SHIP).toHaveLength(1);
    expect(found.featureToggles?.closeToStore).toBe(true);
  });

  it.each(playedBanners().map((banner) => [banner.key, banner] as const))(
    'of %s are exactly those that the banner offers',
    async (key, { modalityCapabilities, timeZones, behaviour }) => {
      const zips: Readonly<Record<string, string>> = {
        'America/New_York': '45202',
        'America/Chicago': '60601',
        'America/Denver': '80202',
        'America/Phoenix': '85004',
        'America/Indiana/Indianapolis': '46204',
        'America/Los_Angeles': '90012',
      };
      const found = await optionsFor({ postalCode: zips[timeZones[0] ?? ''] ?? '' }, { banner: key });
      const offered = (['DELIVERY', 'PICKUP', 'IN_STORE', 'SHIP'] satisfies Modality[]).filter(
        (modality) => found[modality].length > 0,
      );
      expect(offered.toSorted()).toEqual(modalityCapabilities.toSorted());
      const delivers = modalityCapabilities.includes('DELIVERY');
      expect(found.externalOnlineDeliveryUrl !== undefined).toBe(delivers && !behaviour.ownDelivery);
      const centres = found.DELIVERY.filter(({ fulfillment: [from] }) => from?.type === 'FULFILLMENT_CENTER');
      expect(centres.length > 0).toBe(behaviour.ownDelivery);
    },
  );

  it('are sorted by distance, with the details of every store [F-3.8] [F-9.3]', async () => {
    const { PICKUP, storeDetails } = await optionsFor({ postalCode: '45202' });
    const miles = PICKUP.map(({ distance }) => distance ?? 0);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles.every((distance) => Math.round(distance * 100) / 100 === distance)).toBe(true);
    const known = new Set(storeDetails.map(({ locationId }) => locationId));
    expect(PICKUP.filter(({ fulfillment: [from] }) => !known.has(from?.locationId ?? ''))).toEqual([]);
    const [store] = storeDetails;
    expect(store?.locationId).toBe(`${store?.divisionNumber}${store?.storeNumber}`);
    expect(store?.openText).toMatch(/^Open|^Opens at/);
  });

  it('mark the stores of other banners, with a link to them [F-3.8]', async () => {
    const { storeDetails } = await optionsFor({ postalCode: '45202' });
    const [cross, own] = [true, false].map((is) => storeDetails.find((one) => one.isCrossBanner === is));
    expect(cross?.externalNavigation?.webUrl).toBe(
      `https://${cross?.banner}.example/stores/${cross?.locationId}`,
    );
    expect([own?.banner, own?.externalNavigation]).toEqual(['kroger', undefined]);
  });

  it.each([
    ['99998', 'NO_STORES_FOUND'],
    ['96801', 'NO_STORES_FOUND'],
    ['00000', 'address_validation_fail_modality_options'],
    ['4520', 'address_validation_fail_modality_options'],
    ['ABCDE', 'address_validation_fail_modality_options'],
  ])('are refused around %s with %s', async (postalCode, code) => {
    expect(await ask({ postalCode })).toMatchObject({ status: 400, body: { code } });
  });

  it('are refused with a wrong token', async () => {
    const headers = { ...alice, authorization: `Bearer ${'0'.repeat(64)}` };
    expect((await ask({ postalCode: '45202' }, { headers })).status).toBe(401);
  });
});

describe('the way to shop of a shopper', () => {
  const choose = (more: object) =>
    send(sandbox, alice, {
      ...setActiveModality,
      body: {
        modalityType: 'PICKUP',
        destination: { locationId: STORE },
        createdDate: '2026-11-21T00:00:00.000Z',
        id: 'p1',
        source: 'SHOPPER',
        ...more,
      },
    });
  const read = async () =>
    v.parse(readModalityPreferences.response, (await send(sandbox, alice, readModalityPreferences)).body)
      .data;

  it('is one at a time, with the last of each kind remembered [F-7.9]', async () => {
    expect(await read()).toEqual({ modalities: [] });
    await choose({});
    await choose({ modalityType: 'InStore' });
    await choose({ modalityType: 'DELIVERY', destination: { address: place() } });
    const { active, modalities } = await read();
    expect(active).toMatchObject({ modalityType: 'DELIVERY', destination: { address: place() } });
    expect(modalities.map(({ modalityType }) => modalityType)).toEqual(['DELIVERY', 'IN_STORE', 'PICKUP']);
  });

  it('marks the current store [F-3.8]', async () => {
    await choose({});
    const { storeDetails } = await optionsFor({ postalCode: '45202' }, { headers: alice });
    const current = storeDetails.filter(({ currentlyShopping }) => currentlyShopping);
    expect(current.map(({ locationId }) => locationId)).toEqual([STORE]);
    const visitors = await optionsFor({ postalCode: '45202' });
    expect(visitors.storeDetails.some(({ currentlyShopping }) => currentlyShopping)).toBe(false);
  });

  it.each([
    ['a store that does not exist', { destination: { locationId: '99999999' } }],
    ['a centre', { destination: { locationId: '01190001' } }],
    ['an address for pickup', { destination: { address: place() } }],
    ['a store for delivery', { modalityType: 'DELIVERY' }],
  ])('cannot be %s', async (_, more) => {
    expect(await choose(more)).toMatchObject({ status: 422, body: { code: 'MODALITY_NOT_OFFERED' } });
  });
});
