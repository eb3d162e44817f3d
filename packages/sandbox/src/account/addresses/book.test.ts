import {
  addBookAddress,
  listAddresses,
  listBookAddresses,
  readProfile,
  removeBookAddress,
  updateBookAddress,
  validateAddress,
} from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAddress, placeToCheck } from '../../testing/account-bodies-for-tests.ts';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { freshKey, headersFor, send } from '../../testing/shopper-for-tests.ts';

type Headers = Record<string, string>;

let sandbox: TestSandbox;
let bob: Headers;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  bob = await headersFor(sandbox, 'bob');
});
afterAll(() => sandbox.close());

const list = async (headers = bob) => {
  const { body } = await send(sandbox, headers, listBookAddresses);
  return v.parse(listBookAddresses.response, body).data.addresses;
};
const at = async (street: string) =>
  (await list()).find(({ address }) => address.addressLines.at(-1) === street);
const add = (more: object = {}, headers = bob) =>
  send(sandbox, headers, { ...addBookAddress, body: bookAddress(more) });
const update = (addressId: string, more: object = {}) =>
  send(sandbox, bob, { ...updateBookAddress, body: bookAddress({ addressId, ...more }) });
const remove = (addressId: string) => send(sandbox, bob, { ...removeBookAddress, body: { addressId } });

const done = { status: 200, body: { data: { successful: true } } };
const refused = (errorCode: string) => ({
  status: 200,
  body: { data: { successful: false, errorDetail: { errorCode } } },
});

describe('the address book of the account', () => {
  it('stores, updates and removes an address [A-3.2] [A-7.2] [A-7.3] [A-7.4] [A-7.5]', async () => {
    expect(await add({ label: 'Cabin', notes: 'Ring twice', county: 'Montgomery' })).toEqual(done);
    const added = await at('9 New Street');
    expect(added).toEqual({
      id: expect.stringMatching(/^[\da-f]{32}$/),
      address: {
        addressLines: ['Apt 2', '9 New Street'],
        cityTown: 'Dayton',
        county: 'Montgomery',
        postalCode: '45402',
        stateProvince: 'OH',
        countryCode: 'US',
      },
      location: { lat: expect.closeTo(39.7, 0), lng: expect.closeTo(-84.2, 0) },
      type: 'delivery',
      preferredAddress: false,
      label: 'Cabin',
      notes: 'Ring twice',
    });
    const id = added?.id ?? '';
    expect(await update(id, { line1: '10 New Street', line2: '' })).toEqual(done);
    // Omitted fields stay.
    expect(await at('10 New Street')).toMatchObject({ id, label: 'Cabin', notes: 'Ring twice' });
    expect(await remove(id)).toEqual(done);
    expect(await at('10 New Street')).toBeUndefined();
  });

  it('lists the same addresses in the same order as the newer calls [A-2.19] [A-7.7]', async () => {
    for (const door of [1, 2, 3, 4, 5, 6]) {
      sandbox.controls.setClock(door * 1000);
      await add({ line1: `${door} Old Street` });
    }
    sandbox.controls.setClock(0);
    const newer = await send(sandbox, bob, listAddresses);
    const shown = listAddresses.decode(v.parse(listAddresses.response, newer.body)).list;
    const idsOf = (addresses: readonly { id: string }[]) => addresses.map(({ id }) => id);
    const book = listBookAddresses.decode({ data: { addresses: await list() } }).list;
    expect(idsOf(book)).toEqual(idsOf(shown));
    const profile = await send(sandbox, bob, readProfile);
    const { addresses } = readProfile.decode(v.parse(readProfile.response, profile.body));
    expect(idsOf(addresses)).toEqual(idsOf(shown));
  });

  it('has one mailing address, which is preferred [A-3.2]', async () => {
    const [before] = (await list()).filter(({ type }) => type === 'home');
    expect(before?.preferredAddress).toBe(true);
    await add({ line1: '11 New Street', type: 'home' });
    const homes = (await list()).filter(({ type }) => type === 'home');
    expect(homes.map(({ address }) => address.addressLines.at(-1))).toEqual(['11 New Street']);
    await update(homes[0]?.id ?? '', { line1: '11 New Street', type: 'delivery' });
    expect((await list()).filter(({ preferredAddress }) => preferredAddress)).toEqual([]);
    await remove(homes[0]?.id ?? '');
  });

  it('adds an address once for one idempotency key', async () => {
    const before = (await list()).length;
    const headers = { ...bob, 'idempotency-key': freshKey() };
    expect([await add({}, headers), await add({}, headers)]).toEqual([done, done]);
    expect(await list()).toHaveLength(before + 1);
  });
});

