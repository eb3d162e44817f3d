import {
  addAddress,
  listAddresses,
  readModalityPreferences,
  setActiveModality,
  updateAddress,
  validateAddressForModality,
} from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place, profileAddress } from '../../testing/fulfilment-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
let bob: Record<string, string>;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  bob = await headersFor(sandbox, 'bob');
});
afterAll(() => sandbox.close());

const list = async () => {
  const { body } = await send(sandbox, bob, listAddresses);
  return v.parse(listAddresses.response, body).data.addresses;
};
const add = async (more: object = {}): Promise<string> => {
  const { body } = await send(sandbox, bob, { ...addAddress, body: profileAddress(more) });
  return v.parse(addAddress.response, body).data?.addressId ?? '';
};
const update = (addressId: string, more: object = {}) =>
  send(sandbox, bob, {
    ...updateAddress,
    body: { ...profileAddress(more), addressId, dateAddressUpdated: '2026-11-21T00:00:00.000Z' },
  });
const remove = (addressId: string) =>
  send(sandbox, bob, { method: 'DELETE', path: `/profile/v1/addresses/${addressId}` });

describe('the address book', () => {
  it('lists older addresses without a date [F-7.2]', async () => {
    const before = await list();
    expect(before).toHaveLength(2);
    expect(before.every(({ modified }) => modified === undefined)).toBe(true);
  });

  it('stores, updates and removes an address [F-7.3] [F-7.4] [F-7.5]', async () => {
    const id = await add();
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      type: 'delivery',
      address: {
        addressLine1: '9 New Street',
        addressLine2: 'Apt 2',
        county: 'Montgomery',
        countryCode: 'us',
      },
    });
    expect((await update(id, { addressLine1: '10 New Street', addressLine2: '' })).status).toBe(200);
    const changed = (await list()).find((one) => one.id === id);
    expect(changed?.address).toMatchObject({ addressLine1: '10 New Street', zip: '45402' });
    expect(changed?.address).not.toHaveProperty('addressLine2');
    expect(Date.parse(changed?.modified?.value ?? '')).toBeGreaterThan(0);
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([200, 404]);
  });

  it('has one mailing address, the one that was set last', async () => {
    const id = await add({ addressType: 'home' });
    const homes = async () => (await list()).filter(({ type }) => type === 'home').map((one) => one.id);
    expect(await homes()).toEqual([id]);
    await update(id, { addressType: 'delivery' });
    expect(await homes()).toEqual([]);
    await remove(id);
  });

  it('removes a deleted address from the ways to shop as well [F-4.4]', async () => {
    const id = await add({
      addressLine1: '5 Gone Street',
      addressLine2: '',
      city: 'Dayton',
      stateCode: 'OH',
    });
    const address = {
      addressLines: ['5 Gone Street'],
      cityTown: 'Dayton',
      stateProvince: 'OH',
      postalCode: '45402',
      county: 'Montgomery',
    };
    const preference = { modalityType: 'DELIVERY', destination: { address }, id: 'p', source: 'SHOPPER' };
    const createdDate = '2026-11-21T00:00:00.000Z';
    await send(sandbox, bob, { ...setActiveModality, body: { ...preference, createdDate } });
    const ways = async () =>
      v.parse(readModalityPreferences.response, (await send(sandbox, bob, readModalityPreferences)).body)
        .data;
    expect((await ways()).modalities).toHaveLength(1);
    await remove(id);
    expect(await ways()).toEqual({ modalities: [] });
  });

  it('refuses an update without an id [F-5.8]', async () => {
    const { status, body } = await update('');
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'ADDRESS_ID_MISSING', reason: 'address must have id' });
  });

  it.each([
    [{ countryCode: 'US' }, 200],
    [{ stateCode: 'ON', zip: 'm5v 2t6', countryCode: 'ca' }, 200],
    [{ stateCode: 'YT', zip: 'Y1A 1A1', countryCode: 'ca' }, 200],
    [{ stateCode: 'PR', zip: '00901' }, 200],
    [{ stateCode: 'AE', zip: '09001' }, 200],
    [{ stateCode: '', city: '' }, 200],
    [{ stateCode: 'ON', zip: 'M5V 2T6' }, 422],
    [{ stateCode: 'ZZ' }, 422],
    [{ addressLine1: '' }, 400],
    [{ addressLine1: 'x'.repeat(41) }, 400],
  ])('responds to an address such as %o with %i [F-5.5]', async (more, status) => {
    const answer = await send(sandbox, bob, { ...addAddress, body: profileAddress(more) });
    expect(answer.status).toBe(status);
  });

  it('holds at most fifty addresses', async () => {
    const room = 50 - (await list()).length;
    for (let count = 0; count < room; count += 1) await add();
    const { status, body } = await send(sandbox, bob, { ...addAddress, body: profileAddress() });
    expect([status, body]).toMatchObject([422, { code: 'ADDRESS_LIMIT_REACHED' }]);
  });
});

