import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countryOf } from '../domain/country.ts';
import { regions } from '../domain/regions.ts';
import { queryText } from './call.ts';
import { calls } from './calls.ts';
import { changeCartLine } from './cart/change-cart-line.ts';
import { listProducts } from './cart/list-products.ts';
import { moveCart } from './cart/move-cart.ts';
import { readCart } from './cart/read-cart.ts';
import { listConsents } from './consent/list-consents.ts';
import { updateConsent } from './consent/update-consent.ts';
import { listModalityOptions } from './modality/list-modality-options.ts';
import { setActiveModality } from './modality/set-active-modality.ts';
import { addAddress } from './profile/add-address.ts';
import { listAddresses } from './profile/list-addresses.ts';
import { updateAddress } from './profile/update-address.ts';
import { fromWirePlace, toWirePlace } from './profile/wire-place.ts';
import { createCheckout } from './scheduling/create-checkout.ts';
import type { NewCheckout } from './scheduling/create-checkout.ts';
import { createPromise } from './scheduling/create-promise.ts';
import { listPromisingTimeslots } from './scheduling/list-promising-timeslots.ts';
import { listReplacements } from './scheduling/list-replacements.ts';
import { listUpfrontTimeslots } from './scheduling/list-upfront-timeslots.ts';
import { updatePromise } from './scheduling/update-promise.ts';
import { timeslotSchemas, toTimeslots } from './scheduling/wire-timeslots.ts';

const region = fc.constantFrom(...regions().map(({ code }) => code));
const line = fc.stringMatching(/^[A-Za-z0-9]{1,40}$/);
const address = fc
  .record({ street: line, unit: fc.oneof(fc.constant(''), line), locality: line, county: line, region })
  .map((parts) => ({ ...parts, postalCode: '45202', countryCode: countryOf(parts.region) }));

const home = {
  street: '1 A St',
  unit: 'Apt 2',
  locality: 'X',
  region: 'ON',
  postalCode: 'K1A 0B1',
  countryCode: 'CA',
} as const;

const fits = (schema: v.GenericSchema | undefined, body: unknown): boolean =>
  v.is(schema ?? v.never(), JSON.parse(JSON.stringify(body)));

describe('addresses of a profile', () => {
  it('are sent with street and unit on their lines and the country in lower case [F-3.1] [F-5.5] [F-7.3]', () => {
    const { body } = addAddress.encode({ address: home, isMailingAddress: true });
    expect(body).toEqual({
      addressType: 'home',
      addressLine1: '1 A St',
      addressLine2: 'Apt 2',
      city: 'X',
      countryCode: 'ca',
      stateCode: 'ON',
      zip: 'K1A 0B1',
    });
    expect(fits(addAddress.body, body)).toBe(true);
  });

  it('survive a round trip, with their date [F-3.2] [F-7.2]', () => {
    fc.assert(
      fc.property(address, fc.boolean(), (given, isMailingAddress) => {
        const { body } = addAddress.encode({ address: given, isMailingAddress });
        expect(fits(addAddress.body, body)).toBe(true);
        const { addressType: type, ...parts } = body ?? {};
        const modified = { value: '2026-11-21T10:00:00.000Z' };
        const answer = { data: { addresses: [{ id: 'a', type, address: parts, modified }] } };
        expect(listAddresses.decode(v.parse(listAddresses.tolerates, answer))).toEqual({
          list: [{ id: 'a', address: given, isMailingAddress, lastModified: Date.parse(modified.value) }],
          unreadable: 0,
        });
      }),
    );
  });

  it('are listed even when some of them cannot be read, with the country in upper case too', () => {
    const parts = { addressLine1: '1 A St', city: 'X', stateCode: 'OH', zip: '45202', countryCode: 'US' };
    const entry = { id: 'a', type: 'delivery', address: parts };
    const answer = { data: { addresses: [{ ...entry, type: 'work' }, entry, null] } };
    const { list, unreadable } = listAddresses.decode(v.parse(listAddresses.tolerates, answer));
    expect([list.map(({ id }) => id), unreadable]).toEqual([['a'], 2]);
  });

  it('are updated by their id, with the time of the change [F-7.4]', () => {
    const at = new Date('2026-11-21T10:00:00Z');
    const { body } = updateAddress.encode({ id: 'a', at, address: home, isMailingAddress: false });
    expect(body).toMatchObject({
      addressId: 'a',
      addressType: 'delivery',
      dateAddressUpdated: at.toISOString(),
    });
    expect(fits(updateAddress.body, body)).toBe(true);
  });

  it('have their unit first for validation, and lose nothing in a round trip [F-3.3] [F-3.4]', () => {
    expect(toWirePlace(home).addressLines).toEqual(['Apt 2', '1 A St']);
    fc.assert(
      fc.property(address, (given) => {
        expect(fromWirePlace(toWirePlace(given))).toEqual(given);
      }),
    );
    const three = { ...toWirePlace(home), addressLines: ['c/o B', 'Apt 2', '1 A St'] };
    expect(fromWirePlace(three)).toMatchObject({ street: '1 A St', unit: 'c/o B, Apt 2' });
  });
});