describe('the account', () => {
  const breaking: readonly object[] = [
    { line1: '' },
    { city: ' ' },
    { stateCode: '' },
    { line1: 'x'.repeat(41) },
    { line2: 'x'.repeat(41) },
    { city: 'x'.repeat(41) },
    { zip: '4520' },
    { zip: '45202-12' },
    { stateCode: 'ZZ' },
    { stateCode: 'ON', zip: 'M5V 2T6' },
  ];
  it.each(breaking)('refuses an address that breaks its rules, such as %o [A-5.7] [A-8.2]', async (more) =>
    expect(await add(more)).toEqual(refused('CONSTRAINT_VIOLATION_EXCEPTION')),
  );

  it.each([
    { zip: '45202-1234' },
    { zip: '45202/1234' },
    { line1: 'x'.repeat(40), line2: 'y'.repeat(40), city: 'z'.repeat(40) },
    { stateCode: 'ON', zip: 'm5v2t6', countryCode: 'CA' },
  ])('accepts an address that keeps its rules, such as %o', async (more) =>
    expect(await add(more)).toEqual(done),
  );

  it('refuses an update that breaks its rules, and keeps the address', async () => {
    await add({ line1: '12 New Street' });
    const before = await at('12 New Street');
    expect(await update(before?.id ?? '', { line1: '12 New Street', zip: '1' })).toEqual(
      refused('CONSTRAINT_VIOLATION_EXCEPTION'),
    );
    expect(await at('12 New Street')).toEqual(before);
  });

  it('refuses to update or remove an unknown address [A-8.3]', async () => {
    expect(await update('nothing')).toEqual(refused('ADDRESS_NOT_FOUND'));
    expect(await remove('nothing')).toEqual(refused('ADDRESS_NOT_FOUND'));
  });

  it('refuses the address of one street with an undocumented code [A-8.5]', async () =>
    expect(await add({ line1: '1 Refused St' })).toEqual(refused('ADDRESS_REFUSED')));

  it('refuses a fifty-first address [A-8.4]', async () => {
    const paula = await headersFor(sandbox, 'paula');
    expect(await list(paula)).toHaveLength(50);
    expect(await add({}, paula)).toEqual(refused('TOO_MANY_ADDRESSES'));
    await sandbox.controls.addAddresses('heidi', 1000);
    expect(await list(await headersFor(sandbox, 'heidi'))).toHaveLength(1001);
  });

  it('responds 403 to an ordinary call when that is staged', async () => {
    sandbox.controls.addFault({ match: addBookAddress.name, when: 'before', kind: 'status', status: 403 });
    expect((await add()).status).toBe(403);
  });
});

describe('the address validation of the account', () => {
  const check = async (...lines: readonly string[]) => {
    const question = { ...validateAddress, body: { address: placeToCheck(...lines) } };
    const { body } = await send(sandbox, bob, question);
    return v.parse(validateAddress.response, body).data.addressValidations;
  };

  it('confirms a valid address, and locates it [A-3.4] [A-7.6]', async () => {
    expect(await check('Apt 2', '17 Walnut Lane')).toMatchObject({
      validated: true,
      corrected: false,
      address: { addressLines: ['Apt 2', '17 Walnut Lane'] },
      location: { lat: expect.closeTo(39.1, 0) },
    });
  });

  it('expands an abbreviated street, and does not confirm an unknown one [A-3.4]', async () => {
    expect(await check('Apt 2', '1 Corrected St')).toMatchObject({
      validated: true,
      corrected: true,
      address: { addressLines: ['Apt 2', '1 Corrected Street'] },
    });
    const unknown = await check('1 Unknown St');
    expect(unknown).toMatchObject({ validated: false, corrected: false });
    expect(unknown).not.toHaveProperty('location');
  });

  it('is limited to sixty requests a minute when limits are on', async () => {
    const question = { ...validateAddress, body: { address: placeToCheck('17 Walnut Lane') } };
    sandbox.controls.setLimits(true);
    const statuses = [];
    for (let asked = 0; asked < 61; asked += 1) statuses.push((await send(sandbox, bob, question)).status);
    sandbox.controls.setLimits(false);
    expect([statuses.indexOf(429), statuses.length]).toEqual([60, 61]);
  });
});