describe('the address validation', () => {
  it.each([
    ['a good one', place(), { validated: true, corrected: false }],
    ['one with a unit', { ...place(), addressLines: ['Apt 2', '17 Walnut Lane'] }, { corrected: false }],
    ['a short form', place('1 Corrected St'), { validated: true, corrected: true }],
    ['what the short form becomes', place('1 Corrected Street'), { validated: true, corrected: false }],
    ['one without a city', place('17 Walnut Lane', '45202', { cityTown: '' }), { corrected: true }],
    ['an unknown one', place('1 Unknown St'), { validated: false, corrected: false }],
    ['a ZIP code that is none', place('17 Walnut Lane', '00000'), { validated: false }],
    ['one in Canada', place('1 Maple', 'M5V 2T6', { stateProvince: 'ON' }), { validated: false }],
    ['one without a street', { ...place(), addressLines: [] }, { validated: false }],
  ])('classifies %s [F-3.6] [F-7.7]', async (_, address, verdict) => {
    const question = { address, modalityType: 'DELIVERY' };
    const { body } = await send(sandbox, bob, { ...validateAddressForModality, body: question });
    expect(v.parse(validateAddressForModality.response, body).data).toMatchObject(verdict);
  });

  it('expands an abbreviated street and fills in a missing city [F-3.3]', async () => {
    const address = { ...place('1 corrected st', '45202', { cityTown: '' }) };
    const { body } = await send(sandbox, bob, {
      ...validateAddressForModality,
      body: {
        address: { ...address, addressLines: ['Apt 2', ...address.addressLines] },
        modalityType: 'DELIVERY',
      },
    });
    const found = v.parse(validateAddressForModality.response, body).data.address;
    expect(found).toMatchObject({ addressLines: ['Apt 2', '1 Corrected Street'], cityTown: 'Cincinnati' });
    expect(found.location?.lat).toBeCloseTo(39.1, 0);
  });

  it.each([
    ['17 Walnut Lane', '45202', 'DELIVERY', true],
    ['1 No Delivery St', '45202', 'DELIVERY', false],
    ['1 No Delivery St', '45202', 'PICKUP', true],
    ['1 No Pickup St', '45202', 'PICKUP', false],
    ['1 No Ship St', '45202', 'SHIP', false],
    ['1 No Store St', '45202', 'IN_STORE', false],
    ['17 Walnut Lane', '99998', 'DELIVERY', false],
    ['17 Walnut Lane', '96801', 'DELIVERY', false],
    ['17 Walnut Lane', '96801', 'SHIP', false],
    ['17 Walnut Lane', '45202', 'Ship', true],
  ])(
    'reports whether %s in %s can be served by %s: %s [F-7.7]',
    async (street, zip, modalityType, isEligible) => {
      const { body } = await send(sandbox, bob, {
        ...validateAddressForModality,
        body: { address: place(street, zip), modalityType },
      });
      expect(v.parse(validateAddressForModality.response, body).data).toMatchObject({
        isEligible,
        modalityType,
        validated: true,
      });
    },
  );
});