const NONE = { SHIP: [], PICKUP: [], DELIVERY: [], IN_STORE: [] };
const STORE = {
  locationId: '01100001',
  divisionNumber: '011',
  storeNumber: '00001',
  vanityName: 'Walnut Hills',
  banner: 'kroger',
  address: { addressLines: ['1 A St'], cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45202' },
  location: { lat: 39, lng: -84 },
  distance: 1,
  isCrossBanner: false,
  currentlyShopping: false,
  isLockerPickupLocation: false,
  isOpen: true,
  openText: 'Open until 11 PM',
  hours: { timezone: 'America/New_York' },
};

describe('modality options', () => {
  it.each([
    [{ postalCode: '45202' }, { postalCode: '45202' }],
    [{ location: { lat: 1, lng: 2 } }, { location: { lat: 1, lng: 2 } }],
    [{ address: home }, toWirePlace(home)],
  ])('are requested by %o [F-7.8]', (near, asked) => {
    const { body } = listModalityOptions.encode({ near, banner: 'qfc' });
    expect(body).toEqual({ address: asked, banner: 'qfc' });
    expect(fits(listModalityOptions.body, body)).toBe(true);
  });

  it('are decoded without unreadable ones, and with one spelling of modalities [F-3.7]', () => {
    const option = {
      modalityType: 'InStore',
      destination: { locationId: '01100001' },
      fulfillment: [{ type: 'STORE', locationId: '01100001' }],
      isCrossBanner: false,
      createdDate: '2026-11-21T10:00:00Z',
      id: 'o',
      source: 's',
    };
    const lists = { SHIP: [], PICKUP: [], DELIVERY: [null], IN_STORE: [option], storeDetails: [{}, STORE] };
    const found = listModalityOptions.decode(v.parse(listModalityOptions.tolerates, { data: lists }));
    expect(found.options.IN_STORE).toEqual([
      {
        id: 'o',
        source: 's',
        modality: 'IN_STORE',
        createdDate: '2026-11-21T10:00:00Z',
        destination: { kind: 'store', locationId: '01100001' },
        fulfilment: [{ kind: 'store', locationId: '01100001' }],
        isCrossBanner: false,
        distance: undefined,
      },
    ]);
    expect([found.options.DELIVERY, found.closeToStore]).toEqual([[], false]);
    expect(found.stores.map(({ vanityName }) => vanityName)).toEqual(['Walnut Hills']);
  });

  it.each([
    ['without its hours and its position', { hours: undefined, location: undefined }],
    ['with a link that cannot be followed', { externalNavigation: { webUrl: 'http://a', linkText: 'a' } }],
  ])('keep a store %s [F-3.8]', (_, more) => {
    const { stores } = listModalityOptions.decode({
      data: { ...NONE, storeDetails: [{ ...STORE, ...more }] },
    });
    expect(stores).toMatchObject([{ vanityName: 'Walnut Hills', externalNavigation: undefined }]);
  });

  it('do not say that there are no stores when none can be read', () => {
    const decode = (storeDetails: unknown[]) =>
      listModalityOptions.decode({ data: { ...NONE, storeDetails } });
    expect(decode([]).stores).toEqual([]);
    expect(() => decode([{}])).toThrow('No store can be parsed.');
  });

  it('are made active with their modality and destination [F-7.9]', () => {
    const { body } = setActiveModality.encode({
      modality: 'DELIVERY',
      destination: { kind: 'address', address: home },
      createdDate: '2026-11-21T10:00:00Z',
      id: 'p',
      source: 'SHOPPER',
    });
    expect(fits(setActiveModality.body, body)).toBe(true);
    expect(body).toMatchObject({ modalityType: 'DELIVERY', destination: { address: toWirePlace(home) } });
  });
});

describe('consents of a shopper', () => {
  it('are requested by chain and comma-separated names, and updated with their version [F-7.21]', () => {
    const { query } = listConsents.encode({ chain: 'kroger', names: ['Pay', 'InStore'] });
    expect(queryText(query)).toBe(
      '?projections=preferences.full&filter.chain=kroger&filter.name=Pay%2CInStore',
    );
    expect(updateConsent.encode({ id: 'p', value: true, versionKey: 'k' })).toEqual({
      params: { preferenceId: 'p' },
      body: { value: true, versionKey: 'k' },
    });
  });
});

describe('timeslots', () => {
  const items = [{ gtin13: '2000000000001', offerId: 'o', quantity: 2 }];

  it('are requested upfront with vendors, items and the time zone of the device [F-7.10]', () => {
    const { body, headers } = listUpfrontTimeslots.encode({
      locale: 'en-US',
      modality: 'DELIVERY',
      vendors: { sources: ['OWN'], handoffs: ['ATTENDED'] },
      items,
      userTimeZone: 'America/Chicago',
    });
    expect(headers).toEqual({ 'user-time-zone': 'America/Chicago' });
    expect(fits(listUpfrontTimeslots.body, body)).toBe(true);
    expect(body).toMatchObject({ vendors: { sources: ['OWN'], handoffs: ['ATTENDED'] }, items });
  });

  it('are requested with vendors only for a delivery [F-7.11]', () => {
    const question = { items, vendors: { sources: ['OWN'] } };
    expect(listPromisingTimeslots.encode({ ...question, modality: 'DELIVERY' }).body).toHaveProperty(
      'vendors',
    );
    const { body, headers } = listPromisingTimeslots.encode({ ...question, modality: 'PICKUP' });
    expect(body).toEqual({ modalityType: 'PICKUP', items });
    expect(headers).toBeUndefined();
  });

  const time = {
    quoteId: 'q',
    optionId: 'o',
    vendorId: 'v',
    vendorName: 'V',
    displayString: '9 – 10 AM',
    cost: '6.95',
    waiver: -6.95,
    type: 'EXPRESS',
    incentive: { displayName: 'Best value' },
    window: { value: '2027-01-01T00:30:00Z/2027-01-01T01:30:00Z', timezone: 'America/Denver' },
  };
  const answer = (...days: readonly object[]) => ({
    data: { days: days.map((day) => ({ times: [time], ...day })), items: {} },
  });
  const read = (wire: unknown) => toTimeslots(v.parse(timeslotSchemas.tolerates, wire));

  it('are decoded with amounts in cents, type, incentive and window [F-3.10] [F-3.11]', () => {
    const found = read(answer({ date: '2026-12-31' }));
    expect(found.days[0]?.times[0]).toMatchObject({
      cost: 695,
      waiver: -695,
      shouldShowFees: true,
      type: 'EXPRESS',
      incentive: 'Best value',
      window: { value: time.window.value, timeZone: 'America/Denver' },
    });
  });

  it.each([
    [{ date: '2026-12-31', month: 'Dec' }, '2026-12-31'],
    [{ date: 31, month: 'Dec' }, '2026-12-31'],
    [{ date: '2', month: 'January' }, '2027-01-02'],
    [{ date: 31, month: 'Dec', times: [] }, undefined],
  ])('of the day %o are dated %s [F-3.10]', (day, date) => {
    expect(read(answer(day)).days[0]?.date).toBe(date);
  });

  it('are decoded without the times and days that cannot be parsed, and days without times stay', () => {
    const { days } = read(
      answer(
        { date: '2026-12-30', times: [] },
        { date: 31, month: 'Dec', times: [{ ...time, window: { value: 'noon', timezone: 'UTC' } }, time] },
        { date: '2027-01-02', times: [{ ...time, window: undefined }, { ...time, cost: 'free' }, time] },
        { date: '2027-01-01', times: [{ ...time, window: { ...time.window, timezone: 'Mars/Base' } }] },
        { date: '2027-02-30' },
        { date: 31, month: 'Nothing' },
        { date: 31, month: 'Feb' },
      ),
    );
    expect(days.map(({ date, times }) => [date, times.length])).toEqual([
      ['2026-12-30', 0],
      ['2026-12-31', 1],
      ['2027-01-02', 1],
    ]);
  });

  it.each([
    { date: '2026-12-31', times: [{}] },
    { date: 31, month: 'Nothing' },
  ])('are not taken for none when no time of %o can be parsed', (day) => {
    const bookedOut = { date: '2026-12-30', times: [] };
    expect(() => read(answer(bookedOut, day))).toThrow('No time can be parsed.');
    expect(read(answer(bookedOut)).days).toEqual([bookedOut]);
  });

  it('are promised, updated and ordered with the fields of the specification [F-7.12] [F-7.13] [F-7.20] [C-7.2]', () => {
    const created = createPromise.encode({
      modality: 'PICKUP',
      optionIds: ['o'],
      vendorId: 'v',
      originalWindow: { value: time.window.value, timeZone: 'America/Denver' },
      items,
    });
    expect(created.body).toEqual({
      modalityType: 'PICKUP',
      optionIds: ['o'],
      vendorId: 'v',
      originalWindow: time.window,
      items,
    });
    const updated = updatePromise.encode({ id: 'p', versionKey: 'k', items });
    expect(updated).toEqual({ params: { promiseId: 'p' }, body: { versionKey: 'k', items } });
    const contact = { firstName: 'C'.repeat(41), lastName: 'D', phone: '(513) 555-0123' };
    const milk = { gtin13: '2000000000001', quantity: 2, couponId: 'k', sourceStoreId: undefined };
    const order: NewCheckout = {
      cartId: 'c',
      modality: 'PICKUP',
      email: 'c@example.com',
      contact,
      deliveryType: 'Standard',
      promise: { id: 'p', versionKey: 'k' },
      instructions: 'R'.repeat(129),
      lines: [{ ...milk, substitutionPolicy: 'NONE' }],
      properties: { a: 'b' },
    };
    const checkout = createCheckout.encode(order);
    const phoneSent = (phone: string) =>
      createCheckout.encode({ ...order, contact: { ...contact, phone } }).body?.fulfillment.contact.phone;
    expect(Object.keys(checkout.body ?? {}).toSorted()).toEqual([
      'buyer',
      'cartId',
      'fulfillment',
      'lineItems',
      'modalityType',
      'properties',
    ]);
    expect(checkout.body).toMatchObject({
      buyer: { email: 'c@example.com' },
      fulfillment: {
        contact: { firstName: 'C'.repeat(40), lastName: 'D', phone: '+15135550123' },
        deliveryType: 'Standard',
        instructions: 'R'.repeat(128),
      },
      lineItems: [
        {
          gtin13: '2000000000001',
          quantity: 2,
          modalityType: 'PICKUP',
          substitutionPolicy: 'NONE',
          couponId: 'k',
        },
      ],
    });
    expect(['+44 20 7946 0958', '(513) 555-0123 ext. 45', ''].map(phoneSent)).toEqual(['', '', '']);
    expect(['1-513-555-0123', '5135550123'].map(phoneSent)).toEqual(['+15135550123', '+15135550123']);
    expect([fits(createPromise.body, created.body), fits(createCheckout.body, checkout.body)]).toEqual([
      true,
      true,
    ]);
  });

  it('are validated for a replacement of a product [F-7.15]', () => {
    expect(listReplacements.encode({ productId: 'p', optionId: 'o' })).toEqual({
      params: { productId: 'p' },
      query: { 'option.validate': 'o' },
    });
  });
});

it('builds a query only from given values, and lets visitors write nothing but email preferences', () => {
  expect([queryText(), queryText({ a: undefined }), queryText({ a: '1&2' })]).toEqual(['', '', '?a=1%262']);
  const byVisitors = calls().filter(({ write, auth }) => write && auth !== 'bearer');
  // A visitor who follows a link in an email is not signed in.
  expect(byVisitors.map(({ name }) => name)).toEqual(['account.email-preferences.update']);
});

it('decodes a cart line without what the service leaves out or has newly [F-3.16]', () => {
  const wireLine = { id: 'l', gtin13: '0001111041700', quantity: 2, modalityType: 'Pickup' };
  const more = {
    substitutionPolicy: 'NONE',
    substitutionItems: ['0001111041701'],
    instructions: 'Ripe ones',
    sellerId: 's',
    sourceStoreId: '01100147',
  } as const;
  const wire = {
    data: {
      cart: {
        id: 'c',
        lineItems: [wireLine, { ...wireLine, ...more }, { ...wireLine, substitutionPolicy: 'ASK_ME' }],
      },
    },
  };
  const [bare, full, newer] = readCart.decode(v.parse(readCart.response, wire)).lines;
  expect(bare).toEqual({
    id: 'l',
    gtin13: '0001111041700',
    quantity: 2,
    modality: 'PICKUP',
    substitutionPolicy: undefined,
    substitutionItems: [],
    instructions: '',
    sellerId: undefined,
    sourceStoreId: undefined,
  });
  expect(full).toMatchObject(more);
  expect(newer).toEqual(bare);
  const { cart } = wire.data;
  const modify = { ...cart, checkoutId: 'o' };
  const own = readCart.decode(v.parse(readCart.response, { data: { cart: { ...cart, modify } } }));
  expect(own.modify).toEqual({ id: 'c', lines: own.lines, checkoutId: 'o' });
});

it.each([
  [{ quantity: 2 }, { quantity: 2 }],
  [{ quantity: 0 }, { quantity: 0 }],
  [{ substitutionPolicy: 'NONE' }, { substitutionPolicy: 'NONE' }],
  [{ instructions: 'Ripe, please' }, { instructions: 'Ripe, please' }],
  [
    { substitutionPolicy: 'CUSTOMER_CHOICE', substitutionItems: ['0001111041701'] },
    { substitutionPolicy: 'CUSTOMER_CHOICE', substitutionItems: ['0001111041701'] },
  ],
] as const)('sends only what changes of a cart line: %o', (change, wire) => {
  const { params, body } = changeCartLine.encode({ lineId: 'l', ...change });
  expect({ params, body }).toEqual({ params: { lineId: 'l' }, body: wire });
  expect(fits(changeCartLine.body, body)).toBe(true);
});

it('sends the lines of a cart move only when not all of them are moved', () => {
  const move = { from: 'PICKUP', to: 'DELIVERY' } as const;
  expect(moveCart.encode(move).body).toEqual(move);
  expect(moveCart.encode({ ...move, lineIds: ['l'] }).body).toEqual({ ...move, lineIds: ['l'] });
});

it('decodes the minimum order amounts when the service sends them', () => {
  const minimums = [{ modalityType: 'Delivery', amount: '35.00' }] as const;
  const decoded = (cart: object) =>
    readCart.decode(v.parse(readCart.response, { data: { cart: { id: 'c', lineItems: [], ...cart } } }));
  expect(decoded({ minimums }).minimums).toEqual({ DELIVERY: 3500 });
  expect(decoded({}).minimums).toBeUndefined();
});

describe('a product with membership data', () => {
  const plain = { productId: 'a', upc: '2', description: 'Milk', price: '3.99' };
  const data = {
    renewalPrice: 'USD 99.00',
    renewalDurationQuantity: 12,
    renewalDurationUomCode: 'MONTH',
  };
  const described = (more: object) => {
    const wire = v.parse(listProducts.response, { data: { products: [plain, { ...plain, ...more }] } });
    return listProducts.decode(wire)[1]?.membership;
  };

  it('is a membership when it says how it renews [F-3.14]', () =>
    expect(
      described({ computedMembershipItemData: data, originalPrice: { regular: { price: 'USD 9.00' } } }),
    ).toEqual({
      price: 'USD 9.00',
      subscription: { quantity: 12, unitCode: 'MONTH' },
      renewalPrice: 'USD 99.00',
      renewal: { quantity: 12, unitCode: 'MONTH' },
      trialChargeDate: undefined,
      renewalDate: undefined,
    }));

  it.each([
    [{ computedMembershipItemData: null }, undefined],
    [{ computedMembershipItemData: { ...data, renewalDurationQuantity: 'many' } }, undefined],
    [{ computedMembershipItemData: data, originalPrice: null }, 'USD 99.00'],
    [{ computedMembershipItemData: data, originalPrice: { regular: null } }, 'USD 99.00'],
    [{ computedMembershipItemData: data, originalPrice: { regular: { price: 5.99 } } }, 'USD 99.00'],
    [{ computedMembershipItemData: { ...data, computedRenewalDateUtc: null } }, 'USD 99.00'],
    [{ computedMembershipItemData: data, subscriptionDurationQuantity: null }, 'USD 99.00'],
  ])('keeps a price or drops the membership when a part cannot be read: %j', (more, price) =>
    expect(described(more)?.price).toBe(price),
  );
});
